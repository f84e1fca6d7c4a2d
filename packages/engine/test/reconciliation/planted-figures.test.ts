import { describe, expect, it } from 'vitest';
import { makeFacts } from '../../../../tools/packages/core/facts.ts';
import { createRandom } from '../../../../tools/packages/core/random.ts';
import { workingLayouts } from '../../../../tools/packages/working/index.ts';
import { addDays, addMonths } from '../../src/calculations/day-number.ts';
import { Decimal } from '../../src/calculations/decimal.ts';
import { defaultChecklists } from '../../src/reconciliation/completeness/default-checklists.ts';
import type { Severity } from '../../src/reconciliation/finding.ts';
import type { LoanPackage } from '../../src/reconciliation/loan-package.ts';
import { DEFAULT_TOLERANCES, type Policy } from '../../src/reconciliation/policy.ts';
import { reconcile } from '../../src/reconciliation/reconcile.ts';
import { shippedRules } from '../../src/reconciliation/shipped-rules.ts';
import { drawnPackage } from './drawn-package.ts';
import { lawfulFacts } from './lawful-facts.ts';

const SEEDS = Array.from({ length: 25 }, (_, index) => index + 201);

const policy: Policy = {
  tolerances: DEFAULT_TOLERANCES,
  checklists: defaultChecklists,
  minConfidence: 0.7,
  mappedFields: [],
};

const packages = SEEDS.map((seed) => {
  const random = createRandom(seed);
  const facts = lawfulFacts(makeFacts(random.fork('facts')));
  return { seed, facts, given: drawnPackage(workingLayouts, facts, random.fork('draw')) };
});
type Drawn = (typeof packages)[number];

/** The package with the defect; the same one where it has nothing to spoil. */
type Plant = (drawn: Drawn) => LoanPackage;

const spoil =
  (docType: string, field: string, change: (value: string) => string): Plant =>
  ({ given }) => ({
    ...given,
    documents: given.documents.map((document) => ({
      ...document,
      values: document.values.map((value) => {
        if (document.docType !== docType || value.fieldName !== field || value.normalizedValue === null) return value;
        const changed = change(value.normalizedValue);
        return { ...value, normalizedValue: changed, rawText: changed };
      }),
    })),
  });

const remove =
  (...docTypes: readonly string[]): Plant =>
  ({ given }) => ({ ...given, documents: given.documents.filter(({ docType }) => !docTypes.includes(docType)) });

const when =
  (holds: (drawn: Drawn) => boolean, plant: Plant): Plant =>
  (drawn) =>
    holds(drawn) ? plant(drawn) : drawn.given;

const plus = (amount: string) => (value: string) => new Decimal(value).plus(amount).toFixed(2);
const times = (factor: string) => (value: string) => new Decimal(value).mul(factor).toFixed(2);
const days = (count: number) => (value: string) => addDays(value, count);
const months = (count: number) => (value: string) => addMonths(value, count);
/** Where the note does not, the number of payments itself tells, and a wrong one tells nothing. */
const saysHowOften = ({ given }: Drawn) =>
  given.documents.some(
    ({ docType, values }) =>
      docType === 'promissory_note' && values.some(({ fieldName }) => fieldName === 'payment_frequency'),
  );
const isRefinance = ({ facts }: Drawn) => facts.product === 'residential_refinance';
const inHazardArea = ({ facts }: Drawn) => facts.flood.inHazardArea;
/** A balloon under a rate that changes is an estimate, and its fault a warning. */
const isFixed = ({ facts }: Drawn) => facts.rateType === 'fixed';

const DEFECTS: readonly (readonly [string, Severity, string, Plant])[] = [
  [
    'R-201',
    'exception',
    'a payment 3 % too high',
    when(isFixed, spoil('promissory_note', 'payment_amount', times('1.03'))),
  ],
  [
    'R-202',
    'exception',
    'a balloon 5 % too high',
    when(isFixed, spoil('promissory_note', 'balloon_amount', times('1.05'))),
  ],
  ['R-203', 'exception', 'a maturity a month late', spoil('promissory_note', 'maturity_date', months(1))],
  ['R-203', 'exception', 'a maturity a day late', spoil('promissory_note', 'maturity_date', days(1))],
  [
    'R-204',
    'warning',
    'a payment too few',
    when(
      saysHowOften,
      spoil('promissory_note', 'number_of_payments', (n) => String(Number(n) - 1)),
    ),
  ],
  [
    'R-205',
    'warning',
    'a per diem 5 % too high',
    spoil('closing_disclosure', 'prepaid_interest_per_diem', times('1.05')),
  ],
  [
    'R-206',
    'warning',
    '$20 of prepaid interest too much',
    spoil('closing_disclosure', 'prepaid_interest_amount', plus('20')),
  ],
  ['R-207', 'exception', 'loan costs $100 too high', spoil('closing_disclosure', 'total_loan_costs', plus('100'))],
  [
    'R-208',
    'exception',
    '$5,000 not disbursed',
    spoil('disbursement_authorization', 'amount_to_borrower', plus('-5000')),
  ],
  ['R-209', 'exception', 'a finance charge $250 too high', spoil('truth_in_lending', 'finance_charge', plus('250'))],
  [
    'R-210',
    'exception',
    'an APR 0.4 points too high',
    spoil('truth_in_lending', 'apr', (apr) => new Decimal(apr).plus('0.4').toFixed()),
  ],
  ['R-211', 'warning', 'a finance charge $500 too low', spoil('closing_disclosure', 'finance_charge', plus('-500'))],
  ['R-212', 'warning', 'a value 20 % lower', spoil('appraisal', 'appraised_value', times('0.8'))],
  ['R-213', 'warning', 'a payoff that ran out', spoil('payoff_statement', 'payoff_good_through', days(-30))],
  ['R-401', 'exception', 'no note', remove('promissory_note')],
  ['R-402', 'exception', 'an unsigned note', spoil('promissory_note', 'note_signed', () => 'false')],
  ['R-403', 'exception', 'an unsigned guaranty', spoil('guaranty', 'guaranty_signed', () => 'false')],
  [
    'R-404',
    'exception',
    'no deed',
    when(({ facts }) => facts.product !== 'commercial_term', remove('deed_of_trust', 'mortgage')),
  ],
  ['R-404', 'exception', 'no flood determination', remove('flood_determination')],
  ['R-405', 'exception', 'no flood policy', when(inHazardArea, remove('flood_policy'))],
  [
    'R-405',
    'exception',
    'too little flood insurance',
    when(
      inHazardArea,
      spoil('flood_policy', 'flood_coverage_amount', () => '20000.00'),
    ),
  ],
  ['R-406', 'exception', 'insurance that ran out', spoil('property_insurance', 'hazard_expiration_date', months(-13))],
  ['R-407', 'warning', 'another mortgagee', spoil('property_insurance', 'mortgagee_name', () => 'Cornerstone Bank')],
  [
    'R-408',
    'warning',
    'no resolution',
    when(({ facts }) => facts.loanClass === 'business', remove('borrowing_resolution')),
  ],
  [
    'R-409',
    'exception',
    'no financing statement',
    when(({ facts }) => facts.loanClass === 'business', remove('ucc_financing_statement')),
  ],
  [
    'R-409',
    'exception',
    'a debtor with a letter too many',
    spoil('ucc_financing_statement', 'borrower_name', (name) => `${name}s`),
  ],
  [
    'R-410',
    'exception',
    'a commitment eight months older',
    spoil('title_commitment', 'title_effective_date', months(-8)),
  ],
  [
    'R-410',
    'exception',
    'title insurance of another bank',
    spoil('title_commitment', 'title_insured', () => 'Cornerstone Bank'),
  ],
  ['R-411', 'exception', 'no notice of right to cancel', when(isRefinance, remove('right_to_cancel'))],
  [
    'R-411',
    'exception',
    'money that goes out too early',
    when(isRefinance, spoil('closing_disclosure', 'disbursement_date', days(-2))),
  ],
  ['R-413', 'exception', 'no insurance', remove('property_insurance')],
  ['R-601', 'exception', 'a wire of more than the loan', spoil('wire_instructions', 'wire_amount', times('1.1'))],
  ['R-601', 'exception', 'a wire a tenth short', spoil('wire_instructions', 'wire_amount', times('0.9'))],
  [
    'R-602',
    'exception',
    'another payee',
    spoil('wire_instructions', 'wire_beneficiary_name', () => 'Quick Funds Holdings LLC'),
  ],
];

describe('a figure or a paper spoiled in a package that was right', () => {
  it.each(DEFECTS)('is found by %s as %s: %s', (id, severity, _what, plant) => {
    const rules = shippedRules.filter((rule) => rule.id === id);
    const spoiled = packages
      .map((drawn) => ({ ...drawn, planted: plant(drawn) }))
      .filter(({ given, planted }) => JSON.stringify(given) !== JSON.stringify(planted))
      // Papers that do not print what the rule needs leave it without a say, before the fault as after it.
      .filter(({ given }) => reconcile(given, rules, policy).notEvaluated.length === 0);
    const missed = spoiled.filter(
      ({ planted }) => !reconcile(planted, rules, policy).findings.some((finding) => finding.severity === severity),
    );
    expect(spoiled.length, 'packages that could be spoiled so').toBeGreaterThan(0);
    expect(missed.map(({ seed }) => seed)).toEqual([]);
  });
});
