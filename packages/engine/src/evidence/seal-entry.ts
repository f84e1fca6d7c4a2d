import { canonicalJson } from './canonical-json.ts';
import { ENTRY_FORMAT, ENTRY_VERSION, type EntryBody, isHash, isInstant, type SealedEntry } from './entry.ts';
import { isKindOfChain } from './evidence-kinds.ts';
import { EvidenceFormatError } from './format-error.ts';
import { portableSha256, type Sha256 } from './sha256.ts';

/**
 * Seals one entry. An entry can never be taken back, so one that the checker would refuse must not be
 * written at all: what the types cannot promise is looked at here.
 */
export function sealEntry(body: Omit<EntryBody, 'v'>, sha256: Sha256 = portableSha256): SealedEntry {
  refuseUnlessSound(body);
  const { loanId, seq, kind, at, actor, requestId, payload, prevHash } = body;
  const { type, id, name, roles } = actor;
  // Fields are named one by one: a stray property of the caller's object would make the entry unreadable for ever.
  const whole = {
    v: ENTRY_VERSION,
    loanId,
    seq,
    kind,
    at,
    actor: { type, id, name, roles },
    requestId,
    payload,
    prevHash,
  };
  const sealed = `${ENTRY_FORMAT}\n${canonicalJson(whole)}`;
  return { sealed, hash: sha256.textToHex(sealed) };
}

/** Reads a stored entry for showing it. It checks nothing; whether to believe it is for the checker to say. */
export function openEntry(entry: SealedEntry): EntryBody & { readonly hash: string } {
  const body = JSON.parse(entry.sealed.slice(entry.sealed.indexOf('\n') + 1)) as EntryBody;
  return { ...body, hash: entry.hash };
}

function refuseUnlessSound({ loanId, seq, kind, at, prevHash }: Omit<EntryBody, 'v'>): void {
  if (!Number.isSafeInteger(seq) || seq < 1) throw new EvidenceFormatError(`seq ${seq} is not a whole number from 1.`);
  if (loanId === '') throw new EvidenceFormatError('loanId is empty; the install chain has loanId null.');
  if (!isKindOfChain(kind, loanId)) {
    const chain = loanId === null ? "the install's own chain" : "a loan's chain";
    throw new EvidenceFormatError(`${kind} is not a kind of ${chain}.`);
  }
  if (!isInstant(at)) throw new EvidenceFormatError(`at ${at} is not an instant in UTC with milliseconds.`);
  if (!isHash(prevHash)) throw new EvidenceFormatError('prevHash is not 64 lower-case hex digits.');
}
