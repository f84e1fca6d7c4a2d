import { type Static, Type } from 'typebox';
import { oneOf } from './closed-sets.ts';
import { Note } from './loans.ts';
import { DateTime, ExternalRef, nullable, strictObject, Uuid } from './shapes.ts';

/** Evidenced: it asks for nothing but documents, and they are in the package. */
export const conditionStatuses = ['open', 'evidenced', 'satisfied', 'waived'] as const;

export const Condition = strictObject(
  {
    id: Type.String({ description: 'Names the condition on this loan.' }),
    text: Type.String({ description: 'As the approval states it.' }),
    status: oneOf(conditionStatuses),
    missing: Type.Array(Type.Array(Type.String()), {
      description: 'Types of documents that it asks for and the package lacks; any one of each list is meant.',
    }),
    candidates: Type.Array(Uuid, { description: 'Documents of the package that may satisfy it.' }),
    decided: nullable(
      strictObject({
        by: Type.String(),
        byId: Uuid,
        at: DateTime,
        documentId: nullable(Uuid),
        note: Type.String(),
      }),
    ),
  },
  { $id: 'Condition', description: 'A condition of the approval, and who settled it by what.' },
);
export type Condition = Static<typeof Condition>;

export const ConditionList = strictObject({ items: Type.Array(Condition) }, { $id: 'ConditionList' });

export const ConditionParams = strictObject({
  ref: ExternalRef,
  id: Type.String({ pattern: '^[0-9a-f]{16}$', 'x-form': 'the id of a condition' }),
});

export const SatisfyRequest = strictObject({
  documentId: Uuid,
  note: Type.Optional(Type.String({ maxLength: 4000 })),
});
export type SatisfyRequest = Static<typeof SatisfyRequest>;

export const WaiveRequest = strictObject({ note: Note }, { description: 'Why.' });
