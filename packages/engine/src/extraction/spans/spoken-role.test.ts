import { describe, expect, it } from 'vitest';
import { paper } from '../../../test/extraction/paper.ts';
import { viewOf } from './document-view.ts';
import { seeSpans } from './find-spans.ts';

/** What a sentence calls somebody whom it names. */
function roleOfName(name: string, text: string) {
  const seen = seeSpans(viewOf(paper(text)), 'loan_agreement');
  const own = seen.filter(({ span }) => span.kind === 'name' && span.text.replace(/\.$/, '') === name);
  if (own.length === 0) throw new Error(`no span says ${name}`);
  return own.map(({ facts }) => facts.defined).find((role) => role !== null) ?? null;
}

describe('the role that a sentence gives to somebody', () => {
  const together = `
This Amendment is made by and among Cedar Mills Corp. ("Cedar"), a Maine corporation, Dale Realty, LLC
("Dale"), a Maine limited liability company, and Fern Presses, Inc. ("Fern"), a Maine corporation (singly
a "Borrower" and collectively, "Borrowers"), and Granite State Bank (the "Bank").`;

  it('is that of all of a list, which one word names together', () => {
    for (const name of ['Cedar Mills Corp', 'Dale Realty, LLC', 'Fern Presses, Inc'])
      expect(roleOfName(name, together)).toBe('borrower');
    expect(roleOfName('Granite State Bank', together)).toBe('lender');
  });

  it('stands in the brackets of the last of a list, beside that one’s own name', () => {
    const text = `
This Agreement is made between Cedar Mills Corp., a Maine corporation ("Cedar"), and Dale Realty, LLC, a
Maine company ("Dale," and collectively with Cedar, the "Borrowers") and Granite State Bank (the "Bank").`;
    expect(roleOfName('Cedar Mills Corp', text)).toBe('borrower');
    expect(roleOfName('Dale Realty, LLC', text)).toBe('borrower');
  });

  it('is not that of the next party, whom another word names', () => {
    const text = `
This Agreement is made between Cedar Mills Corp., a Maine corporation ("Cedar"), and Granite State Bank
(the "Bank").`;
    expect(roleOfName('Cedar Mills Corp', text)).toBeNull();
  });

  it('is told by what somebody does: who promises to pay borrows, to whose order is lent', () => {
    const text = `
FOR VALUE RECEIVED, Cedar Mills Corp., a Maine corporation, and Dale Realty, LLC hereby jointly and
severally promise to pay to the order of Granite State Bank (the "Holder") the sum of ten dollars.`;
    expect(roleOfName('Cedar Mills Corp', text)).toBe('borrower');
    expect(roleOfName('Dale Realty, LLC', text)).toBe('borrower');
    expect(roleOfName('Granite State Bank', text)).toBe('lender');
  });
});
