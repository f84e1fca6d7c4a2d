/// <reference path="./papaparse.d.ts" />
import papaparse from 'papaparse';
import { MOST_CELLS, MOST_CHARACTERS } from '../caps.ts';
import type { Locator } from '../locator.ts';
import { type Predicate, passes } from '../locator-parts.ts';
import { type Match, textOrNothing } from '../match.ts';
import { Unreadable } from '../unreadable.ts';
import { delimiterName, detectDelimiter } from './csv-delimiter.ts';
import { exactLabel, foldLabel } from './labels.ts';

export interface CsvRow {
  /** From 1, as a spreadsheet shows it. */
  readonly row: number;
  readonly cells: readonly string[];
}

export interface CsvTable {
  readonly headers: readonly string[];
  readonly rows: readonly CsvRow[];
}

/** Parses a CSV record: a header, then data rows without blank ones and without a row of totals. */
export function readCsv(text: string): CsvTable {
  if (text.length > MOST_CHARACTERS) throw new Unreadable(`The CSV has more than ${MOST_CHARACTERS} characters.`);
  const { delimiter, body } = detectDelimiter(text);
  // Those inside quotes count too, so the cap holds before anything is parsed.
  if (countOf(body, delimiter) + countOf(body, '\n') + countOf(body, '\r') > MOST_CELLS) {
    throw new Unreadable(`The CSV has more than ${MOST_CELLS} cells.`);
  }
  const { data, errors } = papaparse.parse(body, { delimiter });
  const [fault] = errors.filter((error) => error.type === 'Quotes');
  if (fault !== undefined) throw new Unreadable(quoteFault(fault.code, (fault.row ?? 0) + 1));
  const filled = data
    .map((cells, index): CsvRow => ({ row: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const [header, ...rows] = filled;
  if (header === undefined) throw new Unreadable('The CSV is empty: it needs a row of headers and a row of values.');
  const headers = withoutTrailingBlanks(header.cells.map(exactLabel));
  if (isBelowTitle(filled)) return { headers: [], rows: filled };
  for (const row of rows) checkWidth(row, headers.length, delimiter);
  const last = rows.at(-1);
  const dataRows = rows.length > 1 && last !== undefined && isTotals(last) ? rows.slice(0, -1) : rows;
  if (dataRows.length === 0) throw new Unreadable('The CSV has a row of headers and no row of values.');
  return { headers, rows: dataRows };
}

/** Below a title that stands alone in its row, labels have their values beside them. */
function isBelowTitle([title, ...rows]: readonly CsvRow[]): boolean {
  const filled = ({ cells }: CsvRow) => cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  return (
    title !== undefined &&
    filled(title) === 1 &&
    rows.some((row) => filled(row) > 1) &&
    rows.every((row) => filled(row) <= 2)
  );
}

function countOf(text: string, character: string): number {
  let count = 0;
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) count += 1;
  return count;
}

function quoteFault(code: string, row: number): string {
  const what =
    code === 'MissingQuotes' ? 'a quotation mark that is not closed' : 'a quotation mark inside a quoted value';
  return `Row ${row} of the CSV has ${what}. A quotation mark within a value is written twice.`;
}

function withoutTrailingBlanks(headers: readonly string[]): readonly string[] {
  return headers.slice(0, headers.findLastIndex((header) => header !== '') + 1);
}

/** A value such as 1,250,000 without quotes would move every later value into the wrong column. */
function checkWidth({ row, cells }: CsvRow, columns: number, delimiter: string): void {
  const surplus = cells.findIndex((cell, index) => index >= columns && cell.trim() !== '');
  if (surplus < 0) return;
  throw new Unreadable(
    `Row ${row} of the CSV has ${cells.length} values for ${columns} headers. ` +
      `A value that holds a ${delimiterName(delimiter)} stands in quotation marks.`,
  );
}

/** Only the last row, and only when its first word is the total itself: a borrower may well be named Total Foods. */
function isTotals({ cells }: CsvRow): boolean {
  const first = cells.find((cell) => cell.trim() !== '') ?? '';
  return /^(grand\s+|sub-?\s*)?totals?\s*:?$/i.test(first.trim());
}

/** The column across data rows, in the order of rows; a header that stands twice gives both cells of each row. */
export function findInCsv(table: CsvTable, locator: Locator, known: ReadonlySet<string> = new Set()): readonly Match[] {
  if (isForm(table, known) && locator.steps.every(({ kind }) => kind !== 'where')) return findInForm(table, locator);
  const [step] = locator.steps;
  const columns = step?.kind === 'name' ? findColumns(table.headers, step.name) : [];
  const test = locator.steps.find((one) => one.kind === 'where');
  const rows = test === undefined ? table.rows : rowsThatPass(table, test);
  const found: Match[] = [];
  for (const { row, cells } of rows) {
    for (const column of columns) {
      found.push({
        rawText: textOrNothing(unwrapFormula(cells[column] ?? '')),
        place: { kind: 'cell', row, column: column + 1, header: table.headers[column] ?? '' },
      });
    }
  }
  return found;
}

/** A file of two columns is a form where the profile knows several texts of the first one as labels. */
function isForm({ headers, rows }: CsvTable, known: ReadonlySet<string>): boolean {
  if (headers.length === 0) return true;
  return headers.length === 2 && rows.filter(({ cells }) => known.has(foldLabel(cells[0] ?? ''))).length > 1;
}

/** The values beside a label, in the order of the rows. */
function findInForm({ headers, rows }: CsvTable, { steps: [step] }: Locator): readonly Match[] {
  if (step?.kind !== 'name') return [];
  const label = foldLabel(step.name);
  return [{ row: 1, cells: headers }, ...rows]
    .filter(({ cells }) => foldLabel(cells[0] ?? '') === label)
    .map(({ row, cells }) => ({
      rawText: textOrNothing(unwrapFormula(cells[1] ?? '')),
      place: { kind: 'cell', row, column: 2, header: exactLabel(cells[0] ?? '') },
    }));
}

function rowsThatPass({ headers, rows }: CsvTable, test: Predicate): readonly CsvRow[] {
  const columns = findColumns(headers, test.key[0] ?? '');
  return rows.filter(({ cells }) => columns.some((column) => passes(test, unwrapFormula(cells[column] ?? ''))));
}

/** As written; if no header is written so, any that differs in case or a closing colon only. */
export function findColumns(headers: readonly string[], name: string): readonly number[] {
  const [exact, folded] = [exactLabel(name), foldLabel(name)];
  const found = [...headers.keys()].filter((index) => headers[index] === exact);
  return found.length > 0 ? found : [...headers.keys()].filter((index) => foldLabel(headers[index] ?? '') === folded);
}

/** Exporters write ="0012345" so that a spreadsheet keeps the zeros. */
function unwrapFormula(cell: string): string {
  if (!cell.includes('="')) return cell;
  const inside = /^\s*="((?:[^"]|"")*)"\s*$/.exec(cell)?.[1];
  return inside === undefined ? cell : inside.replaceAll('""', '"');
}
