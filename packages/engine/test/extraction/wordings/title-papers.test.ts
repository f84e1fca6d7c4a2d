import { describe, expect, it } from 'vitest';
import { valuesOn } from '../values-on-paper.ts';
import { itReads, type Wording } from './it-reads.ts';

const papers: readonly Wording[] = [
  {
    name: 'reads a policy on a mortgage that secures a note',
    docType: 'title_policy',
    text: `
LOAN POLICY OF TITLE INSURANCE
SCHEDULE A
Policy No.: LP-88120
Amount of Insurance: $650,000.00
Date of Policy: June 3, 2025
1. Name of Insured: Cascade Community Credit Union
4. The Insured Mortgage: Deed of Trust from Harbor Light Bakery, Inc. to Cascade Community Credit Union dated May 30, 2025, to secure a promissory note in the original principal sum of $640,000.00, recorded June 3, 2025.`,
    expected: {
      principal_amount: ['640000.00'],
      title_amount: ['650000.00'],
    },
  },
  {
    name: 'reads a commitment that lists other mortgages',
    docType: 'title_commitment',
    text: `
COMMITMENT FOR TITLE INSURANCE
SCHEDULE A
Commitment Date: May 1, 2025
Policy Amount: $650,000.00
Proposed Insured: Cascade Community Credit Union
SCHEDULE B PART I
1. Release of mortgage to Old Bank securing a loan in the amount of $99,000.00, recorded 2011.
2. Deed of Trust from Harbor Light Bakery, Inc. to Cascade Community Credit Union, securing payment of a note in the principal amount of $640,000.00.
SCHEDULE B PART II
5. Mortgage to Third Bank securing an indebtedness of $50,000.00, recorded May 5, 2015 in Book 12.`,
    expected: {
      principal_amount: ['640000.00'],
    },
  },
  {
    name: 'reads the commitment in the sentence of a letter',
    docType: 'closing_protection_letter',
    text: `
CLOSING PROTECTION LETTER
We will indemnify you provided that the Company is obligated to insure under Commitment No. 25-448102, and that
the form of the ALTA Commitment 2021 is used.`,
    expected: { title_commitment_number: ['25-448102'] },
  },
  {
    name: 'reads a commitment beside its label, and one that is only spoken of',
    docType: 'closing_protection_letter',
    text: `
CLOSING PROTECTION LETTER
Title Commitment No.:     OR-771204
Protection is limited to that set forth in the Commitment. 30 days after closing no claim may be made.`,
    expected: { title_commitment_number: ['OR-771204'] },
  },
  {
    name: 'reads a form of commitment by its year',
    docType: 'closing_protection_letter',
    text: `
CLOSING PROTECTION LETTER
Words have the meanings of the ALTA Commitment 2021.`,
    expected: { title_commitment_number: [] },
  },
  {
    name: 'reads what the borrower of a policy is',
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
    name: 'reads the insurer of a policy is no borrower',
    docType: 'title_policy',
    text: `
LOAN POLICY OF TITLE INSURANCE
issued by Summit Title Insurance Company, a Minnesota corporation (the "Company")
Name of Insured          Harbor National Bank
Title is vested in:      Ruth Alder`,
    expected: { borrower_entity_type: [] },
  },
  {
    name: 'a letter whose captions name two numbers at once',
    docType: 'closing_protection_letter',
    text: `
CLOSING PROTECTION LETTER
To: Prairie State Bank
400 Main Street
Salina, KS 67401
Agency ID / File No.: 11803 / 25-4471
Borrower / Loan No.: Tyrone M. Castle and Vera Castle / 8830021745
Property: 12 Cottonwood Court, Salina, KS 67401
`,
    expected: {
      settlement_file_number: ['25-4471'],
      borrower_name: ['Tyrone M. Castle', 'Vera Castle'],
      loan_number: ['8830021745'],
    },
  },
  {
    name: 'a policy with two numbers in one caption, and an insured who lends',
    docType: 'title_policy',
    text: `
LOAN POLICY OF TITLE INSURANCE
SCHEDULE A
Policy No. / File No.: LP-771204 / GF-2288-25
Policy Date: August 8, 2025 at 9:14 AM
Name of Insured: Twin Rivers Mortgage Company, its successors and/or assigns
`,
    expected: {
      settlement_file_number: ['GF-2288-25'],
      title_insured: ['Twin Rivers Mortgage Company'],
      lender_name: ['Twin Rivers Mortgage Company'],
    },
  },
  {
    name: 'a caption of two labels over one value',
    docType: 'closing_protection_letter',
    text: `
CLOSING PROTECTION LETTER
Agency ID / File No.: 11803
`,
    expected: {},
    blank: ['loan_number'],
  },
  {
    name: 'a commitment of a company named for its county, with a buyer and a trustee',
    docType: 'title_commitment',
    text: `
Tri-County Closing Services, LLC               ALTA COMMITMENT FOR TITLE INSURANCE
SCHEDULE A
2. Policy to be issued:
(a) 2021 ALTA Owner's Policy
Proposed Insured: Silas Webb
(b) 2021 ALTA Loan Policy
Proposed Insured: Upland Community Bank, its successors and/or assigns
REQUIREMENTS
b. Deed of Trust from Silas Webb to the trustee named therein for the benefit of Upland Community Bank, securing the principal amount of $432,000.00.
c. Furnish the resolution of Ostrander Mills, LLC authorizing the sale.
`,
    expected: { borrower_name: ['Silas Webb'], lender_name: ['Upland Community Bank'] },
    blank: ['property_county'],
  },
  {
    name: 'a commitment with one policy',
    docType: 'title_commitment',
    text: `
COMMITMENT FOR TITLE INSURANCE
ALTA Commitment No.          Amount of Insurance
2025-88771                   $450,000.00
Fee simple interest in the land described in this Commitment is owned, at the Commitment Date, by:
Mill Road Holdings, LP`,
    expected: {
      title_commitment_number: ['2025-88771'],
      title_amount: ['450000.00'],
      vested_owner: ['Mill Road Holdings, LP'],
    },
  },
  {
    name: "the sum of an owner's policy",
    docType: 'title_commitment',
    text: `
COMMITMENT FOR TITLE INSURANCE
Owner's Policy
Proposed Insured: Dana R. Whitfield
Amount of Insurance
$500,000.00`,
    expected: { title_amount: [] },
  },
  {
    name: 'a middle initial before the end of a clause',
    docType: 'closing_protection_letter',
    text: `
CLOSING PROTECTION LETTER
Harbor National Bank
Re: Closing of a mortgage loan of $240,000.00 to Megan T. Kowalski on property at 2210 Elm Court, Austin, TX 78701, your loan 7712-00934`,
    expected: {
      borrower_name: ['Megan T. Kowalski'],
      property_address: ['2210 Elm Court, Austin, TX 78701'],
      principal_amount: ['240000.00'],
      lender_name: ['Harbor National Bank'],
      loan_number: ['7712-00934'],
    },
  },
  {
    name: 'the county whose records hold the deed',
    docType: 'title_policy',
    text: `
LOAN POLICY SCHEDULE A
Recorded May 10, 2025 in the real property records of Larimer County, Colorado.`,
    expected: { property_county: ['Larimer'] },
  },
  {
    name: 'reads what kind of company signs the new mortgage, and no more than its name',
    docType: 'title_commitment',
    text: `
SCHEDULE B, PART I - Requirements
a. Deed of Trust from Tidewater Marine, LLC, an Oregon limited liability company, to Harbor National Bank, securing the principal amount of $400,000.00.
b. Release of the Deed of Trust from Coast Holdings, Inc., a Nevada corporation, to Pacific Thrift Bank, recorded May 3, 2019 as Instrument No. 2019-88120.`,
    expected: {
      borrower_name: ['Tidewater Marine, LLC'],
      borrower_entity_type: ['an Oregon limited liability company'],
      borrower_state_of_org: ['Oregon'],
    },
  },
  {
    name: 'leaves the kind of company that owns the land now',
    docType: 'title_commitment',
    text: `
COMMITMENT FOR TITLE INSURANCE
Title is vested in: Coast Holdings, Inc., a Nevada corporation
Proposed Borrower: Iris Tan`,
    expected: { borrower_name: ['Iris Tan'] },
    blank: ['borrower_entity_type', 'borrower_state_of_org'],
  },
  {
    name: 'reads an agent over the line that says what it is',
    docType: 'title_policy',
    text: `
LOAN POLICY OF TITLE INSURANCE
Northern Plains Title Insurance Company
Countersigned:

Rainier Title & Escrow, LLC
Policy Issuing Agent, 12 Elm Street, Yakima, WA 98902`,
    expected: { settlement_agent: ['Rainier Title & Escrow, LLC'] },
  },
  {
    name: 'leaves the mortgage of an owner that is on record',
    docType: 'title_commitment',
    text: `
SCHEDULE B
Mortgage from Coast Holdings, Inc., a Nevada corporation to Pacific Thrift, $210,000.00, recorded 2019-88120.`,
    expected: {},
    blank: ['borrower_name', 'borrower_entity_type', 'borrower_state_of_org'],
  },
  {
    name: 'reads an agent where it signs',
    docType: 'title_policy',
    text: `
LOAN POLICY OF TITLE INSURANCE
By: Columbia Title Agency, Inc., Agent`,
    expected: { settlement_agent: ['Columbia Title Agency, Inc.'] },
  },
];

describe('title commitments, title policies and closing protection letters', () => {
  itReads(papers);
});

describe('the year of a form', () => {
  it.each([
    ['ALTA Commitment 2006', undefined],
    ['ALTA Commitment 2006-1187', ['2006-1187']],
  ])('is no number of a commitment: %s', (text, wanted) => {
    expect(valuesOn('title_commitment', `SCHEDULE A\n\n${text}`).title_commitment_number).toEqual(wanted);
  });
});
