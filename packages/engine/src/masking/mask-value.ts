import { findField } from '../fields/field-catalogue.ts';
import type { ValueKind } from '../values/value-kind.ts';
import { maskNumber } from './mask-number.ts';
import { type KnownNumbers, maskKnown, maskNamed, maskPrinted, maskText, nothingKnown } from './mask-text.ts';
import { bareName, sensitiveKindOf } from './sensitive-fields.ts';

/** Kinds whose values are running text, where any long number may be somebody's. */
const running: ReadonlySet<ValueKind> = new Set<ValueKind>(['text', 'name', 'address']);

/** Whether a field's own kind says that a number in it is no tax or account number, such as a loan or parcel number. */
export function isHarmless(names: readonly string[]): boolean {
  const kind = names.map((name) => findField(bareName(name))?.kind).find((each) => each !== undefined);
  return kind !== undefined && !running.has(kind) && names.every((name) => sensitiveKindOf(name) === null);
}

/** The value of a field by the names that it goes by. Null stays null. */
export function maskValue(value: string | null, ...names: readonly (string | null)[]): string | null {
  return value === null ? null : maskFieldText(value, names, nothingKnown);
}

/** The same, in an answer of which other numbers are known. */
export function maskFieldText(value: string, names: readonly (string | null)[], known: KnownNumbers): string {
  const named = names.filter((name) => name !== null);
  if (named.some((name) => sensitiveKindOf(name) !== null)) return maskNumber(value);
  // The field says what it is: a parcel number may be written like an employer number.
  if (isHarmless(named)) return maskNamed(maskKnown(value, known));
  const isCatalogued = named.some((name) => findField(bareName(name)) !== undefined);
  return isCatalogued ? maskText(value, known) : maskPrinted(maskKnown(value, known));
}
