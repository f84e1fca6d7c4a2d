import { describe, expect, it } from 'vitest';
import { valuesOn, type WordingCase } from './values-on-paper.ts';

const papers: readonly WordingCase[] = [
  {
    name: 'a wire form with a box for each digit',
    docType: 'wire_instructions',
    text: `
WIRE TRANSFER REQUEST
Beneficiary Bank Routing Transit Number (9 digits)
1 0 1 0 0 0 1 8 7
Account: 0 0 4 4 7 1 8 8 2 0
Special Instructions / Reference for Beneficiary
File 26-1187 Harlan`,
    expected: {
      wire_beneficiary_aba: ['1 0 1 0 0 0 1 8 7'],
      wire_beneficiary_account: ['0 0 4 4 7 1 8 8 2 0'],
      wire_reference: ['File 26-1187 Harlan'],
    },
  },
  {
    name: 'a routing number in threes and what to include with the wire',
    docType: 'wire_instructions',
    text: `
WIRING INSTRUCTIONS FOR CLOSING
2.  Bank routing (ABA) transit number        101 000 187
5.  Include with wire       26-1187 / Harlan`,
    expected: { wire_beneficiary_aba: ['101 000 187'], wire_reference: ['26-1187 / Harlan'] },
  },
  {
    name: 'goods that a borrower promises to insure, with the clauses of the policy on one line',
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
    name: 'goods that a sentence names',
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
    name: 'a schedule of payments in one sentence',
    docType: 'truth_in_lending',
    text: `
TRUTH-IN-LENDING DISCLOSURE STATEMENT
Your payment schedule will be 60 payments in the amount of $1,038.52, due on the first day of each month beginning July 1, 2026.
Variable Rate: This loan does not contain a variable rate feature.`,
    expected: {
      number_of_payments: ['60'],
      payment_frequency: ['monthly'],
      first_payment_date: ['2026-07-01'],
      rate_type: ['fixed'],
    },
  },
  {
    name: 'a schedule of payments with short heads',
    docType: 'truth_in_lending',
    text: `
TRUTH-IN-LENDING DISCLOSURE STATEMENT
# Pmts     Pmt Amount     Due
59         1,038.52       Monthly beginning 07/01/2026
1          1,038.87       06/01/2031`,
    expected: { number_of_payments: ['59'], payment_amount: ['1038.52'], first_payment_date: ['2026-07-01'] },
  },
  {
    name: 'a rate that may rise',
    docType: 'truth_in_lending',
    text: `
TRUTH IN LENDING DISCLOSURE
Sixty (60) monthly payments of $1,038.52, the first of which is due on July 1, 2026.
VARIABLE RATE. The annual percentage rate may increase during the term of this transaction.`,
    expected: { rate_type: ['variable'], first_payment_date: ['2026-07-01'], number_of_payments: ['60'] },
  },
  {
    name: 'what kind of guaranty a title names',
    docType: 'guaranty',
    text: `
CONTINUING UNLIMITED GUARANTY
Guarantor: Dale Whitman     Borrower: Harlan Feed & Seed, LLC`,
    expected: { guaranty_type: ['unlimited'] },
  },
  {
    name: 'charges and the balance of a note at its end',
    docType: 'promissory_note',
    text: `
NOTE
Interest on this note is computed using a 30-day month and 360-day year.
If any payment is not received within 15 days, Maker shall pay a late charge equal to $75.00.
All unpaid principal, estimated to be $301,223.18, together with interest, shall be due on May 4, 2031.`,
    expected: { day_count: ['30/360'], late_charge_amount: ['75.00'], balloon_amount: ['301223.18'] },
  },
  {
    name: 'a building outside an area of special flood hazard',
    docType: 'flood_determination',
    text: `
FLOOD HAZARD DETERMINATION
Result      Flood insurance is NOT required; the building is not in an area of special flood hazard.`,
    expected: { in_sfha: ['false'] },
  },
  {
    name: 'what a debtor says that it is',
    docType: 'security_agreement',
    text: `
SECURITY AGREEMENT
HARLAN FEED & SEED, LLC ("Debtor"), a limited liability company organized under the laws of Kansas, grants to FIRST PRAIRIE BANK a security interest.`,
    expected: { borrower_entity_type: ['a limited liability company'], borrower_state_of_org: ['Kansas'] },
  },
  {
    name: 'an approval in two sentences',
    docType: 'credit_approval',
    text: `
CREDIT APPROVAL
The rate will be fixed at 7.125% through maturity. Dale Whitman will guarantee the loan up to $125,000.00.`,
    expected: { rate_type: ['fixed'], guaranty_limit: ['125000.00'] },
  },
  {
    name: 'what a limited guaranty reaches to, in brackets',
    docType: 'credit_approval',
    text: `
LOAN APPROVAL
Support: Limited guaranty of Dale Whitman ($125,000.00)`,
    expected: { guaranty_limit: ['125000.00'] },
  },
  {
    name: 'the specific purpose of a loan and not its class',
    docType: 'disbursement_authorization',
    text: `
DISBURSEMENT AUTHORIZATION
Primary purpose: Business      Specific purpose: Purchase of a feed mill`,
    expected: { loan_purpose: ['Purchase of a feed mill'], loan_class: ['business'] },
  },
  {
    name: 'both purposes in sentences',
    docType: 'disbursement_authorization',
    text: `
DISBURSEMENT AUTHORIZATION
The primary purpose of this loan is business. The specific purpose of this loan is the purchase of a feed mill.`,
    expected: { loan_purpose: ['the purchase of a feed mill'], loan_class: ['business'] },
  },
  {
    name: 'the notary of an all-purpose acknowledgment',
    docType: 'deed_of_trust',
    text: `
DEED OF TRUST
On May 4, 2026, before me, Ruth Ann Kessler, personally appeared Dale Whitman, who proved to me on the basis of satisfactory evidence.
WITNESS my hand and official seal.
Signature [ink]
(Seal)`,
    expected: { notary_present: ['true'] },
  },
  {
    name: 'guarantors with their scores',
    docType: 'credit_approval',
    text: `
CREDIT APPROVAL
Guarantors           James J. Stone; FICO 786
                     Yuki P. Stone; FICO 801`,
    expected: { guarantor_name: ['James J. Stone', 'Yuki P. Stone'] },
  },
];

const blanks: readonly [name: string, docType: string, field: string, text: string][] = [
  [
    'years at a job as the term of a loan',
    'loan_application',
    'term_months',
    'LOAN APPLICATION\nAmount requested: $45,000.00\nEmployer: Salina Milling Co.      How long? 7 years\nPresent address: 12 Elm Street      How long? 3 years',
  ],
  [
    'what a covenant lets the money be used for as the class of a loan',
    'loan_agreement',
    'loan_class',
    'LOAN AGREEMENT\nUse of Proceeds. Borrower shall use the proceeds of the Loan solely for business purposes permitted by this Agreement.',
  ],
  [
    'the subject of a letter as the borrower',
    'disbursement_authorization',
    'borrower_name',
    'FIRST PRAIRIE BANK\nRe: Disbursement Authorization - Loan No. 20260441\nPlease disburse the proceeds as follows.',
  ],
  [
    'the title’s insurer as the home’s',
    'settlement_statement',
    'insurer_name',
    'SETTLEMENT STATEMENT\nTitle underwriter: WFG National Title Insurance Company\nLender’s title policy premium      $1,204.00',
  ],
  [
    'the days of a policy as the date of the note',
    'agreement_to_provide_insurance',
    'note_date',
    'AGREEMENT TO PROVIDE INSURANCE\nPOLICY NO.            FA-118729\nEFFECTIVE             05/04/2026 to 05/04/2027',
  ],
  [
    'the box of a feature that is not ticked as the kind of rate',
    'truth_in_lending',
    'rate_type',
    'TRUTH-IN-LENDING DISCLOSURE STATEMENT\nVARIABLE RATE:  [_] This loan has a variable rate feature.',
  ],
  [
    'land as goods that are insured',
    'agreement_to_provide_insurance',
    'collateral_description',
    'AGREEMENT TO PROVIDE INSURANCE\nInsured Property: the dwelling and other improvements at 1187 Tecumseh Road, Salina, KS 67401',
  ],
];

describe('papers of other houses', () => {
  it.each(papers)('reads $name', ({ docType, text, expected }) => {
    expect(valuesOn(docType, text)).toMatchObject(expected);
  });

  it.each(blanks)('does not read %s', (_name, docType, field, text) => {
    expect(valuesOn(docType, text)).not.toHaveProperty(field);
  });
});
