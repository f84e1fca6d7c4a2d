import { describe, expect, it } from 'vitest';
import { valuesOn, type WordingCase } from './values-on-paper.ts';

/** Insurance and flood papers as letters, memoranda and forms of other houses; an empty list must stay blank. */
const cases: readonly WordingCase[] = [
  {
    name: 'a promise of insurance in the form of a letter',
    docType: 'agreement_to_provide_insurance',
    text: `
March 3, 2026
Harbor National Bank
400 Main Street
Portland, OR 97204
Re: Loan No. 7712-00934
The house at 450 Cedar Avenue, Bend, OR 97701 (Deschutes County) will be kept insured for at least $310,000.00.
It is at present insured for $450,000.00 with Evergreen Mutual Insurance Company under policy HP-2233445, which took
effect on February 1, 2026 and expires February 1, 2027.
Your loan officer, Ruth Ibarra, has a copy.`,
    expected: {
      property_county: ['Deschutes'],
      insurer_name: ['Evergreen Mutual Insurance Company'],
      // What the lender asks for at least is another sum.
      hazard_coverage_amount: ['450000.00'],
      hazard_effective_date: ['2026-02-01'],
      hazard_expiration_date: ['2027-02-01'],
      loan_officer: ['Ruth Ibarra'],
    },
  },
  {
    name: 'a promise of insurance with the land and a policy in one row',
    docType: 'agreement_to_provide_insurance',
    text: `
BORROWER'S AGREEMENT TO INSURE
Borrower: Dana R. Whitfield
Real estate: 450 Cedar Avenue, Bend, OR 97701
Lot 4, Block 2, Juniper Heights, according to the recorded plat thereof, County of Deschutes, State of Oregon
Insurer                              Policy No.       Expires          Limit $
Evergreen Mutual Insurance Company   HP-2233445       02/01/2027       450,000`,
    expected: {
      legal_description: [
        'Lot 4, Block 2, Juniper Heights, according to the recorded plat thereof, County of Deschutes, State of Oregon',
      ],
      hazard_coverage_amount: ['450000.00'],
    },
  },
  {
    name: 'the last word of a lender that is broken over two lines',
    docType: 'agreement_to_provide_insurance',
    text: `
AGREEMENT TO PROVIDE INSURANCE
Cascade Community Credit
Union
88 Harbor Street
Bend, OR 97701`,
    expected: { borrower_name: [], borrower_address: [] },
  },
  {
    name: 'a memorandum of one liability policy',
    docType: 'liability_insurance',
    text: `
MEMORANDUM OF INSURANCE
TO: Harbor National Bank, Loan Operations
This confirms that Evergreen Mutual Insurance Company has issued general liability policy GL-4418821 to Basin Tool
Works, Inc., 77 Canyon Road, Bend, OR 97701. The policy runs from January 15, 2026 to January 15, 2027.
Harbor National Bank has been added to the policy as additional insured, mortgagee, under your loan 3776-8490.`,
    expected: {
      lender_name: ['Harbor National Bank'],
      mortgagee_name: ['Harbor National Bank'],
      insurer_name: ['Evergreen Mutual Insurance Company'],
      hazard_policy_number: ['GL-4418821'],
      hazard_effective_date: ['2026-01-15'],
      hazard_expiration_date: ['2027-01-15'],
    },
  },
  {
    name: 'a certificate of several policies for a holder who is no mortgagee',
    docType: 'liability_insurance',
    text: `
CERTIFICATE OF LIABILITY INSURANCE
Insured: Basin Tool Works, Inc.
General liability policy number: GL-4418821
Umbrella policy number: UMB-118822
Policy period: 01/15/2026 to 01/15/2027
Certificate holder: Harbor National Bank`,
    expected: {
      hazard_policy_number: [],
      hazard_effective_date: [],
      hazard_expiration_date: [],
      mortgagee_name: [],
      lender_name: ['Harbor National Bank'],
    },
  },
  {
    name: 'a binder that ends before the policy does',
    docType: 'property_insurance',
    text: `
Evergreen Mutual Insurance Company has bound insurance on the dwelling under policy HP-2233445.
Coverage attaches at 12:01 a.m. on May 4, 2026 and the policy will run to May 4, 2027. This binder ends on July 3, 2026.
The dwelling is insured for $450,000.00.`,
    expected: {
      hazard_effective_date: ['2026-05-04'],
      hazard_expiration_date: ['2027-05-04'],
      hazard_coverage_amount: ['450000.00'],
    },
  },
  {
    name: 'what stands on the premises, before how it is built',
    docType: 'property_insurance',
    text: `
EVIDENCE OF PROPERTY INSURANCE
Loc 1 Bldg 1: 88 Market Street, Twin Falls, ID 83301
Retail strip center, joisted masonry, 1 story
MORTGAGEHOLDERS
001   001   HARBOR NATIONAL BANK ISAOA
            400 MAIN STREET
            PORTLAND, OR 97204`,
    expected: {
      property_type: ['Retail strip center'],
      mortgagee_name: ['HARBOR NATIONAL BANK'],
      lender_address: ['400 MAIN STREET, PORTLAND, OR 97204'],
    },
  },
  {
    name: 'coverages of a building are no kind of building',
    docType: 'property_insurance',
    text: `
EVIDENCE OF PROPERTY INSURANCE
Building: $450,000.00
Commercial property coverage, special form
Business income: 12 months`,
    expected: { property_type: [], hazard_coverage_amount: ['450000.00'] },
  },
  {
    name: 'a flood report on a typewriter',
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
    name: 'a flood certificate with the words of its vendor',
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
    name: 'a flood notice whose title speaks to the borrower',
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
    name: 'a flood notice as a letter that its officer signs',
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
    name: 'a private flood policy',
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
];

describe('insurance and flood papers in other wordings', () => {
  for (const { name, docType, text, expected } of cases) {
    it(`reads ${name}`, () => {
      const values = valuesOn(docType, text);
      const read = Object.fromEntries(Object.keys(expected).map((field) => [field, values[field] ?? []]));
      expect(read).toEqual(expected);
    });
  }
});
