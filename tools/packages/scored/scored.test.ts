import { describe, expect, test } from 'vitest';
import { makeDocument } from '../core/make-package.ts';
import { drawnFaults } from '../core/testing/drawn-faults.ts';
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
    expect(drawnFaults(document)).toEqual([]);
    expect(document.values.map(({ field }) => field).filter((field) => !canonicalFields.has(field))).toEqual([]);
    expect(document.marks.flatMap(({ field }) => field ?? []).filter((field) => !canonicalFields.has(field))).toEqual(
      [],
    );
    const printed = new Set(document.values.map(({ field }) => field));
    expect((coreFields[layout.docType] ?? []).filter((field) => !printed.has(field))).toEqual([]);
  });
});
