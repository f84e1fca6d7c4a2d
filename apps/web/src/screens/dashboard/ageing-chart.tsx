import type { Stats } from '@countersign/contract/statistics';
import { formatCount } from '../../parts/format.ts';
import { dashboardWords } from '../../words/dashboard.ts';
import { loanStateWords } from '../../words/loans.ts';
import { BarsCard } from './bars-card.tsx';

const words = dashboardWords.ageing;
const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
/** The first band that is older than a week. */
const OLD = 3;

export function AgeingChart({ ageing }: { readonly ageing: Stats['ageing'] }) {
  return (
    <BarsCard
      words={words}
      legend={
        <ul className="chart-legend">
          {words.bands.map((band, index) => (
            <li key={band}>
              <span className={`chart-swatch bar-age-${index + 1}`} />
              {band}
            </li>
          ))}
        </ul>
      }
      rows={ageing}
      rowKey={({ state }) => state}
      bar={({ state, loans }) => {
        const { label } = loanStateWords[state];
        return {
          label,
          parts: loans.map((size, index) => ({ size, look: `age-${index + 1}` })),
          value: formatCount(sum(loans)),
          summary: words.summary(label, formatCount(sum(loans)), formatCount(sum(loans.slice(OLD)))),
        };
      }}
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
  );
}
