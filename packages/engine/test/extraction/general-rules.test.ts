import { describe, expect, it } from 'vitest';
import { valuesOn } from './values-on-paper.ts';

describe('what any paper may say', () => {
  it('reads a label by its telling word, where the family knows no such label', () => {
    const read = valuesOn(
      'credit_approval',
      `
Debtor applying                       Cascade Printing, Inc.
Opening interest rate                 6.250%
Spread over index                     1.500%
Repaid                                Monthly`,
    );
    expect(read).toMatchObject({
      interest_rate: ['6.25'],
      rate_margin: ['1.5'],
      payment_frequency: ['monthly'],
    });
  });

  it('takes no label that speaks of something else with the same word', () => {
    const read = valuesOn(
      'loan_agreement',
      `
Rate after default:  18.000%
Existing loan:  4410-22917
Unpaid principal of the prior note:  $45,000.00`,
    );
    expect(read).not.toHaveProperty('interest_rate');
    expect(read).not.toHaveProperty('loan_number');
    expect(read).not.toHaveProperty('principal_amount');
  });

  it('names the parties by the sentence that names them', () => {
    const read = valuesOn(
      'loan_agreement',
      'This Agreement, made this 9th day of May, 2025, by and between CASCADE PRINTING, INC., a corporation organized under the laws of Colorado, party of the first part, and FIRST MERIDIAN BANK, party of the second part.',
    );
    expect(read).toMatchObject({ borrower_name: ['CASCADE PRINTING, INC.'], lender_name: ['FIRST MERIDIAN BANK'] });
  });

  it('takes the only bank that a paper names for the lender, and none of two', () => {
    const one = 'We will sign a replacement on request. Granite Peak Federal Credit Union may rely on this promise.';
    const two = `${one} Cornerstone Bank has been paid.`;
    expect(valuesOn('errors_omissions', one)).toMatchObject({ lender_name: ['Granite Peak Federal Credit Union'] });
    expect(valuesOn('errors_omissions', two)).not.toHaveProperty('lender_name');
  });

  it('reads the address that stands after the name of a party', () => {
    const read = valuesOn(
      'assignment_of_rents',
      'THIS ASSIGNMENT is made by Cascade Printing, Inc. (“Assignor”), with offices at 12 Elm Street, Bend, OR 97701, to First Meridian Bank (“Assignee”), 5343 Old Mill Lane, Cedar Rapids, IA 52401, of all rents of the premises at 9 Harbor Road, Bend, OR 97702.',
    );
    expect(read).toMatchObject({
      borrower_address: ['12 Elm Street, Bend, OR 97701'],
      lender_address: ['5343 Old Mill Lane, Cedar Rapids, IA 52401'],
    });
  });

  it('tells the two parts of the proceeds by the whole that they make', () => {
    const read = valuesOn(
      'disbursement_authorization',
      `
By deposit to our checking account            $200,000.00
Valley Equipment Sales                        $390,600.00
Total proceeds                                $590,600.00`,
    );
    expect(read).toMatchObject({ amount_to_borrower: ['200000.00'], amount_paid_to_others: ['390600.00'] });
  });

  it('reads no part where the printed amounts do not make the whole', () => {
    const read = valuesOn(
      'disbursement_authorization',
      `
By deposit to our checking account            $200,000.00
Valley Equipment Sales                        $390,000.00
Total proceeds                                $590,600.00`,
    );
    expect(read).not.toHaveProperty('amount_paid_to_others');
  });

  it('gives the paper of a guarantor to the guarantor', () => {
    const read = valuesOn('id_document', 'Role in the loan:  Guarantor\nFull name:  Thomas Ramirez');
    expect(read).toMatchObject({ guarantor_name: ['Thomas Ramirez'] });
    expect(read).not.toHaveProperty('borrower_name');
  });

  it('takes the day beside a signature for no day of a paper that states its own', () => {
    const read = valuesOn(
      'loan_agreement',
      `
Agreement dated:  May 9, 2025

[ink]                                      Date: May 12, 2025
Olu G. Bennett, President`,
    );
    expect(read.note_date).toEqual(['2025-05-09']);
  });

  it('passes over the parties of a mortgage that is on record', () => {
    const read = valuesOn(
      'title_commitment',
      'Exceptions: Mortgage from Joan Pickering, a single woman, to Cornerstone Bank in the amount of $45,100.00 dated May 1, 2011 and recorded in Book 77 of Mortgages.',
    );
    expect(read).not.toHaveProperty('borrower_name');
    expect(read).not.toHaveProperty('lender_name');
  });

  it('names an index by its own name, whatever is said beside it', () => {
    const read = valuesOn(
      'promissory_note',
      'The rate will change with the Prime Rate as published in The Wall Street Journal, to which 1.250% is added.',
    );
    expect(read.rate_index).toEqual(['Prime Rate as published in The Wall Street Journal']);
  });
});
