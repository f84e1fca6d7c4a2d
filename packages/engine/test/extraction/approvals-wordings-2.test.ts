import { describe, expect, it } from 'vitest';
import { valuesOn, type WordingCase } from './values-on-paper.ts';

const survey = 'Current survey acceptable to the title company';
const lease = 'Subordination of the tenant lease';
const audit = 'Borrowing base certificate each quarter';

/** Decisions, requests and authorities, with the values that must be read among others. */
const cases: readonly WordingCase[] = [
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
  },
  {
    name: 'conditions numbered within a paragraph',
    docType: 'credit_approval',
    text: `
CREDIT MEMORANDUM
Conditions: 1. ${survey}. 2. ${lease}. 3. ${audit}.
Risk Rating: 4`,
    expected: { conditions: [`${survey}.`, `${lease}.`, `${audit}.`] },
  },
  {
    name: 'conditions with Roman numbers between commas',
    docType: 'credit_approval',
    text: `
MINUTES OF THE LOAN COMMITTEE
RESOLVED, that the credit be approved, subject to (i) a current survey, (ii) an environmental report, and (iii) a lease.`,
    expected: { conditions: ['a current survey', 'an environmental report', 'a lease'] },
  },
  {
    name: 'conditions that are sentences',
    docType: 'credit_approval',
    text: `
CREDIT MEMORANDUM
Conditions: ${survey}. ${lease}. ${audit}.
Risk Rating: 4`,
    expected: { conditions: [`${survey}.`, `${lease}.`, `${audit}.`] },
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
  },
  {
    name: 'a table of conditions with codes and a column for who signs off',
    docType: 'underwriting_transmittal',
    text: `
UNDERWRITING SUMMARY
Conditions of Approval
Ref    Description of Condition                            Timing          Signed off
C-1    ${survey}      Pre-close       ______
C-2    ${lease}                   Pre-close       ______`,
    expected: { conditions: [survey, lease] },
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
  },
  {
    name: 'labels of two names',
    docType: 'credit_approval',
    text: `
LOAN APPROVAL
Call Code / NAICS          1.E.2 / 531120
Product / Branch           SBA7A / 0203
Ceiling / Floor            13.250% / 4.500%`,
    expected: {
      call_report_code: ['1.E.2'],
      naics_code: ['531120'],
      product_code: ['SBA7A'],
      branch_code: ['0203'],
      rate_ceiling: ['13.25'],
      rate_floor: ['4.5'],
    },
  },
  {
    name: 'terms of an approval in boxes',
    docType: 'credit_approval',
    text: `
LOAN APPROVAL
Payment cycle    Interest basis    Renewal of note no.    Prepayment fee
Quarterly        30/360            70114455               None
APN              FEMA flood zone   Contract price
12-345-67-890    AE                $640,000.00`,
    expected: {
      payment_frequency: ['quarterly'],
      day_count: ['30/360'],
      renewal_of: ['70114455'],
      prepayment_penalty: ['false'],
      parcel_number: ['12-345-67-890'],
      flood_zone: ['AE'],
      sale_price: ['640000.00'],
    },
  },
  {
    name: 'what an underwriter decides',
    docType: 'underwriting_transmittal',
    text: `
UNDERWRITING DECISION SUMMARY
Funds needed to close      $41,200.00
Estimated closing costs    $9,150.00
Program code               RES30
Date underwritten          03/04/2026
Commitment expires         05/04/2026
Approved by                Denise Okafor
Credit class               Consumer`,
    expected: {
      cash_to_close: ['41200.00'],
      total_closing_costs: ['9150.00'],
      product_code: ['RES30'],
      approval_date: ['2026-03-04'],
      approval_expiration_date: ['2026-05-04'],
      approved_by: ['Denise Okafor'],
      loan_class: ['consumer'],
    },
  },
  {
    name: 'choices in an application',
    docType: 'loan_application',
    text: `
APPLICATION FOR BUSINESS CREDIT
Purpose of credit [_] Purchase [x] Refinance [_] Construction
Rate type [_] Fixed [x] Variable
Form of organization [_] LLC [x] Corporation [_] Partnership
Branch number: 014
Guarantor’s home address: 88 Orchard Lane, Bend, OR 97701`,
    expected: {
      loan_purpose: ['Refinance'],
      rate_type: ['variable'],
      borrower_entity_type: ['corporation'],
      branch_code: ['014'],
      guarantor_address: ['88 Orchard Lane, Bend, OR 97701'],
    },
  },
  {
    name: 'what a resolution lets the company pledge',
    docType: 'borrowing_resolution',
    text: `
RESOLUTION TO GRANT COLLATERAL
RESOLVED, that the Manager may pledge and grant to Bank a security interest in the following property of the Company: all farm equipment and crops now growing.`,
    expected: { collateral_description: ['all farm equipment and crops now growing'] },
  },
  {
    name: 'the company of its organizer',
    docType: 'entity_document',
    text: `
ARTICLES OF ORGANIZATION
The company is formed under the laws of: Oregon
I declare that I am the organizer of Juniper Ridge Orchards, LLC, and that these articles are true.`,
    expected: { borrower_name: ['Juniper Ridge Orchards, LLC'], borrower_state_of_org: ['Oregon'] },
  },
];

/** Papers that say something else in like words: the field stays blank. */
const blank: readonly (readonly [name: string, docType: string, field: string, text: string])[] = [
  ['no conditions', 'credit_approval', 'conditions', 'LOAN APPROVAL\nConditions of Approval\nNone\nExceptions\nNone'],
  ['a guaranty that is required', 'credit_approval', 'conditions', 'LOAN APPROVAL\nGuaranty Required: Unlimited'],
  ['an index that does not apply', 'credit_approval', 'rate_index', 'LOAN APPROVAL\nIndex: N/A\nMargin: N/A'],
  [
    'a meeting that is still to come',
    'credit_approval',
    'approval_date',
    'LOAN PRESENTATION\nPrepared for Loan Committee meeting of 4/14/2026',
  ],
  ['an office building', 'credit_approval', 'branch_code', 'LOAN APPROVAL\nCollateral   Office\nMaximum Rate   12.00%'],
  [
    'a pledge of nothing in particular',
    'borrowing_resolution',
    'collateral_description',
    'RESOLUTION\nThe officers may pledge any property of the Company that Lender may ask for.',
  ],
];

describe('decisions, requests and authorities in other wordings', () => {
  for (const { name, docType, text, expected } of cases)
    it(name, () => {
      const read = valuesOn(docType, text);
      for (const [field, values] of Object.entries(expected))
        expect([...(read[field] ?? [])].sort(), field).toEqual([...values].sort());
    });

  for (const [name, docType, field, text] of blank)
    it(`leaves blank: ${name}`, () => {
      expect(valuesOn(docType, text)[field]).toBeUndefined();
    });
});
