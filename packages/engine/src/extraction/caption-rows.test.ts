import { describe, expect, it } from 'vitest';
import type { Page, Word } from '../pages/page.ts';
import { extractDocument } from './extract-document.ts';

type Print = readonly [text: string, x: number, y: number];

function pageOf(prints: readonly Print[]): Page {
  const words: Word[] = prints.flatMap(([text, x, y]) => {
    let left = x;
    return text.split(' ').map((word): Word => {
      const w = word.length * 0.009;
      const box = { x: left, y, w, h: 0.012 };
      left += w + 0.006;
      return { text: word, box, confidence: 1, method: 'text', fontSize: 10, bold: false };
    });
  });
  const lines = [...new Set(prints.map(([, , y]) => y))].map((y) => {
    const first = words.findIndex((word) => word.box.y === y);
    const end = words.findLastIndex((word) => word.box.y === y) + 1;
    return { first, end, box: { x: 0.1, y, w: 0.8, h: 0.012 } };
  });
  return {
    pageNo: 1,
    width: 612,
    height: 792,
    rotation: 0,
    uprightTurn: 0,
    method: 'text',
    words,
    lines,
    rules: [],
    formFields: [],
    annotations: [],
    marks: [],
    doubts: [],
    failure: null,
  };
}

function read(prints: readonly Print[]): Record<string, string> {
  const values = extractDocument({ docType: 'loan_agreement', pages: [pageOf(prints)] });
  return Object.fromEntries(values.map(({ fieldName, normalizedValue }) => [fieldName, normalizedValue]));
}

describe('labels under their values', () => {
  it('reads upwards in a block that begins with values and ends with labels', () => {
    const values = read([
      ['Cascade Printing, Inc.', 0.1, 0.2],
      ['June 18, 2023', 0.6, 0.2],
      ['Borrower', 0.1, 0.217],
      ['Date of Agreement', 0.6, 0.217],
      ['$250,000.00', 0.1, 0.234],
      ['June 18, 2030', 0.6, 0.234],
      ['Loan Amount', 0.1, 0.251],
      ['Maturity Date', 0.6, 0.251],
    ]);
    expect(values).toMatchObject({
      borrower_name: 'Cascade Printing, Inc.',
      note_date: '2023-06-18',
      principal_amount: '250000.00',
      maturity_date: '2030-06-18',
    });
  });

  it('reads downwards in a block that begins with labels', () => {
    const values = read([
      ['Borrower', 0.1, 0.2],
      ['Date of Agreement', 0.6, 0.2],
      ['Cascade Printing, Inc.', 0.1, 0.217],
      ['June 18, 2023', 0.6, 0.217],
      ['Loan Amount', 0.1, 0.234],
      ['Maturity Date', 0.6, 0.234],
      ['$250,000.00', 0.1, 0.251],
      ['June 18, 2030', 0.6, 0.251],
    ]);
    expect(values).toMatchObject({
      note_date: '2023-06-18',
      principal_amount: '250000.00',
      maturity_date: '2030-06-18',
    });
  });
});

describe('tables of other debts', () => {
  it('are passed over, whatever their columns are called', () => {
    const values = extractDocument({
      docType: 'loan_application',
      pages: [
        pageOf([
          ['Amount Requested: $90,000.00', 0.1, 0.2],
          ['Lender', 0.1, 0.3],
          ['Interest Rate', 0.35, 0.3],
          ['Maturity Date', 0.55, 0.3],
          ['Balance', 0.8, 0.3],
          ['Lakota Savings Bank', 0.1, 0.32],
          ['6.500%', 0.35, 0.32],
          ['June 18, 2030', 0.55, 0.32],
          ['$41,250.00', 0.8, 0.32],
        ]),
      ],
    });
    expect(values.map(({ fieldName }) => fieldName)).toEqual(['principal_amount']);
  });
});
