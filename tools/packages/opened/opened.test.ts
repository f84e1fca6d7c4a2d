import { fieldCatalogue } from '@countersign/engine/fields/field-catalogue';
import { describe, expect, test } from 'vitest';
import { blindLayouts } from '../blind/index.ts';
import { makeDocument } from '../core/make-package.ts';
import { drawnFaults } from '../core/testing/drawn-faults.ts';
import { openedLayouts } from './index.ts';

const layouts = [...openedLayouts, ...blindLayouts];

const fields = new Set(fieldCatalogue.map(({ name }) => name));

test('every layout has an id of its own', () => {
  const ids = layouts.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

describe.each(layouts.map((layout) => [layout.id, layout] as const))('%s', (_, layout) => {
  test('draws within the page, no text over text, values of known fields where they are printed', async () => {
    const { truth } = await makeDocument(layout, 1);
    const [document] = truth.documents;
    if (document === undefined) throw new Error('Nothing was drawn.');
    expect(document.docType).toBe(layout.docType);
    expect(drawnFaults(document)).toEqual([]);
    const named = [...document.values, ...document.marks].flatMap(({ field }) => field ?? []);
    expect(named.filter((field) => !fields.has(field))).toEqual([]);
  });
});
