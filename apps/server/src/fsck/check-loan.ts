import type { DocumentRow } from '../documents/index.ts';
import type { CheckedChain } from '../evidence/index.ts';
import { type FsckFault, fsckFault } from './fsck-fault.ts';
import type { LoanFacts } from './loan-facts.ts';

export interface LoanToCheck {
  readonly id: string;
  readonly external_ref: string;
  readonly state: string;
  readonly on_hold: boolean;
  readonly has_exceptions: boolean;
}

/** Holds a loan's row against the whole of its chain. A loan starts as received, before any move. */
export function checkLoan(loan: LoanToCheck, { facts }: CheckedChain<LoanFacts>): readonly FsckFault[] {
  const place = { loanId: loan.id, externalRef: loan.external_ref, seq: null };
  const state = facts.state ?? 'received';
  return [
    ...(loan.state === state
      ? []
      : [fsckFault(place, 'bad-state', `It is ${loan.state}, its evidence says ${state}.`)]),
    ...(loan.on_hold === (facts.onHold ?? false) ? [] : [fsckFault(place, 'bad-hold')]),
    ...(facts.externalRef === null || facts.externalRef === loan.external_ref
      ? []
      : [fsckFault(place, 'bad-reference', `It was received as ${facts.externalRef}.`)]),
  ];
}

/** Holds the rows of a loan's documents against what its chain recorded. */
export function checkDocuments(
  loan: LoanToCheck,
  { facts }: CheckedChain<LoanFacts>,
  rows: readonly DocumentRow[],
): readonly FsckFault[] {
  const place = { loanId: loan.id, externalRef: loan.external_ref };
  const unseen = new Map(facts.documents);
  const faults: FsckFault[] = [];
  for (const row of rows) {
    const recorded = unseen.get(row.id);
    unseen.delete(row.id);
    if (recorded === undefined) {
      faults.push(fsckFault({ ...place, seq: null }, 'document-unknown', `Document ${row.id}.`));
      continue;
    }
    const { seq } = recorded;
    // The entry that tells of a purge repeats no size; the one that added the document was checked before.
    const isSameSize = recorded.size === undefined || recorded.size === row.size;
    const isSame = recorded.name === row.name && recorded.sha256 === row.sha256 && isSameSize;
    if (!isSame) faults.push(fsckFault({ ...place, seq }, 'document-changed', `Document ${row.id}.`));
    if (recorded.isPurged !== (row.purged_at !== null)) {
      faults.push(fsckFault({ ...place, seq }, 'bad-purge', `Document ${row.id}.`));
    }
  }
  for (const [id, { seq }] of unseen) faults.push(fsckFault({ ...place, seq }, 'document-missing', `Document ${id}.`));
  return faults;
}
