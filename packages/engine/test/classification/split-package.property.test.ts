import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitPackage } from '../../src/classification/split-package.ts';
import type { Page } from '../../src/pages/page.ts';
import { pageFromText, type WrittenPage } from './pages-from-text.ts';

const OPENINGS: readonly WrittenPage[] = [
  {
    lines: [
      '= PROMISSORY NOTE',
      '',
      'PROMISE TO PAY. Borrower promises to pay to Lender the principal amount of $1.00.',
    ],
  },
  { lines: ['= DEED OF TRUST', '', 'THIS DEED OF TRUST is dated March 1, 2026, among Grantor, Lender and Trustee.'] },
  { lines: ['= WIRE INSTRUCTIONS', '', 'ABA Routing No. 021000021', 'Beneficiary: Clearwater Abstract Company'] },
  {
    lines: ['Closing Disclosure', 'This form is a statement of final loan terms and closing costs.'],
    foot: ['PAGE 1 OF 5'],
  },
  { lines: ['Dear Ms. Stone:', 'We will see you on Monday at nine in the morning at our office.'] },
];
const LATER: readonly WrittenPage[] = [
  { lines: ['and shall remain in force until all of it is paid, whether or not a demand has been made before,'] },
  { lines: ['IN WITNESS WHEREOF the parties have signed.', 'By: ____________'] },
  { lines: ['= EXHIBIT A', 'Lot 7, Block 3, Original Townsite'] },
];

const word = fc.constantFrom(
  'note',
  'deed',
  'of',
  'trust',
  'page',
  '1',
  '2/5',
  'lender',
  '—',
  'Ω',
  '0',
  'continued',
  '|',
);
const noise = fc.array(
  fc.array(word, { maxLength: 9 }).map((words) => words.join(' ')),
  { maxLength: 20 },
);
const written = fc.oneof(
  fc.constantFrom(...OPENINGS),
  fc.constantFrom(...LATER),
  noise.map((lines): WrittenPage => ({ lines })),
);
const packages = fc.array(written, { minLength: 1, maxLength: 8 });

function numbered(pages: readonly WrittenPage[]): readonly Page[] {
  return pages.map((page, index) => pageFromText(page, index + 1));
}

/** The type of each page that is not empty, in order. */
function typesOf(pages: readonly Page[]): readonly string[] {
  const { documents, blankPages, separatorPages } = splitPackage(pages);
  const empty = new Set([...blankPages, ...separatorPages]);
  return pages.flatMap(({ pageNo }) => {
    if (empty.has(pageNo)) return [];
    const here = documents.filter((one) => one.fromPage <= pageNo && one.toPage >= pageNo);
    return [here.map((one) => one.docType).join('+')];
  });
}

/** Each run splits a package or two; fewer runs than usual keep the suite quick on a busy machine. */
const RUNS = { numRuns: 40 };

describe('splitPackage', { timeout: 60_000 }, () => {
  it('puts every page that is not empty into exactly one document, in order, with a confidence from 0 to 1', () => {
    fc.assert(
      fc.property(packages, (texts) => {
        const pages = numbered(texts);
        const { documents, blankPages, separatorPages } = splitPackage(pages);
        const covered = documents.flatMap(({ fromPage, toPage }) =>
          Array.from({ length: toPage - fromPage + 1 }, (_, index) => fromPage + index),
        );
        expect(covered).toEqual([...new Set(covered)].sort((left, right) => left - right));
        const all = new Set([...covered, ...blankPages, ...separatorPages]);
        expect(all.size).toBe(pages.length);
        for (const { confidence } of documents) {
          expect(confidence).toBeGreaterThanOrEqual(0);
          expect(confidence).toBeLessThanOrEqual(1);
        }
      }),
      RUNS,
    );
  });

  it('gives the same answer for the same pages', () => {
    fc.assert(
      fc.property(packages, (texts) => {
        expect(splitPackage(numbered(texts))).toEqual(splitPackage(numbered(texts)));
      }),
      RUNS,
    );
  });

  it('does not change the type of any page when an empty page is put in', () => {
    fc.assert(
      fc.property(packages, fc.nat(), (texts, place) => {
        const at = place % (texts.length + 1);
        const more = [...texts.slice(0, at), { lines: [] }, ...texts.slice(at)];
        expect(typesOf(numbered(more))).toEqual(typesOf(numbered(texts)));
      }),
      RUNS,
    );
  });

  it('takes steps in proportion to the pages and not to their square', () => {
    const steps = (copies: number): number => {
      const count = { steps: 0 };
      const pages = Array.from({ length: copies }, () => [...OPENINGS, ...LATER]).flat();
      splitPackage(numbered(pages), count);
      return count.steps;
    };
    const [once, many] = [steps(4), steps(40)];
    expect(many).toBeLessThanOrEqual(once * 10.5);
    expect(many).toBeGreaterThan(once * 5);
  });

  it('takes few steps a word, even where every word begins a phrase', () => {
    const count = { steps: 0 };
    const line = 'promissory note and deed of trust and the principal amount of this note';
    const pages = numbered([{ lines: Array.from({ length: 40 }, () => line) }]);
    splitPackage(pages, count);
    expect(count.steps).toBeLessThan(60 * (pages[0]?.words.length ?? 0));
  });
});
