import type { FindingStatus } from '@countersign/contract/closed-sets';
import type { ExceptionsLine, ReportPeriod } from '@countersign/contract/exceptions-report';
import { addDays } from '@countersign/engine/calculations/day-number';

/** An exception of a loan, with who answers for the loan and the period in which it was found first. */
export interface Counted {
  readonly period: string;
  readonly officer: string | null;
  readonly branch: string | null;
  readonly loanId: string;
  readonly ruleId: string;
  readonly title: string;
  readonly status: FindingStatus;
}

/** The first day of the week, month or quarter that a day is in. Weeks begin on Mondays. */
export function periodOf(day: string, period: ReportPeriod): string {
  if (period === 'month') return `${day.slice(0, 7)}-01`;
  if (period === 'week') return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
  const first = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1;
  return `${day.slice(0, 4)}-${String(first).padStart(2, '0')}-01`;
}

/** One line for each officer, branch and rule of a period, in this order. Spelling tells officers apart, case and spaces do not. */
export function addUp(counted: readonly Counted[]): readonly ExceptionsLine[] {
  const lines = new Map<string, { line: ExceptionsLine; loans: Set<string> }>();
  for (const { period, officer, branch, loanId, ruleId, title, status } of counted) {
    const key = JSON.stringify([period, fold(officer), fold(branch), ruleId, title]);
    const known = lines.get(key) ?? {
      line: {
        period,
        officer,
        branch,
        ruleId,
        title,
        loans: 0,
        raised: 0,
        open: 0,
        accepted: 0,
        overridden: 0,
        resolved: 0,
      },
      loans: new Set<string>(),
    };
    known.loans.add(loanId);
    const { line } = known;
    lines.set(key, {
      loans: known.loans,
      line: { ...line, loans: known.loans.size, raised: line.raised + 1, [status]: line[status] + 1 },
    });
  }
  return [...lines.values()].map(({ line }) => line).sort((one, other) => compare(keyOf(one), keyOf(other)));
}

function fold(name: string | null): string | null {
  return name === null ? null : name.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Loans of which nobody is known stand last. */
function keyOf({ period, officer, branch, ruleId, title }: ExceptionsLine): readonly string[] {
  return [period, fold(officer) ?? '\uffff', fold(branch) ?? '\uffff', ruleId, title];
}

function compare(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((part, index) => part !== other[index]);
  return at < 0 ? 0 : (one[at] ?? '') < (other[at] ?? '') ? -1 : 1;
}
