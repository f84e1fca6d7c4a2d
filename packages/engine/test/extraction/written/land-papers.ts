import type { BlankForm, WrittenCase } from '../paper.ts';

/** Papers about land in the words of houses that no layout was drawn after. */
export const landPapers: readonly WrittenCase[] = [
  {
    name: 'a commitment written as a letter',
    docType: 'title_commitment',
    text: `
HARBOR POINT TITLE & ABSTRACT, INC.
220 Water Street, Suite 4, Duluth, MN 55802

March 3, 2026

Great Lakes Savings Bank
Attention: Post Closing
88 Superior Street
Duluth, MN 55802

Re: Our order 26-4471, your loan 55-200913
    Purchasers: Lena Osterberg and Paul Osterberg

We have examined the title to the premises known as 714 Tamarack Road, Duluth, MN 55811, in
St. Louis County, parcel 010-2230-04410, and are ready to insure as follows.

Commitment no. HP-26-04471, good as of February 27, 2026 at 8:00 a.m.
Loan policy to Great Lakes Savings Bank, its successors and assigns, in the amount of $318,400.00
Owner's policy to Lena Osterberg and Paul Osterberg in the amount of $398,000.00
Title stands in the name of Walter Nyquist, a single person.
Legal: Lot 4, Block 11, Tamarack Heights, St. Louis County, Minnesota.
Before closing we need: a mortgage from Lena Osterberg and Paul Osterberg to Great Lakes Savings Bank
for $318,400.00; satisfaction of the mortgage to Northwoods Credit Union recorded June 4, 2015 for
$120,000.00.`,
    expected: {
      title_commitment_number: 'HP-26-04471',
      settlement_file_number: '26-4471',
      loan_number: '55-200913',
      title_effective_date: '2026-02-27',
      title_amount: '318400.00',
      title_insured: 'Great Lakes Savings Bank',
      lender_name: 'Great Lakes Savings Bank',
      lender_address: '88 Superior Street, Duluth, MN 55802',
      borrower_name: ['Lena Osterberg', 'Paul Osterberg'],
      vested_owner: 'Walter Nyquist',
      legal_description: 'Lot 4, Block 11, Tamarack Heights, St. Louis County, Minnesota',
      property_address: '714 Tamarack Road, Duluth, MN 55811',
      parcel_number: '010-2230-04410',
      property_county: 'St. Louis',
      settlement_agent: 'HARBOR POINT TITLE & ABSTRACT, INC.',
      principal_amount: '318400.00',
    },
  },
  {
    name: 'a commitment with a column of colons',
    docType: 'title_commitment',
    text: `
                    TITLE COMMITMENT
Schedule A
 Commitment #            : PT-118820-A
 Agency file             : 118820
 Issued through          : Prairie Title Services, LLC
 Effective               : 01/12/2026 7:59 AM
 Lender's policy         : $244,000.00
   Insured               : Heartland Federal Credit Union, ISAOA
 Owner's policy          : $305,000.00
   Insured               : Miguel Santos
 Fee owner               : Deborah Kline, Trustee
 Buyer/Borrower          : Miguel Santos
 Premises                : 9 Clover Court, Ames, IA 50010
 County                  : Story
 Tax parcel no.          : 09-11-230-015
 Description of land     : Lot 9, Clover Addition, an Official Plat, City of Ames, Story County, Iowa`,
    expected: {
      settlement_file_number: '118820',
      title_commitment_number: 'PT-118820-A',
      title_effective_date: '2026-01-12',
      title_amount: '244000.00',
      title_insured: 'Heartland Federal Credit Union',
      vested_owner: 'Deborah Kline, Trustee',
      property_county: 'Story',
      parcel_number: '09-11-230-015',
      property_address: '9 Clover Court, Ames, IA 50010',
      borrower_name: 'Miguel Santos',
      legal_description: 'Lot 9, Clover Addition, an Official Plat, City of Ames, Story County, Iowa',
      settlement_agent: 'Prairie Title Services, LLC',
    },
  },
  {
    name: 'a policy in sentences',
    docType: 'title_policy',
    text: `
MORTGAGEE POLICY OF TITLE INSURANCE
Policy number MP-551200 of Frontier Title Insurance Company, issued at Casper, Wyoming through
Wind River Title Agency, our file WR-2291.
This policy is dated April 9, 2026 at 3:10 p.m. and insures Bighorn State Bank, its successors and
assigns, in the sum of $275,000.00 against loss if the title is not vested in Kyle Dunmore and Sara
Dunmore, husband and wife, or if the mortgage described below is not a first lien.
The insured mortgage is the one given by Kyle Dunmore and Sara Dunmore to Bighorn State Bank on
April 8, 2026, to secure $275,000.00, recorded April 9, 2026 as reception number 1099221.
The land: Lot 3, Block 2, Sage Meadows, Natrona County, Wyoming, known as 45 Sage Court, Casper, WY 82601.`,
    expected: {
      property_county: 'Natrona',
      settlement_file_number: 'WR-2291',
      property_address: '45 Sage Court, Casper, WY 82601',
      settlement_agent: 'Wind River Title Agency',
      legal_description: 'Lot 3, Block 2, Sage Meadows, Natrona County, Wyoming',
      title_effective_date: '2026-04-09',
      title_insured: 'Bighorn State Bank',
      title_amount: '275000.00',
      vested_owner: 'Kyle Dunmore and Sara Dunmore',
      borrower_name: ['Kyle Dunmore', 'Sara Dunmore'],
      lender_name: 'Bighorn State Bank',
      note_date: '2026-04-08',
      principal_amount: '275000.00',
    },
  },
  {
    name: 'a short appraisal',
    docType: 'appraisal',
    text: `
APPRAISAL REPORT
File 26-118
Property appraised:  55 Lakeview Terrace, Madison, WI 53711
County:              Dane
Owner/Borrower:      Stephen Albrecht
Prepared for:        Badger Community Credit Union, 700 State Street, Madison, WI 53703
Legal:               Lot 55, Lakeview Terrace Plat, Dane County, Wisconsin
Tax parcel:          251/0709-221-0555-1
Contract price:      $412,000
Value as of March 12, 2026:  $415,000`,
    expected: {
      property_address: '55 Lakeview Terrace, Madison, WI 53711',
      property_county: 'Dane',
      appraised_value: '415000.00',
      appraisal_date: '2026-03-12',
      borrower_name: 'Stephen Albrecht',
      lender_name: 'Badger Community Credit Union',
      lender_address: '700 State Street, Madison, WI 53703',
      legal_description: 'Lot 55, Lakeview Terrace Plat, Dane County, Wisconsin',
      parcel_number: '251/0709-221-0555-1',
      sale_price: '412000.00',
    },
  },
  {
    name: 'a filing made online',
    docType: 'ucc_financing_statement',
    text: `
UCC1 FINANCING STATEMENT - ONLINE FILING COPY
Filing number: 2026-0441877            Filed: 04/10/2026 2:14 PM
Debtor (organization):     PINE RIDGE DAIRY, LLC
Debtor address:            2210 County Road K, Fond du Lac, WI 54937
Secured party:             FOND DU LAC FARM CREDIT BANK
Secured party address:     1 Dairy Plaza, Fond du Lac, WI 54935
Collateral:                All livestock, feed, milk and equipment now owned or later acquired
Optional filer reference:  Loan 44-201187`,
    expected: {
      loan_number: '44-201187',
      borrower_name: 'PINE RIDGE DAIRY, LLC',
      borrower_address: '2210 County Road K, Fond du Lac, WI 54937',
      lender_name: 'FOND DU LAC FARM CREDIT BANK',
      lender_address: '1 Dairy Plaza, Fond du Lac, WI 54935',
      collateral_description: 'All livestock, feed, milk and equipment now owned or later acquired',
    },
  },
  {
    name: 'a deed of trust in the old words',
    docType: 'deed_of_trust',
    text: `
THIS DEED OF TRUST, made this 5th day of May, 2026, between GLENN R. PARKER and JOAN PARKER, husband and wife,
whose address is 14 Ridge Road, Boise, ID 83702, herein called Grantor, PIONEER TITLE TRUSTEES, INC., herein called
Trustee, and TREASURE VALLEY BANK, whose address is 7 Capitol Boulevard, Boise, ID 83702, herein called Beneficiary,
WITNESSETH: That Grantor irrevocably grants, bargains, sells and conveys to Trustee in trust, with power of sale, that property in
Ada County, Idaho, described as: Lot 8, Block 2, Ridgecrest Subdivision No. 3, Ada County, Idaho, commonly known as 14 Ridge Road,
Boise, ID 83702, for the purpose of securing payment of the sum of $325,000.00 with interest thereon according to the terms of a
promissory note of even date herewith, the final payment of which, if not sooner paid, is due on June 1, 2056.`,
    expected: {
      borrower_name: ['GLENN R. PARKER', 'JOAN PARKER'],
      borrower_address: '14 Ridge Road, Boise, ID 83702',
      lender_name: 'TREASURE VALLEY BANK',
      lender_address: '7 Capitol Boulevard, Boise, ID 83702',
      property_address: '14 Ridge Road, Boise, ID 83702',
      property_county: 'Ada',
      legal_description: 'Lot 8, Block 2, Ridgecrest Subdivision No. 3, Ada County, Idaho',
      note_date: '2026-05-05',
      principal_amount: '325000.00',
      maturity_date: '2056-06-01',
      trustee_name: 'PIONEER TITLE TRUSTEES, INC.',
    },
  },
  {
    name: 'a mortgage in one sentence',
    docType: 'mortgage',
    text: `
MORTGAGE
On March 9, 2026, Harold Finch, a widower, of 12 Elm Court, Dover, DE 19901 (who is called the Mortgagor), mortgages
to Diamond State Credit Union of 1 Legislative Avenue, Dover, DE 19901 (called the Mortgagee) the land in Kent County
at 12 Elm Court, Dover, DE 19901, being Lot 5, Block 2, Elm Court Addition, Kent County, Delaware,
tax parcel ED-05-068.18, to secure a promissory note of the same date for $188,500.00
that is due in full on April 1, 2046.`,
    expected: {
      borrower_name: 'Harold Finch',
      borrower_address: '12 Elm Court, Dover, DE 19901',
      lender_name: 'Diamond State Credit Union',
      lender_address: '1 Legislative Avenue, Dover, DE 19901',
      property_address: '12 Elm Court, Dover, DE 19901',
      property_county: 'Kent',
      legal_description: 'Lot 5, Block 2, Elm Court Addition, Kent County, Delaware',
      parcel_number: 'ED-05-068.18',
      note_date: '2026-03-09',
      principal_amount: '188500.00',
      maturity_date: '2046-04-01',
    },
  },
  {
    name: 'an assignment by a landlord',
    docType: 'assignment_of_rents',
    text: `
COLLATERAL ASSIGNMENT OF LEASES AND RENTS
For value received, Delta Storage, LP, a Texas limited partnership ("Landlord"), whose address is 12 Gin Road, Lubbock, TX 79401,
assigns to Caprock State Bank ("Bank"), 1 Plains Avenue, Lubbock, TX 79401, all rents from the premises at 900 Levelland Highway,
Lubbock, TX 79416 in Lubbock County, Texas, to secure Landlord's note to Bank dated April 2, 2026 in the amount of $870,000.00,
which matures April 2, 2031.`,
    expected: {
      borrower_name: 'Delta Storage, LP',
      borrower_entity_type: 'a Texas limited partnership',
      borrower_state_of_org: 'Texas',
      borrower_address: '12 Gin Road, Lubbock, TX 79401',
      lender_name: 'Caprock State Bank',
      lender_address: '1 Plains Avenue, Lubbock, TX 79401',
      property_address: '900 Levelland Highway, Lubbock, TX 79416',
      property_county: 'Lubbock',
      note_date: '2026-04-02',
      principal_amount: '870000.00',
      maturity_date: '2031-04-02',
    },
  },
];

/** Forms about land that nobody filled in, with the words and names that forms bring along. */
export const blankLandPapers: readonly BlankForm[] = [
  {
    docType: 'title_commitment',
    text: `
COMMITMENT FOR TITLE INSURANCE
SCHEDULE A
Issuing Agent: ____________________      Commitment Number: ____________
Issuing Office File Number: __________   Loan ID Number: ___________
Property Address: ____________________
1. Commitment Date: ____________
2. Policy to be issued:
(a) ALTA Owner's Policy    Proposed Insured: ____________    Proposed Amount of Insurance: $________
(b) ALTA Loan Policy       Proposed Insured: ____________    Proposed Amount of Insurance: $________
3. The estate or interest in the Land at the Commitment Date is: ________
4. The Title is, at the Commitment Date, vested in: ___________
5. The Land is described as follows: See Exhibit A attached
The Proposed Insured must notify the Company of the name of any party not referred to in this Commitment.`,
  },
  {
    docType: 'title_policy',
    text: `
LOAN POLICY OF TITLE INSURANCE
Name and Address of Title Insurance Company: Frontier Title Insurance Company, 1 Frontier Plaza, Casper, WY 82601
Policy No.: ______     Amount of Insurance: $______    Date of Policy: ______
1. Name of Insured:
2. The estate or interest in the Land that is encumbered by the Insured Mortgage is:
3. Title is vested in:
4. The Insured Mortgage, and its assignments, if any, are described as follows:`,
  },
  {
    docType: 'appraisal',
    text: `
UNIFORM RESIDENTIAL APPRAISAL REPORT
Property Address                     City               State      Zip Code
Borrower                 Owner of Public Record                  County
Legal Description
Assessor's Parcel #                  Tax Year                    R.E. Taxes $
Lender/Client                        Address
Market value is defined as the most probable price which a property should bring in a competitive and open market.`,
  },
  {
    docType: 'ucc_financing_statement',
    text: `
UCC FINANCING STATEMENT
1. DEBTOR'S NAME: Provide only one Debtor name (1a or 1b)
1a. ORGANIZATION'S NAME
OR 1b. INDIVIDUAL'S SURNAME      FIRST PERSONAL NAME
1c. MAILING ADDRESS      CITY     STATE    POSTAL CODE
3. SECURED PARTY'S NAME (or NAME of ASSIGNEE of ASSIGNOR SECURED PARTY): Provide only one Secured Party name
3a. ORGANIZATION'S NAME
4. COLLATERAL: This financing statement covers the following collateral:
5. Check only if applicable and check only one box: Collateral is held in a Trust`,
  },
  {
    docType: 'mortgage',
    text: `
MORTGAGE
DEFINITIONS
"Borrower" means each person who signs this Security Instrument. "Lender" means the bank named in the Note.
"Note" means the promissory note signed by Borrower. "Property" means the land described below.
BORROWER: _______________     LENDER: ______________
The Borrower promises to pay the debt when due. The Lender may inspect the Property.`,
  },
];
