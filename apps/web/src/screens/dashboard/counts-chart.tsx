import { BarChart } from '../../parts/bar-chart.tsx';
import { ChartCard } from '../../parts/chart-card.tsx';
import { formatCount } from '../../parts/format.ts';
import { Table } from '../../parts/table.tsx';
import { dashboardWords } from '../../words/dashboard.ts';

/** The others stand in the table. */
const SHOWN = 12;

export interface Counted {
  readonly key: string;
  readonly label: string;
  readonly count: number;
}

export interface CountsChartProps {
  /** What is counted, and what each of them is. */
  readonly words: {
    readonly heading: string;
    readonly about: string;
    readonly none: string;
    readonly item: string;
    readonly count: string;
  };
  readonly rows: readonly Counted[];
}

/** How often each of several things happened, the most frequent first. */
export function CountsChart({ words, rows }: CountsChartProps) {
  return (
    <ChartCard
      title={words.heading}
      about={words.about}
      none={words.none}
      tableLabel={dashboardWords.asTable}
      chart={
        rows.length === 0 ? null : (
          <BarChart
            label={words.heading}
            bars={rows.slice(0, SHOWN).map(({ key, label, count }) => ({
              key,
              label,
              parts: [{ size: count, look: 'full' }],
              value: formatCount(count),
              summary: `${label}: ${formatCount(count)}`,
            }))}
          />
        )
      }
      table={
        <Table
          caption={words.about}
          rows={rows}
          rowKey={({ key }) => key}
          columns={[
            { key: 'item', title: words.item, cell: ({ label }) => label },
            { key: 'count', title: words.count, align: 'end', cell: ({ count }) => formatCount(count) },
          ]}
        />
      }
    />
  );
}
