import type { Reading } from '../reconciliation/facts.ts';
import type { LoanList } from './list-fields.ts';

/** What is known of one field of an item. */
export interface FoundReading {
  readonly reading: Reading | 'differing' | null;
  /** A reading that nobody has confirmed and that would be boarded had somebody. */
  readonly waiting: Reading | null;
  /** The reading of the page, where `reading` is a part of it or follows from it: what certainty is asked of. */
  readonly base?: Reading;
}

/** One party, note, piece of collateral or payment of a loan. */
export interface LoanItem {
  /** As people call it: a name, a loan number. */
  readonly label: string;
  find(field: string): FoundReading;
}

export type LoanItems = Readonly<Record<LoanList, readonly LoanItem[]>>;

export const NOTHING: FoundReading = { reading: null, waiting: null };
