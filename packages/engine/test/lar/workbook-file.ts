import type { RecordSource, WorkbookParts } from '../../src/lar/record-source.ts';
import { escapeXml } from './word-file.ts';

/** A cell as cases write it; text, a number, or a number that is shown as something. */
export type CellOf =
  | string
  | number
  | null
  | boolean
  | { readonly date: string }
  | { readonly percent: number; readonly places?: number }
  | { readonly money: number }
  | { readonly number: string; readonly format: string }
  | { readonly xml: string };

export interface SheetOf {
  readonly name: string;
  readonly rows: readonly (readonly CellOf[])[];
  readonly isHidden?: boolean;
  readonly hiddenRows?: readonly number[];
  readonly merged?: readonly string[];
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** The parts of an Excel file, written the plainest way. Texts are shared in every other cell and inline in the others. */
export function workbookParts(sheets: readonly SheetOf[], more: Partial<WorkbookParts> = {}): WorkbookParts {
  const strings: string[] = [];
  const formats: string[] = [];
  const styleOf = (format: string) => {
    if (!formats.includes(format)) formats.push(format);
    return formats.indexOf(format) + 1;
  };
  const written = sheets.map(({ name, rows, isHidden = false, hiddenRows = [], merged = [] }) => ({
    name,
    isHidden,
    text: sheetXml(rows, hiddenRows, merged, strings, styleOf),
  }));
  const items = strings.map((text) => `<si><t xml:space="preserve">${escapeXml(text)}</t></si>`).join('');
  return {
    sheets: written,
    sharedStrings: `<sst xmlns="${MAIN}">${items}</sst>`,
    styles: stylesXml(formats),
    isFrom1904: false,
    notes: [],
    ...more,
  };
}

export function workbookSource(sheets: readonly SheetOf[], more: Partial<WorkbookParts> = {}): RecordSource {
  return { format: 'xlsx', workbook: workbookParts(sheets, more) };
}

export function stylesXml(formats: readonly string[]): string {
  const codes = formats.map((code, index) => `<numFmt numFmtId="${200 + index}" formatCode="${escapeXml(code)}"/>`);
  const styles = formats.map((_, index) => `<xf numFmtId="${200 + index}"/>`);
  return `<styleSheet xmlns="${MAIN}"><numFmts>${codes.join('')}</numFmts><cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`;
}

function sheetXml(
  rows: readonly (readonly CellOf[])[],
  hidden: readonly number[],
  merged: readonly string[],
  strings: string[],
  styleOf: (format: string) => number,
): string {
  const data = rows.map((cells, index) => {
    const row = index + 1;
    const written = cells.map((cell, at) => cellXml(cell, `${letters(at)}${row}`, strings, styleOf)).join('');
    return `<row r="${row}"${hidden.includes(row) ? ' hidden="1"' : ''}>${written}</row>`;
  });
  const areas = merged.map((area) => `<mergeCell ref="${area}"/>`).join('');
  const end = merged.length > 0 ? `<mergeCells>${areas}</mergeCells>` : '';
  return `<worksheet xmlns="${MAIN}"><sheetData>${data.join('')}</sheetData>${end}</worksheet>`;
}

function letters(column: number): string {
  return column < 26
    ? String.fromCharCode(65 + column)
    : `${letters(Math.floor(column / 26) - 1)}${letters(column % 26)}`;
}

function cellXml(cell: CellOf, ref: string, strings: string[], styleOf: (format: string) => number): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'string') {
    if (strings.length % 2 === 1 && !strings.includes(cell)) {
      strings.push('');
      return `<c r="${ref}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
    }
    if (!strings.includes(cell)) strings.push(cell);
    return `<c r="${ref}" t="s"><v>${strings.indexOf(cell)}</v></c>`;
  }
  if (typeof cell === 'number') return `<c r="${ref}"><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c r="${ref}" t="b"><v>${cell ? 1 : 0}</v></c>`;
  if ('xml' in cell) return cell.xml.replace('REF', ref);
  if ('date' in cell) return `<c r="${ref}" s="${styleOf('m/d/yyyy')}"><v>${serialOf(cell.date)}</v></c>`;
  if ('money' in cell) return `<c r="${ref}" s="${styleOf('"$"#,##0.00')}"><v>${cell.money}</v></c>`;
  if ('number' in cell) return `<c r="${ref}" s="${styleOf(cell.format)}"><v>${cell.number}</v></c>`;
  const places = cell.places ?? 3;
  return `<c r="${ref}" s="${styleOf(places === 0 ? '0%' : `0.${'0'.repeat(places)}%`)}"><v>${cell.percent}</v></c>`;
}

/** Days since 1899-12-30, as Excel counts them after February 1900. */
export function serialOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / 86_400_000 + 25_569;
}
