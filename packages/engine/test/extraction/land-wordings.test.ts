import { describe, expect, it } from 'vitest';
import { valuesOn, type WordingCase } from './values-on-paper.ts';

/** Papers about land, insurance and security in wordings of their own; an empty list is a field that must stay blank. */
const cases: readonly WordingCase[] = [
  {
    name: 'a promise of insurance in headed boxes',
    docType: 'agreement_to_provide_insurance',
    text: `
INSURANCE REQUIREMENTS AND AUTHORIZATION
BORROWER(S)                          LOAN NUMBER
Dana R. Whitfield                    7712-00934
MORTGAGEE CLAUSE
Harbor National Bank ISAOA/ATIMA
400 Main Street
Portland, OR 97204
INSURANCE COMPANY                    AGENT
Evergreen Mutual Insurance Company   Cascade Insurance Agency
POLICY NUMBER      EFFECTIVE DATE     EXPIRATION DATE    COVERAGE AMOUNT    DEDUCTIBLE
HP-2233445         06/01/2025         06/01/2026         $450,000.00        $2,500.00`,
    expected: {
      borrower_name: ['Dana R. Whitfield'],
      mortgagee_name: ['Harbor National Bank'],
      insurer_name: ['Evergreen Mutual Insurance Company'],
      hazard_policy_number: ['HP-2233445'],
      hazard_effective_date: ['2025-06-01'],
      hazard_expiration_date: ['2026-06-01'],
      hazard_coverage_amount: ['450000.00'],
      hazard_deductible: ['2500.00'],
      // The day of the policy is not that of the note.
      note_date: [],
    },
  },
  {
    name: 'to whom a loss is payable, in a sentence',
    docType: 'agreement_to_provide_insurance',
    text: `
BORROWER'S INSURANCE AGREEMENT
I agree to keep the property at 450 Cedar Avenue, Bend, OR 97701 insured for not less than $450,000.00.
The policy must show loss payable to Harbor National Bank, its successors and/or assigns.
My insurance is with Evergreen Mutual Insurance Company under policy HP-2233445.`,
    expected: {
      mortgagee_name: ['Harbor National Bank'],
      insurer_name: ['Evergreen Mutual Insurance Company'],
      hazard_coverage_amount: ['450000.00'],
    },
  },
  {
    name: 'who must be shown as mortgagee',
    docType: 'agreement_to_provide_insurance',
    text: `
AGREEMENT TO PROVIDE INSURANCE
Please tell your agent of this loan. Harbor National Bank must be shown as mortgagee on the policy.`,
    expected: { mortgagee_name: ['Harbor National Bank'], insurer_name: [] },
  },
  {
    name: 'insurers by letters in a table',
    docType: 'liability_insurance',
    text: `
CERTIFICATE OF INSURANCE
INSURER LETTER     COMPANY NAME                            NAIC
A                  Evergreen Mutual Insurance Company      12345
B                  Summit Casualty Company                 23456
NAMED INSURED
Ironwood Builders, LLC`,
    expected: { insurer_name: ['Evergreen Mutual Insurance Company'], borrower_name: ['Ironwood Builders, LLC'] },
  },
  {
    name: 'an agency that writes for the insurer',
    docType: 'liability_insurance',
    text: `
Cascade Insurance Agency
We confirm that general liability coverage is in force for Ironwood Builders, LLC of 12 Mill Road, Bend, OR 97701 with Evergreen Mutual Insurance Company under policy GL-998877.`,
    expected: { insurer_name: ['Evergreen Mutual Insurance Company'] },
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
    name: 'a commitment with one policy',
    docType: 'title_commitment',
    text: `
COMMITMENT FOR TITLE INSURANCE
ALTA Commitment No.          Amount of Insurance
2025-88771                   $450,000.00
Fee simple interest in the land described in this Commitment is owned, at the Commitment Date, by:
Mill Road Holdings, LP`,
    expected: {
      title_commitment_number: ['2025-88771'],
      title_amount: ['450000.00'],
      vested_owner: ['Mill Road Holdings, LP'],
    },
  },
  {
    name: "the sum of an owner's policy",
    docType: 'title_commitment',
    text: `
COMMITMENT FOR TITLE INSURANCE
Owner's Policy
Proposed Insured: Dana R. Whitfield
Amount of Insurance
$500,000.00`,
    expected: { title_amount: [] },
  },
  {
    name: 'a line that only the notary left bare',
    docType: 'deed_of_trust',
    text: `
DEED OF TRUST

[ink]
Dana R. Whitfield, Grantor

STATE OF OREGON, COUNTY OF DESCHUTES
This record was acknowledged before me on May 12, 2025 by Dana R. Whitfield.

[bare]
Signature of Notarial Officer`,
    expected: { security_instrument_signed: ['true'], notary_present: ['false'] },
  },
  {
    name: 'a parcel with a long last group',
    docType: 'deed_of_trust',
    text: `
DEED OF TRUST
Tax Lot: 17-12-32-01200
G. COUNTY WHERE RECORDED                F. SCHEDULED MATURITY DATE
Deschutes                               May 12, 2040`,
    expected: { parcel_number: ['17-12-32-01200'], property_county: ['Deschutes'], maturity_date: ['2040-05-12'] },
  },
  {
    name: 'goods with their number',
    docType: 'security_agreement',
    text: `
SECURITY AGREEMENT
Ironwood Builders, LLC ("Debtor") gives Harbor National Bank ("Bank") a security interest in one 2022 Caterpillar 320 Excavator, Serial No. CAT0320XYZ01234, to secure payment of a loan of $450,000.00 with a final maturity of May 12, 2030.`,
    expected: {
      collateral_description: ['one 2022 Caterpillar 320 Excavator, Serial No. CAT0320XYZ01234'],
      maturity_date: ['2030-05-12'],
    },
  },
  {
    name: 'parties of a filing under their headings',
    docType: 'ucc_financing_statement',
    text: `
UCC-1
DEBTOR INFORMATION
Organization Name          Ironwood Builders, LLC
SECURED PARTY INFORMATION
Organization Name          Harbor National Bank
DEBTOR'S COUNTY: Deschutes`,
    expected: { borrower_name: ['Ironwood Builders, LLC'], lender_name: ['Harbor National Bank'] },
  },
  {
    name: 'a filing in prose',
    docType: 'ucc_financing_statement',
    text: `
FINANCING STATEMENT
This statement is filed by Harbor National Bank, as secured party, against Ironwood Builders, LLC, 12 Mill Road, Bend, OR 97701, as debtor.`,
    expected: { borrower_name: ['Ironwood Builders, LLC'], borrower_address: ['12 Mill Road, Bend, OR 97701'] },
  },
  {
    name: 'a trust that bears its day',
    docType: 'ucc_financing_statement',
    text: `
UCC FINANCING STATEMENT
Debtor: Cedar Park Trust dated May 1, 2020`,
    expected: { borrower_name: ['Cedar Park Trust dated May 1, 2020'] },
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
];

describe('papers about land in wordings of their own', () => {
  it.each(cases)('$name', ({ docType, text, expected }) => {
    const values = valuesOn(docType, text);
    for (const [field, wanted] of Object.entries(expected)) expect(values[field] ?? [], field).toEqual(wanted);
  });
});

/** What a form of the filing prints where a debtor's name might stand. */
const noDebtor = [
  'Debtor: See Exhibit A',
  'Debtor   Lessee   Consignee   Buyer',
  'DEBTOR INFORMATION\nOrganizational ID    1234567',
  'DEBTOR\nACKNOWLEDGMENT COPY',
  'DEBTOR      FULL LEGAL NAME     MAILING ADDRESS',
  'Debtor:   Last Name: Whitfield   First Name: Dana',
  'Debtors\n1. Individual',
  '9. NAME OF FIRST DEBTOR: Same as line 1a or 1b on Financing Statement',
];

describe('words of a filing that name nobody', () => {
  it.each(noDebtor)('%s', (text) => {
    expect(valuesOn('ucc_financing_statement', `UCC FINANCING STATEMENT\n\n${text}`).borrower_name).toBeUndefined();
  });
});

describe('the year of a form', () => {
  it.each([
    ['ALTA Commitment 2006', undefined],
    ['ALTA Commitment 2006-1187', ['2006-1187']],
  ])('is no number of a commitment: %s', (text, wanted) => {
    expect(valuesOn('title_commitment', `SCHEDULE A\n\n${text}`).title_commitment_number).toEqual(wanted);
  });
});
