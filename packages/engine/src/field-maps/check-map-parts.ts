import { isRecord } from '../values/is-record.ts';
import { type FieldMapFault, fault, isText } from './field-map-fault.ts';
import { isMappable, listOfField, parsePlace } from './list-fields.ts';
import type { LookupTables } from './transform.ts';

const MAX_TABLES = 100;
/** NAICS has a thousand codes, and banks keep such lists. */
const MAX_ROWS = 2000;
const MAX_IGNORED = 100;
/** Stands behind a colon in a transform, so that it holds none. */
const TABLE_NAME = /^[A-Za-z0-9_-]{1,64}$/;

/** Tables of a map: each from a value of ours to a code of the core. */
export function checkTables(given: unknown, faults: FieldMapFault[]): LookupTables {
  if (!isRecord(given)) {
    faults.push(fault('tables', 'wrong_type', 'must be an object of tables by name'));
    return {};
  }
  const names = Object.keys(given);
  if (names.length > MAX_TABLES) faults.push(fault('tables', 'too_many', `has more than ${MAX_TABLES} tables`));
  for (const name of names.slice(0, MAX_TABLES)) {
    const place = `tables.${name}`;
    const table = given[name];
    if (!TABLE_NAME.test(name)) {
      faults.push(fault(place, 'wrong_form', 'must have a name of letters, digits, - and _, at most 64'));
    } else if (!isRecord(table)) faults.push(fault(place, 'wrong_type', 'must be an object of codes by value'));
    else checkRows(table, place, faults);
  }
  return given as LookupTables;
}

function checkRows(table: Readonly<Record<string, unknown>>, place: string, faults: FieldMapFault[]): void {
  const rows = Object.entries(table);
  if (rows.length === 0) faults.push(fault(place, 'empty', 'must have at least one row'));
  if (rows.length > MAX_ROWS) faults.push(fault(place, 'too_many', `has more than ${MAX_ROWS} rows`));
  const seen = new Set<string>();
  for (const [from, code] of rows.slice(0, MAX_ROWS)) {
    if (!isText(from) || !isText(code)) {
      faults.push(fault(`${place}.${from}`, 'wrong_type', 'must be a value with the code of the core'));
      continue;
    }
    // Values are looked up whatever their case, so that two rows that differ in it alone would leave one to chance.
    const key = from.trim().toLowerCase();
    if (seen.has(key)) faults.push(fault(`${place}.${from}`, 'mapped_twice', `${from} has a code already`));
    seen.add(key);
  }
}

export function checkIgnore(given: unknown, faults: FieldMapFault[]): readonly string[] {
  if (!Array.isArray(given) || given.length > MAX_IGNORED) {
    faults.push(fault('ignore', 'wrong_type', `must be a list of at most ${MAX_IGNORED} places in lists`));
    return [];
  }
  for (const [index, entry] of given.entries()) {
    const place = typeof entry === 'string' ? parsePlace(entry) : null;
    if (place === null || !isMappable(place.field) || listOfField(place.field) === null || place.index === null) {
      const message = 'must name items of a list, such as guarantor_name[*] or guarantor_name[2]';
      faults.push(fault(`ignore.${index}`, 'unknown_field', message));
    }
  }
  return given as readonly string[];
}
