import type { ExtractedValue } from '../../src/extraction/extracted-value.ts';
import { readByRules } from '../../src/extraction/read-by-rules.ts';
import { sameValueKey } from '../../src/values/same-value-key.ts';
import { paper } from './paper.ts';

/** What the built-in rules read off typed pages: the values of each field. */
export function valuesOn(docType: string, ...pages: readonly string[]): Record<string, string[]> {
  return byField(docType, pages, ({ normalizedValue }) => normalizedValue);
}

/** The same, as the engine compares values. */
export function keysOn(docType: string, ...pages: readonly string[]): Record<string, string[]> {
  return byField(docType, pages, ({ valueKind, normalizedValue }) => sameValueKey(valueKind, normalizedValue));
}

function byField(
  docType: string,
  pages: readonly string[],
  show: (value: ExtractedValue) => string,
): Record<string, string[]> {
  const values: Record<string, string[]> = {};
  for (const value of readByRules({ docType, pages: paper(...pages) })) {
    values[value.fieldName] ??= [];
    values[value.fieldName]?.push(show(value));
  }
  return values;
}
