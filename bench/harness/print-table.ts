import type { Row } from './report.ts';

/** A table in Markdown: the columns of all lines in the order in which they first appear, numbers to the right. */
export function printTable(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const isNumeric = (column: string) => rows.every((row) => typeof (row[column] ?? 0) === 'number');
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(columns.map(escapeCell)),
    line(columns.map((column) => (isNumeric(column) ? '---:' : '---'))),
    ...rows.map((row) => line(columns.map((column) => escapeCell(printValue(row[column] ?? ''))))),
  ].join('\n');
}

export function printValue(value: string | number): string {
  if (typeof value === 'string') return value;
  return Number.isFinite(value) ? value.toLocaleString('en-US', { maximumFractionDigits: 4 }) : '–';
}

function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
