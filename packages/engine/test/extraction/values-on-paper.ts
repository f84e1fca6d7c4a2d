import { extractDocument } from '../../src/extraction/extract-document.ts';
import { paper } from './paper.ts';

/** What the built-in rules read off typed pages: the values of each field. */
export function valuesOn(docType: string, ...pages: readonly string[]): Record<string, string[]> {
  const values: Record<string, string[]> = {};
  for (const { fieldName, normalizedValue } of extractDocument({ docType, pages: paper(...pages) })) {
    values[fieldName] ??= [];
    values[fieldName]?.push(normalizedValue);
  }
  return values;
}
