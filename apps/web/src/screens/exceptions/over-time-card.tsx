import type { ReportPeriod } from '@countersign/contract/exceptions-report';
import { BarChart } from '../../parts/bar-chart.tsx';
import { ChartCard } from '../../parts/chart-card.tsx';
import { formatCount } from '../../parts/format.ts';
import { LineChart } from '../../parts/line-chart.tsx';
import { Table } from '../../parts/table.tsx';
import { dashboardWords } from '../../words/dashboard.ts';
import { exceptionsWords } from '../../words/exceptions-report.ts';
import { namePeriod, type PeriodCounts, sum } from './exceptions-figures.ts';
import { Legend } from './legend.tsx';

const words = exceptionsWords.overTime;
const { counts } = exceptionsWords;

/** More periods than these are a line; fewer would be a line of nothing but corners. */
const MOST_BARS = 6;

interface OverTimeCardProps {
  readonly period: ReportPeriod;
  readonly periods: readonly PeriodCounts[];
}

export function OverTimeCard({ period, periods }: OverTimeCardProps) {
  const total = sum(periods);
  const columns = (['raised', 'open', 'accepted', 'overridden', 'resolved'] as const).map((key) => ({
    key,
    title: counts[key],
    align: 'end' as const,
    cell: (row: PeriodCounts) => formatCount(row[key]),
  }));
  return (
    <ChartCard
      wide
      title={words.heading}
      about={words.about[period]}
      none={words.none}
      tableLabel={dashboardWords.asTable}
      chart={
        periods.length > MOST_BARS ? (
          <LineChart
            labels={periods.map((each) => namePeriod(each.period, period).replace('Week of ', ''))}
            series={[
              { key: 'raised', label: counts.raised, values: periods.map(({ raised }) => raised) },
              { key: 'open', label: counts.open, values: periods.map(({ open }) => open) },
            ]}
            summary={words.summary(formatCount(total.raised), formatCount(total.open), periods.length)}
          />
        ) : (
          <>
            <Legend />
            <BarChart
              label={words.heading}
              bars={periods.map((each) => barOf(namePeriod(each.period, period), each))}
            />
          </>
        )
      }
      table={
        <Table
          caption={words.about[period]}
          rows={periods}
          rowKey={(row) => row.period}
          columns={[
            { key: 'period', title: words.period, cell: (row: PeriodCounts) => namePeriod(row.period, period) },
            ...columns,
          ]}
        />
      }
    />
  );
}

function barOf(label: string, { period, raised, open }: PeriodCounts) {
  return {
    key: period,
    label,
    parts: [
      { size: open, look: 'full' },
      { size: raised - open, look: 'soft' },
    ],
    value: formatCount(raised),
    summary: words.line(label, formatCount(raised), formatCount(open)),
  };
}
