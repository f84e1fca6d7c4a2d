import { findField } from '../fields/field-catalogue.ts';
import type { FieldEntry } from '../fields/field-entry.ts';
import { monthsOf } from './months-of.ts';
import { normalize } from './normalize.ts';
import { asPrinted, type NormalizedValue, type NormalizeOptions } from './normalized-value.ts';
import { collapseSpaces } from './print-text.ts';
import { wordOf } from './vocabulary.ts';

/**
 * The meaning of a printed text as a value of a canonical field: by the field's own words and unit first, then by its
 * kind. Null when the text is no such value or the field is not in the catalogue.
 */
export function normalizeField(
  fieldName: string,
  rawText: string,
  options: NormalizeOptions = {},
): NormalizedValue | null {
  const field = findField(fieldName);
  if (field === undefined) return null;
  if (field.vocabulary !== undefined) return byWords(field, rawText, options);
  if (field.unit === 'months') {
    const months = monthsOf(rawText, options.ocr);
    return months === null ? null : asPrinted(String(months));
  }
  const read = normalize(field.kind, rawText, options);
  if (field.unit === 'unsigned' && read?.value.startsWith('-')) return { ...read, value: read.value.slice(1) };
  return read;
}

/** No phrase of a vocabulary stands in a longer text than this by chance. */
const LONGEST_PHRASE = 300;

function byWords(field: FieldEntry, rawText: string, options: NormalizeOptions): NormalizedValue | null {
  const text = collapseSpaces(rawText);
  if (field.vocabulary === undefined || text === '' || text.length > LONGEST_PHRASE) return null;
  const word = wordOf(field.vocabulary, text);
  if (word !== null) return asPrinted(word);
  return field.vocabulary.open || field.kind !== 'text' ? normalize(field.kind, rawText, options) : null;
}
