import { describe, expect, it } from 'vitest';
import { valuesOn, type WordingCase } from './values-on-paper.ts';

/** Deeds, title papers, appraisals and filings in more wordings; an empty list is a field that must stay blank. */
const cases: readonly WordingCase[] = [
  {
    name: 'a mortgage that recites how its note is repaid and who guarantees it',
    docType: 'mortgage',
    text: `
MORTGAGE
Mortgagor has delivered to Mortgagee a note of even date in the principal sum of $412,500.00, bearing interest
initially at 6.875% per annum, payable in 180 consecutive monthly installments of $3,678.92 beginning July 1, 2025,
carried on the books of Mortgagee as Account 55120-8841, and having a stated final maturity of June 1, 2040.
Payment of the note has been guaranteed by Ruth Alder and Omar Quist under a separate agreement.
This Mortgage is and shall at all times remain a first lien upon the premises.`,
    expected: {
      principal_amount: ['412500.00'],
      interest_rate: ['6.875'],
      payment_frequency: ['monthly'],
      payment_amount: ['3678.92'],
      first_payment_date: ['2025-07-01'],
      loan_number: ['55120-8841'],
      maturity_date: ['2040-06-01'],
      guarantor_name: ['Ruth Alder', 'Omar Quist'],
    },
  },
  {
    name: 'terms of a deed of trust in a list',
    docType: 'deed_of_trust',
    text: `
DEED OF TRUST
Grantor:                Alder Mill Partners, LP
Guarantors:             Ruth Alder; Omar Quist
Interest Rate:          7.125%
Monthly Payment:        $3,678.92
Payment Frequency:      Quarterly
First Payment Date:     07/01/2025`,
    expected: {
      guarantor_name: ['Ruth Alder', 'Omar Quist'],
      interest_rate: ['7.125'],
      payment_amount: ['3678.92'],
      payment_frequency: ['quarterly'],
      first_payment_date: ['2025-07-01'],
    },
  },
  {
    name: 'covenants that speak of payments by the month',
    docType: 'deed_of_trust',
    text: `
DEED OF TRUST
Borrower shall pay to Lender on the day monthly payments are due under the Note a sum for taxes and insurance.
Any lease at more than $900.00 per month needs consent of Beneficiary. Grantor and any guarantor waive notice.
Sums advanced by Lender shall be paid on demand.`,
    expected: {
      payment_frequency: [],
      payment_amount: [],
      guarantor_name: [],
      interest_rate: [],
    },
  },
  {
    name: 'the most that a mortgage may secure is not what was lent',
    docType: 'mortgage',
    text: `
OPEN-END MORTGAGE
This Mortgage secures advances up to a maximum principal amount of $900,000.00 plus interest.
MORTGAGOR:          Alder Mill Partners, LP
AMOUNT OF NOTE:     $450,000.00`,
    expected: { principal_amount: ['450000.00'], max_lien_amount: ['900000.00'] },
  },
  {
    name: 'lines to sign on beside each other, and one of the lender',
    docType: 'mortgage',
    text: `
MORTGAGE
Mortgagor has signed this Mortgage on the day first written.
ATTEST:                             ALDER MILL PARTNERS, LP



[bare]                              By: [ink]
                                        Ruth Alder, General Partner



I certify the address of the Mortgagee.

                                        [bare]
                                        On behalf of Mortgagee`,
    expected: { security_instrument_signed: ['true'], borrower_name: [] },
  },
  {
    name: 'what the form asks for before the name of who signs',
    docType: 'mortgage',
    text: `
MORTGAGE
By signing, you agree to the terms of this Mortgage.

[ink]
(Signature) Ruth Alder`,
    expected: { borrower_name: ['Ruth Alder'], security_instrument_signed: ['true'] },
  },
  {
    name: 'a form with the bank at its head',
    docType: 'assignment_of_rents',
    text: `
Harbor National Bank
400 Main Street, Portland, OR 97204
ASSIGNMENT OF RENTS
Assignor         Ruth Alder
Property         12 Quarry Road, Bend, OR 97701`,
    expected: { lender_name: ['Harbor National Bank'], lender_address: ['400 Main Street, Portland, OR 97204'] },
  },
  {
    name: 'the title of the paper over an address is no lender',
    docType: 'mortgage',
    text: `
OPEN-END MORTGAGE
12 Quarry Road, Bend, OR 97701
Mortgagor: Ruth Alder`,
    expected: { lender_name: [], lender_address: [] },
  },
  {
    name: 'the commitment in the sentence of a letter',
    docType: 'closing_protection_letter',
    text: `
CLOSING PROTECTION LETTER
We will indemnify you provided that the Company is obligated to insure under Commitment No. 25-448102, and that
the form of the ALTA Commitment 2021 is used.`,
    expected: { title_commitment_number: ['25-448102'] },
  },
  {
    name: 'a commitment beside its label, and one that is only spoken of',
    docType: 'closing_protection_letter',
    text: `
CLOSING PROTECTION LETTER
Title Commitment No.:     OR-771204
Protection is limited to that set forth in the Commitment. 30 days after closing no claim may be made.`,
    expected: { title_commitment_number: ['OR-771204'] },
  },
  {
    name: 'a form of commitment by its year',
    docType: 'closing_protection_letter',
    text: `
CLOSING PROTECTION LETTER
Words have the meanings of the ALTA Commitment 2021.`,
    expected: { title_commitment_number: [] },
  },
  {
    name: 'owner and flood map of an appraisal',
    docType: 'appraisal',
    text: `
APPRAISAL REPORT
Owner of Public Record     Alder Mill Partners, LP
FEMA Community No.         410122
The property is not located in a special flood hazard area.`,
    expected: {
      vested_owner: ['Alder Mill Partners, LP'],
      flood_community_number: ['410122'],
      in_sfha: ['false'],
    },
  },
  {
    name: 'owner and community in sentences',
    docType: 'appraisal',
    text: `
APPRAISAL REPORT
According to county records the subject property is currently owned by Alder Mill Partners, LP.
The site lies in Zone X of community 410122, panel 0450.`,
    expected: { vested_owner: ['Alder Mill Partners, LP'], flood_community_number: ['410122'] },
  },
  {
    name: 'boxes for who lives there and for the flood area',
    docType: 'appraisal',
    text: `
APPRAISAL REPORT
Occupant   [x] Owner   [_] Tenant   [_] Vacant
Owner      Tenant
In a FEMA Special Flood Hazard Area   [_] Yes   [x] No`,
    expected: { vested_owner: [], in_sfha: ['false'] },
  },
  {
    name: 'what the borrower of a policy is',
    docType: 'title_policy',
    text: `
LOAN POLICY OF TITLE INSURANCE
issued by Summit Title Insurance Company, a Minnesota corporation (the "Company")
Name of Insured          Harbor National Bank
Insured's Address        400 Main Street, Portland, OR 97204
Deed of Trust from Alder Mill Partners, LP, an Oregon limited partnership, to Cascade Trustee Company, Trustee,
for the use of Harbor National Bank, to secure $450,000.00, dated May 6, 2025.`,
    expected: {
      borrower_name: ['Alder Mill Partners, LP'],
      borrower_entity_type: ['an Oregon limited partnership'],
      lender_address: ['400 Main Street, Portland, OR 97204'],
    },
  },
  {
    name: 'the insurer of a policy is no borrower',
    docType: 'title_policy',
    text: `
LOAN POLICY OF TITLE INSURANCE
issued by Summit Title Insurance Company, a Minnesota corporation (the "Company")
Name of Insured          Harbor National Bank
Title is vested in:      Ruth Alder`,
    expected: { borrower_entity_type: [] },
  },
];

describe('papers about land in more wordings', () => {
  it.each(cases)('reads $name', ({ docType, text, expected }) => {
    const values = valuesOn(docType, text);
    for (const [field, wanted] of Object.entries(expected))
      expect([field, values[field] ?? []]).toEqual([field, wanted]);
  });

  it('takes the parties of a filing from the statement and the land from its addendum', () => {
    const values = valuesOn(
      'ucc_financing_statement',
      `
UCC FINANCING STATEMENT
1. DEBTOR’S EXACT FULL LEGAL NAME - do not abbreviate 1a. ORGANIZATION’S NAME
Alder Mill Partners, LP
1c. MAILING ADDRESS
12 Quarry Road, Bend, OR 97701

3. SECURED PARTY’S NAME (or NAME of TOTAL ASSIGNEE) 3a. ORGANIZATION’S NAME
Harbor National Bank
3c. MAILING ADDRESS
400 Main Street, Portland, OR 97204

4. This FINANCING STATEMENT covers the following collateral:
All fixtures
8. OPTIONAL FILER REFERENCE DATA
HB 4471.02 / Ln 55120-8841`,
      `
UCC FINANCING STATEMENT ADDENDUM
9. NAME OF FIRST DEBTOR ON RELATED FINANCING STATEMENT
9a. ORGANIZATION’S NAME
Alder Mill Partners, LP
14. Description of real estate:
Street address: 88 Wharf Street, Astoria, OR 97103
County: Clatsop`,
    );
    expect(values).toMatchObject({
      borrower_name: ['Alder Mill Partners, LP'],
      borrower_address: ['12 Quarry Road, Bend, OR 97701'],
      lender_name: ['Harbor National Bank'],
      lender_address: ['400 Main Street, Portland, OR 97204'],
      loan_number: ['55120-8841'],
      property_address: ['88 Wharf Street, Astoria, OR 97103'],
      property_county: ['Clatsop'],
    });
  });
});
