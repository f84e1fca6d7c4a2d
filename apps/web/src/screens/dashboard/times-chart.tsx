import type { Stats } from '@countersign/contract/statistics';
import { formatCount } from '../../parts/format.ts';
import { formatDuration } from '../../parts/format-duration.ts';
import { dashboardWords } from '../../words/dashboard.ts';
import { loanStateWords } from '../../words/loans.ts';
import { BarsCard } from './bars-card.tsx';

const words = dashboardWords.times;

export function TimesChart({ times }: { readonly times: Stats['timesInState'] }) {
  return (
    <BarsCard
      words={words}
      rows={times}
      rowKey={({ state }) => state}
      bar={({ state, medianSeconds, ninetiethSeconds }) => ({
        label: loanStateWords[state].label,
        parts: [{ size: medianSeconds, look: 'full' }],
        reach: ninetiethSeconds,
        value: formatDuration(medianSeconds),
        summary: words.summary(loanStateWords[state].label, formatDuration(medianSeconds)),
      })}
      columns={[
        { key: 'state', title: words.state, cell: ({ state }) => loanStateWords[state].label },
        { key: 'loans', title: words.loans, align: 'end', cell: ({ loans }) => formatCount(loans) },
        { key: 'median', title: words.median, align: 'end', cell: (row) => formatDuration(row.medianSeconds) },
        { key: 'ninetieth', title: words.ninetieth, align: 'end', cell: (row) => formatDuration(row.ninetiethSeconds) },
        { key: 'average', title: words.average, align: 'end', cell: (row) => formatDuration(row.averageSeconds) },
      ]}
    />
  );
}
