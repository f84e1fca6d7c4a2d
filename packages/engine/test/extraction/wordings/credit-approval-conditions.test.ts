import { describe, expect, it } from 'vitest';
import { valuesOn } from '../values-on-paper.ts';
import { itReads, type Wording } from './it-reads.ts';

const lease = 'Subordination of the tenant lease';

const survey = 'Current survey acceptable to the title company';

const audit = 'Borrowing base certificate each quarter';

const title = 'Title policy in the amount of the loan';

const hazard = 'Hazard insurance naming Bank as mortgagee';

const papers: readonly Wording[] = [
  {
    name: 'numbered conditions whose lines go on under their numbers',
    docType: 'credit_approval',
    text: `
LOAN APPROVAL
Conditions of Approval
1. Borrower shall deliver a current survey of the mortgaged premises certified to the title company and
Lender no later than five days before closing
2. ${lease}
Approved by: Executive Loan Committee`,
    expected: {
      conditions: [
        'Borrower shall deliver a current survey of the mortgaged premises certified to the title company and Lender no later than five days before closing',
        lease,
      ],
    },
    inAnyOrder: true,
  },
  {
    name: 'conditions numbered within a paragraph',
    docType: 'credit_approval',
    text: `
CREDIT MEMORANDUM
Conditions: 1. ${survey}. 2. ${lease}. 3. ${audit}.
Risk Rating: 4`,
    expected: { conditions: [`${survey}.`, `${lease}.`, `${audit}.`] },
    inAnyOrder: true,
  },
  {
    name: 'conditions with Roman numbers between commas',
    docType: 'credit_approval',
    text: `
MINUTES OF THE LOAN COMMITTEE
RESOLVED, that the credit be approved, subject to (i) a current survey, (ii) an environmental report, and (iii) a lease.`,
    expected: { conditions: ['a current survey', 'an environmental report', 'a lease'] },
    inAnyOrder: true,
  },
  {
    name: 'conditions that are sentences',
    docType: 'credit_approval',
    text: `
CREDIT MEMORANDUM
Conditions: ${survey}. ${lease}. ${audit}.
Risk Rating: 4`,
    expected: { conditions: [`${survey}.`, `${lease}.`, `${audit}.`] },
    inAnyOrder: true,
  },
  {
    name: 'conditions before closing and after it',
    docType: 'credit_approval',
    text: `
LOAN APPROVAL
CONDITIONS
Prior to Closing:
• ${survey}
• ${lease}
Post Closing:
• ${audit}
RISK RATING: 4`,
    expected: { conditions: [survey, lease, audit] },
    inAnyOrder: true,
  },
  {
    name: 'conditions with their state behind dots, dashes and brackets',
    docType: 'credit_approval',
    text: `
LOAN APPROVAL
Conditions Precedent
1. ${survey} .......... Open
2. ${lease} (PTC)
3. ${audit} - post closing`,
    expected: { conditions: [survey, lease, audit] },
    inAnyOrder: true,
  },
  {
    name: 'a table of conditions by category',
    docType: 'credit_approval',
    text: `
LOAN APPROVAL
Category          Condition
Survey            ${survey}
Lease             ${lease}
Prepared by Karen Whitfield`,
    expected: { conditions: [survey, lease] },
    inAnyOrder: true,
  },
  {
    name: 'a sentence that leads to the list, and the foot of the form',
    docType: 'credit_approval',
    text: `
LOAN APPROVAL
Conditions
Each of these is to be met before funds are advanced.
   a. ${survey}
   b. ${lease}
Form CA-17 (Rev. 2/25)      Page 1 of 1`,
    expected: { conditions: [survey, lease] },
    inAnyOrder: true,
  },
  {
    name: 'conditions behind codes without a table',
    docType: 'credit_approval',
    text: `
LOAN APPROVAL
Loan Conditions
C1  ${survey}
C2  ${lease}`,
    expected: { conditions: [survey, lease] },
    inAnyOrder: true,
  },
  {
    name: 'leaves blank: no conditions',
    docType: 'credit_approval',
    text: 'LOAN APPROVAL\nConditions of Approval\nNone\nExceptions\nNone',
    expected: {},
    blank: ['conditions'],
  },
  {
    name: 'leaves blank: a guaranty that is required',
    docType: 'credit_approval',
    text: 'LOAN APPROVAL\nGuaranty Required: Unlimited',
    expected: {},
    blank: ['conditions'],
  },
  {
    name: 'reads a commitment whose conditions have numbers of three figures',
    docType: 'credit_approval',
    text: `
Summit Ridge Mortgage
CONDITIONAL COMMITMENT

Borrower(s): Keisha L. Broward              Commitment Date: 06/24/2025
Co-Borrower: Andre Broward                  Commitment Expires: 08/23/2025
Subject Property: 77 Juniper Trail, Marietta, GA 30060
Loan #: SR-250611984                        Case No.: 105-7781223
Base Loan Amount: $288,000                  Total Loan Amount: $293,040
Product: FHA 30 Fixed                       Note Rate: 6.125%
Sales Price: $298,500                       Appraised Value: $300,000
LTV/CLTV: 96.48% / 96.48%                   Occupancy: Owner Occupied
Property: SFR                               Purpose: Purchase
Underwriter: Gwen Maddox, DE ID 4K22        Account Executive: Phil Sorrell
Processor: Nina Vogt                        Lock Expiration: 07/30/2025

CONDITIONS
PTD - Prior to Docs
101   Satisfactory 442 for handrail repair per appraisal
102   Letter of explanation for deposit of $4,200 on 05/19/2025
PTF - Prior to Funding
201   Executed HUD-92900-A and amendatory clause
202   Copy of cancelled earnest money check
Cleared
001   Credit report dated 05/30/2025

This commitment is void if there is any adverse change in the borrower's financial condition.
Approved by: [ink]  Gwen Maddox                Date: 06/24/2025`,
    expected: {
      borrower_name: ['Keisha L. Broward', 'Andre Broward'],
      loan_number: ['SR-250611984'],
      principal_amount: ['293040.00'],
      loan_purpose: ['Purchase'],
      interest_rate: ['6.125'],
      property_address: ['77 Juniper Trail, Marietta, GA 30060'],
      appraised_value: ['300000.00'],
      approval_date: ['2025-06-24'],
      approval_expiration_date: ['2025-08-23'],
      approved_by: ['Gwen Maddox'],
      conditions: [
        'Satisfactory 442 for handrail repair per appraisal',
        'Letter of explanation for deposit of $4,200 on 05/19/2025',
        'Executed HUD-92900-A and amendatory clause',
        'Copy of cancelled earnest money check',
        'Credit report dated 05/30/2025',
      ],
      lender_name: ['Summit Ridge Mortgage'],
      property_type: ['SFR'],
      ltv_percent: ['96.48'],
      rate_type: ['fixed'],
      sale_price: ['298500.00'],
      occupancy: ['Owner Occupied'],
    },
    whole: true,
  },
  {
    name: 'reads conditions in a sentence, and lists of covenants and exceptions that are none',
    docType: 'credit_approval',
    text: `
LOAN COMMITTEE APPROVAL MEMORANDUM
Lakeland Bank & Trust
Committee: Executive Loan Committee                 Meeting Date: 11/04/2025
Borrower: Orchard Hill Cider Works, LLC             Officer: Megan Tully
Amount: $540,000                                    Rate: 7.50% fixed
Term: 7 years                                       Financials dated: 06/30/2025
Purpose: Acquire and renovate cidery building at 90 Mill Road, Ludington, MI 49431

Background
The Borrower was formed in 2016 and has banked with us since. Requirements of the SBA do not apply.

Conditions Precedent to Closing: (i) executed lease with tenant for at least five years; (ii) ALTA loan policy; and (iii) evidence of $60,000 equity injection.

Ongoing Covenants:
 1. DSCR of 1.20x measured annually
 2. No additional debt over $50,000

Exceptions:
 1. Appraisal older than 12 months

Approved by the Executive Loan Committee on 11/04/2025. Approval expires 02/02/2026.`,
    expected: {
      borrower_name: ['Orchard Hill Cider Works, LLC'],
      lender_name: ['Lakeland Bank & Trust'],
      principal_amount: ['540000.00'],
      loan_purpose: ['Acquire and renovate cidery building at 90 Mill Road, Ludington, MI 49431'],
      rate_type: ['fixed'],
      interest_rate: ['7.5'],
      term_months: ['84'],
      loan_officer: ['Megan Tully'],
      approval_date: ['2025-11-04'],
      approval_expiration_date: ['2026-02-02'],
      approved_by: ['Executive Loan Committee'],
      conditions: [
        'executed lease with tenant for at least five years',
        'ALTA loan policy',
        'evidence of $60,000 equity injection.',
      ],
      property_address: ['90 Mill Road, Ludington, MI 49431'],
    },
    whole: true,
  },
  {
    name: 'reads conditions in a table that says when each is due',
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
    name: 'reads conditions under boxes to tick',
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
    name: 'reads conditions by stage, numbered with three figures',
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
    name: 'reads conditions numbered as parts of a section',
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
    name: 'reads a decision in prose with lettered conditions',
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
    name: 'does not read conditions where there are none',
    docType: 'credit_approval',
    text: 'Conditions: None\nPolicy Exceptions: None',
    expected: {},
    blank: ['conditions'],
  },
  {
    name: 'does not read who sees to a condition as the borrower',
    docType: 'credit_approval',
    text: `
Condition                                             Responsible        Status
${title}                Closer             Open
${hazard}             Borrower           Received
Payoff of existing loan                               Closer             Open`,
    expected: {},
    blank: ['borrower_name'],
  },
  {
    name: 'does not read covenants as conditions',
    docType: 'credit_approval',
    text: 'Financial Covenants\n(1) Debt service coverage of 1.25x\nReporting Requirements\n(1) Annual tax returns',
    expected: {},
    blank: ['conditions'],
  },
  {
    name: 'does not read the value that an appraisal must reach',
    docType: 'credit_approval',
    text: 'Conditions:\n1. An appraisal with a value of not less than $600,000.00\n2. Flood insurance',
    expected: {},
    blank: ['appraised_value'],
  },
];

describe('conditions of credit approvals', () => {
  itReads(papers);

  it('ends a list of conditions at the next heading in capitals', () => {
    const read = valuesOn(
      'credit_approval',
      `
LOAN APPROVAL
CONDITIONS TO CLOSING
  Title policy insuring first lien
  Executed lease from tenant
COVENANTS
  Minimum debt service coverage of 1.25x`,
    );
    expect(read.conditions).toEqual(['Title policy insuring first lien', 'Executed lease from tenant']);
  });
});
