import { Decimal, decimalOf } from '../calculations/decimal.ts';
import { type FileLayout, type LayoutCell, type LayoutRecord, lineEnds } from './file-layout.ts';
import type { LayoutForm } from './layout-form.ts';
import { parseRowField, readRowName, rowName } from './list-fields.ts';

/** What goes into a file: the order's name, its loan, and the values by field of the core. */
export interface LayoutOrder {
  readonly boardingId: string;
  readonly loanRef: string;
  /** The day on which the order was opened, as yyyymmdd. */
  readonly openedOn: string;
  readonly fields: readonly { readonly core: string; readonly value: string }[];
}

/** A value that its cell cannot hold as it is. Nothing is ever cut or rounded to fit. */
export interface LayoutFault {
  readonly coreField: string;
  readonly message: string;
}

export interface WrittenLayout {
  readonly text: string;
  /** How many lines the file has, headers and trailers among them. */
  readonly lines: number;
  readonly faults: readonly LayoutFault[];
}

interface Line {
  readonly record: LayoutRecord;
  /** Null in a record that stands once. */
  readonly row: number | null;
}

/** The file of an order. The same order always makes the same text. */
export function writeLayout(layout: FileLayout, order: LayoutOrder): WrittenLayout {
  const lines = linesOf(layout, order);
  const faults = new Map<string, string>();
  const written = lines.map((line) => {
    const cells = line.record.cells.map((cell) => {
      const value = cellValue(cell, line, order, lines);
      const fault = value === '' ? null : faultOf(value, cell, layout);
      const name = nameOf(cell, line);
      if (fault !== null && !faults.has(name)) faults.set(name, fault);
      return layout.form.kind === 'fixed' ? fixedCell(value, cell) : delimitedCell(value, layout.form);
    });
    return cells.join(layout.form.kind === 'fixed' ? '' : layout.form.delimiter);
  });
  return {
    text: written.map((line) => `${line}${lineEnds[layout.lineEnd]}`).join(''),
    lines: lines.length,
    faults: [...faults].map(([coreField, message]) => ({ coreField, message })),
  };
}

/** A record of a group has a line for every row of which the order has a value. */
function linesOf({ records }: FileLayout, { fields }: LayoutOrder): readonly Line[] {
  return records.flatMap((record): readonly Line[] => {
    if (record.each === undefined) return [{ record, row: null }];
    const places = fields.flatMap(({ core }) => readRowName(core) ?? []);
    const rows = new Set(places.filter(({ group }) => group === record.each).map(({ row }) => row));
    return [...rows].sort((a, b) => a - b).map((row) => ({ record, row }));
  });
}

function cellValue(cell: LayoutCell, line: Line, order: LayoutOrder, lines: readonly Line[]): string {
  if (cell.constant !== undefined) return cell.constant;
  if (cell.field !== undefined) return valueOfField(placed(cell.field, line.row), order);
  if (cell.count !== undefined) {
    const counted = cell.count;
    return String(lines.filter(({ record }) => counted.includes(record.name)).length);
  }
  if (cell.total !== undefined) return totalOf(cell.total, order);
  switch (cell.is) {
    case 'order_id':
      return order.boardingId;
    case 'order_day':
      return order.openedOn;
    case 'loan_reference':
      return order.loanRef;
    default:
      return String(line.row ?? 1);
  }
}

/** `party[*].name` on the line of the second party is `party[2].name`. */
function placed(field: string, row: number | null): string {
  const place = parseRowField(field);
  return place === null || row === null ? field : rowName(place, row);
}

function valueOfField(name: string, { fields }: LayoutOrder): string {
  return fields.find(({ core }) => core === name)?.value ?? '';
}

/** With as many places as the longest of them; `?` where one of them is no number. */
function totalOf(field: string, { fields }: LayoutOrder): string {
  const wanted = parseRowField(field);
  const values = fields.flatMap(({ core, value }) => {
    const place = readRowName(core);
    const isMeant = wanted === null ? core === field : place?.group === wanted.group && place.field === wanted.field;
    return isMeant ? [value] : [];
  });
  const numbers = values.flatMap((value) => decimalOf(value) ?? []);
  if (numbers.length < values.length) return NO_TOTAL;
  const places = Math.max(0, ...values.map((value) => value.split('.')[1]?.length ?? 0));
  return Decimal.sum(0, ...numbers).toFixed(places);
}

function nameOf(cell: LayoutCell, line: Line): string {
  if (cell.field !== undefined) return placed(cell.field, line.row);
  return cell.total ?? cell.is ?? cell.title ?? line.record.name;
}

const NO_TOTAL = '?';
// biome-ignore lint/suspicious/noControlCharactersInRegex: they end a line or a record where nobody expects it.
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ud800-\udfff]/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the whole of ASCII.
const BEYOND_ASCII = /[^\u0000-\u007f]/;
const NUMBER = /^(?:0|[1-9]\d*)(?:\.\d+)?$/;

function faultOf(value: string, cell: LayoutCell, { form, characters }: FileLayout): string | null {
  const long = [...value].length;
  if (CONTROL.test(value)) return 'has characters that no file can carry';
  if (characters === 'ascii' && BEYOND_ASCII.test(value)) return 'has characters other than ASCII';
  if (cell.length !== undefined && long > cell.length) return `is longer than ${cell.length} characters`;
  if (cell.total !== undefined && value === NO_TOTAL) return 'is totaled and is not a number';
  if (form.kind === 'delimited') {
    const isBare = form.quote === 'never' && (value.includes(form.delimiter) || value.includes('"'));
    return isBare ? `has a ${value.includes('"') ? '"' : form.delimiter}, and cells are not quoted` : null;
  }
  // Who reads the cell takes the fill away; what it would take of the value itself would be lost.
  if (cell.fill === '0') return NUMBER.test(value) ? null : 'is not a number, and its cell is filled with zeros';
  if (value.trim() !== value) return 'begins or ends with a blank';
  return null;
}

function fixedCell(value: string, { length = 0, align, fill = ' ', empty = ' ' }: LayoutCell): string {
  const missing = Math.max(0, length - [...value].length);
  if (value === '') return empty.repeat(missing);
  return align === 'right' ? fill.repeat(missing) + value : value + fill.repeat(missing);
}

function delimitedCell(value: string, form: Extract<LayoutForm, { kind: 'delimited' }>): string {
  const isQuoted =
    form.quote === 'always' || (form.quote === 'needed' && (value.includes(form.delimiter) || value.includes('"')));
  return isQuoted ? `"${value.replaceAll('"', '""')}"` : value;
}
