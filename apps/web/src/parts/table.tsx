import type { ReactNode } from 'react';
import './table.css';

export interface Column<Row> {
  readonly key: string;
  readonly title: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'start' | 'end';
}

interface TableProps<Row> {
  /** Said before the table is read. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}

/**
 * On a narrow screen rows become blocks, and browsers forget that what is no table by its looks is one: so each part says
 * what it is.
 */
const parts = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

/** A table of a few hundred rows at most; longer lists are virtual and have a part of their own. */
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard.
    <section className="table-frame" aria-label={caption} tabIndex={0}>
      <table className="table table-folds" {...parts.table}>
        <caption className="only-spoken">{caption}</caption>
        <thead {...parts.group}>
          <tr {...parts.row}>
            {columns.map(({ key, title, align }) => (
              <th key={key} scope="col" {...parts.head} className={align === 'end' ? 'table-end' : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...parts.group}>
          {rows.map((row) => (
            <tr key={rowKey(row)} {...parts.row}>
              {columns.map(({ key, title, cell, align }) => (
                <td
                  key={key}
                  {...parts.cell}
                  className={align === 'end' ? 'table-end' : undefined}
                  data-title={typeof title === 'string' ? title : undefined}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
