import { describe, expect, it } from 'vitest';
import { sameValueKey } from '../../../src/values/same-value-key.ts';
import { keysOn } from '../values-on-paper.ts';
import { writtenAgreements } from './agreements.ts';
import { writtenGuaranties } from './guaranties.ts';
import { writtenNotes } from './notes.ts';

/** The values as the engine compares them. */
function keys(expected: Readonly<Record<string, string | readonly string[]>>): Record<string, string[]> {
  const wordy = /name|address|words|entity|state|index|purpose|description|frequency|type|day_count|number$|^renewal/;
  return Object.fromEntries(
    Object.entries(expected).map(([field, value]) => [
      field,
      [value]
        .flat()
        .map((one) => (wordy.test(field) ? sameValueKey(/number$|^renewal/.test(field) ? 'id' : 'text', one) : one)),
    ]),
  );
}

/** The first document compiles every pattern of its family, which a busy machine takes seconds for. */
const patienceMs = 60_000;

describe('families of notes, guaranties and agreements', { timeout: patienceMs }, () => {
  for (const { name, docType, text, expected } of [...writtenNotes, ...writtenGuaranties, ...writtenAgreements])
    it(`reads ${name} whole, and nothing that it does not say`, () => {
      expect(keysOn(docType, text)).toEqual(keys(expected));
    });

  it('leaves out what stands behind a box that nobody ticked', () => {
    const note = (box: string) => `
                                  PROMISSORY NOTE
Borrower promises to pay to Lender interest at the rate of 5.250% per year.
${box} Variable Rate: This rate may then change as stated below.`;
    expect(keysOn('promissory_note', note('[x]')).rate_type).toEqual(['variable']);
    expect(keysOn('promissory_note', note('[_]')).rate_type).toBeUndefined();
  });

  it('reads both limits of a rate that is kept between them', () => {
    const values = keysOn(
      'promissory_note',
      'PROMISSORY NOTE\nThe rate of this Note stays between 3.625% and 13.625%.',
    );
    expect([values.rate_floor, values.rate_ceiling]).toEqual([['3.625'], ['13.625']]);
  });

  const blank = `
                                       AGREEMENT

Borrower: ______________________            Lender: ______________________
Guarantor: ______________________           Principal Amount: $____________
Date: ______________      Interest Rate: ______%      Maturity Date: ______________

______________________ ("Borrower") promises to pay to ______________________ ("Lender") the principal sum of ______________________ Dollars ($____________) with interest at the rate of ______% per year, in ____ payments of $__________ each, the first of which is due ______________.
If a payment is ___ days or more late, Borrower will be charged ____% of it.
______________________ ("Guarantor") guarantees payment, limited to $____________.
Collateral: ______________________`;

  for (const docType of [
    'promissory_note',
    'guaranty',
    'change_in_terms',
    'loan_agreement',
    'security_agreement',
    'sba_authorization',
  ])
    it(`leaves a form that nobody filled in blank: ${docType}`, () => {
      expect(keysOn(docType, blank)).toEqual({});
    });

  it('does not take what words mean for what they name', () => {
    const text = `
                                   PROMISSORY NOTE

"Borrower" means each person who signs this note, and "Lender" means whoever holds it.
The rate after default is the highest rate that the law allows.
Any guarantor waives presentment. Late charges are those of the fee schedule.
A prior note of another borrower was in the original principal amount of some other sum.`;
    expect(keysOn('promissory_note', text)).toEqual({});
  });
});
