import { describe, expect, it } from 'vitest';
import { valuesOn, type WordingCase } from './values-on-paper.ts';

interface Case extends WordingCase {
  /** Fields that must not be read. */
  readonly blank?: readonly string[];
}

const papers: readonly Case[] = [
  {
    name: 'a mortgage in boxes whose captions take two lines',
    docType: 'mortgage',
    text: `
MORTGAGE
MORTGAGOR                                     MORTGAGEE
Name: Alder Creek Farms, Inc.                 Name: Plains State Bank
Address: 700 County Line Road, Ames, IA 50010     Address: 12 Main Street, Ames, IA 50010
State of Organization: Iowa
FUNDING/         INTEREST        MATURITY        PRINCIPAL AMOUNT/
AGREEMENT DATE   RATE            DATE            CREDIT LIMIT
02/03/2025       Variable        02/03/2035      $455,000.00
`,
    expected: {
      borrower_name: ['Alder Creek Farms, Inc.'],
      borrower_address: ['700 County Line Road, Ames, IA 50010'],
      borrower_state_of_org: ['Iowa'],
      lender_name: ['Plains State Bank'],
      lender_address: ['12 Main Street, Ames, IA 50010'],
      note_date: ['2025-02-03'],
      maturity_date: ['2035-02-03'],
      principal_amount: ['455000.00'],
      rate_type: ['variable'],
    },
    blank: ['interest_rate'],
  },
  {
    name: 'a box whose last line names another day than the caption does',
    docType: 'assignment_of_rents',
    text: `
ASSIGNMENT OF RENTS
OFFICER          MATURITY        LOAN
INITIALS         DATE            NUMBER
QT               06/01/2033      5512009874
`,
    expected: { maturity_date: ['2033-06-01'], loan_number: ['5512009874'] },
    blank: ['note_date'],
  },
  {
    name: 'a mortgage deed whose company is organized under the laws of its state',
    docType: 'mortgage',
    text: `
MORTGAGE DEED
KNOW ALL PERSONS BY THESE PRESENTS, that Orchard Lane Realty LLC, a limited liability company organized and existing under the laws of the State of Maine, with a mailing address of 77 Fore Street, Portland, ME 04101 (the "Mortgagor"), grants to Casco Savings Bank, a Maine financial institution with a mailing address of 1 Monument Square, Portland, ME 04101 (the "Mortgagee"), the land at 210 Commercial Street, Portland, ME 04101.
The debt is further supported by the guaranty of even date given by Dana P. Whitfield (the "Guarantor").
Default interest: 18.000% per annum
`,
    expected: {
      borrower_name: ['Orchard Lane Realty LLC'],
      borrower_state_of_org: ['Maine'],
      lender_name: ['Casco Savings Bank'],
      guarantor_name: ['Dana P. Whitfield'],
      default_rate: ['18'],
    },
  },
  {
    name: 'a deed whose trustee is a corporation of its state, too',
    docType: 'deed_of_trust',
    text: `
DEED OF TRUST
This Deed of Trust is executed as of March 4, 2026 by HOLLOW PINE STORAGE LLC, an Idaho limited liability company, as grantor, whose mailing address is 19 Depot Road, Nampa, ID 83651, to PIONEER TRUSTEE SERVICES, INC., a Nevada corporation, as trustee, in favor of REDWOOD VALLEY BANK, as beneficiary, whose address is 88 Grove Street, Boise, ID 83702.
After an Event of Default all sums secured hereby shall bear interest at the default rate of 14.5% per annum.
`,
    expected: {
      borrower_name: ['HOLLOW PINE STORAGE LLC'],
      borrower_state_of_org: ['Idaho'],
      default_rate: ['14.5'],
    },
  },
  {
    name: 'a cover sheet with a description that ends with its county',
    docType: 'deed_of_trust',
    text: `
DEED OF TRUST
Grantor(s): BLUE HERON MARINA, INC., a Washington corporation
Trustee: Harbor Escrow & Title LLC
Beneficiary: Peninsula Credit Union
Legal Description (abbreviated): Lot 4, Block 2, Harbor Addition, Mason County, Washington
Assessor's Property Tax Parcel Account Number(s): 42017-50-02004
`,
    expected: {
      borrower_name: ['BLUE HERON MARINA, INC.'],
      borrower_state_of_org: ['Washington'],
      property_county: ['Mason'],
      parcel_number: ['42017-50-02004'],
      trustee_name: ['Harbor Escrow & Title LLC'],
    },
  },
  {
    name: 'a uniform deed with a registration system that has a street of its own',
    docType: 'deed_of_trust',
    text: `
DEED OF TRUST
(D) "MERS" is Mortgage Electronic Registration Systems, Inc. MERS is acting solely as a nominee for Lender, and has an address of P.O. Box 2026, Flint, MI 48501-2026, a street address of 11819 Miami Street, Suite 100, Omaha, NE 68164.
`,
    expected: {},
    blank: ['property_address'],
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
    name: 'an appraisal by letter that names the county on a line of its own',
    docType: 'appraisal',
    text: `
Ridge & Vale Appraisal Co.
January 30, 2026
Hometown Savings Bank
15 Main Street, Marietta, OH 45750
RE:  Appraisal Report
     448 Front Street, Marietta, OH 45750
     Van Buren County, Ohio
     Our file: 26-1180
`,
    expected: { property_county: ['Van Buren'], lender_name: ['Hometown Savings Bank'] },
  },
];

describe('papers about land in other words', () => {
  for (const { name, docType, text, expected, blank = [] } of papers)
    it(name, () => {
      const values = valuesOn(docType, text);
      for (const [field, wanted] of Object.entries(expected)) expect(values[field], field).toEqual(wanted);
      for (const field of blank) expect(values[field], field).toBeUndefined();
    });
});
