import type { Stats } from '@countersign/contract/statistics';
import { BarChart } from '../../parts/bar-chart.tsx';
import { ChartCard } from '../../parts/chart-card.tsx';
import { formatCount } from '../../parts/format.ts';
import { formatDuration } from '../../parts/format-duration.ts';
import { Table } from '../../parts/table.tsx';
import { dashboardWords } from '../../words/dashboard.ts';
import { loanStateWords } from '../../words/loans.ts';

const words = dashboardWords.times;

export function TimesChart({ times }: { readonly times: Stats['timesInState'] }) {
  return (
    <ChartCard
      title={words.heading}
      about={words.about}
      none={words.none}
      tableLabel={dashboardWords.asTable}
      chart={
        times.length === 0 ? null : (
          <BarChart
            label={words.heading}
            bars={times.map(({ state, medianSeconds, ninetiethSeconds }) => ({
              key: state,
              label: loanStateWords[state].label,
              parts: [{ size: medianSeconds, look: 'full' }],
              reach: ninetiethSeconds,
              value: formatDuration(medianSeconds),
              summary: words.summary(loanStateWords[state].label, formatDuration(medianSeconds)),
            }))}
          />
        )
      }
      table={
        <Table
          caption={words.about}
          rows={times}
          rowKey={({ state }) => state}
          columns={[
            { key: 'state', title: words.state, cell: ({ state }) => loanStateWords[state].label },
            { key: 'loans', title: words.loans, align: 'end', cell: ({ loans }) => formatCount(loans) },
            { key: 'median', title: words.median, align: 'end', cell: (row) => formatDuration(row.medianSeconds) },
            {
              key: 'ninetieth',
              title: words.ninetieth,
              align: 'end',
              cell: (row) => formatDuration(row.ninetiethSeconds),
            },
            { key: 'average', title: words.average, align: 'end', cell: (row) => formatDuration(row.averageSeconds) },
          ]}
        />
      }
    />
  );
}
