import type {
  ExceptionsLine,
  ExceptionsReport,
  ExceptionsReportQuery,
  ReportPeriod,
} from '@countersign/contract/exceptions-report';
import { addDays } from '@countersign/engine/calculations/day-number';
import { appendEvidence } from '../evidence/index.ts';
import type { Act } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import { csvLine } from '../platform/csv-line.ts';
import { DomainError } from '../platform/domain-error.ts';
import { firstIdAt } from '../platform/ids.ts';
import { writeXlsx } from '../platform/write-xlsx.ts';
import { type LoanOwner, readLoanOwner } from '../reconciliation/index.ts';
import { listExceptionsOfLoans, listLoansWithExceptions } from './exceptions.queries.ts';
import { addUp, type Counted, periodOf } from './exceptions-report.decision.ts';

const DEFAULT_DAYS = 90;
/** Whose officer and branch are read from sealed records, one after the other: beyond it nobody would wait. */
const MOST_LOANS = 20_000;
const LOANS_AT_ONCE = 200;

const columns = [
  'period',
  'officer',
  'branch',
  'ruleId',
  'title',
  'loans',
  'raised',
  'open',
  'accepted',
  'overridden',
  'resolved',
] as const satisfies readonly (keyof ExceptionsLine)[];

/** Exceptions by officer, branch and rule over time, as they stand now. */
export async function readExceptionsReport(app: App, query: ExceptionsReportQuery): Promise<ExceptionsReport> {
  const { from, to, period } = spanOf(app, query);
  const span = [firstIdAt(new Date(`${from}T00:00:00Z`)), firstIdAt(new Date(`${addDays(to, 1)}T00:00:00Z`))] as const;
  const loans = await app.db.lists.many(listLoansWithExceptions, [...span, MOST_LOANS + 1]);
  if (loans.length > MOST_LOANS) {
    const detail = `More than ${MOST_LOANS.toLocaleString('en-US')} loans have exceptions in these days; choose fewer days.`;
    throw new DomainError({ code: 'export_too_large', detail });
  }
  const ids = loans.map(({ loan_id: id }) => id);
  const counted: Counted[] = [];
  for (let at = 0; at < ids.length; at += LOANS_AT_ONCE) {
    const exceptions = await app.db.lists.many(listExceptionsOfLoans, [ids.slice(at, at + LOANS_AT_ONCE)]);
    const owners = new Map<string, LoanOwner>();
    for (const { loan_id: loanId, rule_id: ruleId, title, raised_at: raisedAt, status } of exceptions) {
      const day = raisedAt.toISOString().slice(0, 10);
      // What a run found before these days and another found again in them belongs to the days before.
      if (day < from || day > to) continue;
      const owner = owners.get(loanId) ?? (await readLoanOwner(app, loanId));
      owners.set(loanId, owner);
      counted.push({ period: periodOf(day, period), ...owner, loanId, ruleId, title, status });
    }
  }
  return { from, to, period, items: [...addUp(counted)] };
}

function spanOf(app: App, query: ExceptionsReportQuery): { from: string; to: string; period: ReportPeriod } {
  const to = query.to ?? app.clock.now().toISOString().slice(0, 10);
  const from = query.from ?? addDays(to, 1 - DEFAULT_DAYS);
  if (from > to) throw new DomainError({ code: 'request_invalid', detail: 'The first day is after the last.' });
  return { from, to, period: query.period ?? 'month' };
}

/** The lines of the report as CSV. That they were taken out is chained first. */
export async function exportExceptionsCsv(app: App, act: Act, query: ExceptionsReportQuery): Promise<string> {
  const report = await readExceptionsReport(app, query);
  await recordExport(app, act, 'csv', report);
  return [columns, ...rowsOf(report)].map((row) => csvLine([...row])).join('');
}

/** The same as a workbook, in which counts are numbers. */
export async function exportExceptionsXlsx(app: App, act: Act, query: ExceptionsReportQuery): Promise<Buffer> {
  const report = await readExceptionsReport(app, query);
  await recordExport(app, act, 'xlsx', report);
  const rows = report.items.map((line) =>
    columns.map((column) => {
      const value = line[column];
      return typeof value === 'number' ? { number: String(value) } : value;
    }),
  );
  return writeXlsx('Exceptions', [columns, ...rows], app.clock.now());
}

function rowsOf({ items }: ExceptionsReport): readonly (readonly string[])[] {
  return items.map((line) => columns.map((column) => String(line[column] ?? '')));
}

async function recordExport(app: App, act: Act, format: string, report: ExceptionsReport): Promise<void> {
  const { from, to, period, items } = report;
  const payload = { format, from, to, period, lines: items.length };
  await app.db.transaction((tx) =>
    appendEvidence(tx, app, { loanId: null, kind: 'exceptions.exported', act, payload }),
  );
}
