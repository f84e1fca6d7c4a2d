import type { JsonObject } from '@countersign/engine/evidence/canonical-json';
import { type EvidenceKind, mayFollowSeal } from '@countersign/engine/evidence/evidence-kinds';
import { sealEntry } from '@countersign/engine/evidence/seal-entry';
import type { Act, Actor } from '../platform/actor.ts';
import type { Clock } from '../platform/clock.ts';
import { hasSqlState, type Tx, violatedConstraint } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { chainIdOf } from './chain-id.ts';
import { insertEntry, lockChain } from './evidence.queries.ts';
import { nodeSha256 } from './node-sha256.ts';

export interface NewEvidence {
  /** Null: the install's own chain of administrative acts. */
  readonly loanId: string | null;
  readonly kind: EvidenceKind;
  readonly act: Act;
  readonly payload: JsonObject;
}

/** How many entries a chain has, and the hash of the last. */
export interface ChainHead {
  readonly seq: number;
  readonly head: string;
}

const UNIQUE_VIOLATION = '23505';

/**
 * Chains one entry. Takes the caller's transaction, never its own: the entry and the change that it records
 * must live or die together. The lock on the chain's head comes first, so that the head read is the newest one.
 */
export async function appendEvidence(tx: Tx, app: { readonly clock: Clock }, entry: NewEvidence): Promise<void> {
  await appendOnto(tx, app, { ...entry, payload: () => entry.payload });
}

/** As appendEvidence, for a payload that speaks of the chain itself and can be made only under its lock. */
export async function appendOnto(
  tx: Tx,
  app: { readonly clock: Clock },
  entry: Omit<NewEvidence, 'payload'> & { readonly payload: (before: ChainHead) => JsonObject },
): Promise<ChainHead & { readonly at: string }> {
  const { loanId, kind, act } = entry;
  const chainId = chainIdOf(loanId);
  const before = await tx.one(lockChain, [chainId]);
  if (before.sealed && !mayFollowSeal(kind)) throw sealedError(kind);

  const seq = before.seq + 1;
  const at = app.clock.now().toISOString();
  const { sealed, hash } = sealEntry(
    {
      loanId,
      seq,
      kind,
      at,
      actor: actorOf(act.actor),
      requestId: act.requestId,
      payload: entry.payload(before),
      prevHash: before.head,
    },
    nodeSha256,
  );
  try {
    await tx.run(insertEntry, [chainId, seq, kind, sealed, hash]);
  } catch (error) {
    throw toConflict(error, seq) ?? error;
  }
  return { seq, head: hash, at };
}

function actorOf(actor: Actor) {
  const roles = actor.type === 'user' ? actor.roles : actor.type === 'api_key' ? actor.scopes : [];
  return { type: actor.type, id: actor.id, name: actor.name, roles };
}

function sealedError(kind: EvidenceKind): DomainError {
  return new DomainError({
    code: 'loan_sealed',
    detail: `The loan is sealed: its evidence takes no ${kind} any more.`,
  });
}

/** The lock makes a collision impossible for us; it shows that somebody else wrote to the chain around it. */
function toConflict(error: unknown, seq: number): DomainError | null {
  if (!hasSqlState(error, UNIQUE_VIOLATION) || violatedConstraint(error) !== 'evidence_entry_pkey') return null;
  return new DomainError({
    code: 'evidence_conflict',
    detail: `Entry ${seq} of the evidence exists already. Nothing was recorded; read the loan again before you go on.`,
  });
}
