import { type Static, Type } from 'typebox';
import { oneOf } from './closed-sets.ts';
import { DateTime, listOf, nullable, strictObject, Uuid } from './shapes.ts';

/** What takes two administrators. */
export const changeKinds = [
  'setting',
  'user',
  'password_reset',
  'totp_reset',
  'invitation',
  'payee',
  'payee_removal',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

export const changeStates = ['pending', 'confirmed', 'rejected', 'lapsed'] as const;
export type ChangeState = (typeof changeStates)[number];

const Administrator = strictObject({ id: Uuid, displayName: Type.String() });
const Side = (description: string) => Type.Record(Type.String(), Type.Unknown(), { description });

export const AdminChange = strictObject(
  {
    id: Uuid,
    kind: oneOf(changeKinds),
    target: Type.String({ description: 'The key of a setting, the id of a user or payee, or an invited address.' }),
    targetName: Type.String({ description: 'The same as people know it.' }),
    before: Side('What holds now. Secrets stand as fingerprints, accounts by their last digits.'),
    after: Side('What would hold. Secrets stand as fingerprints, accounts by their last digits.'),
    proposedBy: Administrator,
    proposedAt: DateTime,
    expiresAt: DateTime,
    state: oneOf(changeStates),
    settledBy: nullable(Administrator),
    settledAt: nullable(DateTime),
  },
  { $id: 'AdminChange', description: 'A change that waits for a second administrator, or did.' },
);
export type AdminChange = Static<typeof AdminChange>;

export const PendingChange = strictObject(
  { change: AdminChange },
  { $id: 'PendingChange', description: 'Nothing has changed yet: another administrator has to confirm it.' },
);
export type PendingChange = Static<typeof PendingChange>;

export const AdminChangeList = listOf(AdminChange);

export const SettleNote = strictObject(
  { note: Type.Optional(Type.String({ maxLength: 4000 })) },
  { $id: 'SettleNote' },
);
export type SettleNote = Static<typeof SettleNote>;

export const AdminActivity = strictObject(
  {
    seq: Type.Integer({ description: "The number of the entry in the install's own chain of evidence." }),
    at: DateTime,
    kind: Type.String({ description: 'The kind of the entry, such as key.issued.' }),
    action: nullable(Type.String({ description: 'What was done, where the kind does not say it.' })),
    subject: nullable(
      Type.String({ description: 'To what: the key of a setting, the name of a person, key or rule.' }),
    ),
    actorName: Type.String(),
    proposedByName: nullable(Type.String({ description: 'Who proposed what the actor confirmed.' })),
    singleControl: Type.Boolean({ description: 'One administrator made a change that otherwise takes two.' }),
  },
  { $id: 'AdminActivity', description: 'An administrative act, as the dashboard of administrators lists it.' },
);
export type AdminActivity = Static<typeof AdminActivity>;

export const AdminOverview = strictObject(
  {
    dualControl: oneOf(['on', 'off', 'one_administrator'], {
      description: 'Whether changes that weaken a control take two administrators, and why not.',
    }),
    pending: Type.Integer({ description: 'Changes that wait for a second administrator.' }),
    singleControlChanges: Type.Integer({ description: 'Changes that one administrator made alone in 30 days.' }),
    totpRequired: oneOf(['off', 'checkers', 'all']),
    recent: Type.Array(AdminActivity, { description: 'The newest administrative acts, newest first.' }),
  },
  { $id: 'AdminOverview' },
);
export type AdminOverview = Static<typeof AdminOverview>;

export const FailedJob = strictObject(
  {
    id: Type.Integer(),
    name: Type.String({ description: 'What it was to do, such as send-mail.' }),
    about: Type.Record(Type.String(), Uuid, {
      description: 'The ids that it was given, such as loanId; nothing else of it is shown.',
    }),
    attempts: Type.Integer(),
    failedAt: DateTime,
    reason: nullable(Type.String({ description: 'What went wrong at the last attempt.' })),
  },
  { $id: 'FailedJob', description: 'A job that is not tried again by itself. After 90 days it is forgotten.' },
);
export type FailedJob = Static<typeof FailedJob>;

export const FailedJobList = listOf(FailedJob);
