import { describe, expect, it } from 'vitest';
import { valuesOn, type WordingCase } from './values-on-paper.ts';

const title = 'Title policy in the amount of the loan';
const hazard = 'Hazard insurance naming Bank as mortgagee';

/** Decisions on loans and the papers that follow from them, with the values that must be read among others. */
const cases: readonly WordingCase[] = [
  {
    name: 'conditions in a table that says when each is due',
    docType: 'credit_approval',
    text: `
COMMERCIAL CREDIT APPROVAL FORM
Borrower Name              Officer            Branch          Decision Date
Ironwood Builders, LLC     Dana Whitfield     014             05/12/2025

Amount            Rate          Rate Type      Floor        Term        Amort
$450,000.00       7.250%        Variable       5.000%       60 mos      240 mos

Guarantor                       Limit              Type
Marcus T. Reyes                 $225,000.00        Limited

CLOSING REQUIREMENTS
 #    Requirement                                          Due
 1    ${title}               Prior to closing
 2    ${hazard}            Prior to closing
 3    Updated personal financial statement from
      guarantor dated within 90 days                       Post closing`,
    expected: {
      conditions: [title, hazard, 'Updated personal financial statement from guarantor dated within 90 days'],
      guaranty_limit: ['225000.00'],
      rate_floor: ['5'],
      interest_rate: ['7.25'],
      branch_code: ['014'],
      approval_date: ['2025-05-12'],
    },
  },
  {
    name: 'conditions under boxes to tick',
    docType: 'credit_approval',
    text: `
CREDIT APPROVAL SUMMARY
Items required before closing
[_] ${title}
[_] ${hazard}
[x] Executed guaranty

Policy exceptions: None`,
    expected: { conditions: [title, hazard, 'Executed guaranty'] },
  },
  {
    name: 'conditions by stage, numbered with three figures',
    docType: 'credit_approval',
    text: `
CONDITIONAL LOAN APPROVAL
Borrower(s): Ann Lee and Bob Lee
Prior to Documents
001  ${title}
002  ${hazard}
Prior to Funding
003  Verbal verification of employment
At Closing
004  Signed 4506-C`,
    expected: { conditions: [title, hazard, 'Verbal verification of employment', 'Signed 4506-C'] },
  },
  {
    name: 'conditions numbered as parts of a section',
    docType: 'credit_approval',
    text: `
SECTION 7 - CONDITIONS
7.1 ${title}
7.2 ${hazard}
SECTION 8 - EXCEPTIONS
8.1 None`,
    expected: { conditions: [title, hazard] },
  },
  {
    name: 'a decision in prose with lettered conditions',
    docType: 'credit_approval',
    text: `
CREDIT DECISION
The Loan Committee of First Plains Bank approved on May 12, 2025 a loan to Ironwood Builders, LLC of $450,000.00 at a fixed rate of 7.25% per annum. The rate shall never be below 5.00%.
This approval is conditioned upon the following:
(a) receipt of a title policy;
(b) evidence of hazard insurance naming the Bank as
    mortgagee; and
(c) payoff of the existing loan`,
    expected: {
      borrower_name: ['Ironwood Builders, LLC'],
      rate_floor: ['5'],
      conditions: [
        'receipt of a title policy',
        'evidence of hazard insurance naming the Bank as mortgagee',
        'payoff of the existing loan',
      ],
    },
  },
  {
    name: 'a decision printed from a core system',
    docType: 'credit_approval',
    text: `
LOAN APPROVAL RECORD                         PAGE 1 OF 1
LOAN AMT...: 450,000.00                      APPR DT....: 05/12/25
INT RATE...: 7.250                           OFCR.......: DANA WHITFIELD
GTR 1......: MARCUS T. REYES                 GTY LMT....: 225,000.00`,
    expected: {
      approval_date: ['2025-05-12'],
      loan_officer: ['DANA WHITFIELD'],
      interest_rate: ['7.25'],
      guaranty_limit: ['225000.00'],
    },
  },
  {
    name: 'a decision in headed boxes',
    docType: 'credit_approval',
    text: `
LOAN APPROVAL
DATE OF LOAN COMMITTEE    RESPONSIBLE LENDER         OFFICE NO.
May 12, 2025              Dana Whitfield             014
GUARANTOR                 AMOUNT GUARANTEED          TYPE OF GUARANTY
Marcus T. Reyes           $225,000.00                Limited`,
    expected: {
      approval_date: ['2025-05-12'],
      loan_officer: ['Dana Whitfield'],
      branch_code: ['014'],
      guaranty_limit: ['225000.00'],
      guaranty_type: ['limited'],
    },
  },
  {
    name: 'a rate that is made of an index, a margin and a floor',
    docType: 'loan_agreement',
    text: `
LOAN AGREEMENT SUMMARY OF TERMS
Interest rate       Prime + 1.00%, floor 5.00%
Maturity            May 12, 2030`,
    expected: { rate_margin: ['1'], rate_floor: ['5'], maturity_date: ['2030-05-12'] },
  },
  {
    name: 'conditions and kinds on a transmittal',
    docType: 'underwriting_transmittal',
    text: `
Form 1008
Property Type                     Loan Purpose Type
Single Family                     Rate & Term Refinance
Cond. No.    Description                                     Stage
1            Verbal verification of employment               PTD
2            Evidence of hazard insurance                    PTF`,
    expected: {
      property_type: ['Single Family'],
      loan_purpose: ['Rate & Term Refinance'],
      conditions: ['Verbal verification of employment', 'Evidence of hazard insurance'],
    },
  },
  {
    name: 'an appraisal in headed boxes',
    docType: 'appraisal',
    text: `
RESTRICTED APPRAISAL REPORT
Client                        Intended Use
First Plains Bank             Mortgage lending
Property Use                  Zoning
Industrial warehouse          I-2`,
    expected: { lender_name: ['First Plains Bank'], property_type: ['Industrial warehouse'] },
  },
  {
    name: 'charges of a note by their labels',
    docType: 'promissory_note',
    text: `
TERM NOTE
Late payment fee:  $75.00
Basis:  Actual days / 360
Balloon due at maturity:  $401,223.45`,
    expected: { late_charge_amount: ['75.00'], day_count: ['act/360'], balloon_amount: ['401223.45'] },
  },
  {
    name: 'charges of a note in short sentences',
    docType: 'promissory_note',
    text: `
LATE FEE. A payment over 10 days late costs Borrower $75.00.
The final payment of the entire unpaid balance of principal and interest, estimated at $401,223.45, will be due May 12, 2030.`,
    expected: { late_charge_amount: ['75.00'], balloon_amount: ['401223.45'] },
  },
  {
    name: 'a guaranty in a table',
    docType: 'guaranty',
    text: `
Guarantor                Coverage          Maximum
Marcus T. Reyes          Limited           $225,000.00`,
    expected: { guarantor_name: ['Marcus T. Reyes'], guaranty_type: ['limited'], guaranty_limit: ['225000.00'] },
  },
  {
    name: 'a guaranty without limit',
    docType: 'guaranty',
    text: `
GUARANTY OF PAYMENT
Marcus T. Reyes unconditionally guarantees the full payment of every obligation of Ironwood Builders, LLC without limit as to amount.`,
    expected: { guarantor_name: ['Marcus T. Reyes'], guaranty_type: ['unlimited'] },
  },
  {
    name: 'the state whose act a company is formed under',
    docType: 'entity_document',
    text: `
ARTICLES OF INCORPORATION
Pursuant to the Oklahoma General Corporation Act, the undersigned incorporator adopts these Articles.`,
    expected: { borrower_state_of_org: ['Oklahoma'] },
  },
  {
    name: 'the state where the articles were filed',
    docType: 'entity_document',
    text: `
The Company was formed by filing Articles of Organization with the Oklahoma Secretary of State on May 1, 2020. This Agreement is governed by the laws of Texas.`,
    expected: { borrower_state_of_org: ['Oklahoma'] },
  },
  {
    name: 'how often a rate changes, in a sentence',
    docType: 'rider',
    text: 'The rate will be adjusted annually on each anniversary of the Note.',
    expected: { rate_change_frequency: ['annually'] },
  },
  {
    name: 'how often a rate changes, in boxes',
    docType: 'rider',
    text: `
Initial Rate     First Change Date    Changes Thereafter    Margin
6.500%           06/01/2030           Every 6 months        2.750%`,
    expected: { rate_change_frequency: ['Every 6 months'], rate_margin: ['2.75'] },
  },
];

describe('Decisions and what follows from them', () => {
  it.each(cases)('reads $name', ({ docType, text, expected }) => {
    expect(valuesOn(docType, text)).toMatchObject(expected);
  });

  it.each<[string, string, string, string]>([
    ['conditions where there are none', 'credit_approval', 'conditions', 'Conditions: None\nPolicy Exceptions: None'],
    [
      'who sees to a condition as the borrower',
      'credit_approval',
      'borrower_name',
      `
Condition                                             Responsible        Status
${title}                Closer             Open
${hazard}             Borrower           Received
Payoff of existing loan                               Closer             Open`,
    ],
    [
      'covenants as conditions',
      'credit_approval',
      'conditions',
      'Financial Covenants\n(1) Debt service coverage of 1.25x\nReporting Requirements\n(1) Annual tax returns',
    ],
    [
      'the value that an appraisal must reach',
      'credit_approval',
      'appraised_value',
      'Conditions:\n1. An appraisal with a value of not less than $600,000.00\n2. Flood insurance',
    ],
    [
      'the sum of a request that was put off',
      'credit_approval',
      'principal_amount',
      'LOAN COMMITTEE MINUTES\nItem 7. Dale Whitman. Request for $85,646.00 deferred to the meeting of June 19, 2026.',
    ],
    ['a margin as the rate', 'loan_agreement', 'interest_rate', 'Interest rate       Prime + 1.00%, floor 5.00%'],
    ['what default adds', 'promissory_note', 'default_rate', 'Default interest rate      5.00% above the note rate'],
    ['a balloon as the principal', 'promissory_note', 'principal_amount', 'Balloon amount          $401,223.45'],
    ['the day of a balloon', 'promissory_note', 'note_date', 'BALLOON. On May 12, 2030 Borrower will owe the rest.'],
    [
      'the day interest runs from',
      'promissory_note',
      'first_payment_date',
      'I agree to pay interest on the principal from May 12, 2025 at the rate of 7.250% per year.',
    ],
    [
      'the state of registration of a foreign company',
      'entity_document',
      'borrower_state_of_org',
      'FOREIGN REGISTRATION\nFiled under the Texas Business Organizations Code by a company of another state.',
    ],
  ])('does not read %s', (_, docType, field, text) => {
    expect(valuesOn(docType, text)[field]).toBeUndefined();
  });
});
