import { findField } from '../fields/field-catalogue.ts';
import { normalizeField } from '../values/normalize-field.ts';
import { sameValueKey } from '../values/same-value-key.ts';
import type { ValueKind } from '../values/value-kind.ts';
import { MOST_SHORT_VALUE_CHARACTERS } from './caps.ts';
import { foldLabel } from './formats/labels.ts';
import type { Match } from './match.ts';
import { formulaPart } from './rate-formula.ts';
import { inUnit, questionAbout, type ValueUnit } from './units.ts';

export interface Meaning {
  readonly kind: ValueKind;
  readonly value: string | null;
  /** Why the text could mean two things, and what to say in the profile. Then there is no value. */
  readonly question?: string;
}

/** What the profile says about how a field is written; without it the text speaks for itself. */
export interface ValueRules {
  readonly unit?: ValueUnit;
  /** Texts of the record, folded, and what they mean in ours. */
  readonly map?: ReadonlyMap<string, string>;
}

/** What a text of the record means as a value of the field. `exact` is the number behind a rounded one. */
export function meaningOf(field: string, rawText: string | null, rules: ValueRules = {}, exact?: string): Meaning {
  const kind = findField(field)?.kind ?? 'text';
  const written = isFigure(kind) ? (exact ?? rawText) : rawText;
  if (written === null || (isShort(kind) && written.length > MOST_SHORT_VALUE_CHARACTERS)) return { kind, value: null };
  const mapped = rules.map?.get(foldLabel(rawText ?? ''));
  if (mapped !== undefined) return { kind, value: normalizeField(field, mapped)?.value ?? null };
  const text = plainNumber(formulaPart(field, written)?.part ?? written);
  const question = rules.unit === undefined ? questionAbout(field, text) : null;
  if (question !== null) return { kind, value: null, question };
  const measured = rules.unit === undefined ? text : inUnit(text, rules.unit, field);
  return { kind, value: measured === null ? null : (normalizeField(field, measured)?.value ?? null) };
}

/** Kinds for which every digit counts. An id with zeros in front is what the file shows. */
function isFigure(kind: ValueKind): boolean {
  return kind === 'money' || kind === 'rate' || kind === 'date' || kind === 'integer';
}

/** Names, addresses and texts may be long; whatever else is said in a few words. */
function isShort(kind: ValueKind): boolean {
  return kind !== 'text' && kind !== 'name' && kind !== 'address';
}

/** A formula for the rate that has no floor says nothing about the floor. */
export function saysNothing(field: string, rawText: string): boolean {
  const part = formulaPart(field, rawText);
  return part !== null && part.part === null && rawText.length <= MOST_SHORT_VALUE_CHARACTERS;
}

/** Repeats of one value may be written differently: 500000 and $500,000.00 are no conflict. */
export function sameMeaning(field: string, first: Match, second: Match, rules: ValueRules = {}): boolean {
  if (first.rawText === second.rawText && first.exact === second.exact) return true;
  const [left, right] = [first, second].map(({ rawText, exact }) => meaningOf(field, rawText, rules, exact));
  if (left?.value == null || right?.value == null) return false;
  return sameValueKey(left.kind, left.value) === sameValueKey(right.kind, right.value);
}

/**
 * 1.25E+6 as exporters write large numbers, digit by digit so that nothing is rounded; other texts stay. An exponent of
 * three digits is no amount, and its zeros would only cost memory.
 */
function plainNumber(text: string): string {
  if (!text.includes('e') && !text.includes('E')) return text;
  const found = /^([-+]?)(\d+)(?:\.(\d+))?[eE]([-+]?\d{1,2})$/.exec(text);
  if (found === null) return text;
  const [, sign = '', whole = '', decimals = '', exponent = ''] = found;
  const shift = Number(exponent);
  const digits = '0'.repeat(Math.max(0, -shift)) + whole + decimals + '0'.repeat(Math.max(0, shift));
  const point = whole.length + Math.max(0, -shift) + shift;
  return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`
    .replace(/^([-+]?)0+(?=\d)/, '$1')
    .replace(/\.0*$/, '');
}

const KINDS: Readonly<Record<ValueKind, string>> = {
  money: 'an amount of money',
  rate: 'a rate in percent',
  date: 'a date',
  name: 'a name',
  address: 'an address',
  id: 'a number or code',
  integer: 'a whole number',
  boolean: 'yes or no',
  text: 'a text of this field',
};

export function kindInWords(kind: ValueKind): string {
  return KINDS[kind];
}
