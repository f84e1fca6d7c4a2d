import type { LoanToCheck } from './check-loan.ts';
import { type FsckFault, fsckFault } from './fsck-fault.ts';
import type { RecordedState, RecordSort } from './recorded-states.ts';

export interface RecordToCheck {
  readonly loan_id: string;
  readonly id: string;
  readonly state: string;
  readonly digest: string | null;
}

const names = { boarding: 'Boarding', wire: 'Wire' } as const satisfies Record<RecordSort, string>;

/** Holds boarding records or wires whose facts evidence does not tell against the kinds of their entries. */
export function checkRecords(
  loan: LoanToCheck,
  sort: RecordSort,
  recorded: ReadonlyMap<string, RecordedState>,
  rows: readonly RecordToCheck[],
): readonly FsckFault[] {
  const place = { loanId: loan.id, externalRef: loan.external_ref };
  const unseen = new Map(recorded);
  const faults: FsckFault[] = [];
  for (const { id, state, digest } of rows) {
    const told = unseen.get(id);
    unseen.delete(id);
    const about = `${names[sort]} ${id}`;
    if (told === undefined) {
      faults.push(fsckFault({ ...place, seq: null }, 'record-unknown', `${about}.`));
      continue;
    }
    const at = { ...place, seq: told.seq };
    if (!told.states.includes(state)) {
      const said = `${about} is ${state}, its evidence says ${told.states.join(' or ')}.`;
      faults.push(fsckFault(at, 'bad-record-state', said));
    }
    if (told.digest !== null && told.digest !== digest) faults.push(fsckFault(at, 'record-changed', `${about}.`));
  }
  for (const [id, { seq }] of unseen) {
    faults.push(fsckFault({ ...place, seq }, 'record-missing', `${names[sort]} ${id}.`));
  }
  return faults;
}
