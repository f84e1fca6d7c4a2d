import { describe, expect, it } from 'vitest';
import { paper } from '../../test/extraction/paper.ts';
import { readByRules } from './read-by-rules.ts';
import type { Rule } from './rule.ts';

const name: Rule = { field: 'borrower_name', type: 'label', pattern: 'Borrower' };
const amount: Rule = { field: 'principal_amount', type: 'label', pattern: 'Loan Amount' };

/** What is read off a scan of two lines, with how certain the engine was of each word that is not clear to it. */
function readOff(certainty: Readonly<Record<string, number>>): string[] {
  const pages = paper(`
Borrower:      Wilma Jo Hartley
Loan Amount:   $250,000.00
`).map((page) => ({
    ...page,
    words: page.words.map((word) => ({ ...word, method: 'ocr' as const, confidence: certainty[word.text] ?? 0.95 })),
  }));
  return readByRules({ docType: 'loan_agreement', pages, templateRules: [name, amount], onlyTemplate: true }).map(
    ({ rawText }) => rawText,
  );
}

describe('what was recognized with doubt', () => {
  it('is no name where a hand scrawled it and no word is sure', () => {
    expect(readOff({ Wilma: 0.2, Jo: 0.5, Hartley: 0.25 })).toEqual(['$250,000.00']);
  });

  it('is a name where the words are middling', () => {
    expect(readOff({ Wilma: 0.4, Jo: 0.5, Hartley: 0.45 })).toContain('Wilma Jo Hartley');
  });

  it('is a name where one word of it is a blot and the others are clear', () => {
    expect(readOff({ Jo: 0.05 })).toContain('Wilma Jo Hartley');
  });

  it('is a figure however little of it is sure', () => {
    expect(readOff({ '$250,000.00': 0.1 })).toContain('$250,000.00');
  });
});
