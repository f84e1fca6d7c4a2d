import { describe } from 'vitest';
import { itReads, type Wording } from './it-reads.ts';

const papers: readonly Wording[] = [
  {
    name: 'reads a resolution with boxes of both parties over it',
    docType: 'borrowing_resolution',
    text: `
CERTIFICATE OF PARTNERSHIP RESOLUTION

PARTNERSHIP NAME AND ADDRESS                 BANK NAME AND ADDRESS
Tallgrass Feeders, L.P.                      Plains State Bank
900 County Road 4                            15 Main Street
Garden City, KS 67846                        Dodge City, KS 67801

The undersigned, being all of the general partners of Tallgrass Feeders, L.P., a Kansas limited partnership, certify that the Partnership may borrow from Plains State Bank an amount not to exceed $1,250,000.00, evidenced by a promissory note to be dated on or about March 3, 2026, due March 3, 2031, and secured by, among other things, a second lien upon land in Finney County known as 902 County Road 4, Garden City, KS 67846.`,
    expected: {
      borrower_name: ['Tallgrass Feeders, L.P.'],
      borrower_address: ['900 County Road 4, Garden City, KS 67846'],
      borrower_state_of_org: ['Kansas'],
      lender_name: ['Plains State Bank'],
      lender_address: ['15 Main Street, Dodge City, KS 67801'],
      note_date: ['2026-03-03'],
      lien_position: ['2'],
      property_address: ['902 County Road 4, Garden City, KS 67846'],
      property_county: ['Finney'],
    },
  },
  {
    name: 'reads a consent that says where the lender has its office',
    docType: 'borrowing_resolution',
    text: `
WRITTEN CONSENT OF THE MANAGERS OF GRANITE COVE, LLC

WHEREAS, Summit Federal Credit Union, having its main office at 40 Court Square, Concord, NH 03301 (the “Lender”), will lend to Granite Cove, LLC, a New Hampshire limited liability company (the “Company”), the principal sum of $310,000.00, secured by a security interest in the following property of the Company (the “Collateral”): All fixtures and equipment at the marina;`,
    expected: {
      lender_address: ['40 Court Square, Concord, NH 03301'],
      lender_name: ['Summit Federal Credit Union'],
      borrower_state_of_org: ['New Hampshire'],
      collateral_description: ['All fixtures and equipment at the marina'],
    },
    blank: ['borrower_address'],
  },
  {
    name: 'reads a resolution to borrow at a rate that moves',
    docType: 'borrowing_resolution',
    text: `
CORPORATE RESOLUTION TO BORROW AND GRANT COLLATERAL

I, the undersigned, do hereby certify that I am the Secretary of Harbor Light Bakery, Inc., an Oregon corporation (the "Corporation"), with its principal office at 44 Wharf Street, Bend, OR 97701, and that the following was adopted:

RESOLVED, that the Corporation borrow from Cascade Community Credit Union, 9518 Maple Avenue, Bend, OR 97701, the sum of Six Hundred Forty Thousand and 00/100 Dollars ($640,000.00) at a variable rate of 7.500% per annum, due in full on June 1, 2035.

RESOLVED FURTHER, that the Corporation give as security a deed of trust constituting a second lien on the land at 44 Wharf Street, Bend, OR 97701 (APN 17-12-33-0400) and a security interest in the following: all bakery equipment now owned or later acquired.`,
    expected: {
      principal_words: ['Six Hundred Forty Thousand and 00/100'],
      rate_type: ['variable'],
      lien_position: ['2'],
      parcel_number: ['17-12-33-0400'],
      maturity_date: ['2035-06-01'],
      collateral_description: ['all bakery equipment now owned or later acquired'],
    },
  },
  {
    name: 'reads a resolution that leaves the rate open',
    docType: 'borrowing_resolution',
    text: `
LLC RESOLUTION TO BORROW

The members of Cedar Flats Holdings, LLC, an Idaho limited liability company (the "Company"), adopt this resolution.

The Company may borrow up to $900,000.00 from Farmers State Bank (the "Bank"). The loan may bear interest at a fixed or variable rate as the Bank may require.
The property is subject to a first mortgage held by Other Bank.
The Company shall secure the loan by a first priority mortgage on the real estate known as 15 River Road, Boise, ID 83702, Assessor's Parcel No. R1234567890.`,
    expected: {
      lien_position: ['1'],
      parcel_number: ['R1234567890'],
    },
    blank: ['rate_type'],
  },
  {
    name: 'what a resolution lets the company pledge',
    docType: 'borrowing_resolution',
    text: `
RESOLUTION TO GRANT COLLATERAL
RESOLVED, that the Manager may pledge and grant to Bank a security interest in the following property of the Company: all farm equipment and crops now growing.`,
    expected: { collateral_description: ['all farm equipment and crops now growing'] },
  },
  {
    name: 'leaves blank: a pledge of nothing in particular',
    docType: 'borrowing_resolution',
    text: 'RESOLUTION\nThe officers may pledge any property of the Company that Lender may ask for.',
    expected: {},
    blank: ['collateral_description'],
  },
  {
    name: 'reads a board that lets officers borrow',
    docType: 'borrowing_resolution',
    text: `
RESOLUTIONS OF THE BOARD OF DIRECTORS
OF
HALVORSEN MARINE SUPPLY, INC.
(Authorizing Loan)
The undersigned, being the duly elected Secretary of Halvorsen Marine Supply, Inc., a Washington corporation (the "Corporation"), certifies that the following resolutions were adopted at a special meeting of the Board held on May 1, 2025, at which a quorum was present:
RESOLVED, that the Corporation borrow from Puget Sound Bank (the "Bank"), 1200 Third Avenue, Seattle, WA 98101, the sum of up to Six Hundred Thousand Dollars ($600,000.00), to be repaid on such terms as the officers approve, at an interest rate of 7.25% per annum and maturing May 15, 2030;
RESOLVED FURTHER, that to secure the loan the Corporation grant to the Bank a security interest in all inventory, accounts and equipment of the Corporation;
RESOLVED FURTHER, that Ingrid Halvorsen, President, and Lars Bakke, Treasurer, are each authorized to sign the note, loan agreement and other documents.
Dated: May 2, 2025
[ink]
Petra Holm, Secretary`,
    expected: {
      lender_address: ['1200 Third Avenue, Seattle, WA 98101'],
      lender_name: ['Puget Sound Bank'],
      borrower_name: ['Halvorsen Marine Supply, Inc.'],
      borrower_entity_type: ['a Washington corporation'],
      borrower_state_of_org: ['Washington'],
      principal_amount: ['600000.00'],
      collateral_description: ['all inventory, accounts and equipment of the Corporation'],
      interest_rate: ['7.25'],
      maturity_date: ['2030-05-15'],
    },
    whole: true,
  },
  {
    name: 'reads a form of a company',
    docType: 'borrowing_resolution',
    text: `
LIMITED LIABILITY COMPANY BORROWING RESOLUTION
Company:      Painted Rock Ventures, LLC           Lender:   Sandia Community Bank
              62 Tramway Loop NE                             4000 Central Ave SE
              Albuquerque, NM 87122                          Albuquerque, NM 87108
State of organization: New Mexico                  Tax ID: 85-4410027
Resolution Date: 02/24/2025                        Loan No: 30091-7

We, the undersigned, being all of the Members and Managers of the Company, certify:
Authorized Signers
Name                     Title              Authorized     Actual Signature
Dolores Baca             Manager            Y              [ink]
Henry Yazzie             Manager            Y              [ink]
The above are authorized to borrow from Lender a sum not to exceed $925,000.00, and to pledge the real property located at 5501 Jefferson St NE, Albuquerque, NM 87109 as collateral.
Purpose: Acquire office building`,
    expected: {
      loan_number: ['30091-7'],
      borrower_state_of_org: ['New Mexico'],
      borrower_tin: ['85-4410027'],
      borrower_name: ['Painted Rock Ventures, LLC'],
      borrower_address: ['62 Tramway Loop NE, Albuquerque, NM 87122'],
      lender_name: ['Sandia Community Bank'],
      lender_address: ['4000 Central Ave SE, Albuquerque, NM 87108'],
      principal_amount: ['925000.00'],
      note_date: ['2025-02-24'],
      loan_purpose: ['Acquire office building'],
      property_address: ['5501 Jefferson St NE, Albuquerque, NM 87109'],
      collateral_description: ['real property located at 5501 Jefferson St NE, Albuquerque, NM 87109'],
    },
    whole: true,
  },
  {
    name: 'reads a list of a credit union',
    docType: 'borrowing_resolution',
    text: `
CORPORATE BORROWING AUTHORIZATION
Prepared for the credit union: Horizon Business Federal Credit Union, 6 Commerce Pkwy, Huntsville, AL 35806
Member business (legal name)     Tennessee Valley Welding Co.
Type of entity                   S Corporation
State of incorporation           Alabama
Federal tax ID                   63-1190233
Business address                 1717 Meridian St, Huntsville, AL 35811
Loan amount authorized           $175,000.00
Loan type                        Equipment term loan
Purpose of loan                  Purchase CNC plasma table
Collateral offered               CNC plasma table serial 88-2210; all business equipment
Person(s) authorized             Cody Barnes, President;  Jill Barnes, Vice President
Number of signatures required    One
Date adopted                     April 9, 2025
I certify that the above is a true record of action by the board of directors.
[ink]
Jill Barnes, Corporate Secretary`,
    expected: {
      borrower_address: ['1717 Meridian St, Huntsville, AL 35811'],
      borrower_state_of_org: ['Alabama'],
      borrower_tin: ['63-1190233'],
      borrower_name: ['Tennessee Valley Welding Co.'],
      loan_purpose: ['Purchase CNC plasma table'],
      borrower_entity_type: ['S Corporation'],
      collateral_description: ['CNC plasma table serial 88-2210; all business equipment'],
      principal_amount: ['175000.00'],
      lender_name: ['Horizon Business Federal Credit Union'],
      lender_address: ['6 Commerce Pkwy, Huntsville, AL 35806'],
    },
    whole: true,
  },
  {
    name: 'reads a church',
    docType: 'borrowing_resolution',
    text: `
CHURCH RESOLUTION TO BORROW FUNDS
At a duly called business meeting of Grace Fellowship Church of Tyler, a Texas nonprofit corporation, held on the 9th day of February, 2025, the congregation voted to approve a loan from Piney Woods Bank, Tyler, Texas in an amount not exceeding $1,450,000.00 at a rate not to exceed 7.5% for a term of 20 years, for construction of a family life center. The loan is to be secured by a deed of trust on the church property at 3300 Old Jacksonville Road, Tyler, Texas 75701.
The following trustees may execute all instruments:
Dean Mattox, Trustee
Olivia Crane, Trustee
Certified by the Clerk: [ink]
Fern Adcock, Church Clerk
Date: February 12, 2025`,
    expected: {
      borrower_entity_type: ['a Texas nonprofit corporation'],
      lender_name: ['Piney Woods Bank'],
      principal_amount: ['1450000.00'],
      loan_purpose: ['construction of a family life center'],
      term_months: ['240'],
      property_address: ['3300 Old Jacksonville Road, Tyler, Texas 75701'],
      borrower_name: ['Grace Fellowship Church of Tyler'],
    },
  },
  {
    name: 'the day as of which members resolve',
    docType: 'borrowing_resolution',
    text: `
RESOLUTION OF MEMBERS
The undersigned, being all members of Ironwood Builders, LLC, adopt this resolution as of May 12, 2025:
The Company may obtain credit from Harbor National Bank in the principal amount of $450,000.00.`,
    expected: { note_date: ['2025-05-12'], principal_amount: ['450000.00'] },
  },
  {
    name: 'reads a row of boxes, where the kind of a company names nobody and a street has no number of a loan',
    docType: 'borrowing_resolution',
    text: `
CERTIFICATE OF RESOLUTIONS

Name of entity: Marigold Freight, Inc.

Type of entity            State of organization       Date organized
Corporation               Ohio                        May 4, 1999

Principal office                          Loan number
2210 Canal Street, Toledo, OH 43604       77-402139

Lender: Lakefront National Bank`,
    expected: {
      borrower_name: ['Marigold Freight, Inc.'],
      borrower_entity_type: ['Corporation'],
      borrower_state_of_org: ['Ohio'],
      loan_number: ['77-402139'],
      borrower_address: ['2210 Canal Street, Toledo, OH 43604'],
    },
  },
];

describe('borrowing resolutions', () => {
  itReads(papers);
});
