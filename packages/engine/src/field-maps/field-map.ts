import { allow, type Decision, refuse } from '../decision.ts';
import { findField } from '../fields/field-catalogue.ts';
import { isRecord } from '../values/is-record.ts';
import type { CoreShape } from './core-field.ts';
import { parseTransform } from './transforms.ts';

/** One line of a map: this canonical field goes to that field of the core, written so. */
export interface FieldMapEntry {
  readonly canonical: string;
  readonly core: string;
  /** `none` where the map says nothing. */
  readonly transform: string;
}

export interface FieldMap {
  readonly provider: string;
  readonly fields: readonly FieldMapEntry[];
}

export interface FieldMapFault {
  /** Where in the mapping, such as `fields[2].transform`. */
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

/** More than any core has. */
const MAX_FIELDS = 1000;
const MAX_TEXT = 500;

/** Specification part 4, rule 14: everything that is wrong with a mapping, each with its place. */
export function checkFieldMap(mapping: unknown, core: CoreShape): Decision<FieldMap, readonly FieldMapFault[]> {
  if (!isRecord(mapping)) return refuse([fault('mapping', 'wrong_type', 'must be an object')]);
  const faults: FieldMapFault[] = unknownKeys(mapping, ['provider', 'fields'], '');
  if (mapping.provider !== core.providerId) {
    faults.push(fault('provider', 'provider_mismatch', `must equal providerId, which is ${core.providerId}`));
  }
  const { fields } = mapping;
  if (!Array.isArray(fields) || fields.length === 0) {
    return refuse([...faults, fault('fields', 'empty', 'must list at least one field')]);
  }
  if (fields.length > MAX_FIELDS)
    return refuse([...faults, fault('fields', 'too_many', `has more than ${MAX_FIELDS}`)]);
  const entries = fields.map((entry: unknown, index) => checkEntry(entry, `fields[${index}]`, core, faults));
  const first = new Map<string, number>();
  for (const [index, entry] of entries.entries()) {
    if (entry === null) continue;
    const earlier = first.get(entry.core);
    if (earlier === undefined) first.set(entry.core, index);
    else {
      faults.push(
        fault(`fields[${index}].core`, 'mapped_twice', `${entry.core} is mapped by fields[${earlier}] already`),
      );
    }
  }
  if (faults.length > 0) return refuse(faults);
  return allow({ provider: core.providerId, fields: entries.flatMap((entry) => entry ?? []) });
}

function checkEntry(entry: unknown, place: string, core: CoreShape, faults: FieldMapFault[]): FieldMapEntry | null {
  if (!isRecord(entry)) {
    faults.push(fault(place, 'wrong_type', 'must be an object with canonical and core'));
    return null;
  }
  const before = faults.length;
  faults.push(...unknownKeys(entry, ['canonical', 'core', 'transform'], `${place}.`));
  const transform = entry.transform ?? 'none';
  const parsed = isText(transform) ? parseTransform(transform, core.tables) : 'must be a text';
  if (typeof parsed === 'string') faults.push(fault(`${place}.transform`, 'unknown_transform', parsed));
  if (!isText(entry.canonical)) faults.push(fault(`${place}.canonical`, 'required', 'must name a canonical field'));
  else if (findField(entry.canonical) === undefined) {
    faults.push(fault(`${place}.canonical`, 'unknown_field', `${entry.canonical} is no canonical field`));
  }
  if (!isText(entry.core)) faults.push(fault(`${place}.core`, 'required', 'must name a field of the core'));
  else if (!core.open && !core.fields.some(({ name }) => name === entry.core)) {
    faults.push(fault(`${place}.core`, 'unknown_core_field', `${entry.core} is no field of ${core.providerId}`));
  }
  if (!isText(entry.canonical) || !isText(entry.core) || !isText(transform)) return null;
  const valid = faults.length === before || isText(entry.core);
  return valid ? { canonical: entry.canonical, core: entry.core, transform } : null;
}

function unknownKeys(
  record: Readonly<Record<string, unknown>>,
  known: readonly string[],
  prefix: string,
): FieldMapFault[] {
  return Object.keys(record)
    .filter((key) => !known.includes(key))
    .map((key) => fault(`${prefix}${key}`, 'unknown_property', 'is not a known property'));
}

function fault(field: string, code: string, message: string): FieldMapFault {
  return { field, code, message };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= MAX_TEXT;
}
