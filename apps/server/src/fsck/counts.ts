import type { CheckedChain } from '../evidence/index.ts';

/** What was looked at. */
export interface Counts {
  chains: number;
  entries: number;
  loans: number;
  documents: number;
  records: number;
  rows: number;
  isAdopted: boolean;
}

export function noCounts(): Counts {
  return { chains: 0, entries: 0, loans: 0, documents: 0, records: 0, rows: 0, isAdopted: false };
}

export function countChain(counts: Counts, chain: CheckedChain<unknown>): void {
  counts.chains += 1;
  counts.entries += chain.entries;
}
