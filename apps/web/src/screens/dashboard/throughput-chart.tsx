import type { Stats } from '@countersign/contract/statistics';
import { ChartCard } from '../../parts/chart-card.tsx';
import { formatCount } from '../../parts/format.ts';
import { LineChart } from '../../parts/line-chart.tsx';
import { Table } from '../../parts/table.tsx';
import { dashboardWords } from '../../words/dashboard.ts';

const words = dashboardWords.throughput;
const names = ['received', 'approved', 'rejected', 'boarded'] as const;
const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

export function ThroughputChart({ stats: { throughput, days } }: { readonly stats: Stats }) {
  const sum = (name: (typeof names)[number]) => throughput.reduce((all, each) => all + each[name], 0);
  const [received, approved, rejected, boarded] = names.map((name) => formatCount(sum(name)));
  const isEmpty = names.every((name) => sum(name) === 0);
  const summary = words.summary(received ?? '', approved ?? '', rejected ?? '', boarded ?? '', days);
  return (
    <ChartCard
      wide
      title={words.heading}
      about={isEmpty ? words.about : `${words.about}. ${summary}.`}
      none={words.none}
      tableLabel={dashboardWords.asTable}
      chart={
        isEmpty ? null : (
          <LineChart
            labels={throughput.map(({ day }) => shortDay.format(new Date(day)))}
            series={names.map((key) => ({
              key,
              label: words.series[key],
              values: throughput.map((each) => each[key]),
            }))}
            summary={summary}
          />
        )
      }
      table={
        <Table
          caption={words.about}
          rows={throughput.toReversed()}
          rowKey={({ day }) => day}
          columns={[
            { key: 'day', title: words.day, cell: ({ day }) => day },
            ...names.map((key) => ({
              key,
              title: words.series[key],
              align: 'end' as const,
              cell: (row: Stats['throughput'][number]) => formatCount(row[key]),
            })),
          ]}
        />
      }
    />
  );
}
