import { describe, expect, it } from 'vitest';
import { valuesOn } from '../values-on-paper.ts';
import { itReads, type Wording } from './it-reads.ts';

const papers: readonly Wording[] = [
  {
    name: 'reads a flood policy that classes the building and says what it is',
    docType: 'flood_policy',
    text: `
FLOOD DECLARATIONS PAGE
Insured: Bayou Marine Supply, Inc.
Property Location: 44 Dock Road, Houma, LA 70360, Terrebonne Parish
Building Occupancy: Non-Residential          Building Description: Warehouse`,
    expected: { property_type: ['Warehouse'], property_county: ['Terrebonne'] },
  },
  {
    name: 'reads a building outside an area of special flood hazard',
    docType: 'flood_determination',
    text: `
FLOOD HAZARD DETERMINATION
Result      Flood insurance is NOT required; the building is not in an area of special flood hazard.`,
    expected: { in_sfha: ['false'] },
  },
  {
    name: 'reads a flood report on a typewriter',
    docType: 'flood_determination',
    text: `
FLOOD ZONE REPORT
TO:        HARBOR NATIONAL BANK
           400 MAIN STREET
           PORTLAND, OR 97204
RE:        BASIN TOOL WORKS, INC.
           LOAN 2977272329
PROPERTY:  1945 ELM COURT, BEND, OR 97701
           DESCHUTES COUNTY
           OFFICE BUILDING
WE EXAMINED THE MAP OF NFIP COMMUNITY 410056 ON AUGUST 1, 2025. THE BUILDING LIES IN ZONE A.`,
    expected: {
      borrower_name: ['BASIN TOOL WORKS, INC.'],
      loan_number: ['2977272329'],
      property_county: ['DESCHUTES'],
      property_type: ['OFFICE BUILDING'],
      flood_community_number: ['410056'],
      flood_zone: ['A'],
    },
  },
  {
    name: 'reads a flood certificate with the words of its vendor',
    docType: 'flood_determination',
    text: `
FLOOD CERTIFICATE
Lender loan reference: 2443-89024
Address as researched: 6474 Old Mill Lane, Macon, GA 31201
Zone at the building: AE
Structure: Condominium
Borrower: Ann Lee
The map was not changed. It is not in a special flood hazard area.`,
    expected: {
      loan_number: ['2443-89024'],
      property_address: ['6474 Old Mill Lane, Macon, GA 31201'],
      flood_zone: ['AE'],
      property_type: ['Condominium'],
      in_sfha: ['false'],
    },
  },
  {
    name: 'reads a flood notice whose title speaks to the borrower',
    docType: 'flood_notice',
    text: `
Harbor National Bank                      Flood Hazard Notice to Borrower
400 Main Street, Portland, OR 97204       42 U.S.C. 4104a
Borrower: Ann Lee                         Officer: Ruth Ibarra
Property: 12 Elm Street, Bend, OR 97701   Type of improvement: Single Family
[_] The building or mobile home is not in a special flood hazard area.
[x] The building or mobile home is or will be in a special flood hazard area.
The limit is $250,000 for one- to four-family buildings.`,
    expected: {
      borrower_address: [],
      lender_address: ['400 Main Street, Portland, OR 97204'],
      loan_officer: ['Ruth Ibarra'],
      property_type: ['Single Family'],
      in_sfha: ['true'],
    },
  },
  {
    name: 'reads a flood notice as a letter that its officer signs',
    docType: 'flood_notice',
    text: `
NOTICE OF SPECIAL FLOOD HAZARDS
Re: Loan application 37768490
    7866 Industrial Parkway, Riverside, CA 92501 (Industrial warehouse)
If the building is in a special flood hazard area you must insure it.
Sincerely,
Ruth Ibarra
Senior Loan Officer`,
    expected: {
      property_address: ['7866 Industrial Parkway, Riverside, CA 92501'],
      property_type: ['Industrial warehouse'],
      loan_officer: ['Ruth Ibarra'],
      in_sfha: [],
    },
  },
  {
    name: 'reads a private flood policy',
    docType: 'flood_policy',
    text: `
Evergreen Mutual Insurance Company
Private Flood Insurance
Described location: 12 Elm Street, Bend, OR 97701, Deschutes County
Building: Single Family, FEMA zone AE, NFIP community 410056`,
    expected: {
      insurer_name: ['Evergreen Mutual Insurance Company'],
      property_county: ['Deschutes'],
      property_type: ['Single Family'],
      flood_zone: ['AE'],
      flood_community_number: ['410056'],
    },
  },
  {
    name: 'land that lies outside',
    docType: 'flood_determination',
    text: `
FLOOD ZONE DETERMINATION
The structure lies outside the Special Flood Hazard Area (SFHA), Zone X.`,
    expected: { in_sfha: ['false'] },
  },
  {
    name: 'land in a zone that is such an area',
    docType: 'flood_determination',
    text: `
FLOOD ZONE DETERMINATION
According to panel 41017C0125E of community 410044, the building stands in Zone AE, which is a Special Flood Hazard Area.`,
    expected: { in_sfha: ['true'], flood_zone: ['AE'] },
  },
  {
    name: 'two questions with their answers on one row',
    docType: 'flood_determination',
    text: `
FLOOD ZONE DETERMINATION
Zone: AE     SFHA: Yes      CBRA: No`,
    expected: { in_sfha: ['true'], flood_zone: ['AE'] },
  },
  {
    name: 'what holds for any building in such an area',
    docType: 'flood_determination',
    text: `
FLOOD ZONE DETERMINATION
If the building is in a special flood hazard area, flood insurance is required. Properties located in a special flood hazard area must be insured.`,
    expected: { in_sfha: [] },
  },
  {
    name: 'the insurance that a notice asks for',
    docType: 'flood_notice',
    text: `
NOTICE OF SPECIAL FLOOD HAZARDS
Your property lies in a Special Flood Hazard Area (Zone AE). You are required to purchase flood insurance in the amount of $250,000.00.`,
    expected: { flood_zone: ['AE'], flood_coverage_amount: ['250000.00'] },
  },
  {
    name: 'the most that the law allows',
    docType: 'flood_notice',
    text: `
NOTICE OF SPECIAL FLOOD HAZARDS
Federal law requires flood insurance up to $250,000 for residential structures. The maximum flood coverage is $500,000.`,
    expected: { flood_coverage_amount: [] },
  },
  {
    name: 'a letter with the number of the loan under the address',
    docType: 'flood_notice',
    text: `
NOTICE OF SPECIAL FLOOD HAZARDS
Dana R. Whitfield
12 Mill Road
Bend, OR 97701
Loan 8901655
Dear Borrower:`,
    expected: { borrower_name: ['Dana R. Whitfield'], borrower_address: ['12 Mill Road, Bend, OR 97701'] },
  },
  {
    name: 'reads a notice that the home will be in the area',
    docType: 'flood_notice',
    text: `
NOTICE TO BORROWER IN SPECIAL FLOOD HAZARD AREA

Lender: Gulf Coast Bank             Loan No: 55-20014
Borrower: Rene Thibodeaux
Property address: 8 Bayou Lane, Houma, LA 70360, Terrebonne Parish

The property that secures your loan is or will be located in a special flood hazard area, as mapped by FEMA for the City of Houma, community 225206, flood zone AE.

Flood insurance of at least $200,000.00 is required.`,
    expected: { in_sfha: ['true'], property_county: ['Terrebonne'] },
  },
  {
    name: 'reads a notice that the building is not in the area',
    docType: 'flood_notice',
    text: `
NOTICE OF SPECIAL FLOOD HAZARDS AND AVAILABILITY OF FEDERAL DISASTER RELIEF ASSISTANCE

To: Ana Bell                      Date: 03/03/2026
Loan number 991-2203
Address of property: 1 Canal Road, Galena, IL 61036

We are required to tell you that the building securing your loan is not located in an area having special flood hazards.`,
    expected: { in_sfha: ['false'] },
  },
  {
    name: 'reads a determination with a number and an answer among stars',
    docType: 'flood_determination',
    text: `
FLOOD ZONE DETERMINATION REPORT

Determination No. 88120034         Determination Date 02/02/2026
Client: First Meridian Bank        Loan 2443-89024
Property: 12 Elm Street, Macon, GA 31201      County: BIBB
Community: CITY OF MACON 130011
Zone: X                            SFHA: NO
Is the structure in a special flood hazard area? *** NO ***`,
    expected: { in_sfha: ['false'], flood_zone: ['X'] },
  },
  {
    name: 'reads a number of a determination that is no answer',
    docType: 'flood_determination',
    text: `
FLOOD HAZARD CERTIFICATE

DETERMINATION NO        77120-33
LENDER                  First Meridian Bank
ZONE                    AE
IS THE BUILDING IN A SPECIAL FLOOD HAZARD AREA?     YES
COMMUNITY NO            130011`,
    expected: { in_sfha: ['true'] },
  },
  {
    name: 'reads declarations of a flood policy with what stands there',
    docType: 'flood_policy',
    text: `
FLOOD INSURANCE POLICY DECLARATIONS
Insurer: Coastal Flood Underwriters Insurance Company
Policy number 87 0044120033    Policy period 06/01/2026 to 06/01/2027
Insured: Ray Dunn, 4 Pier Road, Bath, ME 04530
Building location: 4 Pier Road, Bath, ME 04530. County: Sagadahoc.
Occupancy type: Single family home
Rated zone AE   Community 230118
Coverage A Building $250,000  deductible $2,000
Coverage B Contents $50,000   deductible $2,000
First mortgagee: Kennebec Savings Bank ISAOA, 5 Water Street, Augusta, ME 04330, loan 71-2200`,
    expected: {
      insurer_name: ['Coastal Flood Underwriters Insurance Company'],
      property_type: ['Single family home'],
      property_county: ['Sagadahoc'],
    },
  },
  {
    name: 'reads a flood letter that speaks of the loan, the finding and the policy to be bought',
    docType: 'flood_notice',
    text: `
Harbor National Bank
400 Main Street, Portland, OR 97204
Flood hazard area: No (outside the SFHA)
Your request for a mortgage loan of $318,500.00 is before us.
The law asks for no more than $250,000 on a home. The policy must name Harbor National Bank, its successors and assigns, as first mortgagee.`,
    expected: { in_sfha: ['false'], principal_amount: ['318500.00'], mortgagee_name: ['Harbor National Bank'] },
    blank: ['flood_coverage_amount'],
  },
  {
    name: 'reads the amount of the loan in a box of a flood notice',
    docType: 'flood_notice',
    text: `
NOTICE TO BORROWER IN SPECIAL FLOOD HAZARD AREA
Loan Number: 5512009874          Loan Amount: $96,250.00
Borrower: Iris Tan`,
    expected: { principal_amount: ['96250.00'], loan_number: ['5512009874'] },
  },
  {
    name: 'takes no limit of the law for the loan',
    docType: 'flood_notice',
    text: `
NOTICE OF SPECIAL FLOOD HAZARDS
You have asked for a loan secured by a building. The insurance must equal the amount of the loan, or $250,000, whichever is less.
Any mortgagee may ask for more.`,
    expected: {},
    blank: ['principal_amount', 'mortgagee_name'],
  },
  {
    name: 'reads a county with its word in the box',
    docType: 'flood_determination',
    text: `
STANDARD FLOOD HAZARD DETERMINATION
NFIP Community Name: Yakima, City of
County(ies): YAKIMA COUNTY     State: WA`,
    expected: { property_county: ['YAKIMA'] },
  },
  {
    name: 'reads a box that is typed',
    docType: 'flood_determination',
    text: `
FLOOD ZONE DETERMINATION
In SFHA:   [ ] Yes   [X] No
LOMA:      [X] Yes   [ ] No`,
    expected: { in_sfha: ['false'] },
  },
];

describe('flood determinations, notices and policies', () => {
  itReads(papers);

  it('reads people who are married to each other apart, and either of two', () => {
    for (const names of ['Megan T. Kowalski and wife, Ann Reyes', 'Megan T. Kowalski or Ann Reyes'])
      expect(valuesOn('flood_determination', `Borrower:  ${names}\nAmount:  $5,000.00`).borrower_name).toEqual([
        'Megan T. Kowalski',
        'Ann Reyes',
      ]);
  });
});
