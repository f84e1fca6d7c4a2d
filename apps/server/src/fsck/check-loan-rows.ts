import { type CheckedChain, concealBlindly, printWith } from '../evidence/index.ts';
import type { App } from '../platform/app.ts';
import type { Runner } from '../platform/db.ts';
import { KeyringError } from '../platform/keyring/index.ts';
import { hashFindings } from '../review/index.ts';
import { checkFindings } from './check-findings.ts';
import { checkDocuments, checkLoan, type LoanToCheck } from './check-loan.ts';
import { checkRecords } from './check-records.ts';
import { checkRows } from './check-rows.ts';
import type { SealCheck } from './check-seals.ts';
import type { Counts } from './counts.ts';
import { findCodes } from './find-codes.ts';
import { type FsckFault, fsckFault, recordFault } from './fsck-fault.ts';
import type { LoanFacts } from './loan-facts.ts';
import { loanSources } from './record-sources.ts';
import { recordSorts } from './recorded-states.ts';
import type { RowsOfLoan } from './rows-of-loans.ts';

/** What a check carries along. */
export interface Checking {
  readonly runner: Runner;
  readonly app: Pick<App, 'keyring'>;
  readonly seals: SealCheck;
  readonly counts: Counts;
  readonly tell: (fault: FsckFault) => void;
}

/** Holds everything that is stored about a loan against the whole of its chain. */
export async function checkLoanRows(
  checking: Checking,
  loan: LoanToCheck,
  chain: CheckedChain<LoanFacts>,
  rows: RowsOfLoan,
): Promise<void> {
  const { tell } = checking;
  const { facts } = chain;
  for (const fault of [...checkLoan(loan, chain), ...checkDocuments(loan, chain, rows.documents)]) tell(fault);
  await checkRecordsOfLoan(checking, loan, facts, rows);
}

/** The same without the loan's own state and its documents. */
export async function checkRecordsOfLoan(
  { runner, app, seals, tell }: Checking,
  loan: LoanToCheck,
  facts: LoanFacts,
  rows: RowsOfLoan,
): Promise<void> {
  const place = { loanId: loan.id, externalRef: loan.external_ref };
  const { findings: replayed, replayed: recorded } = facts;
  // Retention leaves an entry for each document; of a sealed loan without any it takes the key alone.
  const isPurged = facts.isPurged || (facts.state === 'sealed' && facts.documents.size === 0);
  for (const { seq, reason, said } of facts.duties.broken) tell(fsckFault({ ...place, seq }, reason, said));
  const conceal = await findCodes(runner, app, loan.id, place, tell);
  const print = printWith(app.keyring, conceal ?? concealBlindly);
  for (const fault of checkFindings({ loan, replayed, isPurged, print, rows: rows.findings, actions: rows.actions }))
    tell(fault);
  for (const [id, { seq, findingsHash }] of replayed.brief) {
    const record = { kind: 'run', id, field: 'findings' };
    const said = `run ${id}: the title or the detail of one of its findings differs from what evidence says.`;
    const hash = await storedHash(runner, app, id);
    if (hash !== null && hash !== findingsHash) tell(recordFault({ ...place, seq }, 'record-differs', record, said));
  }
  for (const fault of checkCurrentRecord(loan, facts, rows)) tell(fault);
  for (const sort of recordSorts) {
    const told = recorded.get(sort) ?? new Map();
    const older = new Map([...facts.records[sort]].filter(([id]) => !told.has(id)));
    const olderRows = rows.records[sort].filter(({ id }) => !told.has(id));
    for (const fault of checkRecords(loan, sort, older, olderRows)) tell(fault);
  }
  for (const [index, source] of loanSources.entries()) {
    const of = { source, rows: rows.sources[index] ?? [], recorded: recorded.get(source.kind) ?? new Map() };
    await checkRows({ ...of, conceal, keyring: app.keyring, isPurged, place }, seals, tell);
  }
}

/** A detail that does not open was exchanged; that is told like one that differs. */
async function storedHash(runner: Runner, app: Pick<App, 'keyring'>, runId: string): Promise<string | null> {
  try {
    return await hashFindings(runner, app, runId);
  } catch (error) {
    if (error instanceof KeyringError) return '';
    throw error;
  }
}

/** Which approval record counts follows from what was taken in and what was withdrawn. */
function checkCurrentRecord(
  loan: LoanToCheck,
  { approvalDocument }: LoanFacts,
  { current }: RowsOfLoan,
): readonly FsckFault[] {
  const counting = current.map(({ document_id }) => document_id);
  if (counting.length <= 1 && (counting[0] ?? null) === approvalDocument) return [];
  const place = { loanId: loan.id, externalRef: loan.external_ref, seq: null };
  const record = { kind: 'approval_record', id: current[0]?.id ?? loan.id, field: 'supersededAt' };
  const named = counting.length === 0 ? 'none' : `that of document ${counting.join(', ')}`;
  const was = approvalDocument === null ? 'none does' : `that of document ${approvalDocument} does`;
  return [
    recordFault(place, 'record-differs', record, `The approval record that counts is ${named}; evidence says ${was}.`),
  ];
}
