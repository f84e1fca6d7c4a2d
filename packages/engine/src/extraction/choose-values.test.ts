import { expect, it } from 'vitest';
import { paper } from '../../test/extraction/paper.ts';
import { extractDocument } from './extract-document.ts';

function readAll(docType: string, field: string, text: string): readonly string[] {
  return extractDocument({ docType, pages: paper(text) })
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
