import { describe, expect, it } from 'vitest';
import { valuesOn, type WordingCase } from './values-on-paper.ts';

interface Case extends WordingCase {
  /** Fields that must not be read. */
  readonly blank?: readonly string[];
}

const approvals: readonly Case[] = [
  {
    name: 'a summary that tells the terms in sentences',
    docType: 'credit_approval',
    text: `
HARBOR COMMUNITY BANK
CREDIT APPROVAL SUMMARY

1. Request: Management requests approval of a new term loan of $845,000.00 to Alder Ridge Cabinetry, Inc., an Idaho corporation located at 1840 Mill Road, Boise, ID 83702.
2. The loan will be priced at a floating rate equal to Wall Street Journal Prime plus 1.25%, currently 8.75%, repricing quarterly beginning April 1, 2026, with a floor of 6.00% and a ceiling of 14.00%. Interest accrues on a 365/360 basis.
3. Prepayment: 3-2-1 step-down during the first three years.
4. Collateral: First mortgage on the industrial building located at 77 Depot Street, Nampa, ID 83651 (Canyon County, APN 04-221-0090-1); the property lies in Flood Zone X. Total business loans stand at 8% of assets against a regulatory cap of 12.25%.
5. Stressed by a rate 3.00% higher, coverage is 1.12. The credit is graded 4 - Acceptable.
6. Each guaranty is limited to $400,000.00.
7. Approved by Ruth A. Lang, Chief Credit Officer on February 9, 2026, within authority to $3,000,000.00.`,
    expected: {
      borrower_name: ['Alder Ridge Cabinetry, Inc.'],
      borrower_state_of_org: ['Idaho'],
      interest_rate: ['8.75'],
      rate_change_frequency: ['quarterly'],
      first_rate_change_date: ['2026-04-01'],
      rate_ceiling: ['14'],
      day_count: ['act/360'],
      prepayment_penalty: ['true'],
      property_address: ['77 Depot Street, Nampa, ID 83651'],
      parcel_number: ['04-221-0090-1'],
      flood_zone: ['X'],
      risk_rating: ['4 - Acceptable'],
      guaranty_type: ['limited'],
      approved_by: ['Ruth A. Lang, Chief Credit Officer'],
      approval_date: ['2026-02-09'],
    },
    blank: ['first_payment_date', 'branch_code'],
  },
  {
    name: 'a record with what was asked for beside what was granted',
    docType: 'credit_approval',
    text: `
LOAN DECISION RECORD                                          Pine Valley Credit Union

Member:  Sunrise Bakery, LLC             Member No:  402211
Entity:  Washington LLC                  EIN:  91-2233445
Mailing:  22 Front Street, Yakima, WA 98901

Decision:  Approved with conditions      Decision made by:  Chief Lending Officer
Decided on:  03/14/2026                  Good through:  06/12/2026

Loan requested:  $210,000                Loan granted:  $195,000.00
Rate:  7.125% fixed                      Payback:  84 months, equal monthly payments of $2,948.10
Late chg %:  5.000                       Prepayment:  No penalty
Real estate:  310 Yakima Avenue, Yakima, WA 98901
Type:  Retail building
Guaranteed by:  Lisa M. Hart; Jon Hart   Cap on guaranty:  $195,000.00 each
Also:  All bakery equipment and inventory (abundance of caution).`,
    expected: {
      borrower_address: ['22 Front Street, Yakima, WA 98901'],
      borrower_state_of_org: ['Washington'],
      principal_amount: ['195000.00'],
      term_months: ['84'],
      payment_amount: ['2948.10'],
      late_charge_percent: ['5'],
      prepayment_penalty: ['false'],
      property_type: ['Retail building'],
      guaranty_limit: ['195000.00'],
      approved_by: ['Chief Lending Officer'],
      collateral_description: ['All bakery equipment and inventory'],
    },
  },
  {
    name: 'minutes that name an authority with its limit',
    docType: 'credit_approval',
    text: `
MINUTES OF THE LOAN COMMITTEE
First Prairie Bank

Borrower                       Redwood Veterinary Clinic, P.C., a Nebraska professional corporation
Address                        410 Elm Avenue, Kearney, NE 68847
Facility                       $600,000.00 Real Estate Term Loan
Guaranty                       Full guaranty of Dr. Amy Stone
Authority                      Directors Loan Committee, $2,500,000
Commitment lapses September 30, 2026 if not closed.`,
    expected: {
      borrower_entity_type: ['a Nebraska professional corporation'],
      approved_by: ['Directors Loan Committee'],
    },
    blank: ['guarantor_name'],
  },
  {
    name: 'a memorandum whose office is no branch',
    docType: 'credit_approval',
    text: `
LOAN APPROVAL MEMORANDUM

Borrower: Ridgeway Dental, Inc., whose office is at
4896 Harbor View Drive, Bend, OR 97701
Loan Amount: $90,000.00
Entity: Individual`,
    expected: { principal_amount: ['90000.00'] },
    blank: ['branch_code', 'borrower_entity_type'],
  },
  {
    name: 'an application with its guarantors in a table',
    docType: 'loan_application',
    text: `
COMMERCIAL LOAN APPLICATION

Legal name of business: Osprey Machine Works, LLC
State organized: Oregon            Federal tax ID: 93-4455667
Amount requested: $500,000.00      Amortization requested: 120 months
Business assets: All equipment now owned or hereafter acquired

Name of guarantor          Home address                              % owned
Carla Reyes                14 Pine Court, Bend, OR 97701             60%
Owen Blake                 9 Fir Street, Bend, OR 97702              40%`,
    expected: {
      borrower_state_of_org: ['Oregon'],
      amortization_months: ['120'],
      collateral_description: ['All equipment now owned or hereafter acquired'],
      guarantor_name: ['Carla Reyes', 'Owen Blake'],
    },
  },
  {
    name: 'an underwriter who remarks on the flood zone',
    docType: 'underwriting_transmittal',
    text: `
UNDERWRITING TRANSMITTAL SUMMARY

Loan purpose
[_] Purchase
[x] No cash-out refi
[_] Cash-out refi
Remarks: Two years of returns in file. Flood zone AE per determination dated last month; parcel 12-331-04-77.`,
    expected: { loan_purpose: ['No Cash-Out Refi'], flood_zone: ['AE'], parcel_number: ['12-331-04-77'] },
  },
  {
    name: 'a resolution with boxes of both parties over it',
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
    name: 'a consent that says where the lender has its office',
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
    name: 'an operating agreement with the number of the company',
    docType: 'entity_document',
    text: `
OPERATING AGREEMENT OF GRANITE COVE, LLC

The federal employer identification number of the Company is 02-5566778.`,
    expected: { borrower_tin: ['02-5566778'] },
  },
  {
    name: 'who closes and under what number, beside one label',
    docType: 'errors_omissions',
    text: `
COMPLIANCE AGREEMENT

Borrower: Peter Voss
Lender: Lakeshore Savings Bank
Title company / Order no.:  Presque Isle Abstract, Inc. / PA-26-1140`,
    expected: { settlement_agent: ['Presque Isle Abstract, Inc.'], settlement_file_number: ['PA-26-1140'] },
  },
];

const insurance: readonly Case[] = [
  {
    name: 'a certificate that lists the property among policies on liability',
    docType: 'liability_insurance',
    text: `
CERTIFICATE OF INSURANCE

Insured: Tallgrass Feeders, L.P., 900 County Road 4, Garden City, KS 67846
Certificate Holder: Plains State Bank ISAOA, 15 Main Street, Dodge City, KS 67801

TYPE OF INSURANCE        POLICY NUMBER     EFFECTIVE     EXPIRATION     LIMITS
General Liability        GL-448812         01/01/2026    01/01/2027     Each Occurrence $1,000,000
Commercial Property      CP-771203         02/01/2026    02/01/2027     Building $950,000  Deductible $5,000
Workers Compensation     WC-100345         01/01/2026    01/01/2027     Statutory`,
    expected: {
      hazard_policy_number: ['CP-771203'],
      hazard_effective_date: ['2026-02-01'],
      hazard_expiration_date: ['2027-02-01'],
      hazard_coverage_amount: ['950000.00'],
      hazard_deductible: ['5000.00'],
    },
  },
  {
    name: 'a certificate without a policy on property',
    docType: 'liability_insurance',
    text: `
CERTIFICATE OF INSURANCE

TYPE OF INSURANCE        POLICY NUMBER     EFFECTIVE     EXPIRATION     LIMITS
General Liability        GL-448812         01/01/2026    01/01/2027     Each Occurrence $1,000,000
Automobile               BA-221190         01/01/2026    01/01/2027     Property Damage $50,000`,
    expected: {},
    blank: ['hazard_policy_number', 'hazard_coverage_amount', 'hazard_effective_date'],
  },
  {
    name: 'declarations with a schedule of locations',
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
    name: 'a flood policy that classes the building and says what it is',
    docType: 'flood_policy',
    text: `
FLOOD DECLARATIONS PAGE
Insured: Bayou Marine Supply, Inc.
Property Location: 44 Dock Road, Houma, LA 70360, Terrebonne Parish
Building Occupancy: Non-Residential          Building Description: Warehouse`,
    expected: { property_type: ['Warehouse'], property_county: ['Terrebonne'] },
  },
];

describe('approvals, applications and resolutions of other houses', () => {
  it.each(approvals)('reads $name', ({ docType, text, expected, blank = [] }) => {
    const values = valuesOn(docType, text);
    expect(values).toMatchObject(expected);
    for (const field of blank) expect(values[field], field).toBeUndefined();
  });
});

describe('insurance papers of other houses', () => {
  it.each(insurance)('reads $name', ({ docType, text, expected, blank = [] }) => {
    const values = valuesOn(docType, text);
    expect(values).toMatchObject(expected);
    for (const field of blank) expect(values[field], field).toBeUndefined();
  });
});
