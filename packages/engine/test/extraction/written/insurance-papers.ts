import type { BlankForm, WrittenCase } from '../paper.ts';

/** Papers about insurance and floods in the words of houses that no layout was drawn after. */
export const insurancePapers: readonly WrittenCase[] = [
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
];

/** Forms about insurance and floods that nobody filled in, with the words and names that forms bring along. */
export const blankInsurancePapers: readonly BlankForm[] = [
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
