import { allow, type Decision, refuse } from '../decision.ts';
import { findField } from '../fields/field-catalogue.ts';
import { isRecord } from '../values/is-record.ts';
import { normalizeField } from '../values/normalize-field.ts';
import { MOST_JOINED_PATHS, MOST_MAPPED_TEXTS, MOST_PATH_CHARACTERS } from './caps.ts';
import { foldLabel } from './formats/labels.ts';
import { isMany, type Locator, parseLocator } from './locator.ts';
import { fault, type MappingFault, quote, unknownKeys } from './mapping-fault.ts';
import type { RecordFormat } from './record-source.ts';
import { isValueUnit, unitsOf } from './units.ts';
import type { ValueRules } from './value-meaning.ts';

/** An entry that has been checked, with its paths read. */
export interface CheckedField {
  readonly canonical: string;
  readonly path: string;
  readonly required: boolean;
  readonly locator: Locator;
  readonly rules: ValueRules;
  readonly join: { readonly locators: readonly Locator[]; readonly separator: string } | null;
  readonly default: string | null;
}

type Checked<Value> = Decision<Value, readonly MappingFault[]>;

/** Checks one entry of a mapping; every fault of it is told. */
export function checkField(entry: unknown, at: string, format: RecordFormat | null): Checked<CheckedField> {
  if (!isRecord(entry)) return refuse([fault(at, 'must be an object with canonical and path')]);
  const { canonical, path, required } = entry;
  const faults = [
    ...unknownKeys(entry, ['canonical', 'path', 'required', 'unit', 'map', 'join', 'default'], at),
    ...canonicalFaults(canonical, `${at}/canonical`),
  ];
  if (required !== undefined && typeof required !== 'boolean')
    faults.push(fault(`${at}/required`, 'must be true or false'));
  const field = typeof canonical === 'string' ? canonical : '';
  const locator = checkPath(path, `${at}/path`, format);
  const unit = checkUnit(entry.unit, field, `${at}/unit`);
  const map = checkMap(entry.map, field, `${at}/map`);
  const otherwise = checkDefault(entry.default, field, `${at}/default`);
  const join = checkJoin(entry.join, locator.ok ? locator.effect : null, `${at}/join`, format);
  for (const part of [locator, unit, map, otherwise, join]) if (!part.ok) faults.push(...part.refusal);
  if (faults.length > 0 || typeof path !== 'string') return refuse(faults);
  if (!locator.ok || !unit.ok || !map.ok || !otherwise.ok || !join.ok) return refuse(faults);
  return allow({
    canonical: field,
    path,
    required: required === true,
    locator: locator.effect,
    rules: {
      ...(unit.effect === null ? {} : { unit: unit.effect }),
      ...(map.effect === null ? {} : { map: map.effect }),
    },
    join: join.effect,
    default: otherwise.effect,
  });
}

function canonicalFaults(canonical: unknown, at: string): readonly MappingFault[] {
  if (typeof canonical !== 'string' || canonical === '') return [fault(at, 'must name a canonical field')];
  if (findField(canonical) !== undefined) return [];
  return [fault(at, `${quote(canonical)} is not a canonical field; GET /v1/fields lists them`)];
}

function checkPath(path: unknown, at: string, format: RecordFormat | null): Checked<Locator> {
  if (typeof path !== 'string' || path === '') return refuse([fault(at, 'must be a path, as in $.loan_number')]);
  if (path.length > MOST_PATH_CHARACTERS)
    return refuse([fault(at, `has more than ${MOST_PATH_CHARACTERS} characters`)]);
  // Without a known format there is no language to check against, and that is told at the format.
  if (format === null) return refuse([]);
  const locator = parseLocator(format, path);
  return locator.ok ? locator : refuse([fault(at, `${quote(path)} ${locator.refusal}`)]);
}

function checkUnit(unit: unknown, field: string, at: string): Checked<CheckedField['rules']['unit'] | null> {
  if (unit === undefined) return allow(null);
  const known = unitsOf(field);
  if (isValueUnit(unit) && known.includes(unit)) return allow(unit);
  if (findField(field) === undefined) return refuse([]);
  const choice = known.length === 0 ? `does not fit ${field}, which has no unit` : `must be one of ${known.join(', ')}`;
  return refuse([fault(at, choice)]);
}

function checkMap(map: unknown, field: string, at: string): Checked<ReadonlyMap<string, string> | null> {
  if (map === undefined) return allow(null);
  if (!isRecord(map)) return refuse([fault(at, 'must be an object of texts, as in { "FirstLien": "1" }')]);
  const entries = Object.entries(map);
  if (entries.length > MOST_MAPPED_TEXTS) return refuse([fault(at, `has more than ${MOST_MAPPED_TEXTS} texts`)]);
  const folded = new Map<string, string>();
  const faults: MappingFault[] = [];
  for (const [text, ours] of entries) {
    const key = foldLabel(text);
    if (typeof ours !== 'string' || ours.trim() === '') faults.push(fault(at, `maps ${quote(text)} to no text`));
    else if (folded.has(key)) faults.push(fault(at, `maps ${quote(text)} twice; case does not count`));
    else if (!isMeaningful(field, ours)) faults.push(fault(at, `maps ${quote(text)} to ${noValue(ours, field)}`));
    else folded.set(key, ours);
  }
  return faults.length > 0 ? refuse(faults) : allow(folded);
}

function checkDefault(text: unknown, field: string, at: string): Checked<string | null> {
  if (text === undefined) return allow(null);
  if (typeof text !== 'string' || text.trim() === '') return refuse([fault(at, 'must be a text')]);
  return isMeaningful(field, text) ? allow(text) : refuse([fault(at, `is ${noValue(text, field)}`)]);
}

function isMeaningful(field: string, text: string): boolean {
  return findField(field) === undefined || normalizeField(field, text) !== null;
}

function noValue(text: string, field: string): string {
  return `${quote(text)}, which is no value of ${field}`;
}

function checkJoin(
  join: unknown,
  first: Locator | null,
  at: string,
  format: RecordFormat | null,
): Checked<CheckedField['join']> {
  if (join === undefined) return allow(null);
  if (!isRecord(join)) return refuse([fault(at, 'must be an object with paths and separator')]);
  const faults = [...unknownKeys(join, ['paths', 'separator'], at)];
  const { paths, separator } = join;
  if (typeof separator !== 'string' || separator.length > 10)
    faults.push(fault(`${at}/separator`, 'must be a text of at most 10 characters'));
  if (!Array.isArray(paths) || paths.length === 0 || paths.length > MOST_JOINED_PATHS)
    return refuse([...faults, fault(`${at}/paths`, `must be a list of 1 to ${MOST_JOINED_PATHS} further paths`)]);
  const locators: Locator[] = [];
  for (const [index, path] of paths.entries()) {
    const locator = checkPath(path, `${at}/paths/${index}`, format);
    if (!locator.ok) faults.push(...locator.refusal);
    else if (first !== null && isMany(locator.effect) !== isMany(first))
      faults.push(fault(`${at}/paths/${index}`, 'must have [*] as path has, or none as path has none'));
    else locators.push(locator.effect);
  }
  return faults.length > 0 || typeof separator !== 'string' ? refuse(faults) : allow({ locators, separator });
}
