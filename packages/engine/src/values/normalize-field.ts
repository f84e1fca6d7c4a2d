import { findField } from '../fields/field-catalogue.ts';
import type { FieldEntry } from '../fields/field-entry.ts';
import { readCount } from './count-of.ts';
import { dayCountOf } from './day-count.ts';
import { readMonths } from './months-of.ts';
import { normalize } from './normalize.ts';
import { asPrinted, type NormalizedValue, type NormalizeOptions } from './normalized-value.ts';
import { collapseSpaces } from './print-text.ts';
import { readRank } from './rank-of.ts';
import { readShapedId } from './shaped-id.ts';
import { wordOf, wordWithin } from './vocabulary.ts';

/**
 * The meaning of a printed text as a value of a canonical field: by the field's own words, unit or shape, else by its
 * kind. Null when the text is no such value or the field is not in the catalogue.
 */
export function normalizeField(
  fieldName: string,
  rawText: string,
  options: NormalizeOptions = {},
): NormalizedValue | null {
  const field = findField(fieldName);
  if (field === undefined) return null;
  if (field.unit !== undefined) return byUnit(field, rawText, options);
  if (field.vocabulary !== undefined) return byWords(field, rawText, options);
  if (field.shape !== undefined) return readShapedId(field.shape, rawText, options);
  return field.kind === 'money' ? amount(rawText, options) : normalize(field.kind, rawText, options);
}

function byUnit(field: FieldEntry, rawText: string, options: NormalizeOptions): NormalizedValue | null {
  switch (field.unit) {
    case 'months':
      return readMonths(rawText, options.ocr ?? false);
    case 'count':
      return readCount(rawText, options.ocr ?? false);
    case 'rank':
      return readRank(rawText);
    case 'day_count':
      return byDayCount(rawText);
    case 'county':
      return normalize(field.kind, countyOf(rawText), options);
    case 'unsigned':
      return unsigned(normalize(field.kind, rawText, options));
    default:
      return normalize(field.kind, rawText, options);
  }
}

/** "Bibb County" and "County of Bibb" are the county that another paper calls "Bibb". */
function countyOf(rawText: string): string {
  const own = rawText
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:the )?(?:county|parish) of /i, '')
    .replace(/,? (?:county|parish)[ .,;]*$/i, '');
  return own === '' ? rawText : own;
}

/**
 * A note prints its amount in brackets behind the words; only fields that go both ways take brackets for a minus.
 * A printed minus stays, so that a wrong sign is seen.
 */
function amount(rawText: string, options: NormalizeOptions): NormalizedValue | null {
  const read = normalize('money', rawText, options);
  const bracketed = /^\s*\(/.test(rawText) && read?.value.startsWith('-') && !rawText.includes('-');
  return bracketed ? unsigned(read) : read;
}

/** A deduction in one table and a sum in another: the amount is the same. */
function unsigned(read: NormalizedValue | null): NormalizedValue | null {
  return read?.value.startsWith('-') ? { ...read, value: read.value.slice(1) } : read;
}

/** A sentence about day counts is long; a page that was taken for one is longer. */
const LONGEST_SENTENCE = 2000;

function byDayCount(rawText: string): NormalizedValue | null {
  const text = collapseSpaces(rawText);
  const dayCount = text.length > LONGEST_SENTENCE ? null : dayCountOf(text);
  return dayCount === null ? null : asPrinted(dayCount);
}

const LONGEST_PHRASE = 300;

function byWords(field: FieldEntry, rawText: string, options: NormalizeOptions): NormalizedValue | null {
  const text = collapseSpaces(rawText);
  if (field.vocabulary === undefined || text === '' || text.length > LONGEST_PHRASE) return null;
  // Within a sentence a yes or no may belong to anything.
  const within = field.kind === 'text' && !field.vocabulary.open;
  const word = wordOf(field.vocabulary, text) ?? (within ? wordWithin(field.vocabulary, text) : null);
  if (word !== null) return asPrinted(word);
  return within ? null : normalize(field.kind, rawText, options);
}
