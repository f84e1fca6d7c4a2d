import { expect, it } from 'vitest';
import { valuesOn } from '../values-on-paper.ts';

/** A typed paper, with values that must be read among others. */
export interface Wording {
  readonly name: string;
  readonly docType: string;
  readonly text: string;
  /** The values of each field; an empty list is a field that must stay blank. */
  readonly expected: Readonly<Record<string, readonly string[]>>;
  /** Fields that must not be read. */
  readonly blank?: readonly string[];
  /** Nothing else is read. */
  readonly whole?: boolean;
  /** The values of a field may be read in any order. */
  readonly inAnyOrder?: boolean;
}

/** One sentence, and what it says of a field; null where it says nothing of it. */
export type Sentence = readonly [docType: string, text: string, field: string, value: string | null];

/** One test for each paper. The names are printed whole, which `it.each` would cut short. */
export function itReads(papers: readonly Wording[]): void {
  for (const one of papers) it(one.name, () => expectReading(one));
}

export function itReadsSentences(sentences: readonly Sentence[]): void {
  it.each(sentences)('reads of a %s: %s %s', (docType, text, field, value) => {
    expect(valuesOn(docType, text)[field] ?? null).toEqual(value === null ? null : [value]);
  });
}

function expectReading({ docType, text, expected, blank = [], whole = false, inAnyOrder = false }: Wording): void {
  const read = valuesOn(docType, text);
  const ordered = (values: readonly string[]) => (inAnyOrder ? values.toSorted() : values);
  if (whole) expect(read).toEqual(expected);
  for (const [field, wanted] of Object.entries(expected))
    expect(ordered(read[field] ?? []), field).toEqual(ordered(wanted));
  for (const field of blank) expect(read, field).not.toHaveProperty(field);
}
