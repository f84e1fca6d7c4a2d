import { isRecord } from '../values/is-record.ts';
import { checkForm, ID_LENGTH, MAX_CELL_LENGTH } from './check-layout-form.ts';
import { type FieldMapFault, fault, isText, unknownKeys } from './field-map-fault.ts';
import { answerFacts } from './layout-answer.ts';

const MAX_WORDS = 20;
const MAX_RECORDS = 20;
const MAX_CELLS = 100;

/** An answer that could be mistaken for another file's, or half of one for the whole, is not taken as a description. */
export function checkAnswer(answer: unknown, isFileFixed: boolean, faults: FieldMapFault[]): void {
  if (!isRecord(answer)) {
    faults.push(fault('layout.answer', 'wrong_type', 'must be an object with accepted, refused and records'));
    return;
  }
  faults.push(...unknownKeys(answer, ['form', 'accepted', 'refused', 'records'], 'layout.answer.'));
  if (answer.form !== undefined) faults.push(...checkForm(answer.form, 'layout.answer.form'));
  const isFixed = isRecord(answer.form) ? answer.form.kind === 'fixed' : isFileFixed;
  const words = [answer.accepted, answer.refused];
  for (const [index, list] of words.entries()) {
    if (!Array.isArray(list) || list.length === 0 || list.length > MAX_WORDS || !list.every(isText)) {
      const place = index === 0 ? 'accepted' : 'refused';
      faults.push(fault(`layout.answer.${place}`, 'empty', `must list 1 to ${MAX_WORDS} words`));
    }
  }
  const both = words.flatMap((list) => (Array.isArray(list) ? list : []));
  if (new Set(both).size !== both.length) {
    faults.push(fault('layout.answer.refused', 'mapped_twice', 'must not share a word with accepted'));
  }
  const { records } = answer;
  if (!Array.isArray(records) || records.length === 0 || records.length > MAX_RECORDS) {
    faults.push(fault('layout.answer.records', 'empty', `must list 1 to ${MAX_RECORDS} kinds of lines`));
    return;
  }
  for (const [index, record] of records.entries())
    checkRecord(record, isFixed, `layout.answer.records.${index}`, faults);
  // A line is known by what always stands in it; without that, one kind could be taken for another.
  if (records.length > 1 && !records.every((record) => hasConstant(record))) {
    const message = 'must each have a cell with a constant by which it is known, where there is more than one';
    faults.push(fault('layout.answer.records', 'required', message));
  }
  const told = records.filter((record) => factsOf(record).includes('outcome'));
  const [only] = told;
  if (told.length !== 1 || !isRecord(only) || only.times !== 'once' || !factsOf(only).includes('order_id')) {
    const message = 'must have exactly one line with is: outcome, which comes once and has is: order_id, too';
    faults.push(fault('layout.answer.records', 'required', message));
  }
}

function hasConstant(record: unknown): boolean {
  if (!isRecord(record) || !Array.isArray(record.cells)) return false;
  return record.cells.some((cell) => isRecord(cell) && cell.constant !== undefined);
}

function factsOf(record: unknown): readonly unknown[] {
  if (!isRecord(record) || !Array.isArray(record.cells)) return [];
  return record.cells.map((cell) => (isRecord(cell) ? cell.is : undefined));
}

function checkRecord(record: unknown, isFixed: boolean, place: string, faults: FieldMapFault[]): void {
  if (!isRecord(record) || !isText(record.name)) {
    faults.push(fault(`${place}.name`, 'wrong_form', 'must be a name'));
    return;
  }
  faults.push(...unknownKeys(record, ['name', 'times', 'cells'], `${place}.`));
  if (record.times !== 'once' && record.times !== 'any') {
    faults.push(fault(`${place}.times`, 'unknown_value', 'must be once or any'));
  }
  const { cells } = record;
  if (!Array.isArray(cells) || cells.length === 0 || cells.length > MAX_CELLS) {
    faults.push(fault(`${place}.cells`, 'empty', `must list 1 to ${MAX_CELLS} cells`));
    return;
  }
  for (const [index, cell] of cells.entries()) faults.push(...checkCell(cell, isFixed, `${place}.cells.${index}`));
}

function checkCell(cell: unknown, isFixed: boolean, place: string): FieldMapFault[] {
  if (!isRecord(cell) || (cell.is === undefined) === (cell.constant === undefined)) {
    return [fault(place, 'required', 'must have exactly one of is and constant')];
  }
  const faults = unknownKeys(cell, ['is', 'constant', 'length'], `${place}.`);
  if (cell.is !== undefined && !answerFacts.some((fact) => fact === cell.is)) {
    faults.push(fault(`${place}.is`, 'unknown_value', `must be one of ${answerFacts.join(', ')}`));
  }
  if (cell.constant !== undefined && !isText(cell.constant)) {
    faults.push(fault(`${place}.constant`, 'wrong_type', 'must be a text'));
  }
  const { length } = cell;
  const least = cell.is === 'order_id' ? ID_LENGTH : 1;
  const fits = typeof length === 'number' && Number.isInteger(length) && length >= least && length <= MAX_CELL_LENGTH;
  if (isFixed && !fits) {
    faults.push(fault(`${place}.length`, 'wrong_type', `must be a whole number from ${least} to ${MAX_CELL_LENGTH}`));
  }
  return faults;
}
