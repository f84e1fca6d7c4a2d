import { describe, expect, it } from 'vitest';
import { paper } from '../../../test/extraction/paper.ts';
import { findField } from '../../fields/field-catalogue.ts';
import { viewOf } from './document-view.ts';
import { meaningOf, seeSpans } from './find-spans.ts';

/** What the spans of a typed page may mean for a field. */
function meanings(field: string, page: string): string[] {
  const entry = findField(field);
  if (entry === undefined) throw new Error(`${field} is no field`);
  const values = seeSpans(viewOf(paper(page)), 'promissory_note').map(({ span }) => meaningOf(entry, span)?.value);
  return [...new Set(values.filter((value) => value !== undefined))];
}

function featuresOf(text: string, page: string): readonly string[] {
  const seen = seeSpans(viewOf(paper(page)), 'promissory_note').find(({ span }) => span.text === text);
  return seen?.features ?? [];
}

describe('spans', () => {
  it('are amounts, rates and days wherever they stand', () => {
    const page = 'I promise to pay $590,600.00 with interest\nat 6.250% from March 1, 2026 on.';
    expect(meanings('principal_amount', page)).toEqual(['590600.00']);
    expect(meanings('interest_rate', page)).toContain('6.25');
    expect(meanings('note_date', page)).toEqual(['2026-03-01']);
  });

  it('are an amount in words without the word behind it', () => {
    expect(meanings('principal_words', 'the sum of Five Hundred Thousand and No/100 Dollars ($500,000.00)')).toEqual([
      'Five Hundred Thousand and No/100',
    ]);
  });

  it('are numbers of papers with the letters before them and without', () => {
    expect(meanings('loan_number', 'Approval CA 29585')).toEqual(expect.arrayContaining(['29585', 'CA 29585']));
  });

  it('are a name and the address under it', () => {
    const page = 'Borrower:  Ironwood Builders, LLC\n           91 Elm Court\n           Bend, OR 97701';
    expect(meanings('borrower_name', page)).toContain('Ironwood Builders, LLC');
    expect(meanings('borrower_address', page)).toContain('91 Elm Court, Bend, OR 97701');
  });

  it('are words of a closed list for the field of that list alone', () => {
    const page = 'payable in equal quarterly installments';
    expect(meanings('payment_frequency', page)).toEqual(['quarterly']);
    expect(meanings('rate_type', page)).toEqual([]);
  });

  it('are no rank of a lien unless they were found as one', () => {
    expect(meanings('lien_position', 'a first lien of 12 months')).toEqual(['1']);
  });
});

describe('features of a span', () => {
  it('name the label before it on its line, and the idea that the label means', () => {
    const features = featuresOf('$590,600.00', 'Loan Amount: $590,600.00');
    expect(features).toEqual(expect.arrayContaining(['inline:loan amount', 'inline=principal_amount', 'colon']));
  });

  it('name the words before and behind it in a sentence', () => {
    const features = featuresOf('$2,500.00', 'monthly payments of $2,500.00 each');
    expect(features).toEqual(expect.arrayContaining(['before:payments of', 'behind:each', 'before~monthly']));
  });
});
