import type { Stats } from '@countersign/contract/statistics';
import { BarChart } from '../../parts/bar-chart.tsx';
import { ChartCard } from '../../parts/chart-card.tsx';
import { formatCount } from '../../parts/format.ts';
import { Table } from '../../parts/table.tsx';
import { dashboardWords } from '../../words/dashboard.ts';
import { loanStateWords } from '../../words/loans.ts';

const words = dashboardWords.ageing;
const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
/** The first band that is older than a week. */
const OLD = 3;

export function AgeingChart({ ageing }: { readonly ageing: Stats['ageing'] }) {
  return (
    <ChartCard
      title={words.heading}
      about={words.about}
      none={words.none}
      tableLabel={dashboardWords.asTable}
      chart={
        ageing.length === 0 ? null : (
          <>
            <ul className="chart-legend">
              {words.bands.map((band, index) => (
                <li key={band}>
                  <span className={`chart-swatch bar-age-${index + 1}`} />
                  {band}
                </li>
              ))}
            </ul>
            <BarChart
              label={words.heading}
              bars={ageing.map(({ state, loans }) => ({
                key: state,
                label: loanStateWords[state].label,
                parts: loans.map((size, index) => ({ size, look: `age-${index + 1}` })),
                value: formatCount(sum(loans)),
                summary: words.summary(
                  loanStateWords[state].label,
                  formatCount(sum(loans)),
                  formatCount(sum(loans.slice(OLD))),
                ),
              }))}
            />
          </>
        )
      }
      table={
        <Table
          caption={words.about}
          rows={ageing}
          rowKey={({ state }) => state}
          columns={[
            { key: 'state', title: words.state, cell: ({ state }) => loanStateWords[state].label },
            ...words.bands.map((band, index) => ({
              key: band,
              title: band,
              align: 'end' as const,
              cell: ({ loans }: Stats['ageing'][number]) => formatCount(loans[index] ?? 0),
            })),
            { key: 'all', title: words.total, align: 'end', cell: ({ loans }) => formatCount(sum(loans)) },
          ]}
        />
      }
    />
  );
}
