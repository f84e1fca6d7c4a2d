import type { ReactNode } from 'react';
import type { ApiError } from '../../api/problem.ts';
import { Button } from '../../parts/button.tsx';
import '../../parts/table.css';
import { apiWords } from '../../words/api.ts';
import { configureWords } from '../../words/configure.ts';

interface TypedRowsProps {
  readonly caption: string;
  readonly className: string;
  readonly columns: readonly string[];
  readonly children: ReactNode;
}

/** Lines to type in, of a profile or a map; the last column takes a line away. */
export function TypedRows({ caption, className, columns, children }: TypedRowsProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard.
    <section className="table-frame" aria-label={caption} tabIndex={0}>
      <table className={`table configure-table-inputs ${className}`}>
        <caption className="only-spoken">{caption}</caption>
        <thead>
          <tr>
            {columns.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
            <th scope="col">
              <span className="only-spoken">{configureWords.remove}</span>
            </th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

export function RemoveCell({ label, onRemove }: { readonly label: string; readonly onRemove: () => void }) {
  return (
    <td>
      <Button look="quiet" size="small" aria-label={label} onClick={onRemove}>
        ×
      </Button>
    </td>
  );
}

/** The addresses of these lines and of their columns in what is sent: what is said of them stands beside them. */
export function pathsOfRows(count: number, columns: readonly string[]): readonly string[] {
  return Array.from({ length: count }, (_, at) => `mapping.fields.${at}`).flatMap((row) => [
    row,
    ...columns.map((column) => `${row}.${column}`),
  ]);
}

/** What the service said of a line, by the line's place among those that were sent; -1 for one that was not. */
export function faultOfRow(error: ApiError | null, at: number): string | undefined {
  if (error === null || at < 0) return undefined;
  const row = `mapping.fields.${at}`;
  const found = error.errors.find(({ field }) => field === row || field.startsWith(`${row}.`));
  return found === undefined ? undefined : apiWords.fieldFault(found.message);
}
