import { normalizeAddress } from './address.ts';
import { normalizeBoolean } from './boolean.ts';
import { normalizeDate } from './date.ts';
import { normalizeId } from './id.ts';
import { normalizeInteger } from './integer.ts';
import { normalizeMoney } from './money.ts';
import { normalizeName } from './name.ts';
import type { NormalizedValue, NormalizeOptions, Normalizer } from './normalized-value.ts';
import { normalizeRate } from './rate.ts';
import { normalizeText } from './text.ts';
import type { ValueKind } from './value-kind.ts';

const normalizers: Readonly<Record<ValueKind, Normalizer>> = {
  money: normalizeMoney,
  rate: normalizeRate,
  date: normalizeDate,
  name: normalizeName,
  address: normalizeAddress,
  id: normalizeId,
  integer: normalizeInteger,
  boolean: normalizeBoolean,
  text: normalizeText,
};

/** The meaning of a printed text as one kind of value, or null when the text is no such value. */
export function normalize(kind: ValueKind, rawText: string, options: NormalizeOptions = {}): NormalizedValue | null {
  return normalizers[kind](rawText, options);
}
