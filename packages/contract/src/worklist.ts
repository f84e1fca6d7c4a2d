import { type Static, Type } from 'typebox';
import { oneOf } from './closed-sets.ts';
import { DateTime, nullable, strictObject, Uuid } from './shapes.ts';

export const workKinds = [
  'escalation',
  'exceptions',
  'approval',
  'boarding',
  'boarding_outcome',
  'wire',
  'admin_change',
] as const;
export type WorkKind = (typeof workKinds)[number];

const WorkItem = strictObject(
  {
    kind: oneOf(workKinds, {
      description:
        'escalation: somebody asks; exceptions: confirmed and not overridden; approval: nothing blocks the loan; ' +
        'boarding, wire: staged by somebody else and to be checked; boarding_outcome: the core did not say what it did; ' +
        'admin_change: proposed by another administrator.',
    }),
    externalRef: nullable(Type.String({ description: 'Null for changes of the installation.' })),
    borrowerName: nullable(Type.String()),
    findingId: nullable(Uuid),
    title: nullable(Type.String({ description: 'Of the finding, or of the first of several.' })),
    count: Type.Integer({ minimum: 1, description: 'How many findings.' }),
    byId: nullable(Uuid),
    byName: nullable(Type.String()),
    since: DateTime,
  },
  { $id: 'WorkItem', description: 'Something that waits for the person who asks.' },
);
export type WorkItem = Static<typeof WorkItem>;

export const MyWork = strictObject(
  {
    items: Type.Array(WorkItem, { description: 'Oldest first within each kind, at most 100 of a kind.' }),
    isWhole: Type.Boolean({ description: 'False where a kind has more than 100.' }),
  },
  { $id: 'MyWork' },
);
export type MyWork = Static<typeof MyWork>;
