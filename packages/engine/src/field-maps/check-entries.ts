import { isRecord } from '../values/is-record.ts';
import { type CoreShape, findRowField } from './core-field.ts';
import type { FieldMapEntry } from './field-map-entry.ts';
import { type FieldMapFault, fault, isText, unknownKeys } from './field-map-fault.ts';
import { isMappable, listOfField, parsePlace, parseRowField } from './list-fields.ts';
import { parseTransform } from './transforms.ts';

const MAX_JOIN = 20;

/** The lines of a map, each held to what it may say, and no field of the core filled twice. */
export function checkEntries(
  fields: readonly unknown[],
  core: CoreShape,
  faults: FieldMapFault[],
): readonly FieldMapEntry[] {
  const entries = fields.map((entry, index) => checkEntry(entry, `fields.${index}`, core, faults));
  const first = new Map<string, number>();
  for (const [index, entry] of entries.entries()) {
    if (entry === null) continue;
    // Borrowers and guarantors fill rows of one group, one list after the other.
    const list = parseRowField(entry.core) === null ? '' : listOfField(parsePlace(entry.canonical)?.field ?? '');
    const key = `${list} ${entry.core}`;
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, index);
    else {
      const message = `${entry.core} is mapped by fields[${earlier}] already`;
      faults.push(fault(`fields.${index}.core`, 'mapped_twice', message));
    }
  }
  return entries.flatMap((entry) => entry ?? []);
}

function checkEntry(entry: unknown, place: string, core: CoreShape, faults: FieldMapFault[]): FieldMapEntry | null {
  if (!isRecord(entry)) {
    faults.push(fault(place, 'wrong_type', 'must be an object with canonical and core'));
    return null;
  }
  faults.push(...unknownKeys(entry, ['canonical', 'core', 'transform', 'join'], `${place}.`));
  const transform = entry.transform ?? 'none';
  const parsed = isText(transform) ? parseTransform(transform, core.tables) : 'must be a text';
  if (typeof parsed === 'string') faults.push(fault(`${place}.transform`, 'unknown_transform', parsed));
  checkCanonical(entry.canonical, place, faults);
  checkCore(entry.core, place, core, faults);
  const { join } = entry;
  if (join !== undefined && (typeof join !== 'string' || join === '' || join.length > MAX_JOIN)) {
    faults.push(fault(`${place}.join`, 'wrong_type', `must be a text of at most ${MAX_JOIN} characters`));
  }
  if (!isText(entry.canonical) || !isText(entry.core) || !isText(transform)) return null;
  checkTogether(entry.canonical, entry.core, join, place, faults);
  const { canonical, core: name } = entry;
  return { canonical, core: name, transform, ...(typeof join === 'string' ? { join } : {}) };
}

function checkCanonical(canonical: unknown, place: string, faults: FieldMapFault[]): void {
  const at = `${place}.canonical`;
  if (!isText(canonical)) {
    faults.push(fault(at, 'required', 'must name a canonical field'));
    return;
  }
  const parsed = parsePlace(canonical);
  if (parsed === null || !isMappable(parsed.field)) {
    faults.push(fault(at, 'unknown_field', `${canonical} is no canonical field`));
  } else if (parsed.index !== null && listOfField(parsed.field) === null) {
    faults.push(fault(at, 'not_a_list', `${parsed.field} is stated once for a loan and has no items`));
  } else if (parsed.index === null && listOfField(parsed.field) === 'payment') {
    faults.push(fault(at, 'not_a_list', `${parsed.field} has items: write ${parsed.field}[*] or ${parsed.field}[1]`));
  }
}

function checkCore(name: unknown, place: string, core: CoreShape, faults: FieldMapFault[]): void {
  if (!isText(name)) {
    faults.push(fault(`${place}.core`, 'required', 'must name a field of the core'));
    return;
  }
  const row = parseRowField(name);
  if (row === null && /[[\]]/.test(name)) {
    faults.push(fault(`${place}.core`, 'wrong_form', 'may hold brackets only as [*], such as party[*].name'));
  } else if (core.open) return;
  else if (
    row === null ? !core.fields.some((field) => field.name === name) : !findRowField(core, row.group, row.field)
  ) {
    faults.push(fault(`${place}.core`, 'unknown_core_field', `${name} is no field of ${core.providerId}`));
  }
}

/** A list goes to rows, or into one field with a separator; one item goes to one field. */
function checkTogether(canonical: string, name: string, join: unknown, place: string, faults: FieldMapFault[]): void {
  const index = parsePlace(canonical)?.index ?? null;
  const isRow = parseRowField(name) !== null;
  if (isRow && index !== '*') {
    const message = 'fills a row for each item, so that canonical needs [*]';
    faults.push(fault(`${place}.canonical`, 'not_all_items', message));
  }
  if (isRow && join !== undefined) faults.push(fault(`${place}.join`, 'no_join', 'is for lists that fill one field'));
  if (isRow) return;
  if (index === '*' && join === undefined) {
    const message = 'must say what stands between the items, since they fill one field; or give them rows with [*]';
    faults.push(fault(`${place}.join`, 'required', message));
  }
  if (index !== '*' && join !== undefined) faults.push(fault(`${place}.join`, 'no_join', 'is for lists, with [*]'));
}
