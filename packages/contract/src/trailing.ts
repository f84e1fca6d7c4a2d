import { type Static, Type } from 'typebox';
import { oneOf } from './closed-sets.ts';
import { Document } from './documents.ts';
import { Note } from './loans.ts';
import { WouldBeFinding } from './reconciliation.ts';
import { DateTime, ExternalRef, listOf, nullable, PageQuery, strictObject, Uuid } from './shapes.ts';

/** What comes, or has to be renewed, after a closing. */
export const dueKinds = [
  'recorded_instrument',
  'title_policy',
  'ucc_acknowledgment',
  'hazard_insurance',
  'flood_insurance',
  'ucc_lapse',
  'covenant',
] as const;
export type DueKind = (typeof dueKinds)[number];

export const dueStatuses = ['open', 'overdue', 'settled'] as const;

export const DueItem = strictObject(
  {
    id: Uuid,
    externalRef: ExternalRef,
    kind: oneOf(dueKinds),
    what: Type.String({ description: 'What is due, in words.' }),
    dueDate: Type.String({ format: 'date' }),
    status: oneOf(dueStatuses),
    remindedAt: nullable(DateTime),
    settled: nullable(
      strictObject({
        at: DateTime,
        by: nullable(Type.String({ description: 'Null where a document that came settled it.' })),
        note: nullable(Type.String()),
        documentId: nullable(Uuid),
      }),
    ),
  },
  { $id: 'DueItem', description: 'Something that has to come, or to be renewed, after the closing of a loan.' },
);
export type DueItem = Static<typeof DueItem>;

export const DueItemList = listOf(DueItem);

export const DueItemsQuery = strictObject({
  ...PageQuery.properties,
  withinDays: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 3650, description: 'Due within so many days from today, or overdue.' }),
  ),
  overdue: Type.Optional(Type.Boolean({ description: 'Only what is overdue.' })),
});
export type DueItemsQuery = Static<typeof DueItemsQuery>;

export const LoanDueItems = strictObject(
  {
    items: Type.Array(DueItem),
    documents: Type.Array(Document, { description: 'What came after approval.' }),
    findings: Type.Array(WouldBeFinding, {
      description: 'What the rules find in the documents that came after approval. Nothing of it is stored.',
    }),
    takesDocuments: Type.Boolean({ description: 'Whether documents can be added after approval now.' }),
  },
  { $id: 'LoanDueItems' },
);
export type LoanDueItems = Static<typeof LoanDueItems>;

export const DueItemParams = strictObject({ ref: ExternalRef, id: Uuid });

export const SettleRequest = strictObject(
  { note: Note },
  { description: 'How it was settled, or why it is not needed.' },
);
export type SettleRequest = Static<typeof SettleRequest>;
