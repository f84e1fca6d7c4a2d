import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { makeFacts } from '../core/facts.ts';
import type { Layout } from '../core/layout.ts';
import { createRandom } from '../core/random.ts';
import { drawDocument } from '../core/sheet.ts';
import { workingLayoutsB } from './part-b.ts';

/** What every layout of a type prints, whoever prints it. */
const coreFields: Readonly<Record<string, readonly string[]>> = {
  closing_disclosure: [
    'loan_number',
    'closing_date',
    'date_issued',
    'settlement_agent',
    'borrower_name',
    'lender_name',
  ],
  settlement_statement: ['settlement_agent', 'closing_date', 'borrower_name', 'property_address'],
  title_commitment: [
    'title_amount',
    'title_effective_date',
    'title_insured',
    'vested_owner',
    'title_commitment_number',
    'legal_description',
  ],
  property_insurance: [
    'insurer_name',
    'hazard_policy_number',
    'hazard_coverage_amount',
    'hazard_deductible',
    'hazard_effective_date',
    'hazard_expiration_date',
    'mortgagee_name',
    'borrower_name',
    'property_address',
  ],
  flood_determination: [
    'flood_zone',
    'flood_community_number',
    'flood_determination_date',
    'lender_name',
    'loan_number',
    'property_address',
  ],
  wire_instructions: [
    'wire_beneficiary_name',
    'wire_beneficiary_account',
    'wire_beneficiary_bank',
    'wire_beneficiary_aba',
    'wire_reference',
  ],
  payoff_statement: ['payoff_amount', 'payoff_per_diem', 'payoff_good_through', 'borrower_name'],
  loan_estimate: ['principal_amount', 'interest_rate', 'payment_amount', 'apr', 'total_closing_costs', 'date_issued'],
  truth_in_lending: ['apr', 'finance_charge', 'amount_financed', 'total_of_payments', 'payment_amount'],
  title_policy: ['title_amount', 'title_effective_date', 'title_insured', 'vested_owner'],
  closing_protection_letter: ['lender_name', 'settlement_agent', 'loan_number'],
  liability_insurance: ['borrower_name', 'lender_name'],
  flood_notice: ['borrower_name', 'flood_community_number', 'flood_zone'],
  flood_policy: ['flood_coverage_amount', 'flood_expiration_date', 'mortgagee_name'],
  appraisal: ['appraised_value', 'appraisal_date', 'property_address', 'lender_name'],
  ucc_financing_statement: ['borrower_name', 'lender_name', 'collateral_description'],
  underwriting_transmittal: ['principal_amount', 'interest_rate', 'appraised_value', 'ltv_percent'],
  vehicle_title: ['borrower_name', 'lender_name'],
  id_document: ['borrower_name'],
  other: [],
};

/** Those of which a bank sees every vendor's form. */
const mainTypes = [
  'closing_disclosure',
  'settlement_statement',
  'title_commitment',
  'property_insurance',
  'flood_determination',
  'wire_instructions',
  'payoff_statement',
];

// One PDF for all: reading the embedded faces again for every document takes most of the time.
const pdf = new PDFDocument({ autoFirstPage: false, bufferPages: true });

function printedFields(layout: Layout, seed: number): ReadonlySet<string> {
  const random = createRandom(seed);
  let facts = makeFacts(random);
  for (let retry = 1; layout.suits?.(facts) === false; retry += 1) {
    if (retry > 200) throw new Error(`${layout.id} suits no loan.`);
    facts = makeFacts(random.fork(`facts ${retry}`));
  }
  const options = { random: random.fork('draw'), signed: true, subject: 0 };
  const { values, marks } = drawDocument(pdf, random.fork('ink'), (open) =>
    layout.draw((sheet = {}) => open(sheet), facts, options),
  );
  return new Set([...values, ...marks].flatMap(({ field }) => (field === null ? [] : [field])));
}

describe('the papers around the loan', () => {
  it.each(workingLayoutsB.map((layout) => [layout.id, layout] as const))(
    '%s prints what its type always prints',
    (_, layout) => {
      const expected = coreFields[layout.docType];
      expect(expected, layout.docType).toBeDefined();
      for (const seed of [3, 5]) {
        const printed = printedFields(layout, seed);
        expect(expected?.filter((field) => !printed.has(field))).toEqual([]);
      }
    },
  );

  it('has every flood determination answer whether the building lies in a special flood hazard area', () => {
    const silent = workingLayoutsB
      .filter((layout) => layout.docType === 'flood_determination')
      .filter((layout) => !printedFields(layout, 7).has('in_sfha'));
    expect(silent.map((layout) => layout.id)).toEqual([]);
  });

  it.each(mainTypes)('has ten layouts of %s', (docType) => {
    expect(workingLayoutsB.filter((layout) => layout.docType === docType).length).toBeGreaterThanOrEqual(10);
  });
});
