import type { ExtractedValue } from '@countersign/engine/extraction/extracted-value';
import { gridOf } from '@countersign/engine/extraction/page-grid';
import { joinTokens, type Token } from '@countersign/engine/extraction/token';
import { findField } from '@countersign/engine/fields/field-catalogue';
import type { FieldEntry } from '@countersign/engine/fields/field-entry';
import { holdsCentre } from '@countersign/engine/pages/box';
import type { Box, Page } from '@countersign/engine/pages/page';
import { normalizeField } from '@countersign/engine/values/normalize-field';
import type { ValueKind } from '@countersign/engine/values/value-kind';
import { wordOf } from '@countersign/engine/values/vocabulary';
import { endsValue } from './value-edges.decision.ts';

export interface ConfirmationFacts {
  readonly fieldName: string;
  /** What the person says, in normal form; null: that the document does not say it, which no box can show. */
  readonly normalizedValue: string | null;
  readonly pageNo: number;
  readonly bbox: Box;
  /** Null where the page could not be read, or is gone. */
  readonly page: Page | null;
  /** What the program read off the document, before anybody corrected it. */
  readonly read: readonly Pick<ExtractedValue, 'fieldName' | 'normalizedValue' | 'valueKind' | 'pageNo' | 'bbox'>[];
}

/**
 * Control decisions, Corrections: whether the page says in this box what the person says. Words are taken whole when
 * their middle lies in the box, so that a box may cut them a little and `100` is never found inside `1,100`. A value that
 * goes on beside the box is another value.
 */
export function isConfirmedByPage(facts: ConfirmationFacts): boolean {
  const { fieldName, normalizedValue, page, bbox } = facts;
  const field = findField(fieldName);
  if (normalizedValue === null || field === undefined) return false;
  const said = keyOf(field.kind, normalizedValue);
  if (isReadThere(facts, said)) return true;
  if (page === null) return false;
  const text = wordsInside(page, bbox, field);
  const printed = text === null ? null : meaningOf(field, text, page);
  return printed !== null && keyOf(field.kind, printed) === said;
}

/** The program read the same off the same place by a rule of its own, as it does with ticks in boxes. */
function isReadThere({ fieldName, pageNo, bbox, read }: ConfirmationFacts, said: string): boolean {
  return read.some(
    (value) =>
      value.fieldName === fieldName &&
      value.pageNo === pageNo &&
      (holdsCentre(bbox, value.bbox) || holdsCentre(value.bbox, bbox)) &&
      keyOf(value.valueKind, value.normalizedValue) === said,
  );
}

/** The words in a box; null where there are none, or where the value that they begin or end goes on outside of it. */
function wordsInside(page: Page, box: Box, field: FieldEntry): string | null {
  const taken: Token[] = [];
  for (const { cells } of gridOf(page, 0).rows) {
    for (const { tokens } of cells) {
      const inside = tokens.filter((token) => holdsCentre(box, token.box));
      const [first, last] = [inside[0], inside.at(-1)];
      if (first === undefined || last === undefined) continue;
      const before = tokens[tokens.indexOf(first) - 1];
      const after = tokens[tokens.indexOf(last) + 1];
      if (!endsValue(field, { before: before?.text, first: first.text, last: last.text, after: after?.text }))
        return null;
      taken.push(...inside);
    }
  }
  return taken.length === 0 ? null : joinTokens(taken);
}

/** What the words say as a value of the field, strictly: a word of a list is not looked for within a sentence. */
function meaningOf(field: FieldEntry, text: string, page: Page): string | null {
  if (field.vocabulary === undefined && field.kind !== 'boolean') return normalize(field, text, page);
  // A form prints every choice: which of them holds is for its ticks to say, and words say nothing.
  if (page.marks.some(({ kind }) => kind === 'checkbox')) return null;
  if (field.vocabulary === undefined) return normalize(field, text, page);
  return wordOf(field.vocabulary, text) ?? (field.vocabulary.open ? normalize(field, text, page) : null);
}

function normalize(field: FieldEntry, text: string, page: Page): string | null {
  return normalizeField(field.name, text, { ocr: page.method === 'ocr' })?.value ?? null;
}

/** Equal for values that differ in case, accents and punctuation at most; numbers and days must be equal. */
function keyOf(kind: ValueKind, value: string): string {
  if (kind !== 'name' && kind !== 'address' && kind !== 'text' && kind !== 'id') return value;
  return value
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}*]+/u)
    .filter((word) => word !== '')
    .join(kind === 'id' ? '' : ' ');
}
