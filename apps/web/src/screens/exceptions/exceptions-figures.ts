import type { ExceptionsLine, ReportPeriod } from '@countersign/contract/exceptions-report';

export type Grouping = 'officer' | 'branch' | 'rule';
export const groupings = ['officer', 'branch', 'rule'] as const;

export interface Counts {
  readonly raised: number;
  readonly open: number;
  readonly accepted: number;
  readonly overridden: number;
  readonly resolved: number;
}

export interface Group extends Counts {
  /** Empty where nothing states it. */
  readonly key: string;
  /** The title of a rule. */
  readonly title?: string;
}

const NONE: Counts = { raised: 0, open: 0, accepted: 0, overridden: 0, resolved: 0 };

export function sum(lines: readonly Counts[]): Counts {
  return lines.reduce<Counts>(
    (total, { raised, open, accepted, overridden, resolved }) => ({
      raised: total.raised + raised,
      open: total.open + open,
      accepted: total.accepted + accepted,
      overridden: total.overridden + overridden,
      resolved: total.resolved + resolved,
    }),
    NONE,
  );
}

/** Names that differ in case and spaces alone are one, as the service counts them within a period. */
function fold(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}

export function keyIn(line: ExceptionsLine, by: Grouping): string {
  return by === 'rule' ? line.ruleId : (line[by] ?? '');
}

/** Lines that fit what was chosen. */
export function narrow(
  lines: readonly ExceptionsLine[],
  chosen: Partial<Record<Grouping, string>>,
): readonly ExceptionsLine[] {
  return lines.filter((line) =>
    groupings.every((by) => {
      const asked = chosen[by];
      return asked === undefined || fold(keyIn(line, by)) === fold(asked);
    }),
  );
}

/** One group for each officer, branch or rule: the most exceptions first, then by name. */
export function groupBy(lines: readonly ExceptionsLine[], by: Grouping): readonly Group[] {
  const groups = new Map<string, { readonly key: string; readonly title: string; readonly lines: ExceptionsLine[] }>();
  for (const line of lines) {
    const key = keyIn(line, by);
    const known = groups.get(fold(key));
    if (known === undefined) groups.set(fold(key), { key, title: line.title, lines: [line] });
    else known.lines.push(line);
  }
  return [...groups.values()]
    .map(({ key, title, lines: own }): Group => ({ key, ...(by === 'rule' ? { title } : {}), ...sum(own) }))
    .sort((one, other) => other.raised - one.raised || (one.key < other.key ? -1 : 1));
}

export interface PeriodCounts extends Counts {
  /** The first day of the period. */
  readonly period: string;
}

/** Every period of the days, those without exceptions as well: a gap must look like one. */
export function overTime(
  lines: readonly ExceptionsLine[],
  { from, to, period }: { readonly from: string; readonly to: string; readonly period: ReportPeriod },
): readonly PeriodCounts[] {
  const periods: PeriodCounts[] = [];
  for (let start = startOf(from, period); start <= to; start = nextStart(start, period)) {
    periods.push({ period: start, ...sum(lines.filter((line) => line.period === start)) });
  }
  return periods;
}

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

/** "Aug 2026", "Q3 2026", "Week of Aug 3, 2026". */
export function namePeriod(start: string, period: ReportPeriod): string {
  const date = new Date(`${start}T00:00:00Z`);
  if (period === 'month') return MONTH.format(date);
  if (period === 'quarter') return `Q${Math.floor(date.getUTCMonth() / 3) + 1} ${date.getUTCFullYear()}`;
  return `Week of ${DAY.format(date)}`;
}

function startOf(day: string, period: ReportPeriod): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (period === 'week') date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  else date.setUTCDate(1);
  if (period === 'quarter') date.setUTCMonth(Math.floor(date.getUTCMonth() / 3) * 3);
  return date.toISOString().slice(0, 10);
}

function nextStart(start: string, period: ReportPeriod): string {
  const date = new Date(`${start}T00:00:00Z`);
  if (period === 'week') date.setUTCDate(date.getUTCDate() + 7);
  else date.setUTCMonth(date.getUTCMonth() + (period === 'month' ? 1 : 3));
  return date.toISOString().slice(0, 10);
}
