import { equalBytes } from '@countersign/engine/evidence/bytes';
import { type ChainState, checkEntry, startOfChain } from '@countersign/engine/evidence/check-chain';
import { leafHashOfText } from '@countersign/engine/evidence/merkle-hash';
import type { ReadBody } from '@countersign/engine/evidence/read-entry-strictly';
import type { RowOf } from '../platform/db.ts';
import { type Authenticity, authenticate } from './authenticity.ts';
import type { listStoredEntries } from './check.queries.ts';
import { type EvidenceFault, evidenceFault } from './evidence-faults.ts';
import { nodeSha256 } from './node-sha256.ts';

/** An entry with everything that is stored about it. */
export type StoredEntry = RowOf<(typeof listStoredEntries)['columns']>;

/** How far a chain has been checked, against its own links and against its places in the log. */
export interface ChainWalk {
  readonly state: ChainState;
  readonly lastLeaf: number;
  /** From the first entry that waits for the log on, none may be in it: a chain enters the log in its own order. */
  readonly isWaiting: boolean;
}

export type Step = { readonly ok: true; readonly walk: ChainWalk; readonly body: ReadBody } | EvidenceFault;

export function startWalk(loanId: string | null): ChainWalk {
  return { state: startOfChain(loanId), lastLeaf: -1, isWaiting: false };
}

/** Checks the next stored entry of a chain: its text, who wrote it, its place in the chain and in the log. */
export function stepWalk({ state, lastLeaf, isWaiting }: ChainWalk, row: StoredEntry, own: Authenticity): Step {
  const place = { loanId: state.loanId, seq: state.seq + 1 };
  // The column first: a row that stands at another number means that the one due here is gone or was renumbered.
  if (row.seq !== place.seq)
    return evidenceFault(place, 'bad-seq', `Entry ${row.seq} stands where ${place.seq} is due.`);
  const check = checkEntry(state, row, nodeSha256);
  if (!check.ok) return { ok: false, ...place, reason: check.reason, detail: check.detail };
  if (row.kind !== check.body.kind) return evidenceFault(place, 'bad-column');
  if (authenticate(own, row) === null) return evidenceFault(place, 'not-authentic');

  if (row.leaf_index === null || row.leaf_hash === null) {
    if (!row.is_pending) return evidenceFault(place, 'not-recorded');
    return { ok: true, body: check.body, walk: { state: check.state, lastLeaf, isWaiting: true } };
  }
  if (row.is_pending) return evidenceFault(place, 'queued-twice');
  if (!equalBytes(row.leaf_hash, leafHashOfText(row.sealed, nodeSha256))) return evidenceFault(place, 'not-in-log');
  if (row.leaf_index <= lastLeaf || isWaiting) return evidenceFault(place, 'bad-leaf-order');
  return { ok: true, body: check.body, walk: { state: check.state, lastLeaf: row.leaf_index, isWaiting: false } };
}

/** The head of a chain as the database keeps it. */
export interface StoredHead {
  readonly seq: number;
  readonly head: string;
  readonly sealed: boolean;
}

/** Whether the chain ends where its head says. A chain cannot show its own missing tail; its head can. */
export function endWalk({ state }: ChainWalk, head: StoredHead | undefined): EvidenceFault | null {
  const { loanId, seq } = state;
  if (head === undefined) return seq === 0 ? null : evidenceFault({ loanId, seq: 1 }, 'head-missing');
  if (head.seq > seq) return evidenceFault({ loanId, seq: seq + 1 }, 'entry-missing', `The head counts ${head.seq}.`);
  if (head.seq < seq) return evidenceFault({ loanId, seq: head.seq + 1 }, 'bad-head', `The head counts ${head.seq}.`);
  if (head.head !== state.head) return evidenceFault({ loanId, seq }, 'bad-head');
  return head.sealed === state.isSealed ? null : evidenceFault({ loanId, seq }, 'bad-seal');
}
