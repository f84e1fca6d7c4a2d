import type { Box } from '@countersign/engine/pages/page';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { makeFacts } from '../core/facts.ts';
import type { Layout } from '../core/layout.ts';
import { createRandom } from '../core/random.ts';
import { v } from '../core/runs.ts';
import { type DrawnDocument, drawDocument } from '../core/sheet.ts';
import type { TruthWord } from '../core/truth.ts';
import { canonicalFields } from './canonical-fields.ts';
import { workingLayouts } from './index.ts';

const seeds = [11, 29, 47];

/** What a document of the type always prints, whatever house printed it. */
const coreFields: Record<string, readonly string[]> = {
  promissory_note: ['principal_amount', 'borrower_name', 'lender_name', 'interest_rate', 'maturity_date'],
  guaranty: ['guarantor_name', 'borrower_name', 'lender_name'],
  deed_of_trust: ['borrower_name', 'lender_name', 'trustee_name', 'principal_amount', 'legal_description'],
  mortgage: ['borrower_name', 'lender_name', 'principal_amount', 'legal_description'],
  credit_approval: ['borrower_name', 'principal_amount', 'interest_rate', 'risk_rating', 'conditions', 'approval_date'],
  disbursement_authorization: ['borrower_name', 'amount_to_borrower', 'loan_proceeds_total'],
  security_agreement: ['borrower_name', 'lender_name', 'collateral_description'],
  loan_agreement: ['borrower_name', 'lender_name', 'principal_amount'],
  change_in_terms: ['borrower_name', 'principal_amount', 'maturity_date'],
  assignment_of_rents: ['borrower_name', 'lender_name', 'legal_description'],
  borrowing_resolution: ['borrower_name', 'lender_name', 'principal_amount'],
  rider: ['lender_name', 'property_address'],
  entity_document: ['borrower_name'],
  agreement_to_provide_insurance: ['lender_name', 'borrower_name'],
  errors_omissions: ['lender_name', 'borrower_name', 'loan_number'],
  right_to_cancel: ['borrower_name', 'rescission_end_date'],
  loan_application: ['borrower_name', 'principal_amount', 'loan_number'],
  sba_authorization: ['borrower_name', 'principal_amount'],
};

// One PDF for all: reading the embedded faces again for every document takes most of the time.
const pdf = new PDFDocument({ autoFirstPage: false, bufferPages: true });

/** The document as the generator would draw it for this seed, for the first loan that it suits. */
function drawOne(layout: Layout, seed: number): DrawnDocument {
  const random = createRandom(seed);
  let facts = makeFacts(random.fork('facts'));
  for (let retry = 1; layout.suits?.(facts) === false; retry += 1) {
    if (retry > 200) throw new Error(`${layout.id} suits no loan.`);
    facts = makeFacts(random.fork(`facts ${retry}`));
  }
  const options = { random: random.fork('draw 0'), signed: true, subject: 0 };
  return drawDocument(pdf, random.fork('ink'), (open) => layout.draw((sheet = {}) => open(sheet), facts, options));
}

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

/** How much of the smaller of two boxes the other covers. */
function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / Math.min(a.w * a.h, b.w * b.h);
}

function wordsOffPage(document: DrawnDocument): string[] {
  // A hair of tolerance: descenders of the last line of a footer may end exactly at the edge.
  const isOff = ({ box }: TruthWord): boolean =>
    box.x < -0.001 || box.y < -0.001 || box.x + box.w > 1.001 || box.y + box.h > 1.001;
  return document.pages.flatMap((page, index) =>
    page.words.filter(isOff).map((word) => `page ${index + 1}: ${word.text}`),
  );
}

function wordsOnWords(document: DrawnDocument): string[] {
  return document.pages.flatMap((page, index) => {
    const sorted = [...page.words].sort((a, b) => a.box.y - b.box.y);
    return sorted.flatMap((word, at) => {
      const found: string[] = [];
      for (let other = at + 1; other < sorted.length; other += 1) {
        const next = sorted[other];
        if (next === undefined || next.box.y > word.box.y + word.box.h) break;
        if (overlap(word.box, next.box) > 0.5) found.push(`page ${index + 1}: ${word.text} on ${next.text}`);
      }
      return found;
    });
  });
}

/** Whether the printed form can be read, in order, from the words that its boxes cover. */
function valueIsThere(document: DrawnDocument, value: DrawnDocument['values'][number]): boolean {
  const covered = value.places
    .flatMap(({ pageNo, box }) =>
      (document.pages[pageNo - 1]?.words ?? []).filter((word) => overlap(word.box, box) > 0),
    )
    .map((word) => word.text)
    .join(' ');
  let from = 0;
  return value.printed.split(' ').every((part) => {
    const at = covered.indexOf(part, from);
    from = at + part.length;
    return at >= 0;
  });
}

describe('the layouts to work with', () => {
  it('have names of their own', () => {
    const ids = workingLayouts.map((layout) => layout.id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('are at least ten for each main type of document', () => {
    const main = [
      'promissory_note',
      'guaranty',
      'deed_of_trust',
      'mortgage',
      'credit_approval',
      'disbursement_authorization',
    ];
    const few = main.filter((type) => workingLayouts.filter((layout) => layout.docType === type).length < 10);
    expect(few).toEqual([]);
  });

  it('would be caught drawing over the edge, over other words, or without the value that is claimed', () => {
    const document = drawOne(faulty, 1);
    expect(wordsOffPage(document)).toEqual(['page 1: outside']);
    expect(wordsOnWords(document)).toEqual(['page 1: first on second']);
    const [there] = document.values;
    if (there === undefined) throw new Error('The value was not kept.');
    expect(valueIsThere(document, there)).toBe(true);
    expect(valueIsThere(document, { ...there, printed: 'Somebody Else' })).toBe(false);
  });

  it.each(workingLayouts.map((layout) => [layout.id, layout] as const))(
    '%s keeps its words on the page and apart, and prints the values that it says it prints',
    (_, layout) => {
      for (const seed of seeds) {
        const document = drawOne(layout, seed);
        expect(wordsOffPage(document), `seed ${seed}`).toEqual([]);
        expect(wordsOnWords(document), `seed ${seed}`).toEqual([]);
        expect(document.values.filter((value) => !canonicalFields.has(value.field))).toEqual([]);
        const missing = document.values.filter((value) => !valueIsThere(document, value));
        expect(missing.map(({ field, printed }) => `${field}: ${printed}`)).toEqual([]);
        const printed = new Set(document.values.map((value) => value.field));
        expect((coreFields[layout.docType] ?? []).filter((field) => !printed.has(field))).toEqual([]);
      }
    },
  );
});
