import type { FileLayout, LayoutCell } from '@countersign/engine/field-maps/file-layout';
import type { CoreValue } from '../../../platform/core-adapter.ts';

/**
 * A batch file as a core reads it, by its description and by nothing of the writer: cells are cut by their lengths or
 * between delimiters, blanks and zeros that fill them taken away, and the trailer is held against the lines before it.
 * Throws where the file is not what its trailer says, or of another order.
 */
export function readBatch(
  layout: FileLayout,
  text: string,
  boardingId: string,
): { readonly lines: number; readonly fields: readonly CoreValue[] } {
  const end = layout.lineEnd === 'crlf' ? '\r\n' : '\n';
  if (!text.endsWith(end)) throw new Error('The file is half.');
  const lines = text.slice(0, -end.length).split(end);
  const rows = lines.map((line) => {
    const record = layout.records.find((each) => line.startsWith(each.cells[0]?.constant ?? '\u0000'));
    if (record === undefined) throw new Error(`No record is like ${line}`);
    const cells =
      layout.form.kind === 'fixed' ? cutFixed(line, record.cells) : cutDelimited(line, layout.form.delimiter);
    if (cells.length !== record.cells.length) throw new Error(`${record.name} has ${cells.length} cells.`);
    return { record, cells };
  });
  const values = new Map<string, string>();
  for (const { record, cells } of rows) {
    const row = cells[record.cells.findIndex(({ is }) => is === 'row')] ?? '';
    for (const [at, cell] of record.cells.entries()) {
      const value = cells[at] ?? '';
      if (cell.is === 'order_id' && value !== boardingId) throw new Error('The file is of another order.');
      if (cell.field === undefined || value === '') continue;
      values.set(cell.field.replace('*', row), value);
    }
  }
  for (const { record, cells } of rows) {
    for (const [at, cell] of record.cells.entries()) {
      const said = Number(cells[at]);
      const counted =
        cell.count === undefined ? null : rows.filter((row) => cell.count?.includes(row.record.name)).length;
      if (counted !== null && said !== counted) throw new Error(`The trailer counts ${said} of ${counted} records.`);
      const total = cell.total === undefined ? null : totalOf(values, cell.total);
      if (total !== null && Math.round(said * 100) !== total) throw new Error(`The trailer's total is ${said}.`);
    }
  }
  return { lines: lines.length, fields: [...values].map(([core, value]) => ({ core, value })) };
}

function totalOf(values: ReadonlyMap<string, string>, field: string): number {
  const [before = '', after = ''] = field.split('*');
  const own = [...values].filter(([name]) => name.startsWith(before) && name.endsWith(after));
  return own.reduce((sum, [, value]) => sum + Math.round(Number(value) * 100), 0);
}

function cutFixed(line: string, cells: readonly LayoutCell[]): string[] {
  const characters = [...line];
  return cells.map(({ length = 0, fill }) => {
    const cell = characters.splice(0, length).join('').trim();
    return fill === '0' ? cell.replace(/^0+(?=\d)/, '').replace(/^0$/, '') : cell;
  });
}

function cutDelimited(line: string, delimiter: string): string[] {
  const cells: string[] = [];
  for (let at = 0; at <= line.length; at += 1) {
    let cell = '';
    if (line[at] === '"') {
      for (at += 1; line[at] !== '"' || line[at + 1] === '"'; at += 1) {
        if (line[at] === '"') at += 1;
        cell += line[at];
      }
      at += 1;
    } else for (; at < line.length && line[at] !== delimiter; at += 1) cell += line[at];
    cells.push(cell);
  }
  return cells;
}
