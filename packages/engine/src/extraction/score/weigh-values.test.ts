import { describe, expect, it } from 'vitest';
import { paper } from '../../../test/extraction/paper.ts';
import type { ExtractedValue } from '../extracted-value.ts';
import { viewOf } from '../spans/document-view.ts';
import { scoreDocument } from './score-document.ts';
import { weighValues } from './weigh-values.ts';
import { readyWeights } from './weights.ts';

const pages = paper('Loan Amount: $590,600.00\nFee: $75.00');
const view = viewOf(pages);
const scores = scoreDocument(
  readyWeights({
    kinds: { money: ['@inline:own-whole 6000\t@inline:own-too-whole 6000'] },
    fields: {},
    none: { principal_amount: { promissory_note: 0 } },
    trust: {},
  }),
  view,
  'promissory_note',
);
const trust = { base: -1000, read: 1500, 'chance, read': 500, 'chance, unread': 600, 'rival likelier': -1500 };

function read(normalizedValue: string, fieldName = 'principal_amount'): ExtractedValue {
  return {
    fieldName,
    rawText: normalizedValue,
    normalizedValue,
    valueKind: 'money',
    pageNo: 1,
    bbox: { x: 0, y: 0, w: 0.1, h: 0.1 },
    confidence: 0.8,
    method: 'text',
    rule: `promissory_note.${fieldName}.1`,
    reasons: [],
    rivals: [],
  };
}

describe('a value that a rule read', () => {
  it('gives way to one that more speaks for, and is told as its rival', () => {
    const [value, second] = weighValues(trust, [read('75.00')], scores, { docType: 'promissory_note', view, pages });
    expect(value?.normalizedValue).toBe('590600.00');
    expect(value?.rivals.map(({ normalizedValue }) => normalizedValue)).toEqual(['75.00']);
    expect(second).toBeUndefined();
  });

  it('is more certain where the score reads it, too, and says why', () => {
    const [value] = weighValues(trust, [read('590600.00')], scores, { docType: 'promissory_note', view, pages });
    expect(value?.confidence).toBeGreaterThan(0.9);
    expect(value?.reasons).toContain('before it on its line stands a label of this field');
  });

  it('stays as it is where the score asks for no such field', () => {
    const own = read('75.00', 'escrow_monthly');
    expect(weighValues(trust, [own], scores, { docType: 'promissory_note', view, pages })).toContain(own);
  });
});

describe('names', () => {
  const named = (text: string, y: number): ExtractedValue => ({
    ...read(text, 'borrower_name'),
    valueKind: 'name',
    bbox: { x: 0.1, y, w: 0.3, h: 0.02 },
  });
  const nobody = [{ field: 'borrower_name', values: [] }];
  const namesOf = (...values: ExtractedValue[]) =>
    weighValues({ read: 3000 }, values, nobody, { docType: 'promissory_note', view, pages }).map(
      ({ rawText }) => rawText,
    );

  it('are both kept where one is a part of the other and stands elsewhere', () => {
    expect(namesOf(named('Ann Lee', 0.2), named('Ann Lee Revocable Trust', 0.4))).toEqual([
      'Ann Lee',
      'Ann Lee Revocable Trust',
    ]);
  });

  it('are one where two readings of the same print go on for different lengths', () => {
    expect(namesOf(named('Alder Delivery Inc.', 0.2), named('Alder Delivery', 0.2))).toEqual(['Alder Delivery Inc.']);
  });
});

describe('a caption', () => {
  const named = (text: string): ExtractedValue => ({ ...read(text, 'borrower_name'), valueKind: 'name' });
  const namesOf = (text: string) =>
    weighValues({ read: 3000 }, [named(text)], [{ field: 'borrower_name', values: [] }], {
      docType: 'promissory_note',
      view,
      pages,
    });

  it('is no name, though a rule read one there', () => {
    expect(namesOf('LENDER’S NAME')).toEqual([]);
    expect(namesOf('Quillfeather Name')).toHaveLength(1);
  });
});

describe('a value that no rule read', () => {
  it('is one name where the print breaks it, and does not go on with the street below', () => {
    const said = paper('Borrower: Harvest Moon\n          Orchards LLC\n          12 Maple Avenue');
    const shipped = {
      kinds: { name: ['company 2000'] },
      fields: {},
      none: { borrower_name: { promissory_note: -2000 } },
      trust: {},
    };
    const found = scoreDocument(readyWeights(shipped), viewOf(said), 'promissory_note');
    const values = weighValues({ base: 1000, 'chance, unread': 400 }, [], found, {
      docType: 'promissory_note',
      view: viewOf(said),
      pages: said,
    });
    expect(values.map(({ rawText }) => rawText)).toEqual(['Harvest Moon Orchards LLC']);
  });

  it('is added with its place and its reasons', () => {
    const [value] = weighValues(trust, [], scores, { docType: 'promissory_note', view, pages });
    expect(value).toMatchObject({ fieldName: 'principal_amount', normalizedValue: '590600.00', pageNo: 1 });
    expect(value?.rule).toBe('score.principal_amount');
  });

  it('leaves the field to what a rule read where it is not worth a look itself', () => {
    const doubted = { base: -400, read: 200, 'chance, unread': 140, 'rival likelier': 0 };
    const values = weighValues(doubted, [read('75.00')], scores, { docType: 'promissory_note', view, pages });
    expect(values.map(({ normalizedValue }) => normalizedValue)).toEqual(['75.00']);
    expect(values[0]?.rivals.map(({ normalizedValue }) => normalizedValue)).toEqual(['590600.00']);
  });

  it('is added where words mean something for the field alone, and left out where any words may', () => {
    const said = paper('Payments are due monthly. Use of the Loan: new trucks');
    const [asked, sure] = [{ promissory_note: -9000 }, { base: 3000 }];
    const none = { payment_frequency: asked, loan_purpose: asked };
    const found = scoreDocument(
      readyWeights({ kinds: {}, fields: {}, none, trust: {} }),
      viewOf(said),
      'promissory_note',
    );
    const values = weighValues(sure, [], found, { docType: 'promissory_note', view: viewOf(said), pages: said });
    expect(values.map(({ fieldName, normalizedValue }) => [fieldName, normalizedValue])).toEqual([
      ['payment_frequency', 'monthly'],
    ]);
  });

  it('is trusted more where the document prints it again, and less where its cell goes on', () => {
    const chosen = (page: string, weights: Record<string, number>) => {
      const one = paper(page);
      const shipped = { kinds: { id: ['length:3 3000'] }, fields: {}, none: { loan_number: { promissory_note: 0 } } };
      const found = scoreDocument(readyWeights({ ...shipped, trust: {} }), viewOf(one), 'promissory_note');
      return weighValues({ base: 1500, ...weights }, [], found, {
        docType: 'promissory_note',
        view: viewOf(one),
        pages: one,
      })[0];
    };
    const again = { 'printed again, unread': 1000 };
    const once = chosen('Loan A00', again)?.confidence ?? 1;
    expect(chosen('Loan A00\n\nLoan A00', again)?.confidence).toBeGreaterThan(once);
    expect(chosen('Loan A00 0003333', {})?.normalizedValue).toBe('A00');
    expect(chosen('Loan A00 0003333', { 'goes on, id': -500 })?.normalizedValue).not.toBe('A00');
  });

  it('is trusted less where the sentence says that it belongs to another', () => {
    const said = paper('Harbor Trust, a Maine company ("Lender") and Alder Works, Inc. ("Borrower")');
    const shipped = { kinds: {}, fields: {}, none: { lender_name: { promissory_note: -9000 } } };
    const found = scoreDocument(readyWeights({ ...shipped, trust: {} }), viewOf(said), 'promissory_note');
    const weights = { base: 1000, 'belongs to other': -2000, 'belongs to own': 1000 };
    const values = weighValues(weights, [], found, { docType: 'promissory_note', view: viewOf(said), pages: said });
    expect(values.map(({ rawText }) => rawText)).toEqual(['Harbor Trust']);
  });

  it('is left out where little speaks for it', () => {
    expect(weighValues({ ...trust, base: -9000 }, [], scores, { docType: 'promissory_note', view, pages })).toEqual([]);
  });
});
