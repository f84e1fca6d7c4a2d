import { expect, it } from 'vitest';
import { paper } from '../../test/extraction/paper.ts';
import type { Candidate } from './candidate.ts';
import { chooseValues } from './choose-values.ts';
import { readByRules } from './read-by-rules.ts';

function readAll(docType: string, field: string, text: string): readonly string[] {
  return readByRules({ docType, pages: paper(text) })
    .filter(({ fieldName }) => fieldName === field)
    .map(({ normalizedValue }) => normalizedValue);
}

it('takes a name that was set on two lines for one, where the whole of it stands elsewhere', () => {
  const names = readAll(
    'promissory_note',
    'borrower_name',
    `
PROMISSORY NOTE

Borrower
HARVEST MOON
ORCHARDS LLC
6162 County Road 14
Fort Collins, CO 80521

PROMISE TO PAY. HARVEST MOON ORCHARDS LLC ("Borrower") promises to pay to HARBOR NATIONAL BANK ("Lender"), or
order, the principal amount of Four Hundred Seventy Thousand and 00/100 Dollars ($470,000.00).`,
  );
  expect(names).toEqual(['HARVEST MOON ORCHARDS LLC']);
});

it('reads no maturity off what is owed to others', () => {
  const dates = readAll(
    'loan_agreement',
    'maturity_date',
    `
BUSINESS LOAN AGREEMENT

Borrower               Blue Heron Hospitality, LLC
Final payment due      January 20, 2027

The Borrower represents that no other debt is owed except to Lakota Federal Credit Union in the amount of $66,992.00,
maturing March 20, 2024.`,
  );
  expect(dates).toEqual(['2027-01-20']);
});

it('reads the property off no line that says where people meet to sign', () => {
  const text = `
SETTLEMENT STATEMENT

File No.: ESC975594
Settlement Location: 996 West 42nd Street, Duluth, MN 55802`;
  expect(readAll('settlement_statement', 'property_address', text)).toEqual([]);
});

it('takes no instruction to the signer for a name', () => {
  const text = `
NOTE

Susan Foster
- Borrower
(Sign Original Only`;
  expect(readAll('promissory_note', 'borrower_name', text)).not.toContain('(Sign Original Only');
});

it('reads an amount in words across a speck before one of them', () => {
  const text = `
NOTE

Borrower promises to pay to the order of Lender the amount of Two Million Five ‘Hundred Sixty-Three Thousand One
Hundred Thirty and 33/100 Dollars, with interest on the unpaid principal balance.`;
  expect(readAll('promissory_note', 'principal_words', text)).toEqual([
    'Two Million Five ‘Hundred Sixty-Three Thousand One Hundred Thirty and 33/100',
  ]);
});

/** Two places that a rule takes for the same field, as they were recognized. */
function recognized(value: string, confidence: number, y: number): Candidate {
  return {
    field: 'title_amount',
    rawText: value,
    value,
    pageIndex: 0,
    box: { x: 0.1, y, w: 0.2, h: 0.01 },
    confidence,
    place: 0.9,
    reasons: [],
    method: 'ocr',
    rule: 'rule',
    tier: 1,
  };
}

it('does not choose between two places by which of them is printed more clearly', () => {
  const [chosen] = chooseValues([recognized('4290000.00', 0.88, 0.2), recognized('0.00', 0.89, 0.3)]);
  expect(chosen?.candidate.value).toBe('4290000.00');
});

it('takes the clearer of two prints of one value', () => {
  const [chosen] = chooseValues([recognized('4290600.00', 0.7, 0.2), recognized('4290000.00', 0.89, 0.3)]);
  expect(chosen?.candidate.value).toBe('4290000.00');
});
