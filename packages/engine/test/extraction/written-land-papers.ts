import type { WrittenCase } from './paper.ts';

/** Papers about land and its insurance in the words of houses that no layout was drawn after. */
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
    name: 'a flood notice in plain words',
    docType: 'flood_notice',
    text: `
FIRST PRAIRIE BANK
Flood Hazard Notice to Borrower

Notice given to:    Rosa Delgado and Hector Delgado
Loan:               70-118832
Property securing the loan:   118 Bayou Street, Houma, LA 70360
Date of this notice:  March 2, 2026

Our lender, First Prairie Bank, has looked up the flood map. The house is in Zone AE. The map belongs
to NFIP community 220220, Terrebonne Parish. The map was checked on February 25, 2026.
You must carry flood insurance of at least $212,000.00 as long as you owe on the loan.`,
    expected: {
      loan_number: '70-118832',
      property_address: '118 Bayou Street, Houma, LA 70360',
      borrower_name: ['Rosa Delgado', 'Hector Delgado'],
      flood_determination_date: '2026-02-25',
      property_county: 'Terrebonne',
      flood_coverage_amount: '212000.00',
      flood_community_number: '220220',
      flood_zone: 'AE',
      lender_name: 'FIRST PRAIRIE BANK',
    },
  },
  {
    name: 'a flood notice as a list',
    docType: 'flood_notice',
    text: `
        NOTICE TO BORROWER IN SPECIAL FLOOD HAZARD AREA
Applicant          : Theodore Brandt
Mailing address    : 15 Pine Street, Bangor, ME 04401
Creditor           : Penobscot Savings Bank
                     2 Main Street, Bangor, ME 04401
Application/loan no: 88-00217
Building address   : 40 River Road, Orono, ME 04473
Community name     : Orono, Town of
Community no.      : 230112
Zone               : A
Determination dated: 04/02/2026`,
    expected: {
      loan_number: '88-00217',
      flood_zone: 'A',
      flood_community_number: '230112',
      flood_determination_date: '2026-04-02',
      borrower_name: 'Theodore Brandt',
      lender_name: 'Penobscot Savings Bank',
      lender_address: '2 Main Street, Bangor, ME 04401',
      property_address: '40 River Road, Orono, ME 04473',
      borrower_address: '15 Pine Street, Bangor, ME 04401',
    },
  },
  {
    name: 'a flood policy in lines',
    docType: 'flood_policy',
    text: `
FLOOD INSURANCE POLICY DECLARATIONS
Company: Coastal Standard Flood Insurance Company      Policy: 99-0041187-2026
Policyholder: Marta Quill, 8 Dune Road, Galveston, TX 77550
Insured building: 8 Dune Road, Galveston, TX 77550
In force from 03/01/2026 to 03/01/2027 (12:01 a.m.)
Coverage        Limit          Deductible
A. Building     $250,000       $2,000
B. Contents     $60,000        $2,000
Rated zone: VE      Community: 485469
Mortgagee: Gulf Shore National Bank ISAOA, 100 Strand Street, Galveston, TX 77550
Loan: 33-220981`,
    expected: {
      insurer_name: 'Coastal Standard Flood Insurance Company',
      loan_number: '33-220981',
      flood_zone: 'VE',
      flood_community_number: '485469',
      borrower_name: 'Marta Quill',
      borrower_address: '8 Dune Road, Galveston, TX 77550',
      property_address: '8 Dune Road, Galveston, TX 77550',
      mortgagee_name: 'Gulf Shore National Bank',
      lender_address: '100 Strand Street, Galveston, TX 77550',
      flood_expiration_date: '2027-03-01',
      flood_coverage_amount: '250000.00',
    },
  },
  {
    name: 'a vendor’s flood certificate',
    docType: 'flood_determination',
    text: `
FloodWatch Research, LLC                           Certificate 2210087
        LIFE OF LOAN FLOOD ZONE CERTIFICATE
Ordered by            Keystone Valley Bank
                      900 State Street, Erie, PA 16501
For loan              5510047812
Owner                 Wexford Tool & Die, Inc.
Structure examined    17 Foundry Road, Erie, PA 16502
Tax parcel            21-070-041.0-200.00
County                Erie
Community / number    Erie, City of / 420449
Panel                 42049C0120D
Zone                  X
In a Special Flood Hazard Area?    NO
Insurance required by law          None
Date certificate made  04/18/2026`,
    expected: {
      loan_number: '5510047812',
      flood_zone: 'X',
      flood_community_number: '420449',
      flood_determination_date: '2026-04-18',
      property_county: 'Erie',
      parcel_number: '21-070-041.0-200.00',
      property_address: '17 Foundry Road, Erie, PA 16502',
      lender_name: 'Keystone Valley Bank',
      lender_address: '900 State Street, Erie, PA 16501',
      borrower_name: 'Wexford Tool & Die, Inc.',
      in_sfha: 'false',
    },
  },
  {
    name: 'an agent’s letter',
    docType: 'property_insurance',
    text: `
SUMMIT RIDGE INSURANCE AGENCY
12 Mill Street, Keene, NH 03431

April 2, 2026

Monadnock Savings Bank
ISAOA
P.O. Box 440
Keene, NH 03431

Re: Homeowners insurance for Carol Whitcomb, 8 Orchard Hill Road, Swanzey, NH 03446
    Your loan 20-118843

Please accept this letter as proof of insurance. Granite Mutual Insurance Company insures the house under
policy HM 4401982 for the year April 15, 2026 to April 15, 2027. The dwelling is insured for $365,000.00
with a deductible of $1,000.00. Monadnock Savings Bank, ISAOA, is named as mortgagee.`,
    expected: {
      loan_number: '20-118843',
      insurer_name: 'Granite Mutual Insurance Company',
      borrower_name: 'Carol Whitcomb',
      hazard_policy_number: 'HM 4401982',
      hazard_coverage_amount: '365000.00',
      hazard_deductible: '1000.00',
      mortgagee_name: 'Monadnock Savings Bank',
      lender_address: 'P.O. Box 440, Keene, NH 03431',
      hazard_effective_date: '2026-04-15',
      hazard_expiration_date: '2027-04-15',
      property_address: '8 Orchard Hill Road, Swanzey, NH 03446',
    },
  },
  {
    name: 'declarations of a fire policy',
    docType: 'property_insurance',
    text: `
PIONEER MUTUAL INSURANCE COMPANY                      POLICY DECLARATIONS - DWELLING FIRE
POLICY NUMBER DF 118827        POLICY PERIOD 02/01/2026 TO 02/01/2027 12:01 AM

NAMED INSURED AND MAILING ADDRESS           AGENT 4410
JOSE RAMIREZ                                VALLEY AGENTS INC
ELENA RAMIREZ                               PO BOX 12
1210 COTTON STREET                          SELMA, CA 93662
SELMA, CA 93662

LOCATION OF PROPERTY: 1212 COTTON STREET, SELMA, CA 93662

COVERAGES                                   LIMITS            PREMIUM
A. DWELLING                                 $290,000          $880
B. OTHER STRUCTURES                         $29,000           INCL
C. PERSONAL PROPERTY                        $0                INCL
L. PERSONAL LIABILITY                       $300,000          $66
DEDUCTIBLE: $2,500 ALL PERILS

1ST MORTGAGEE: SIERRA FARM CREDIT ACA ISAOA, 300 MAIN ST, FRESNO, CA 93721   LOAN 8800112`,
    expected: {
      loan_number: '8800112',
      insurer_name: 'PIONEER MUTUAL INSURANCE COMPANY',
      hazard_coverage_amount: '290000.00',
      hazard_deductible: '2500.00',
      borrower_name: ['JOSE RAMIREZ', 'ELENA RAMIREZ'],
      borrower_address: '1210 COTTON STREET, SELMA, CA 93662',
      property_address: '1212 COTTON STREET, SELMA, CA 93662',
      hazard_policy_number: 'DF 118827',
      hazard_effective_date: '2026-02-01',
      hazard_expiration_date: '2027-02-01',
      mortgagee_name: 'SIERRA FARM CREDIT ACA',
      lender_address: '300 MAIN ST, FRESNO, CA 93721',
    },
  },
  {
    name: 'a proof of liability coverage',
    docType: 'liability_insurance',
    text: `
Bluegrass Underwriting Services
Proof of General Liability Coverage

Holder of this proof:     Ohio River Bank, 2 Front Street, Paducah, KY 42001
Insured business:         Marlin Boat Repair, Inc., 19 Dock Road, Paducah, KY 42003
Where operations are:     19 Dock Road, Paducah, KY 42003
Loan:                     66-001287
Insurer:                  Commonwealth Casualty Company`,
    expected: {
      insurer_name: 'Commonwealth Casualty Company',
      loan_number: '66-001287',
      borrower_name: 'Marlin Boat Repair, Inc.',
      borrower_address: '19 Dock Road, Paducah, KY 42003',
      lender_name: 'Ohio River Bank',
      lender_address: '2 Front Street, Paducah, KY 42001',
      property_address: '19 Dock Road, Paducah, KY 42003',
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

/** Forms that nobody filled in, with the words and names that forms bring along. */
export const blankLandPapers: readonly { readonly docType: string; readonly text: string }[] = [
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
    docType: 'flood_determination',
    text: `
STANDARD FLOOD HAZARD DETERMINATION FORM (SFHDF)
SECTION I - LOAN INFORMATION
1. LENDER/SERVICER NAME AND ADDRESS           2. COLLATERAL DESCRIPTION (Building/Mobile Home/Property)

3. LENDER/SERVICER ID #      4. LOAN IDENTIFIER        5. AMOUNT OF FLOOD INSURANCE REQUIRED

1. NFIP Community Name      2. County(ies)      3. State     4. NFIP Community Number

D. DETERMINATION
IS BUILDING/MOBILE HOME IN SPECIAL FLOOD HAZARD AREA (ZONES CONTAINING THE LETTERS "A" OR "V")?  [_] YES  [_] NO
F. PREPARER'S INFORMATION
NAME, ADDRESS, TELEPHONE NUMBER (If other than Lender)                 DATE OF DETERMINATION
FloodMaps Inc, 100 Data Way, Austin, TX 78701`,
  },
  {
    docType: 'flood_notice',
    text: `
NOTICE OF SPECIAL FLOOD HAZARDS AND AVAILABILITY OF FEDERAL DISASTER RELIEF ASSISTANCE
Borrower: ________________      Lender: ________________      Loan No.: __________
Property: ______________
Flood Zone: ____   Community: _______
The maximum available under the National Flood Insurance Program is $250,000 for a residential building.
At a minimum, flood insurance must cover the lesser of the outstanding principal balance or $250,000.
If you do not obtain the coverage within 45 days, the lender will purchase it on your behalf.`,
  },
  {
    docType: 'property_insurance',
    text: `
EVIDENCE OF PROPERTY INSURANCE
AGENCY                        COMPANY
Ridge Agency, 4 Hill Street, Bath, ME 04530
INSURED                       LOAN NUMBER          POLICY NUMBER
                              EFFECTIVE DATE       EXPIRATION DATE
PROPERTY INFORMATION
LOCATION/DESCRIPTION
COVERAGE INFORMATION
COVERAGES / PERILS / FORMS           AMOUNT OF INSURANCE       DEDUCTIBLE
ADDITIONAL INTEREST
NAME AND ADDRESS                     LOAN #`,
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
  {
    docType: 'flood_policy',
    text: `
FLOOD DECLARATIONS PAGE
POLICY NUMBER          POLICY TERM
INSURED NAME(S) AND MAILING ADDRESS           INSURED PROPERTY LOCATION
AGENT: Coast Agency, 9 Pier Road, Salem, MA 01970
COVERAGE       DEDUCTIBLE       PREMIUM
BUILDING
CONTENTS
FIRST MORTGAGEE
SECOND MORTGAGEE`,
  },
  {
    docType: 'liability_insurance',
    text: `
CERTIFICATE OF LIABILITY INSURANCE
PRODUCER                         CONTACT NAME:
Coast Agency                     PHONE:
9 Pier Road, Salem, MA 01970
INSURED                          INSURER A:
                                 INSURER B:
THIS IS TO CERTIFY THAT THE POLICIES OF INSURANCE LISTED BELOW HAVE BEEN ISSUED TO THE INSURED NAMED ABOVE
DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES
CERTIFICATE HOLDER               CANCELLATION
                                 AUTHORIZED REPRESENTATIVE`,
  },
];
