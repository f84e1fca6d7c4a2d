import { overlapArea } from '@countersign/engine/pages/box';
import { describe, expect, test } from 'vitest';
import { makeDocument } from '../core/make-package.ts';
import type { TruthDocument, TruthPage } from '../core/truth.ts';
import { canonicalFields, coreFields } from './core-fields.ts';
import { scoredLayouts } from './index.ts';

const seeds = [1];

test('every layout has an id of its own', () => {
  const ids = scoredLayouts.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

describe.each(scoredLayouts.map((layout) => [layout.id, layout] as const))('%s', (_, layout) => {
  test.each(seeds)('draws seed %i within the page, no text over text, values where they are printed', async (seed) => {
    const { truth } = await makeDocument(layout, seed);
    const [document] = truth.documents;
    if (document === undefined) throw new Error('Nothing was drawn.');
    expect(document.docType).toBe(layout.docType);
    expect(document.pages.flatMap(wordsOutside)).toEqual([]);
    expect(document.pages.flatMap(wordsOverWords)).toEqual([]);
    expect(misplacedValues(document)).toEqual([]);
    expect(document.values.map(({ field }) => field).filter((field) => !canonicalFields.has(field))).toEqual([]);
    expect(document.marks.flatMap(({ field }) => field ?? []).filter((field) => !canonicalFields.has(field))).toEqual(
      [],
    );
    const printed = new Set(document.values.map(({ field }) => field));
    expect((coreFields[layout.docType] ?? []).filter((field) => !printed.has(field))).toEqual([]);
  });
});

/** Half a thousandth of the page for the rounding of sums. */
const slack = 0.0005;

function wordsOutside({ words }: TruthPage, index: number): string[] {
  return words
    .filter(({ box }) => box.x < -slack || box.y < -slack || box.x + box.w > 1 + slack || box.y + box.h > 1 + slack)
    .map(({ text }) => `page ${index + 1}: ${text}`);
}

function wordsOverWords({ words }: TruthPage, index: number): string[] {
  return words.flatMap((word, i) =>
    words
      .slice(i + 1)
      .filter((other) => {
        const smaller = Math.min(word.box.w * word.box.h, other.box.w * other.box.h);
        return overlapArea(word.box, other.box) > smaller / 2;
      })
      .map((other) => `page ${index + 1}: ${word.text} over ${other.text}`),
  );
}

function misplacedValues(document: TruthDocument): string[] {
  return document.values.flatMap(({ field, printed, places }) => {
    if (printed === '') return [`${field} prints nothing`];
    const under = places.flatMap(({ pageNo, box }) =>
      (document.pages[pageNo - 1]?.words ?? []).filter((word) => overlapArea(word.box, box) > 0),
    );
    const text = under.map((word) => word.text).join(' ');
    // On one line the words stand in order; over several lines, the union box holds neighbours too.
    return printed.split(' ').every((word) => text.includes(word)) ? [] : [`${field}: ${printed} in ${text}`];
  });
}
