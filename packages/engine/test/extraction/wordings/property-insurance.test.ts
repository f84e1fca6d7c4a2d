import { describe } from 'vitest';
import { itReads, type Wording } from './it-reads.ts';

const papers: readonly Wording[] = [
  {
    name: 'reads declarations with a schedule of locations',
    docType: 'property_insurance',
    text: `
COMMERCIAL PROPERTY DECLARATIONS
Heartland Fire & Casualty Insurance Company

First Named Insured: Maple Street Lofts, LLC
Insured is: [_] Individual  [_] Partnership  [x] Limited Liability Company  [_] Corporation

SCHEDULE OF LOCATIONS
Loc    Bldg    Address                                Construction / Occupancy
1      1       18 Maple Street, Dubuque, IA 52001     Joisted Masonry / Apartment building`,
    expected: {
      borrower_name: ['Maple Street Lofts, LLC'],
      borrower_entity_type: ['limited liability company'],
      property_address: ['18 Maple Street, Dubuque, IA 52001'],
      property_type: ['Apartment building'],
    },
  },
  {
    name: 'reads a binder that ends before the policy does',
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
    name: 'reads what stands on the premises, before how it is built',
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
    name: 'reads coverages of a building are no kind of building',
    docType: 'property_insurance',
    text: `
EVIDENCE OF PROPERTY INSURANCE
Building: $450,000.00
Commercial property coverage, special form
Business income: 12 months`,
    expected: { property_type: [], hazard_coverage_amount: ['450000.00'] },
  },
  {
    name: 'a policy beside its binder',
    docType: 'property_insurance',
    text: `
PROPERTY INSURANCE BINDER
BINDER NO. B-77881     POLICY # HP-2233445
EFFECTIVE 06/01/2025  12:01 AM      EXPIRATION 07/01/2025`,
    expected: { hazard_policy_number: ['HP-2233445'], hazard_effective_date: ['2025-06-01'] },
  },
  {
    name: 'a policy number in groups',
    docType: 'property_insurance',
    text: `
HOMEOWNERS POLICY DECLARATIONS
Policy Number: HO 123 456 789        Policy Period: 06/01/2025 to 06/01/2026`,
    expected: { hazard_policy_number: ['HO 123 456 789'] },
  },
  {
    name: 'reads declarations in sentences',
    docType: 'property_insurance',
    text: `
FARM & RANCH MUTUAL INSURANCE COMPANY
Personal Lines Declarations

Policy 77-HO-44102            Term: one year from 03/01/2026 12:01 A.M.
Named Insured: Dale and Peggy Orr, 91 Section Road, Minot, ND 58701

We insure the one family frame dwelling at 91 Section Road, Minot, ND 58701, in Ward County, for $284,000 (Coverage A). Other structures $28,400; contents $142,000.

A deductible of $2,500 applies to each loss, except wind and hail, for which it is 1% of Coverage A.

Loss payable to Dakota Prairie Credit Union, PO Box 18, Minot, ND 58702, as first mortgagee, loan 20-11873.
The policy expires 03/01/2027.`,
    expected: {
      insurer_name: ['FARM & RANCH MUTUAL INSURANCE COMPANY'],
      hazard_effective_date: ['2026-03-01'],
      hazard_deductible: ['2500.00'],
      property_county: ['Ward'],
    },
  },
  {
    name: 'reads a summary with the building’s occupancy',
    docType: 'property_insurance',
    text: `
COMMERCIAL PROPERTY COVERAGE SUMMARY

Insurer: Keystone Indemnity Company           Policy: CPX 8812034
Insured: Lowe Hardware, Inc.                  From: 05/15/2026  To: 05/15/2027
Location 1: 400 Depot Street, Altoona, PA 16601 (Blair County)
Occupancy: Retail store
Building limit $1,150,000     Contents limit $200,000
Deductibles: $5,000 all perils; $25,000 named storm
Lender's loss payable: Juniata Valley Bank ISAOA, 1 Bank Square, Mifflintown, PA 17059`,
    expected: { property_type: ['Retail store'], hazard_deductible: ['5000.00'], property_county: ['Blair'] },
  },
  {
    name: 'reads an agent’s letter of what was bound',
    docType: 'property_insurance',
    text: `
Insurance Binder Letter

July 1, 2026

Re: 12 Orchard Lane, Yakima, WA 98902
Loan no. 4410-3321

To: Cascade Valley Bank, 20 A Street, Yakima, WA 98901

This confirms that we have bound homeowners coverage with Evergreen Mutual Insurance Company for Iris Tan effective July 10, 2026 to July 10, 2027, policy number EV-220019. Dwelling is covered for $415,000 less a $1,500 deductible. Cascade Valley Bank is shown as mortgagee.

Sound Insurance Agency`,
    expected: {
      borrower_name: ['Iris Tan'],
      property_address: ['12 Orchard Lane, Yakima, WA 98902'],
      hazard_deductible: ['1500.00'],
    },
  },
  {
    name: 'reads a lender that a label names with the mortgagee',
    docType: 'property_insurance',
    text: `
EVIDENCE OF PROPERTY INSURANCE
MORTGAGEE / LENDER NAME AND ADDRESS
Harbor National Bank
ISAOA
400 Main Street
Portland, OR 97204`,
    expected: { mortgagee_name: ['Harbor National Bank'], lender_name: ['Harbor National Bank'] },
  },
  {
    name: 'takes no lender from a loss payable clause',
    docType: 'property_insurance',
    text: `
EVIDENCE OF PROPERTY INSURANCE
LENDER'S LOSS PAYABLE
Prairie Equipment Finance
400 Main Street
Portland, OR 97204`,
    expected: {},
    blank: ['lender_name'],
  },
];

describe('property insurance', () => {
  itReads(papers);
});
