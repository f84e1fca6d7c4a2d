import { describe } from 'vitest';
import { itReads, type Wording } from './it-reads.ts';

const papers: readonly Wording[] = [
  {
    name: 'reads an indenture between parties with their seats',
    docType: 'mortgage',
    text: `
MORTGAGE

THIS INDENTURE, made the 3rd day of March, 2025, between Peter Olsen and Mary Olsen, residing at 17 Birch Lane, Ames, IA 50010, as Mortgagor, and Prairie Trust Bank, an Iowa state bank with its main office at 100 Main Street, Ames, IA 50010, as Mortgagee.

WITNESSETH: to secure the sum of Two Hundred Thousand and 00/100 Dollars ($200,000.00), the Mortgagor agrees to repay the loan in equal quarterly installments until paid.`,
    expected: {
      lender_name: ['Prairie Trust Bank'],
      lender_address: ['100 Main Street, Ames, IA 50010'],
      borrower_address: ['17 Birch Lane, Ames, IA 50010'],
      payment_frequency: ['quarterly'],
    },
  },
  {
    name: 'reads a mortgage given to a lender by its office',
    docType: 'mortgage',
    text: `
After Recordation Return To:
Cascade Community Credit Union
9518 Maple Avenue
Bend, OR 97701

MORTGAGE

This Mortgage is given by Harbor Light Bakery, Inc., an Oregon corporation, of 44 Wharf Street, Bend, OR 97701 ("Mortgagor"), to Cascade Community Credit Union, whose main office is at 9518 Maple Avenue, Bend, OR 97701, the Mortgagee. Mortgagor has promised to pay the indebtedness in consecutive monthly installments.
Mortgagor shall pay monthly installments of taxes to Mortgagee on demand.`,
    expected: {
      lender_name: ['Cascade Community Credit Union'],
      lender_address: ['9518 Maple Avenue, Bend, OR 97701'],
      payment_frequency: ['monthly'],
    },
  },
  {
    name: 'reads a commercial mortgage that recites its note',
    docType: 'mortgage',
    text: `
COMMERCIAL MORTGAGE, ASSIGNMENT OF LEASES AND RENTS AND FIXTURE FILING
Mortgage dated as of August 15, 2024 from PALMETTO SELF STORAGE, LLC, a Florida limited liability company ("Borrower"), having its principal place of business at 9000 US Highway 19, Port Richey, FL 34668, to GULF COAST NATIONAL BANK ("Lender"), having an office at 77 Central Avenue, St. Petersburg, FL 33701.
RECITALS
A. Lender has agreed to make a loan to Borrower in the amount of Two Million Two Hundred Thousand and No/100 Dollars ($2,200,000.00) (the "Loan"), evidenced by Borrower's promissory note of even date (the "Note"). The Note bears interest at the rate of six and seven-eighths percent (6.875%) per annum, is payable in equal consecutive monthly installments and matures on August 15, 2034.
B. The guarantor, Victor Salas, has guaranteed the Loan.
GRANT. Borrower mortgages to Lender the land in Pasco County, Florida described in Exhibit A (tax folio 31-25-16-0000-00100-0030) having a street address of 9000 US Highway 19, Port Richey, Florida 34668.
FUTURE ADVANCES. The total amount of indebtedness secured hereby shall not exceed at any one time $4,400,000.00.
PALMETTO SELF STORAGE, LLC
[ink]
By: Victor Salas, Manager`,
    expected: {
      borrower_name: ['PALMETTO SELF STORAGE, LLC'],
      borrower_entity_type: ['a Florida limited liability company'],
      borrower_state_of_org: ['Florida'],
      borrower_address: ['9000 US Highway 19, Port Richey, FL 34668'],
      lender_address: ['77 Central Avenue, St. Petersburg, FL 33701'],
      lender_name: ['GULF COAST NATIONAL BANK'],
      property_address: ['9000 US Highway 19, Port Richey, Florida 34668'],
      property_county: ['Pasco'],
      note_date: ['2024-08-15'],
      principal_amount: ['2200000.00'],
      principal_words: ['Two Million Two Hundred Thousand and No/100'],
      max_lien_amount: ['4400000.00'],
      maturity_date: ['2034-08-15'],
      guarantor_name: ['Victor Salas'],
      security_instrument_signed: ['true'],
      interest_rate: ['6.875'],
      payment_frequency: ['monthly'],
      parcel_number: ['31-25-16-0000-00100-0030'],
    },
    whole: true,
  },
  {
    name: 'reads a mortgage whose borrower resides in a town',
    docType: 'mortgage',
    text: `
MORTGAGE
THIS MORTGAGE is made this 3rd day of February, 2025, between the Mortgagor, DENISE HOLLOWAY and MARK HOLLOWAY, her husband, residing at 16 Birch Terrace, Saratoga Springs, NY 12866 (herein "Borrower"), and the Mortgagee, ADIRONDACK SAVINGS BANK, a corporation organized and existing under the laws of New York, whose address is 200 Broadway, Saratoga Springs, NY 12866 (herein "Lender").
WHEREAS, Borrower is indebted to Lender in the principal sum of U.S. $186,000.00, which indebtedness is evidenced by Borrower's note dated February 3, 2025 and extensions and renewals thereof (herein "Note"), providing for monthly installments of principal and interest, with the balance of the indebtedness, if not sooner paid, due and payable on March 1, 2055;
TO SECURE to Lender the repayment of the indebtedness evidenced by the Note, with interest thereon, Borrower does hereby mortgage, grant and convey to Lender the following described property located in the County of Saratoga, State of New York:
ALL THAT CERTAIN LOT designated as Lot 22 on a map entitled "Birch Hill Section 2" filed in the Saratoga County Clerk's Office as Map P-211.
which has the address of 16 Birch Terrace, Saratoga Springs, New York 12866 (herein "Property Address");
Tax Map No. 165.42-3-17
[ink]
DENISE HOLLOWAY
[ink]
MARK HOLLOWAY`,
    expected: {
      borrower_address: ['16 Birch Terrace, Saratoga Springs, NY 12866'],
      lender_name: ['ADIRONDACK SAVINGS BANK'],
      lender_address: ['200 Broadway, Saratoga Springs, NY 12866'],
      property_address: ['16 Birch Terrace, Saratoga Springs, New York 12866'],
      property_county: ['Saratoga'],
      parcel_number: ['165.42-3-17'],
      legal_description: [
        'ALL THAT CERTAIN LOT designated as Lot 22 on a map entitled "Birch Hill Section 2" filed in the Saratoga County Clerk\'s Office as Map P-211',
      ],
      note_date: ['2025-02-03'],
      principal_amount: ['186000.00'],
      maturity_date: ['2055-03-01'],
      security_instrument_signed: ['true'],
      borrower_name: ['DENISE HOLLOWAY', 'MARK HOLLOWAY'],
      payment_frequency: ['monthly'],
    },
    whole: true,
  },
  {
    name: 'reads a mortgage that recites how its note is repaid and who guarantees it',
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
    name: 'reads the most that a mortgage may secure is not what was lent',
    docType: 'mortgage',
    text: `
OPEN-END MORTGAGE
This Mortgage secures advances up to a maximum principal amount of $900,000.00 plus interest.
MORTGAGOR:          Alder Mill Partners, LP
AMOUNT OF NOTE:     $450,000.00`,
    expected: { principal_amount: ['450000.00'], max_lien_amount: ['900000.00'] },
  },
  {
    name: 'reads lines to sign on beside each other, and one of the lender',
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
    name: 'reads what the form asks for before the name of who signs',
    docType: 'mortgage',
    text: `
MORTGAGE
By signing, you agree to the terms of this Mortgage.

[ink]
(Signature) Ruth Alder`,
    expected: { borrower_name: ['Ruth Alder'], security_instrument_signed: ['true'] },
  },
  {
    name: 'reads the title of the paper over an address is no lender',
    docType: 'mortgage',
    text: `
OPEN-END MORTGAGE
12 Quarry Road, Bend, OR 97701
Mortgagor: Ruth Alder`,
    expected: { lender_name: [], lender_address: [] },
  },
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
];

describe('mortgages', () => {
  itReads(papers);
});
