import type { ReactNode } from 'react';
import { type Bar, BarChart } from '../../parts/bar-chart.tsx';
import { ChartCard } from '../../parts/chart-card.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { dashboardWords } from '../../words/dashboard.ts';

interface BarsCardProps<Row> {
  readonly words: { readonly heading: string; readonly about: string; readonly none: string };
  /** More than the words say of every such chart. */
  readonly about?: string;
  readonly wide?: boolean;
  readonly legend?: ReactNode;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly bar: (row: Row) => Omit<Bar, 'key'>;
  /** How many rows have a bar; the others stand in the table. All, unless told. */
  readonly shown?: number;
  readonly columns: readonly Column<Row>[];
}

/** Rows as bars, and as a table. */
export function BarsCard<Row>({ words, rows, rowKey, ...props }: BarsCardProps<Row>) {
  const { about = words.about, wide = false, legend, bar, shown, columns } = props;
  return (
    <ChartCard
      wide={wide}
      title={words.heading}
      about={about}
      none={words.none}
      tableLabel={dashboardWords.asTable}
      chart={
        rows.length === 0 ? null : (
          <>
            {legend}
            <BarChart
              label={words.heading}
              bars={rows.slice(0, shown).map((row) => ({ key: rowKey(row), ...bar(row) }))}
            />
          </>
        )
      }
      table={<Table caption={words.about} rows={rows} rowKey={rowKey} columns={columns} />}
    />
  );
}
