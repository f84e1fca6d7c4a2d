import { normalizeField } from '@countersign/engine/values/normalize-field';
import { sameValueKey } from '@countersign/engine/values/same-value-key';
import { describe, expect, it } from 'vitest';
import { readHonestText } from '../../bench/split/read-pages.ts';
import { createRandom } from '../packages/core/random.ts';
import { coreFields } from '../packages/core/testing/core-fields.ts';
import { drawnFaults } from '../packages/core/testing/drawn-faults.ts';
import type { TruthValue } from '../packages/core/truth.ts';
import type { DocumentSpec } from './blocks/part.ts';
import { documentSpecs } from './documents/index.ts';
import { expand, word } from './grammar/expand.ts';
import { makeLoan } from './loan/loan.ts';
import { toPdf } from './paper/to-pdf.ts';
import { kindOf, meaningOf } from './print/fields.ts';
import { sampleDocument, sampledTypes } from './sample.ts';
import { samplePackage } from './sample-package.ts';

const HOUSES = 40;

const sample = ({ docType }: DocumentSpec, house: number, loan = house * 3 + 1) =>
  sampleDocument(docType as Parameters<typeof sampleDocument>[0], house, loan);

/** Values that the engine takes for something else than the sampler. */
function misread(values: readonly TruthValue[]): string[] {
  return values.flatMap(({ field, printed, value }) => {
    const kind = kindOf(field);
    const meant = meaningOf(field, printed);
    if (kind === null) return [`${field} is no field`];
    return meant !== null && sameValueKey(kind, meant) === sameValueKey(kind, value)
      ? []
      : [`${field}: ${printed} read as ${meant} instead of ${value}`];
  });
}

describe.each(documentSpecs.map((spec) => [spec.docType, spec] as const))('sampled layouts of %s', (docType, spec) => {
  const drawn = Array.from({ length: HOUSES }, (_, house) => sample(spec, house));

  it('print values that mean what the truth says, where it says', () => {
    for (const [house, { truth }] of drawn.entries()) {
      expect(misread(truth.values), `house ${house}`).toEqual([]);
      expect(drawnFaults(truth), `house ${house}`).toEqual([]);
    }
  });

  it('leave no slot or choice of their wording on the page', () => {
    const words = drawn.flatMap(({ pages }) => pages.flatMap((page) => page.words.map(({ text }) => text)));
    expect(words.filter((text) => /[{}]|<<|>>|undefined|NaN/.test(text))).toEqual([]);
  });

  it('print what such a document is for in most houses', () => {
    for (const field of coreFields[docType] ?? []) {
      const having = drawn.filter(({ truth }) =>
        [...truth.values, ...truth.marks].some((one) => one.field === field),
      ).length;
      expect(having, field).toBeGreaterThanOrEqual(HOUSES / 4);
    }
  });

  it('have the same words on the engine’s pages as in the truth', () => {
    for (const { pages, truth } of drawn)
      expect(pages.map(({ words }) => words.length)).toEqual(truth.pages.map(({ words }) => words.length));
  });
});

it('every kind of document that carries fields is sampled', () => {
  const missing = Object.keys(coreFields).filter((docType) => !sampledTypes.includes(docType));
  expect(missing).toEqual(['vehicle_title']);
});

it('the same seeds give the same bytes, and another house another page', () => {
  const text = (house: number) => JSON.stringify(sampleDocument('promissory_note', house, 5).pages);
  expect(text(1)).toBe(text(1));
  expect(text(1)).not.toBe(text(2));
});

it('what a value means would be noticed if it were wrong', () => {
  const [value] = sampleDocument('promissory_note', 1, 1).truth.values;
  if (value === undefined) throw new Error('Nothing was printed.');
  expect(misread([{ ...value, value: 'Somebody Else 99' }])).toHaveLength(1);
  expect(normalizeField('principal_amount', '$1,000.00')?.value).toBe('1000.00');
});

describe('the grammar', () => {
  it('fills another choice where the loan cannot fill the first', () => {
    const runs = expand('[{missing}|known]', createRandom(1), () => null);
    expect(runs).toEqual(['known']);
    expect(expand('{missing}', createRandom(1), () => null)).toBeNull();
  });

  it('refuses what is not balanced', () => {
    expect(() => word('[Loan|Note', createRandom(1))).toThrow('no end');
  });
});

describe('a sampled package', () => {
  const seeds = [1, 2, 3, 4, 5, 6];
  const packages = Array.from({ length: 25 }, (_, loan) => samplePackage(seeds, loan));

  it('numbers its pages from the first to the last without a gap', () => {
    for (const { pages, truth } of packages) {
      expect(pages.map(({ pageNo }) => pageNo)).toEqual(pages.map((_, at) => at + 1));
      expect(truth.documents.at(-1)?.toPage).toBe(truth.pageCount);
    }
  });

  it('agrees on the principal but in documents that are said to disagree', () => {
    let compared = 0;
    for (const { truth, disagreements, loan } of packages) {
      const fact = loan.facts.principal_amount;
      const own = fact?.kind === 'money' ? (fact.cents / 100).toFixed(2) : '';
      for (const [index, { values }] of truth.documents.entries())
        for (const { value } of values.filter(({ field }) => field === 'principal_amount')) {
          const told = disagreements.some(({ document, field }) => document === index && field === 'principal_amount');
          expect(value === own).toBe(!told);
          compared += 1;
        }
    }
    expect(compared).toBeGreaterThan(100);
    expect(packages.flatMap(({ disagreements }) => disagreements).length).toBeGreaterThan(5);
  });
});

it('a loan’s figures agree with each other', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const { facts } = makeLoan(seed);
    const money = (field: string): number => {
      const fact = facts[field];
      return fact?.kind === 'money' ? fact.cents : Number.NaN;
    };
    expect(money('amount_to_borrower') + money('amount_paid_to_others')).toBe(money('loan_proceeds_total'));
    expect(money('total_loan_costs') + money('total_other_costs') - money('lender_credits')).toBe(
      money('total_closing_costs'),
    );
    expect(money('balloon_amount')).not.toBeLessThan(0);
  }
});

describe('a PDF of a sampled layout', () => {
  it.each(documentSpecs.map((spec, index) => [spec.docType, spec, index] as const))(
    'of %s is read back as the pages that were made without it',
    async (_, spec, index) => {
      const { pages, paper } = sample(spec, index + 100);
      const read = await readHonestText(await toPdf([paper], 1));
      expect(read).toHaveLength(pages.length);
      for (const [at, page] of pages.entries()) {
        const own = read[at];
        if (own === undefined) throw new Error('A page is missing.');
        expect(own.words.map(({ text }) => text).sort()).toEqual(page.words.map(({ text }) => text).sort());
        expect(misplaced(page.words, own.words)).toEqual([]);
      }
    },
  );
});

type Words = Awaited<ReturnType<typeof readHonestText>>[number]['words'];

/** Words that the reader finds more than two points away, or not at all. */
function misplaced(made: Words, read: Words): string[] {
  const near = 2 / 612;
  return made
    .filter(
      ({ text, box }) =>
        !read.some(
          (other) =>
            other.text === text &&
            Math.abs(other.box.x - box.x) < near &&
            Math.abs(other.box.y - box.y) < near &&
            Math.abs(other.box.w - box.w) < near,
        ),
    )
    .map(({ text }) => text);
}
