import { findField } from '../fields/field-catalogue.ts';
import { normalizeField } from '../values/normalize-field.ts';
import { sameValueKey } from '../values/same-value-key.ts';
import type { ValueKind } from '../values/value-kind.ts';
import { MOST_SHORT_VALUE_CHARACTERS } from './caps.ts';
import { formulaPart } from './rate-formula.ts';

export interface Meaning {
  readonly kind: ValueKind;
  readonly value: string | null;
}

/** What a text of the record means as a value of the field. */
export function meaningOf(field: string, rawText: string | null): Meaning {
  const kind = findField(field)?.kind ?? 'text';
  if (rawText === null || (isShort(kind) && rawText.length > MOST_SHORT_VALUE_CHARACTERS)) return { kind, value: null };
  const text = plainNumber(formulaPart(field, rawText)?.part ?? rawText);
  return { kind, value: normalizeField(field, text)?.value ?? null };
}

/** Names, addresses and texts may be long; whatever else is said in a few words. */
function isShort(kind: ValueKind): boolean {
  return kind !== 'text' && kind !== 'name' && kind !== 'address';
}

/** A formula for the rate that has no floor says nothing about the floor. */
export function saysNothing(field: string, rawText: string): boolean {
  return rawText.length <= MOST_SHORT_VALUE_CHARACTERS && formulaPart(field, rawText)?.part === null;
}

/** Repeats of one value may be written differently: 500000 and $500,000.00 are no conflict. */
export function sameMeaning(field: string, first: string, second: string): boolean {
  if (first === second) return true;
  const [left, right] = [meaningOf(field, first), meaningOf(field, second)];
  if (left.value === null || right.value === null) return false;
  return sameValueKey(left.kind, left.value) === sameValueKey(right.kind, right.value);
}

/**
 * 1.25E+6 as exporters write large numbers, digit by digit so that nothing is rounded; other texts stay. An exponent of
 * three digits is no amount, and its zeros would only cost memory.
 */
function plainNumber(text: string): string {
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
