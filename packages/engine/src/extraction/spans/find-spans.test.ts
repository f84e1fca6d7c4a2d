import { describe, expect, it } from 'vitest';
import { paper } from '../../../test/extraction/paper.ts';
import { findField } from '../../fields/field-catalogue.ts';
import { viewOf } from './document-view.ts';
import { labelFeatures } from './features.ts';
import { meaningOf, seeSpans } from './find-spans.ts';

/** What the spans of a typed page may mean for a field. */
function meanings(field: string, page: string): string[] {
  const entry = findField(field);
  if (entry === undefined) throw new Error(`${field} is no field`);
  const values = seeSpans(viewOf(paper(page)), 'promissory_note').map(({ span }) => meaningOf(entry, span)?.value);
  return [...new Set(values.filter((value) => value !== undefined))];
}

function factsOf(text: string, page: string) {
  const seen = seeSpans(viewOf(paper(page)), 'promissory_note').find(({ span }) => span.text === text);
  if (seen === undefined) throw new Error(`no span says ${text}`);
  return seen.facts;
}

const asked = new Set(['principal_amount', 'payment_amount', 'borrower_name', 'lender_name']);

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

  it('are amounts and rates in words alone, and rates in basis points', () => {
    expect(meanings('principal_amount', 'the principal sum of Fifty Million Dollars or less')).toEqual(['50000000.00']);
    expect(meanings('interest_rate', 'interest at fourteen percent per annum')).toEqual(['14']);
    expect(meanings('rate_margin', 'LIBOR plus Two Hundred Seventy Five (275) basis points')).toContain('2.75');
  });

  it('are rates that begin with their point', () => {
    expect(meanings('rate_margin', 'LIBOR plus one-half percent (.50%) if Borrower')).toContain('0.5');
    expect(meanings('rate_margin', 'LIBOR plus one-half percent (.50%) if Borrower')).not.toContain('50');
  });

  it('are margins below nothing where they are taken off an index', () => {
    expect(meanings('rate_margin', 'the Prime Rate minus three quarters of one percent (0.75%). If it')).toContain(
      '-0.75',
    );
    expect(meanings('rate_margin', 'at a rate 0.25% below the Prime Rate of the Bank')).toContain('-0.25');
    expect(meanings('rate_margin', 'the Prime Rate plus one half percent (0.50%), or less than it')).not.toContain(
      '-0.5',
    );
    expect(meanings('interest_rate', 'the Prime Rate minus (0.75%). If it')).not.toContain('-0.75');
  });

  it('are what a sentence says that a loan is for', () => {
    const said = 'Proceeds of the Loan shall be used solely for working capital needs, and nothing else.';
    expect(meanings('loan_purpose', said)).toContain('working capital needs');
    expect(meanings('loan_purpose', 'a loan for the purpose of construction of an industrial building.')).toContain(
      'construction of an industrial building',
    );
  });

  it('are no address where a date begins the line', () => {
    expect(meanings('borrower_address', '07-13-2025 [Note Date]\n91 Elm Court\nBend, OR 97701')).not.toContain(
      '07-13-2025 [Note Date], 91 Elm Court, Bend, OR 97701',
    );
  });

  it('are how a sentence says that days are counted', () => {
    for (const said of [
      'on the basis of the actual number of days elapsed and a 360-day year, from the date hereof',
      'on a daily basis and on the basis of a 360- day year and actual days elapsed.',
      'on the actual days elapsed but computed as if each year consisted of 360 days, equal to',
    ])
      expect(meanings('day_count', said)).toContain('act/360');
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

  it('are no county where a form prints its next label', () => {
    expect(meanings('property_county', 'County: Larimer')).toEqual(['Larimer']);
    expect(meanings('property_county', 'County Type')).toEqual([]);
    expect(meanings('property_county', 'County Clerk’s Office, 9 County Road 618')).toEqual([]);
  });

  it('are no rank of a lien unless they were found as one', () => {
    expect(meanings('lien_position', 'a first lien of 12 months')).toEqual(['1']);
  });
});

describe('what is known of a span', () => {
  it('is the label before it on its line, and which field the label means', () => {
    const facts = factsOf('$590,600.00', 'Loan Amount: $590,600.00');
    expect(facts.said).toContain('inline:loan amount');
    expect(labelFeatures('principal_amount', facts, asked)).toEqual(
      expect.arrayContaining(['@inline:own-whole', '@named:own', '@colon:own']),
    );
    expect(labelFeatures('payment_amount', facts, asked)).toEqual(
      expect.arrayContaining(['@inline:other-whole', '@named:other']),
    );
  });

  it('is what the sentence says before and behind it', () => {
    const { said } = factsOf('$2,500.00', 'monthly payments of $2,500.00 each');
    expect(said).toEqual(expect.arrayContaining(['before~monthly', 'before>of', 'behind:each']));
  });

  it('is that a rate stands over an index, and is none of its own', () => {
    const margins = [
      'LIBOR plus 200 basis points a year',
      'at 150% of the Prime Rate',
      'at 3% in excess of the rate announced',
    ];
    for (const said of margins) {
      const span = /200 basis points|150%|3%/.exec(said)?.[0] ?? '';
      expect(factsOf(span, said).said).toContain('frame:over-index');
    }
    expect(factsOf('8%', 'at the rate of 8% per annum until paid').said).toContain('frame:own');
  });

  it('is never a name: words that few papers print are one sign', () => {
    const { said } = factsOf('$75.00', 'Quillfeather owes $75.00');
    expect(said.join(' ')).not.toContain('quillfeather');
  });

  it('is who the sentence says that somebody is', () => {
    const page = 'Ironwood Builders, LLC, an Oregon company (“Borrower”) and First Bank (“Lender”)';
    const borrower = factsOf('Ironwood Builders, LLC', page);
    expect(labelFeatures('borrower_name', borrower, asked)).toContain('@defined:own');
    expect(labelFeatures('lender_name', borrower, asked)).toContain('@defined:other');
  });
});
