import { type LoanState, loanStates } from '@countersign/contract/closed-sets';
import { ageingDays, type Stats, type StatsQuery } from '@countersign/contract/statistics';
import type { App } from '../platform/app.ts';
import type { RowOf } from '../platform/db.ts';
import { quantileOf } from './histogram.ts';
import { countByState, countWaiting, sumByDay, sumByLabel } from './statistics.queries.ts';

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 30;
/** More than anybody reads. */
const MOST_LINES = 50;

type Sum = RowOf<(typeof sumByLabel)['columns']>;

/** What the dashboard shows. Every figure comes from sums that are kept by the day, so that it costs the same for any number of loans. */
export async function readStats(app: App, { days = DEFAULT_DAYS }: StatsQuery): Promise<Stats> {
  const now = app.clock.now();
  const first = dayOf(new Date(now.getTime() - (days - 1) * DAY_MS));
  const [counts, entered, sums, waiting] = await Promise.all([
    app.db.lists.many(countByState, []),
    app.db.lists.many(sumByDay, [first]),
    app.db.lists.many(sumByLabel, [first]),
    app.db.lists.many(countWaiting, [now, [...ageingDays]]),
  ]);
  const of = (measure: string) => sums.filter((sum) => sum.measure === measure);
  return {
    at: now.toISOString(),
    days,
    counts: loanStates.map((state) => ({ state, count: counts.find((each) => each.state === state)?.amount ?? 0 })),
    throughput: Array.from({ length: days }, (_, back) => {
      const day = dayOf(new Date(now.getTime() - (days - 1 - back) * DAY_MS));
      const amount = (label: string) => entered.find((each) => each.day === day && each.label === label)?.amount ?? 0;
      return {
        day,
        received: amount('received'),
        approved: amount('approved'),
        rejected: amount('rejected'),
        boarded: amount('boarded'),
      };
    }),
    timesInState: loanStates.flatMap((state) => timesIn(state, of('left'))),
    ageing: loanStates
      .filter((state) => waiting.some((each) => each.state === state))
      .map((state) => ({
        state,
        loans: [0, ...ageingDays].map(
          (_, bucket) => waiting.find((each) => each.state === state && each.bucket === bucket)?.loans ?? 0,
        ),
      })),
    straightThrough: straightThrough(of('approved')),
    overrideReasons: of('reason')
      .map(({ label, amount }) => ({ reasonCode: label, count: amount }))
      .sort((a, b) => b.count - a.count),
    rules: rulesOf(of('raised'), of('accepted'), of('overridden')),
    corrections: of('corrected')
      .map(({ label, amount }) => ({ fieldName: label, count: amount }))
      .sort((a, b) => b.count - a.count || a.fieldName.localeCompare(b.fieldName))
      .slice(0, MOST_LINES),
  };
}

function timesIn(state: LoanState, left: readonly Sum[]): Stats['timesInState'] {
  const own = left.filter(({ label }) => label.startsWith(`${state}:`));
  const loans = own.reduce((sum, { amount }) => sum + amount, 0);
  if (loans === 0) return [];
  const buckets = own.map(({ label, amount }) => ({ index: Number(label.slice(state.length + 1)), amount }));
  const seconds = own.reduce((sum, each) => sum + each.seconds, 0);
  return [
    {
      state,
      loans,
      averageSeconds: round(seconds / loans),
      medianSeconds: round(quantileOf(buckets, 0.5)),
      ninetiethSeconds: round(quantileOf(buckets, 0.9)),
    },
  ];
}

function straightThrough(approvals: readonly Sum[]): Stats['straightThrough'] {
  const approved = approvals.reduce((sum, { amount }) => sum + amount, 0);
  const untouched = approvals.find(({ label }) => label === 'straight')?.amount ?? 0;
  return { approved, untouched, rate: approved === 0 ? null : untouched / approved };
}

function rulesOf(raised: readonly Sum[], accepted: readonly Sum[], overridden: readonly Sum[]): Stats['rules'] {
  const amount = (sums: readonly Sum[], ruleId: string) => sums.find(({ label }) => label === ruleId)?.amount ?? 0;
  const ids = new Set([...raised, ...accepted, ...overridden].map(({ label }) => label));
  return [...ids]
    .map((ruleId) => ({
      ruleId,
      raised: amount(raised, ruleId),
      accepted: amount(accepted, ruleId),
      overridden: amount(overridden, ruleId),
    }))
    .sort((a, b) => b.raised - a.raised || b.overridden - a.overridden || a.ruleId.localeCompare(b.ruleId))
    .slice(0, MOST_LINES);
}

/** Tenths of a second are more than the histogram knows. */
function round(seconds: number): number {
  return Math.round(seconds * 10) / 10;
}

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}
