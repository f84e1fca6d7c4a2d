import { describe, expect, it } from 'vitest';
import { calibration, figuresOf } from './print-real.ts';
import { halfOf, type RealDocument, type Truth } from './real-documents.ts';
import { isSame, type ReadValue, scoreDocument } from './score-document.ts';

const truth: Truth = {
  file: 'a-note.pdf',
  docTypes: ['promissory_note'],
  pages: [{ from: 1, to: 3, docType: 'promissory_note' }],
  fields: {
    principal_amount: ['500000.00'],
    borrower_name: ['First Maker, LLC', 'Second Maker, LLC'],
    maturity_date: ['2027-01-31'],
  },
  absent: ['rate_floor'],
  boxes: { principal_amount: [{ page: 1, x: 0.1, y: 0.1, w: 0.2, h: 0.02 }] },
};
const parts = [{ docType: 'promissory_note', fromPage: 1, toPage: 3 }];

function read(fieldName: string, normalizedValue: string, more: Partial<ReadValue> = {}): ReadValue {
  const bbox = { x: 0.1, y: 0.1, w: 0.2, h: 0.02 };
  return { fieldName, normalizedValue, confidence: 0.9, rule: 'r', pageNo: 1, bbox, proposed: false, ...more };
}

describe('a real document', () => {
  it('tells stated values from proposed and missing ones, and counts only fields that the truth speaks of', () => {
    const score = scoreDocument(truth, parts, [
      read('principal_amount', '500000.00'),
      read('borrower_name', 'FIRST MAKER LLC'),
      read('maturity_date', '2027-01-31', { proposed: true, confidence: 0.5 }),
      read('lender_name', 'Whoever Bank'),
    ]);
    expect(score).toMatchObject({ typeRight: true, splitRight: true, values: 4, stated: 2, proposed: 1, wrong: [] });
    expect(score.missing).toEqual([{ field: 'borrower_name', truth: 'Second Maker, LLC' }]);
    expect(score.boxes).toEqual({ known: 1, right: 1 });
    expect(score.judged).toHaveLength(3);
  });

  it('counts a stated value as wrong where it is another, or where the document states none', () => {
    const values = [read('principal_amount', '50000.00'), read('rate_floor', '4'), read('maturity_date', '2027-01-31')];
    const { wrong, missing } = scoreDocument(truth, parts, values);
    expect(wrong.map(({ value }) => value.fieldName)).toEqual(['principal_amount', 'rate_floor']);
    expect(missing).toContainEqual({ field: 'principal_amount', truth: '500000.00' });
  });

  it('counts no proposed value as wrong, but the curve of confidence knows of it', () => {
    const score = scoreDocument(truth, parts, [read('rate_floor', '4', { proposed: true, confidence: 0.42 })]);
    expect(score.wrong).toEqual([]);
    expect(score.judged).toEqual([{ confidence: 0.42, right: false }]);
  });

  it('takes two names that were read as one, and no part of a name', () => {
    const both = scoreDocument(truth, parts, [read('borrower_name', 'First Maker, LLC and Second Maker, LLC')]);
    expect(both.wrong).toEqual([]);
    expect(scoreDocument(truth, parts, [read('borrower_name', 'Maker')]).wrong).toHaveLength(1);
  });

  it('knows a right value in the wrong place, another type and another split', () => {
    const elsewhere = { x: 0.5, y: 0.5, w: 0.2, h: 0.02 };
    const score = scoreDocument(
      truth,
      [
        { docType: 'guaranty', fromPage: 1, toPage: 1 },
        { docType: 'other', fromPage: 2, toPage: 3 },
      ],
      [read('principal_amount', '500000.00', { bbox: elsewhere })],
    );
    expect(score).toMatchObject({ typeRight: false, splitRight: false, boxes: { known: 1, right: 0 } });
  });
});

describe('a true value', () => {
  it.each([
    ['principal_amount', '1004466.97', '1004466.970', true],
    ['hazard_coverage_amount', '639600.00', '633200.00|639600.00', true],
    ['principal_amount', '', '0', false],
    ['property_address', '1234 Test Ave, Lansing MI', '1234 Test Ave', true],
    ['property_address', '1234 Test', '1234 Test Ave', false],
    ['insurer_name', 'AMCO Insurance Company, a stock company', 'AMCO INSURANCE COMPANY', true],
    ['insurer_name', `AMCO INSURANCE COMPANY ${'and so on '.repeat(10)}`, 'AMCO INSURANCE COMPANY', false],
    ['loan_number', '57400701-2', '57400701', false],
  ])('%s: "%s" is "%s": %s', (field, got, wanted, same) => {
    expect(isSame(field, got, wanted)).toBe(same);
  });
});

describe('the halves and the figures', () => {
  it('divide by name alone, about in half', () => {
    const names = Array.from({ length: 400 }, (_, index) => `document ${index}.pdf`);
    const open = names.filter((name) => halfOf(name) === 'open').length;
    expect(open).toBeGreaterThan(160);
    expect(open).toBeLessThan(240);
    expect(halfOf(`../elsewhere/${names[7]}`)).toBe(halfOf(names[7] ?? ''));
  });

  it('give the share of stated values that are wrong, and the curve by confidence', () => {
    const document: RealDocument = { set: 'collected', half: 'open', path: 'a-note.pdf', truth };
    const values = [read('principal_amount', '500000.00'), read('rate_floor', '4', { confidence: 0.97 })];
    const scored = [{ document, parts, score: scoreDocument(truth, parts, values) }];
    expect(figuresOf(scored)).toMatchObject({ documents: 1, values: 4, stated: 0.25, wrong: 1, 'wrong %': 50 });
    expect(calibration(scored)).toEqual([
      { confidence: '0.90 to 0.95', values: 1, 'mean confidence': 0.9, right: 1 },
      { confidence: '0.95 to 1.00', values: 1, 'mean confidence': 0.97, right: 0 },
    ]);
  });
});
