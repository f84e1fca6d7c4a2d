import type { JsonObject } from '@countersign/engine/evidence/canonical-json';
import { type EvidenceKind, mayFollowSeal } from '@countersign/engine/evidence/evidence-kinds';
import { sealEntry } from '@countersign/engine/evidence/seal-entry';
import type { Act, Actor } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import { hasSqlState, type Tx, violatedConstraint } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { noteOnUnit } from '../platform/tracing/index.ts';
import { type ChainHead, guessHead, rememberHead } from './chain-heads.ts';
import { chainIdOf } from './chain-id.ts';
import { macOfEntry } from './entry-mac.ts';
import { appendEntry } from './evidence.queries.ts';
import { nodeSha256 } from './node-sha256.ts';
import { type ControlledRecord, sealRecords, toJson } from './records.ts';

export interface NewEvidence {
  /** Null: the install's own chain of administrative acts. */
  readonly loanId: string | null;
  readonly kind: EvidenceKind;
  readonly act: Act;
  readonly payload: JsonObject;
  /** The rows that the act wrote and a control will trust, as they stand after it. */
  readonly records?: readonly ControlledRecord[];
}

const UNIQUE_VIOLATION = '23505';

/**
 * Chains one entry. Takes the caller's transaction, never its own: the entry and the change that it records must live or
 * die together. The database locks the chain's head and compares before it takes the entry.
 */
export async function appendEvidence(tx: Tx, app: Pick<App, 'clock' | 'keyring'>, entry: NewEvidence): Promise<void> {
  const { records = [], ...rest } = entry;
  const payload = records.length === 0 ? entry.payload : { ...entry.payload, records: records.map(toJson) };
  const { seq } = await appendOnto(tx, app, { ...rest, payload: () => payload });
  await sealRecords(tx, app, { chainId: chainIdOf(entry.loanId), seq }, records);
}

type EntryOnto = Omit<NewEvidence, 'payload' | 'records'> & { readonly payload: (before: ChainHead) => JsonObject };

/** As appendEvidence, for a payload that speaks of the chain itself. */
export async function appendOnto(
  tx: Tx,
  app: Pick<App, 'clock' | 'keyring'>,
  entry: EntryOnto,
): Promise<ChainHead & { readonly at: string }> {
  // Nothing is done to a loan without evidence: here every trace of an act learns which loan it was about.
  if (entry.loanId !== null) noteOnUnit({ 'countersign.loan_id': entry.loanId });
  const chainId = chainIdOf(entry.loanId);
  const first = sealOnto(guessHead(chainId), app, entry);
  const newest = await offer(tx, chainId, entry, first);
  if (newest === null) return keep(chainId, first);

  // The head is ours now: what is sealed onto it cannot come too late any more.
  if (newest.sealed && !mayFollowSeal(entry.kind)) throw sealedError(entry.kind);
  const second = sealOnto(newest, app, entry);
  if ((await offer(tx, chainId, entry, second)) !== null) throw new Error('A locked head of evidence moved.');
  return keep(chainId, second);
}

interface SealedOnto extends ChainHead {
  readonly prevHash: string;
  readonly at: string;
  readonly sealed: string;
  readonly mac: string;
}

function sealOnto(before: ChainHead, app: Pick<App, 'clock' | 'keyring'>, entry: EntryOnto): SealedOnto {
  const { loanId, kind, act } = entry;
  const seq = before.seq + 1;
  const at = app.clock.now().toISOString();
  const prevHash = before.head;
  const body = { loanId, seq, kind, at, actor: actorOf(act.actor), requestId: act.requestId, prevHash };
  const own = entry.payload(before);
  if ('origin' in own) throw new Error(`A payload of ${kind} has an origin of its own, which is the act’s.`);
  const payload = { ...own, ...originOf(act) };
  const { sealed, hash } = sealEntry({ ...body, payload }, nodeSha256);
  return { seq, head: hash, prevHash, at, sealed, mac: macOfEntry(app.keyring, sealed) };
}

async function offer(tx: Tx, chainId: string, { kind }: EntryOnto, { seq, prevHash, sealed, head, mac }: SealedOnto) {
  try {
    return (await tx.one(appendEntry, [chainId, seq, prevHash, kind, sealed, head, mac])).head;
  } catch (error) {
    throw toRefusal(error, kind, seq) ?? error;
  }
}

function keep(chainId: string, { seq, head, at }: SealedOnto): ChainHead & { readonly at: string } {
  rememberHead(chainId, { seq, head });
  return { seq, head, at };
}

/** The format of an entry has no place for it at its top; it stands in the payload, where a request caused the act. */
function originOf({ origin }: Act): { readonly origin?: JsonObject } {
  return origin === undefined ? {} : { origin: { address: origin.address, session: origin.session } };
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

/** The key of the entries, as the rules of the database name it and as the part of the table does (0034). */
const ENTRY_KEY = /^evidence_entry(_\d\d)?_pkey$/;

/** The lock makes a collision impossible for us; it shows that somebody else wrote to the chain around it. */
function toRefusal(error: unknown, kind: EvidenceKind, seq: number): DomainError | null {
  const constraint = violatedConstraint(error);
  if (constraint === 'evidence_after_seal') return sealedError(kind);
  if (constraint === null || !ENTRY_KEY.test(constraint) || !hasSqlState(error, UNIQUE_VIOLATION)) return null;
  return new DomainError({
    code: 'evidence_conflict',
    detail: `Entry ${seq} of the evidence exists already. Nothing was recorded; read the loan again before you go on.`,
  });
}
