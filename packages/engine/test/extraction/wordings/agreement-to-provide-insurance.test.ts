import { describe } from 'vitest';
import { itReads, type Wording } from './it-reads.ts';

const papers: readonly Wording[] = [
  {
    name: 'reads goods that a borrower promises to insure, with the clauses of the policy on one line',
    docType: 'agreement_to_provide_insurance',
    text: `
AGREEMENT TO PROVIDE INSURANCE
Borrower: Harlan Feed & Seed, LLC         Lender: First Prairie Bank, 200 Main Street, Salina, KS 67401
Collateral: 2024 John Deere 8R 340 tractor, serial no. 1RW8340R
Type: All risks, including fire, theft and liability. Amount: $325,000.00. Basis: Replacement value.`,
    expected: {
      collateral_description: ['2024 John Deere 8R 340 tractor, serial no. 1RW8340R'],
      hazard_coverage_amount: ['325000.00'],
    },
  },
  {
    name: 'reads goods that a sentence names',
    docType: 'agreement_to_provide_insurance',
    text: `
AGREEMENT TO PROVIDE INSURANCE
The undersigned agrees to maintain insurance on the collateral described as follows: 2024 John Deere 8R 340 tractor, in an amount of not less than $325,000.00, with First Prairie Bank named as lender loss payee.`,
    expected: {
      collateral_description: ['2024 John Deere 8R 340 tractor'],
      hazard_coverage_amount: ['325000.00'],
      mortgagee_name: ['First Prairie Bank'],
    },
  },
  {
    name: 'does not read the days of a policy as the date of the note',
    docType: 'agreement_to_provide_insurance',
    text: 'AGREEMENT TO PROVIDE INSURANCE\nPOLICY NO.            FA-118729\nEFFECTIVE             05/04/2026 to 05/04/2027',
    expected: {},
    blank: ['note_date'],
  },
  {
    name: 'does not read land as goods that are insured',
    docType: 'agreement_to_provide_insurance',
    text: 'AGREEMENT TO PROVIDE INSURANCE\nInsured Property: the dwelling and other improvements at 1187 Tecumseh Road, Salina, KS 67401',
    expected: {},
    blank: ['collateral_description'],
  },
  {
    name: 'reads a promise of insurance in the form of a letter',
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
    name: 'reads a promise of insurance with the land and a policy in one row',
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
    name: 'reads the last word of a lender that is broken over two lines',
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
    name: 'a bank that is shown as mortgagee',
    docType: 'agreement_to_provide_insurance',
    text: `
AGREEMENT TO PROVIDE INSURANCE
Grantor: Megan T. Kowalski       Lender: Harbor National Bank
Grantor will have Harbor National Bank shown on the policy as mortgagee and loss payee.`,
    expected: {
      mortgagee_name: ['Harbor National Bank'],
      lender_name: ['Harbor National Bank'],
      borrower_name: ['Megan T. Kowalski'],
    },
  },
  {
    name: 'a clause that names the mortgagee',
    docType: 'agreement_to_provide_insurance',
    text: `
AGREEMENT TO PROVIDE INSURANCE
The policy must carry a standard mortgage clause reading: Harbor National Bank, its successors and assigns, 44 Main Street, Macon, GA 31201`,
    expected: { mortgagee_name: ['Harbor National Bank'] },
  },
  {
    name: 'the flood insurance among other coverages',
    docType: 'agreement_to_provide_insurance',
    text: `
AGREEMENT TO PROVIDE INSURANCE
Flood, as the building stands in a flood zone. Required amount: $180,000.00
Liability: not less than $1,000,000.00 each occurrence`,
    expected: { flood_coverage_amount: ['180000.00'] },
  },
  {
    name: 'the least flood insurance that will do',
    docType: 'agreement_to_provide_insurance',
    text: `
AGREEMENT TO PROVIDE INSURANCE
Flood insurance in an amount of at least $190,000.00, or the most that can be had.`,
    expected: { flood_coverage_amount: ['190000.00'] },
  },
  {
    name: 'no flood insurance where the amount is left open',
    docType: 'agreement_to_provide_insurance',
    text: `
AGREEMENT TO PROVIDE INSURANCE
Flood, if the building stands in a flood zone. Amount: $__________
Liability: not less than $1,000,000.00 each occurrence`,
    expected: {},
    blank: ['flood_coverage_amount'],
  },
];

describe('agreements to provide insurance', () => {
  itReads(papers);
});
