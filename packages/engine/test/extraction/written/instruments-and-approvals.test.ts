import { describe, expect, it } from 'vitest';
import { findField } from '../../../src/fields/field-catalogue.ts';
import { sameValueKey } from '../../../src/values/same-value-key.ts';
import { valuesOn } from '../values-on-paper.ts';
import { writtenApprovals } from './approvals.ts';
import { writtenClosingPapers } from './closing-papers.ts';
import { writtenInstruments } from './instruments.ts';

/** Values as the engine compares them, in an order that tells nothing. */
function keys(values: Readonly<Record<string, string | readonly string[]>>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      [value]
        .flat()
        .map((one) => sameValueKey(findField(field)?.kind ?? 'text', one))
        .sort(),
    ]),
  );
}

describe('families of instruments, papers of a closing and approvals', () => {
  for (const { name, docType, text, expected } of [...writtenInstruments, ...writtenClosingPapers, ...writtenApprovals])
    it(`reads ${name} whole, and nothing that it does not say`, () => {
      expect(keys(valuesOn(docType, text))).toEqual(keys(expected));
    });

  const blankInstrument = `
                              DEED OF TRUST AND MORTGAGE
Grantor: ______________________          Lender: ______________________
Loan Number: ____________                Date: ____________
Principal Amount: $____________          Maturity Date: ____________
Property Address: ____________________________________
Legal Description:

THIS DEED OF TRUST is dated ____________, among ____________________ ("Grantor"); ____________________ ("Lender"); and ____________________ ("Trustee").
MAXIMUM LIEN. The lien of this Deed of Trust shall not exceed at any one time $____________.
Grantor means each person who signs below. Lender may assign this instrument.
All sums advanced will bear interest at the rate charged under the Note.`;

  for (const docType of ['deed_of_trust', 'mortgage', 'assignment_of_rents', 'rider'])
    it(`leaves an instrument that nobody filled in blank: ${docType}`, () => {
      expect(valuesOn(docType, blankInstrument)).toEqual({});
    });

  const blankPaper = `
                     AGREEMENT, RESOLUTION AND NOTICE
Borrower:                                Lender:
Corporation:                             Property:
Loan Number:                             Date:
The complete and correct name of the Corporation is ____________________.
The persons named below may borrow from Lender a sum not to exceed $____________.
At a meeting duly held on April 15, 2025, the following was adopted.
The deductible must not exceed $1,000.00. Coverage will not be cancelled without 30 days' notice.
Send the notice no later than midnight of ____________.
Registered agent: Corporate Agents Inc., 12 Capitol Ave, Denver, CO 80203`;

  for (const docType of [
    'agreement_to_provide_insurance',
    'errors_omissions',
    'borrowing_resolution',
    'entity_document',
    'right_to_cancel',
  ])
    it(`leaves a paper that nobody filled in blank: ${docType}`, () => {
      expect(valuesOn(docType, blankPaper)).toEqual({});
    });

  const blankForm = `
                       LOAN APPROVAL AND DISBURSEMENT
Borrower(s):                    Loan Number:
Loan Amount: $                  Interest Rate:
Term:                           Amortization:
Property Address:               Occupancy:
[_] Primary Residence           [_] Second Home
Risk Rating:                    Loan Officer:
Approved By:                    Date Approved:
Conditions:
Guarantors:
Amount paid to Borrower directly:                    $__________
Amounts paid to others on Borrower's behalf:         $__________
Total Loan Proceeds:                                 $__________
The specific purpose of this loan is: __________

[bare]                          [bare]
Loan Officer                    Credit Officer`;

  for (const docType of [
    'credit_approval',
    'disbursement_authorization',
    'loan_application',
    'underwriting_transmittal',
  ])
    it(`leaves a form that nobody filled in blank: ${docType}`, () => {
      expect(valuesOn(docType, blankForm)).toEqual({});
    });

  it('does not take who signs for a company for the company', () => {
    const text = `
                                   MORTGAGE
Mortgagor: Ironwood Builders, LLC

Mortgagor (print)                 Signature                    Date
Elena Castillo, Manager           [ink]                        1/5/2026`;
    expect(valuesOn('mortgage', text).borrower_name).toEqual(['Ironwood Builders, LLC']);
  });

  it('does not take a meeting for the date of the note, nor other loans for the one that is asked for', () => {
    const text = `
                                LOAN APPROVAL
Status          Loan No.        Amount            Rate         Maturity
Existing        1126322         $884,000.00       5.000%       3/9/2028
Proposed        37768490        $830,000.00       7.500%       4/9/2041`;
    const values = valuesOn('credit_approval', text);
    expect(values.loan_number).toEqual(['37768490']);
    expect(values.principal_amount).toEqual(['830000.00']);
    expect(values.maturity_date).toEqual(['2041-04-09']);
  });
});
