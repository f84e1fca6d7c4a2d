import { formatCount } from '../../parts/format.ts';
import { BarsCard } from './bars-card.tsx';

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
    <BarsCard
      words={words}
      rows={rows}
      rowKey={({ key }) => key}
      shown={SHOWN}
      bar={({ label, count }) => ({
        label,
        parts: [{ size: count, look: 'full' }],
        value: formatCount(count),
        summary: `${label}: ${formatCount(count)}`,
      })}
      columns={[
        { key: 'item', title: words.item, cell: ({ label }) => label },
        { key: 'count', title: words.count, align: 'end', cell: ({ count }) => formatCount(count) },
      ]}
    />
  );
}
