import { type Static, Type } from 'typebox';
import { actorTypes, oneOf } from './closed-sets.ts';
import { DateTime, nullable, strictObject, Uuid } from './shapes.ts';

/** Hashes have one spelling: 64 lower-case hexadecimal digits. */
const Hash = Type.String({ pattern: '^[0-9a-f]{64}$', 'x-form': 'a SHA-256 hash in 64 hexadecimal digits' });

/** One entry of a chain (open parts, Evidence). */
export const EvidenceEntry = strictObject(
  {
    v: Type.Literal(1),
    loanId: nullable(Uuid),
    seq: Type.Integer({ minimum: 1 }),
    kind: Type.String({ description: 'What happened, such as finding.overridden or loan.sealed.' }),
    at: DateTime,
    actor: strictObject({
      type: oneOf(actorTypes),
      id: nullable(Type.String()),
      name: Type.String(),
      roles: Type.Array(Type.String(), { description: 'The roles of a person or the scopes of a key at that moment.' }),
    }),
    requestId: nullable(Type.String()),
    payload: Type.Record(Type.String(), Type.Unknown(), {
      description: 'What is known about it. Personal values stand as hmac-sha256:… under a key of the loan.',
    }),
    prevHash: Hash,
    hash: Hash,
  },
  { $id: 'EvidenceEntry', description: 'One entry of a tamper-evident chain.' },
);
export type EvidenceEntry = Static<typeof EvidenceEntry>;

export const EvidenceVerdict = strictObject(
  {
    valid: Type.Boolean(),
    entries: Type.Integer({ minimum: 0 }),
    firstBadSeq: nullable(Type.Integer({ minimum: 1 })),
    head: Type.String({
      pattern: '^[0-9a-f]{64}$',
      'x-form': 'a SHA-256 hash in 64 hexadecimal digits',
      description:
        'Hash of the last entry, or of the last one before the first that is bad; 64 zeros where there is none.',
    }),
    reason: nullable(Type.String({ description: 'Why it is not valid, as a code; null when it is.' })),
    detail: nullable(Type.String({ description: 'The same as a sentence.' })),
  },
  { $id: 'EvidenceVerdict', description: 'Whether a chain is as it was recorded, and the first entry that is not.' },
);
export type EvidenceVerdict = Static<typeof EvidenceVerdict>;

export const CheckpointTargets = strictObject(
  {
    isOutside: Type.Boolean({
      description:
        'Whether checkpoints leave the server. While they do not, whoever owns it could rewrite its history.',
    }),
    targets: Type.Array(
      strictObject({
        target: oneOf(['file', 'webhook', 'mail']),
        isDefault: Type.Boolean({
          description: 'Not chosen: by mail to the administrators, since there is a mail server.',
        }),
        size: nullable(Type.Integer({ minimum: 1, description: 'How many entries the last one sent covers.' })),
        publishedAt: nullable(DateTime),
      }),
    ),
  },
  { $id: 'CheckpointTargets', description: 'Where signed checkpoints of the evidence log go.' },
);
export type CheckpointTargets = Static<typeof CheckpointTargets>;

export const EvidenceCheckpoint = strictObject(
  {
    size: Type.Integer({ minimum: 1, description: 'How many entries of the install-wide log it covers.' }),
    root: Hash,
    note: Type.String({ description: 'The signed note (C2SP tlog-checkpoint, Ed25519), exactly as it was signed.' }),
    key: Type.String({ description: 'The verifier key of the note in one line (C2SP signed-note).' }),
    signedAt: DateTime,
  },
  { $id: 'EvidenceCheckpoint', description: 'A signed head of the install-wide log of evidence.' },
);
export type EvidenceCheckpoint = Static<typeof EvidenceCheckpoint>;
