import type { Stats } from '@countersign/contract/statistics';
import { BarChart } from '../../parts/bar-chart.tsx';
import { ChartCard } from '../../parts/chart-card.tsx';
import { formatCount } from '../../parts/format.ts';
import { Table } from '../../parts/table.tsx';
import { dashboardWords } from '../../words/dashboard.ts';
import { sayCode } from '../../words/reason-codes.ts';

const words = dashboardWords.reasons;

export function ReasonsChart({ reasons }: { readonly reasons: Stats['overrideReasons'] }) {
  return (
    <ChartCard
      title={words.heading}
      about={words.about}
      none={words.none}
      tableLabel={dashboardWords.asTable}
      chart={
        reasons.length === 0 ? null : (
          <BarChart
            label={words.heading}
            bars={reasons.map(({ reasonCode, count }) => ({
              key: reasonCode,
              label: sayCode(reasonCode),
              parts: [{ size: count, look: 'full' }],
              value: formatCount(count),
              summary: `${sayCode(reasonCode)}: ${formatCount(count)}`,
            }))}
          />
        )
      }
      table={
        <Table
          caption={words.about}
          rows={reasons}
          rowKey={({ reasonCode }) => reasonCode}
          columns={[
            { key: 'reason', title: words.reason, cell: ({ reasonCode }) => sayCode(reasonCode) },
            { key: 'count', title: words.count, align: 'end', cell: ({ count }) => formatCount(count) },
          ]}
        />
      }
    />
  );
}
