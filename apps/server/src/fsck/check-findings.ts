import type { JsonObject } from '@countersign/engine/evidence/canonical-json';
import type { Print } from '../evidence/index.ts';
import { type CheckedAction, type CheckedFinding, findingFacts, type ReplayedFindings } from '../review/index.ts';
import type { LoanToCheck } from './check-loan.ts';
import { compareFacts, type Difference } from './compare-facts.ts';
import { type FsckFault, recordFault } from './fsck-fault.ts';

/** An action is written a moment before its entry. */
const TOLERANCE_MS = 5 * 60_000;

export interface FindingsToCheck {
  readonly loan: LoanToCheck;
  readonly replayed: ReplayedFindings;
  readonly isPurged: boolean;
  readonly print: Print;
  readonly rows: readonly CheckedFinding[];
  readonly actions: readonly CheckedAction[];
}

/** Holds the findings of a loan, and what people did about them, against what its chain says of both. */
export function checkFindings({
  loan,
  replayed,
  isPurged,
  print,
  rows,
  actions,
}: FindingsToCheck): readonly FsckFault[] {
  const place = { loanId: loan.id, externalRef: loan.external_ref };
  const unseen = new Map(replayed.findings);
  const faults: FsckFault[] = [];
  for (const row of rows) {
    const { id } = row;
    const told = unseen.get(id);
    unseen.delete(id);
    const about = (field: string | null) => ({ kind: 'finding', id, field });
    const own = actions.filter(({ finding_id }) => finding_id === id);
    if (told === undefined || told.facts === null) {
      faults.push(recordFault({ ...place, seq: null }, 'record-unknown', about(null), `Finding ${id}.`));
      continue;
    }
    const at = { ...place, seq: told.seq };
    if (row.status !== told.status) {
      const said = `Finding ${id} is ${row.status}, its evidence says ${told.status}.`;
      faults.push(recordFault(at, 'bad-record-state', about('status'), said));
    }
    for (const { field, said } of differencesOf(findingFacts(row, print), row.carried_from, told, isPurged)) {
      faults.push(recordFault(at, 'record-differs', about(field), `Finding ${id}: ${said}.`));
    }
    faults.push(...checkActions(place, id, own, told.actions));
  }
  for (const [id, { seq }] of unseen) {
    const record = { kind: 'finding', id, field: null };
    faults.push(recordFault({ ...place, seq }, 'record-missing', record, `Finding ${id}.`));
  }
  return [...faults, ...checkMark(loan, replayed)];
}

/** Entries of older releases list less of a finding; what they do not tell, the hash of the run's findings does. */
function differencesOf(
  facts: JsonObject,
  carriedFrom: string | null,
  told: Pick<ReplayedFinding, 'carriedFrom' | 'facts'>,
  isPurged: boolean,
): readonly Difference[] {
  const recorded = told.facts ?? {};
  const isBrief = recorded.title === undefined;
  const listed = Object.fromEntries(Object.entries(facts).filter(([name]) => !isBrief || name in recorded));
  const [is, was] = [
    { ...listed, ...(carriedFrom === null ? {} : { carriedFrom }) },
    { ...recorded, ...(told.carriedFrom === null ? {} : { carriedFrom: told.carriedFrom }) },
  ];
  return compareFacts(is, was, { isPurged, hasKey: true });
}

type ReplayedFinding = NonNullable<ReturnType<ReplayedFindings['findings']['get']>>;
type Told = ReplayedFinding['actions'];

/** One by one, in the order in which they were done. */
function checkActions(
  place: Pick<FsckFault, 'loanId' | 'externalRef'>,
  findingId: string,
  rows: readonly CheckedAction[],
  told: Told,
): readonly FsckFault[] {
  const faults: FsckFault[] = [];
  for (const [index, row] of rows.entries()) {
    const was = told[index];
    const about = (field: string | null) => ({ kind: 'finding_action', id: row.id, field });
    const name = `Action ${row.id} on finding ${findingId}`;
    if (was === undefined) {
      faults.push(recordFault({ ...place, seq: null }, 'record-unknown', about(null), `${name}.`));
      continue;
    }
    const is = { action: row.action, reasonCode: row.reason_code, actorId: row.actor_id, actorName: row.actor_name };
    const { action, reasonCode, actorId, actorName } = was;
    const compared = compareFacts(
      { ...is, ...(was.note === undefined ? {} : { note: row.note }) },
      { action, reasonCode, actorId, actorName, ...(was.note === undefined ? {} : { note: was.note }) },
      { isPurged: false, hasKey: true },
    );
    const isLate = Math.abs(row.occurred_at.getTime() - Date.parse(was.at)) > TOLERANCE_MS;
    const late = {
      field: 'occurredAt',
      said: `occurredAt is ${row.occurred_at.toISOString()}, evidence says ${was.at}`,
    };
    for (const { field, said } of [...compared, ...(isLate ? [late] : [])]) {
      faults.push(recordFault({ ...place, seq: was.seq }, 'record-differs', about(field), `${name}: ${said}.`));
    }
  }
  for (const { seq, action } of told.slice(rows.length)) {
    const record = { kind: 'finding_action', id: findingId, field: null };
    faults.push(recordFault({ ...place, seq }, 'record-missing', record, `${action} on finding ${findingId}.`));
  }
  return faults;
}

/** The mark on the loan that something is open: it follows from the findings of the latest run. */
function checkMark(loan: LoanToCheck, { latestRun, findings }: ReplayedFindings): readonly FsckFault[] {
  if (latestRun === null) return [];
  const isOpen = [...findings.values()].some(
    ({ facts, status }) =>
      facts?.runId === latestRun.id && facts.severity === 'exception' && (status === 'open' || status === 'accepted'),
  );
  if (loan.has_exceptions === isOpen) return [];
  const place = { loanId: loan.id, externalRef: loan.external_ref, seq: null };
  const record = { kind: 'loan', id: loan.id, field: 'hasExceptions' };
  const said = `loan ${loan.id}: hasExceptions is ${loan.has_exceptions}, evidence says ${isOpen}.`;
  return [recordFault(place, 'record-differs', record, said)];
}
