import { fieldCatalogue } from '@countersign/engine/fields/field-catalogue';
import { FEE_FIELDS } from '@countersign/engine/reconciliation/disclosures/fee-lines';
import { normalizeField } from '@countersign/engine/values/normalize-field';
import { describe, expect, it } from 'vitest';
import { isWhole } from '../test-tier.ts';
import { blindLayouts } from './blind/index.ts';
import type { Layout } from './core/layout.ts';
import { v } from './core/runs.ts';
import { coreFields } from './core/testing/core-fields.ts';
import { drawOnce } from './core/testing/draw-once.ts';
import { drawnFaults } from './core/testing/drawn-faults.ts';
import type { TruthValue } from './core/truth.ts';
import { openedLayouts } from './opened/index.ts';
import { scoredLayouts } from './scored/index.ts';
import { workingLayouts } from './working/index.ts';

const sets = { opened: openedLayouts, scored: scoredLayouts, blind: blindLayouts };

const fields = new Map(fieldCatalogue.map((field) => [field.name, field]));

/** Those of which a bank sees every vendor's form. */
const mainTypes = [
  'promissory_note',
  'guaranty',
  'deed_of_trust',
  'mortgage',
  'credit_approval',
  'disbursement_authorization',
  'closing_disclosure',
  'settlement_statement',
  'title_commitment',
  'property_insurance',
  'flood_determination',
  'wire_instructions',
  'payoff_statement',
];

/** Draws each fault once. */
const faulty: Layout = {
  id: 'faulty',
  docType: 'other',
  draw(open) {
    const sheet = open();
    sheet.text(600, 100, 'outside');
    sheet.text(60, 200, 'first');
    sheet.text(62, 201, 'second');
    sheet.text(60, 300, ['Borrower: ', v('borrower_name', 'Ann Example')]);
  },
};

/** What the text means to the generator. A field with its own words may be written in another case there. */
function meaning({ field, value }: TruthValue): string {
  return fields.get(field)?.vocabulary === undefined ? value : (normalizeField(field, value)?.value ?? value);
}

/** Values that a normalizer takes for something else than the generator, read as text or from a picture. */
function misread(values: readonly TruthValue[]): string[] {
  return [false, true].flatMap((ocr) =>
    values.flatMap((printed) => {
      // The words of a line of costs stand in a cell of their own.
      if (FEE_FIELDS.includes(printed.field) && printed.value.endsWith(` ${printed.printed}`)) return [];
      const read = normalizeField(printed.field, printed.printed, { ocr });
      return read?.value === meaning(printed) && read.corrections.length === 0
        ? []
        : [`${printed.field}: ${printed.printed} read as ${read?.value} instead of ${printed.value}`];
    }),
  );
}

describe('what is checked of a drawing', () => {
  it('would catch words over the edge, words over words, and a value that is not there', () => {
    const document = drawOnce(faulty, 1);
    expect(drawnFaults(document)).toEqual(['page 1: outside', 'page 1: first over second']);
    const [there] = document.values;
    if (there === undefined) throw new Error('The value was not kept.');
    expect(drawnFaults({ ...document, values: [{ ...there, printed: 'Somebody Else' }] })).toContain(
      'borrower_name: Somebody Else in Ann Example',
    );
  });

  it('would catch a value that means something else', () => {
    const [there] = drawOnce(faulty, 1).values;
    if (there === undefined) throw new Error('The value was not kept.');
    expect(misread([{ ...there, value: 'Somebody Else' }])).toHaveLength(2);
  });
});

it.each(mainTypes)('there are ten layouts of %s to work with', (docType) => {
  expect(workingLayouts.filter((layout) => layout.docType === docType).length).toBeGreaterThanOrEqual(10);
});

const layoutsById = (layouts: readonly Layout[]) => layouts.map((layout) => [layout.id, layout] as const);

/** Draws the layout and holds the drawing to what it says of itself. */
function drawChecked(layout: Layout, seed: number): readonly TruthValue[] {
  const document = drawOnce(layout, seed);
  const printed = [...document.values, ...document.marks].flatMap(({ field }) => field ?? []);
  expect(drawnFaults(document), `seed ${seed}`).toEqual([]);
  expect(printed.filter((field) => !fields.has(field))).toEqual([]);
  expect((coreFields[layout.docType] ?? []).filter((field) => !printed.includes(field))).toEqual([]);
  return document.values;
}

it('every layout has a name of its own', () => {
  for (const layouts of [workingLayouts, ...Object.values(sets)]) {
    const ids = layouts.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  }
});

describe('the working layouts', () => {
  it.each(layoutsById(workingLayouts))(
    '%s keeps its words on the page and apart, and prints values that mean what it says they mean',
    (_, layout) => {
      drawChecked(layout, 1);
      expect(misread(drawChecked(layout, 47))).toEqual([]);
    },
  );
});

describe.each(Object.entries(isWhole ? sets : {}))('the %s layouts', (_, layouts) => {
  it.each(layoutsById(layouts))(
    '%s keeps its words on the page and apart, and prints the values that it says it prints',
    (_id, layout) => {
      drawChecked(layout, 1);
    },
  );
});
