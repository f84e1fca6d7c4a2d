import type { Stats } from '@countersign/contract/statistics';
import { BarChart } from '../../parts/bar-chart.tsx';
import { ChartCard } from '../../parts/chart-card.tsx';
import { formatCount } from '../../parts/format.ts';
import { Table } from '../../parts/table.tsx';
import { dashboardWords } from '../../words/dashboard.ts';
import { useTitles } from '../review/use-titles.ts';

const words = dashboardWords.corrections;
/** The others stand in the table. */
const SHOWN = 12;

/** A field that is often corrected wants a better template. */
export function CorrectionsChart({ corrections }: { readonly corrections: Stats['corrections'] }) {
  const { fieldTitle } = useTitles();
  return (
    <ChartCard
      title={words.heading}
      about={words.about}
      none={words.none}
      tableLabel={dashboardWords.asTable}
      chart={
        corrections.length === 0 ? null : (
          <BarChart
            label={words.heading}
            bars={corrections.slice(0, SHOWN).map(({ fieldName, count }) => ({
              key: fieldName,
              label: fieldTitle(fieldName),
              parts: [{ size: count, look: 'full' }],
              value: formatCount(count),
              summary: `${fieldTitle(fieldName)}: ${formatCount(count)}`,
            }))}
          />
        )
      }
      table={
        <Table
          caption={words.about}
          rows={corrections}
          rowKey={({ fieldName }) => fieldName}
          columns={[
            { key: 'field', title: words.field, cell: ({ fieldName }) => fieldTitle(fieldName) },
            { key: 'count', title: words.count, align: 'end', cell: ({ count }) => formatCount(count) },
          ]}
        />
      }
    />
  );
}
