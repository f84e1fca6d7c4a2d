import { isRecord } from '../values/is-record.ts';
import { checkAnswer } from './check-layout-answer.ts';
import { checkChoice, checkForm, ID_LENGTH, MAX_CELL_LENGTH } from './check-layout-form.ts';
import { type FieldMapFault, fault, isText, unknownKeys } from './field-map-fault.ts';
import { type FileLayout, layoutCharacters, lineEnds, orderFacts } from './file-layout.ts';
import { parseRowField } from './list-fields.ts';

const MAX_RECORDS = 50;
const MAX_CELLS = 200;
const NAME = /^[A-Za-z0-9_-]{1,64}$/;
const EXTENSION = /^[A-Za-z0-9]{1,10}$/;

/** Everything that is wrong with a description of files; null where it is no description at all. */
export function checkLayout(given: unknown, faults: FieldMapFault[]): FileLayout | null {
  if (!isRecord(given)) {
    faults.push(fault('layout', 'wrong_type', 'must be an object with form, records and answer'));
    return null;
  }
  const before = faults.length;
  faults.push(
    ...unknownKeys(given, ['form', 'extension', 'lineEnd', 'characters', 'records', 'answer'], 'layout.'),
    ...checkForm(given.form, 'layout.form'),
    ...checkChoice(given.lineEnd, Object.keys(lineEnds), 'layout.lineEnd'),
    ...checkChoice(given.characters, layoutCharacters, 'layout.characters'),
  );
  if (!isText(given.extension) || !EXTENSION.test(given.extension)) {
    faults.push(fault('layout.extension', 'wrong_form', 'must be letters and digits, such as txt'));
  }
  const isFixed = isRecord(given.form) && given.form.kind === 'fixed';
  checkRecords(given.records, isFixed, faults);
  checkAnswer(given.answer, isFixed, faults);
  return faults.length === before ? (given as unknown as FileLayout) : null;
}

function checkRecords(records: unknown, isFixed: boolean, faults: FieldMapFault[]): void {
  if (!Array.isArray(records) || records.length === 0 || records.length > MAX_RECORDS) {
    faults.push(fault('layout.records', 'empty', `must list 1 to ${MAX_RECORDS} kinds of lines`));
    return;
  }
  const names = records.map((record) => (isRecord(record) ? record.name : undefined));
  const cells = records.flatMap((record) => (isRecord(record) && Array.isArray(record.cells) ? record.cells : []));
  const known = { names, fields: cells.flatMap((cell) => (isRecord(cell) ? [cell.field] : [])), isFixed };
  for (const [index, record] of records.entries()) {
    const place = `layout.records.${index}`;
    if (!isRecord(record) || !isText(record.name) || !NAME.test(record.name)) {
      faults.push(fault(`${place}.name`, 'wrong_form', 'must be a name of letters, digits, - and _, at most 64'));
      continue;
    }
    faults.push(...unknownKeys(record, ['name', 'each', 'cells'], `${place}.`));
    if (names.indexOf(record.name) !== index) {
      faults.push(fault(`${place}.name`, 'mapped_twice', `${record.name} is another record's name already`));
    }
    const { each } = record;
    if (each !== undefined && (typeof each !== 'string' || !NAME.test(each))) {
      faults.push(fault(`${place}.each`, 'wrong_form', 'must name a group, such as party'));
    }
    checkCells(record.cells, typeof each === 'string' ? each : null, place, known, faults);
  }
  if (!cells.some((cell) => isRecord(cell) && cell.is === 'order_id')) {
    const message = 'must have a cell with is: order_id, by which the answer names the file';
    faults.push(fault('layout.records', 'required', message));
  }
}

interface Known {
  readonly names: readonly unknown[];
  readonly fields: readonly unknown[];
  readonly isFixed: boolean;
}

const CELL_KEYS = [
  'title',
  'field',
  'constant',
  'is',
  'count',
  'total',
  'length',
  'align',
  'fill',
  'empty',
  'required',
];
const SOURCES = ['field', 'constant', 'is', 'count', 'total'] as const;

function checkCells(cells: unknown, each: string | null, at: string, known: Known, faults: FieldMapFault[]): void {
  if (!Array.isArray(cells) || cells.length === 0 || cells.length > MAX_CELLS) {
    faults.push(fault(`${at}.cells`, 'empty', `must list 1 to ${MAX_CELLS} cells`));
    return;
  }
  for (const [index, cell] of cells.entries()) {
    const place = `${at}.cells.${index}`;
    if (isRecord(cell)) faults.push(...checkCell(cell, each, place, known));
    else faults.push(fault(place, 'wrong_type', 'must be an object'));
  }
}

function checkCell(
  cell: Readonly<Record<string, unknown>>,
  each: string | null,
  place: string,
  known: Known,
): FieldMapFault[] {
  const faults = unknownKeys(cell, CELL_KEYS, `${place}.`);
  const sources = SOURCES.filter((key) => cell[key] !== undefined);
  if (sources.length !== 1) {
    faults.push(fault(place, 'required', `must have exactly one of ${SOURCES.join(', ')}`));
  }
  faults.push(...checkSource(cell, each, place, known));
  if (cell.title !== undefined && !isText(cell.title))
    faults.push(fault(`${place}.title`, 'wrong_type', 'must be a text'));
  for (const key of ['fill', 'empty'] as const) {
    if (cell[key] !== undefined) faults.push(...checkChoice(cell[key], [' ', '0'], `${place}.${key}`));
  }
  if (cell.align !== undefined) faults.push(...checkChoice(cell.align, ['left', 'right'], `${place}.align`));
  if (cell.required !== undefined && typeof cell.required !== 'boolean') {
    faults.push(fault(`${place}.required`, 'wrong_type', 'must be true or false'));
  }
  if (cell.fill === '0' && cell.align !== 'right') {
    faults.push(fault(`${place}.fill`, 'wrong_form', 'of 0 needs align: right, or the number becomes another one'));
  }
  return [...faults, ...checkLength(cell, place, known.isFixed)];
}

function checkLength(cell: Readonly<Record<string, unknown>>, place: string, isFixed: boolean): FieldMapFault[] {
  const { length } = cell;
  if (length === undefined && !isFixed) return [];
  const at = `${place}.length`;
  if (typeof length !== 'number' || !Number.isInteger(length) || length < 1 || length > MAX_CELL_LENGTH) {
    return [fault(at, 'wrong_type', `must be a whole number from 1 to ${MAX_CELL_LENGTH}`)];
  }
  const least = cell.is === 'order_id' ? ID_LENGTH : typeof cell.constant === 'string' ? [...cell.constant].length : 1;
  return length < least ? [fault(at, 'wrong_form', `must be at least ${least}`)] : [];
}

function checkSource(
  cell: Readonly<Record<string, unknown>>,
  each: string | null,
  place: string,
  { names, fields }: Known,
): FieldMapFault[] {
  const faults: FieldMapFault[] = [];
  const wrong = (key: string, message: string) => faults.push(fault(`${place}.${key}`, 'unknown_value', message));
  if (
    cell.constant !== undefined &&
    !(typeof cell.constant === 'string' && /^[\x20-\x7e]{0,500}$/.test(cell.constant))
  ) {
    wrong('constant', 'must be a text of at most 500 ASCII characters');
  }
  if (cell.is !== undefined) faults.push(...checkChoice(cell.is, orderFacts, `${place}.is`));
  if (cell.is === 'row' && each === null) wrong('is', 'of row needs a record for each row of a group');
  if (cell.field !== undefined) {
    const row = isText(cell.field) ? parseRowField(cell.field) : null;
    if (!isText(cell.field) || (row === null && /[[\]]/.test(cell.field))) {
      wrong('field', 'must name a field, such as principal or party[*].name');
    } else if (row !== null && row.group !== each) {
      wrong('field', `is of ${row.group}, so that its record needs each: ${row.group}`);
    }
  }
  const { count } = cell;
  if (
    count !== undefined &&
    !(Array.isArray(count) && count.length > 0 && count.every((name) => names.includes(name)))
  ) {
    wrong('count', 'must list names of records');
  }
  if (cell.total !== undefined && !fields.includes(cell.total)) wrong('total', 'must be a field of some cell');
  return faults;
}
