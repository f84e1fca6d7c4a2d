import { type ChainBreak, chainBreak } from './chain-breaks.ts';
import { GENESIS_HASH, isInstant, type SealedEntry } from './entry.ts';
import { isKindOfChain, mayFollowSeal } from './evidence-kinds.ts';
import { type ReadBody, readEntryStrictly } from './read-entry-strictly.ts';
import { portableSha256, type Sha256 } from './sha256.ts';
import { showText } from './show-text.ts';

/** How far a chain has been checked. Stored, it lets the next check go on from a known head. */
export interface ChainState {
  readonly loanId: string | null;
  /** The number of entries checked so far, which is the seq of the last one. */
  readonly seq: number;
  readonly head: string;
  readonly isSealed: boolean;
}

export type EntryCheck = { readonly ok: true; readonly state: ChainState; readonly body: ReadBody } | ChainBreak;
export type ChainCheck = { readonly ok: true; readonly state: ChainState } | ChainBreak;

export function startOfChain(loanId: string | null): ChainState {
  return { loanId, seq: 0, head: GENESIS_HASH, isSealed: false };
}

/**
 * Checks the next entry of a chain. The hash comes first, so that text changed in place is called just that.
 * Time may run backwards from one entry to the next: clocks are set, and servers differ; the order of
 * entries is their seq, and failing here would accuse an honest bank.
 */
export function checkEntry(state: ChainState, entry: SealedEntry, sha256: Sha256 = portableSha256): EntryCheck {
  const seq = state.seq + 1;
  if (sha256.textToHex(entry.sealed) !== entry.hash) return chainBreak(seq, 'bad-hash');

  const read = readEntryStrictly(entry.sealed);
  if (!read.ok) return chainBreak(seq, read.reason, read.more);
  const { body } = read;

  if (body.loanId !== state.loanId) {
    return chainBreak(seq, 'wrong-loan', `It says ${nameOf(body.loanId)} in ${nameOf(state.loanId)}.`);
  }
  if (body.seq !== seq) return chainBreak(seq, 'bad-seq', `It says ${body.seq} where ${seq} is due.`);
  if (body.prevHash !== state.head) return chainBreak(seq, 'bad-link');
  if (!isKindOfChain(body.kind, state.loanId)) return chainBreak(seq, 'bad-kind', `It says ${showText(body.kind)}.`);
  if (!isInstant(body.at)) return chainBreak(seq, 'bad-time', `It says ${showText(body.at)}.`);
  if (state.isSealed && !mayFollowSeal(body.kind))
    return chainBreak(seq, 'after-seal', `It says ${showText(body.kind)}.`);

  const isSealed = state.isSealed || body.kind === 'loan.sealed';
  return { ok: true, body, state: { loanId: state.loanId, seq, head: entry.hash, isSealed } };
}

function nameOf(loanId: string | null): string {
  return loanId === null ? "the install's own chain" : `the chain of loan ${showText(loanId)}`;
}
