import type { LoanFilter } from '@countersign/contract/loans';
import { appendEvidence } from '../evidence/index.ts';
import type { Act } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import { csvLine } from '../platform/csv-line.ts';
import { DomainError } from '../platform/domain-error.ts';
import { writeXlsx } from '../platform/write-xlsx.ts';
import { listLoans } from './list-loans.ts';
import type { Loan } from './loan.ts';

const PAGE = 200;
/** A workbook is made in memory; CSV has no end. */
const MOST_IN_WORKBOOK = 50_000;

const columns = [
  'externalRef',
  'borrowerName',
  'expectedPrincipal',
  'state',
  'hasExceptions',
  'onHold',
  'packageVersion',
  'assigneeId',
  'createdAt',
  'updatedAt',
] as const satisfies readonly (keyof Loan)[];

/** The loans that a list shows, all of them, in its order. That they were taken out is chained first. */
export async function exportLoansCsv(app: App, act: Act, filter: LoanFilter): Promise<AsyncIterable<string>> {
  await recordExport(app, act, 'csv', filter);
  return csvOf(loansOf(app, filter));
}

/** The same as a workbook, in which amounts are numbers. */
export async function exportLoansXlsx(app: App, act: Act, filter: LoanFilter): Promise<Buffer> {
  const rows: Loan[] = [];
  for await (const loan of loansOf(app, filter)) {
    rows.push(loan);
    if (rows.length <= MOST_IN_WORKBOOK) continue;
    const detail = `More than ${MOST_IN_WORKBOOK.toLocaleString('en-US')} loans fit; narrow the filter or ask for CSV.`;
    throw new DomainError({ code: 'export_too_large', detail });
  }
  await recordExport(app, act, 'xlsx', filter);
  const cells = rows.map((loan) =>
    columns.map((column) => {
      const value = loan[column];
      if (column === 'expectedPrincipal' && value !== null) return { number: String(value) };
      return value === null ? null : typeof value === 'number' ? { number: String(value) } : String(value);
    }),
  );
  return writeXlsx('Loans', [columns, ...cells], app.clock.now());
}

async function recordExport(app: App, act: Act, format: string, filter: LoanFilter): Promise<void> {
  const { state = null, assigneeId = null, hasExceptions = null, q = null } = filter;
  const payload = { format, filter: { state, assigneeId, hasExceptions, q } };
  await app.db.transaction((tx) => appendEvidence(tx, app, { loanId: null, kind: 'loans.exported', act, payload }));
}

async function* loansOf(app: App, filter: LoanFilter): AsyncGenerator<Loan> {
  let cursor: string | undefined;
  do {
    const page = await listLoans(app, { ...filter, limit: PAGE, ...(cursor === undefined ? {} : { cursor }) });
    yield* page.items;
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}

async function* csvOf(loans: AsyncIterable<Loan>): AsyncGenerator<string> {
  yield csvLine(columns);
  for await (const loan of loans) yield csvLine(columns.map((column) => String(loan[column] ?? '')));
}
