import type { WrittenCase } from '../paper.ts';

export const writtenClosingPapers: readonly WrittenCase[] = [
  {
    name: 'insurance requirements in boxes',
    docType: 'agreement_to_provide_insurance',
    text: `
NOTICE OF INSURANCE REQUIREMENTS

GRANTOR NAME AND ADDRESS                 LENDER NAME AND ADDRESS
Susan Abernathy                          Granite Peak Federal Credit Union
18 Old Mill Lane                         67 Harbor View Drive
Twin Falls, ID 83301                     Twin Falls, ID 83301

LOAN NUMBER       LOAN DATE       LOAN AMOUNT        MATURITY DATE
2211-00918        3/2/2026        $184,000.00        4/1/2046

COLLATERAL
18 Old Mill Lane, Twin Falls, ID 83301

Required coverage: fire and extended coverage, maximum deductible $1,000.00.

[ink]
Susan Abernathy`,
    expected: {
      borrower_name: 'Susan Abernathy',
      borrower_address: '18 Old Mill Lane, Twin Falls, ID 83301',
      lender_name: 'Granite Peak Federal Credit Union',
      lender_address: '67 Harbor View Drive, Twin Falls, ID 83301',
      loan_number: '2211-00918',
      note_date: '2026-03-02',
      principal_amount: '184000.00',
      maturity_date: '2046-04-01',
      property_address: '18 Old Mill Lane, Twin Falls, ID 83301',
    },
  },
  {
    name: 'an agreement to furnish insurance as a letter',
    docType: 'agreement_to_provide_insurance',
    text: `
                     AGREEMENT TO FURNISH INSURANCE

To: Harbor National Bank, 45 Harbor View Drive, Bend, OR 97701
Loan No.: 0093881127

In connection with your loan to Prairie Wind Logistics, Inc. dated February 12, 2026 in the amount of $715,000.00, secured by 1850 Old Mill Lane, Bend, OR 97701, the undersigned agrees to keep the collateral insured. The deductible may not exceed $5,000.00.

PRAIRIE WIND LOGISTICS, INC.
By: [ink]
Carlos Reyes, President`,
    expected: {
      lender_name: 'Harbor National Bank',
      lender_address: '45 Harbor View Drive, Bend, OR 97701',
      loan_number: '0093881127',
      borrower_name: 'Prairie Wind Logistics, Inc.',
      note_date: '2026-02-12',
      principal_amount: '715000.00',
      property_address: '1850 Old Mill Lane, Bend, OR 97701',
    },
  },
  {
    name: 'a compliance agreement in prose',
    docType: 'errors_omissions',
    text: `
                       COMPLIANCE AGREEMENT

Whereas, HARBOR NATIONAL BANK ("Lender") has this day, July 1, 2025, made a loan to WEI STONE and NANCY STONE ("Borrowers") evidenced by a note in the amount of $233,000.00, Loan Number 55510022, secured by a mortgage on real property located at 7 Elm Court, Duluth, MN 55802.

Borrowers agree to comply with all requests of Lender.

[ink]                      [ink]
Wei Stone                  Nancy Stone`,
    expected: {
      lender_name: 'HARBOR NATIONAL BANK',
      note_date: '2025-07-01',
      borrower_name: ['WEI STONE', 'NANCY STONE'],
      principal_amount: '233000.00',
      loan_number: '55510022',
      property_address: '7 Elm Court, Duluth, MN 55802',
    },
  },
  {
    name: 'a written consent of members',
    docType: 'borrowing_resolution',
    text: `
                    UNANIMOUS WRITTEN CONSENT AND RESOLUTION
              OF THE MEMBERS OF COPPER KETTLE FOODS, LLC

     The undersigned, being all of the members of COPPER KETTLE FOODS, LLC, a Georgia limited liability company (the "Company"), whose principal office is located at 640 Maple Avenue, Macon, GA 31201, EIN 58-1234567, hereby adopt the following resolutions:

     RESOLVED, that the Company is authorized to borrow from HARBOR NATIONAL BANK (the "Lender") the principal sum of up to $1,400,000.00, evidenced by a promissory note dated February 20, 2026.

     RESOLVED FURTHER, that Megan Stone, Manager, is authorized to execute all loan documents.

     Dated: February 20, 2026

[ink]
Megan Stone, Member`,
    expected: {
      borrower_name: 'COPPER KETTLE FOODS, LLC',
      borrower_entity_type: 'a Georgia limited liability company',
      borrower_state_of_org: 'Georgia',
      borrower_address: '640 Maple Avenue, Macon, GA 31201',
      borrower_tin: '58-1234567',
      lender_name: 'HARBOR NATIONAL BANK',
      principal_amount: '1400000.00',
      note_date: '2026-02-20',
    },
  },
  {
    name: 'a resolution with a head of labels',
    docType: 'borrowing_resolution',
    text: `
                     CORPORATE BORROWING RESOLUTION

Name of Corporation:   Lakeside Dental, Inc.            Date:  April 2, 2025
Address:               71 Elm Court, Austin, TX 78701   Loan No.:  20044871
Tax ID Number:         74-2881934                       State of Incorporation: Texas
Financial Institution: Cascade Community Credit Union

I, Gregory Stone, certify that I am Secretary of the above named corporation organized under the laws of Texas, and that the following resolutions were adopted at a meeting held March 20, 2025:

(A) The persons listed below may borrow money on behalf of the Corporation in an aggregate amount not exceeding $725,000.00.

Name and Title                         Signature
Gregory Stone, Secretary               [ink]`,
    expected: {
      borrower_name: 'Lakeside Dental, Inc.',
      note_date: '2025-04-02',
      borrower_address: '71 Elm Court, Austin, TX 78701',
      loan_number: '20044871',
      borrower_tin: '74-2881934',
      borrower_state_of_org: 'Texas',
      lender_name: 'Cascade Community Credit Union',
      principal_amount: '725000.00',
    },
  },
  {
    name: 'bylaws',
    docType: 'entity_document',
    text: `
                               BYLAWS
                                 OF
                  LAKESIDE DENTAL, INC.
                     a Texas corporation

ARTICLE I. OFFICES
The principal office of the corporation shall be located at 71 Elm Court, Austin, TX 78701.
ARTICLE II. SHAREHOLDERS
The annual meeting shall be held on the first Monday of May.`,
    expected: {
      borrower_name: 'LAKESIDE DENTAL, INC.',
      borrower_entity_type: 'a Texas corporation',
      borrower_address: '71 Elm Court, Austin, TX 78701',
    },
  },
  {
    name: 'a statement of information',
    docType: 'entity_document',
    text: `
California Secretary of State
Statement of Information (Limited Liability Company)

Entity Name:              Northgate Auto Body, LLC
Entity Type:              California limited liability company
Status:                   Active
Formed in:                California
Principal Address:        3217 Elm Court, Riverside, CA 92501
Agent:                    Corporate Filings, Inc.`,
    expected: {
      borrower_name: 'Northgate Auto Body, LLC',
      borrower_entity_type: 'California limited liability company',
      borrower_state_of_org: 'California',
      borrower_address: '3217 Elm Court, Riverside, CA 92501',
    },
  },
  {
    name: 'an agreement of limited partnership',
    docType: 'entity_document',
    text: `
                      AGREEMENT OF LIMITED PARTNERSHIP
                                   OF
                        RIDGELINE DAIRY, L.P.

This Agreement of Limited Partnership of Ridgeline Dairy, L.P. (the "Partnership"), a California limited partnership, is entered into as of January 4, 2019, by Luis Stone, as general partner. The Partnership's principal place of business is 950 Maple Avenue, Riverside, CA 92501.`,
    expected: {
      borrower_name: 'Ridgeline Dairy, L.P.',
      borrower_entity_type: 'a California limited partnership',
      borrower_address: '950 Maple Avenue, Riverside, CA 92501',
    },
  },
  {
    name: 'a notice of right to cancel as a table',
    docType: 'right_to_cancel',
    text: `
RIGHT TO CANCEL NOTICE (Regulation Z, Model H-9)

Creditor                              First Meridian Bank
Creditor address                      6712 West 42nd Street, Bend, OR 97701
Borrower                              James Lindqvist and Daniel Yamamoto
Home securing this loan               6474 Old Mill Lane, Macon, GA 31201
Loan number                           2443-89024
Loan amount                           $590,600.00
Date of transaction                   May 9, 2025
Last day to cancel                    May 13, 2025 (midnight)

By signing below I acknowledge receipt of two copies of this notice.

[ink]                                 [ink]
James Lindqvist                       Daniel Yamamoto`,
    expected: {
      lender_name: 'First Meridian Bank',
      lender_address: '6712 West 42nd Street, Bend, OR 97701',
      borrower_name: ['James Lindqvist', 'Daniel Yamamoto'],
      property_address: '6474 Old Mill Lane, Macon, GA 31201',
      loan_number: '2443-89024',
      principal_amount: '590600.00',
      closing_date: '2025-05-09',
      rescission_end_date: '2025-05-13',
    },
  },
  {
    name: 'a notice of right to cancel with a letterhead',
    docType: 'right_to_cancel',
    text: `
                      Farmers & Merchants Bank of Long Valley
                 NOTICE OF RIGHT TO CANCEL / RIGHT OF RESCISSION

Customer(s): Luis Kowalski                      Account No.: 
Loan No. 71120044                               Transaction date: 6/3/2025
Security: 420 Sunset Boulevard, Bend, OR 97701

You may cancel this transaction, without cost, until midnight of the third business day after the latest of the events below.

To cancel, write to:
Farmers & Merchants Bank of Long Valley
88 County Road 14, Cedar Rapids, IA 52401

Your notice must be sent by midnight on June 6, 2025.

[ink]               6/3/2025
Luis Kowalski`,
    expected: {
      borrower_name: 'Luis Kowalski',
      loan_number: '71120044',
      closing_date: '2025-06-03',
      property_address: '420 Sunset Boulevard, Bend, OR 97701',
      lender_name: 'Farmers & Merchants Bank of Long Valley',
      lender_address: '88 County Road 14, Cedar Rapids, IA 52401',
      rescission_end_date: '2025-06-06',
    },
  },
];
