import { addDays } from '../../core/dates.ts';
import type { Recipe } from '../recipe.ts';
import { BUSINESS, CONSUMER, change, DOLLARS, disclose, note, paper, REFINANCE } from './changes.ts';

/** sums, rates and ratios that papers print beside the figures they come from. */
export const disclosedFigureRecipes: readonly Recipe[] = [
  {
    rule: 'R-207',
    name: 'the closing costs are a hundred dollars too high',
    kind: 'defect',
    products: CONSUMER,
    documents: [
      note('principal_amount'),
      paper(
        'closing_disclosure',
        ['total_closing_costs', 'total_loan_costs', 'total_other_costs'],
        disclose((f) => ({ closingCostsCents: f.disclosure.closingCostsCents + 100 * DOLLARS })),
      ),
    ],
  },
  {
    rule: 'R-207',
    name: 'a cent apart',
    kind: 'near_miss',
    products: CONSUMER,
    documents: [
      note('principal_amount'),
      paper(
        'closing_disclosure',
        ['total_closing_costs', 'total_loan_costs', 'total_other_costs'],
        disclose((f) => ({ closingCostsCents: f.disclosure.closingCostsCents + 1 })),
      ),
    ],
  },
  {
    rule: 'R-208',
    name: 'more is paid to the borrower than there is',
    kind: 'defect',
    products: [...BUSINESS, 'commercial_term'],
    documents: [
      note('principal_amount'),
      paper(
        'disbursement_authorization',
        ['amount_to_borrower'],
        change((f) => ({
          disbursement: { ...f.disbursement, toBorrowerCents: f.disbursement.toBorrowerCents + 750 * DOLLARS },
        })),
      ),
    ],
  },
  {
    rule: 'R-208',
    name: 'a cent apart',
    kind: 'near_miss',
    products: BUSINESS,
    documents: [
      note('principal_amount'),
      paper(
        'disbursement_authorization',
        ['amount_to_borrower'],
        change((f) => ({ disbursement: { ...f.disbursement, toBorrowerCents: f.disbursement.toBorrowerCents + 1 } })),
      ),
    ],
  },
  {
    rule: 'R-209',
    name: 'the finance charge is three hundred dollars too high',
    kind: 'defect',
    products: CONSUMER,
    documents: [
      note('principal_amount'),
      paper(
        'truth_in_lending',
        ['finance_charge', 'amount_financed', 'total_of_payments'],
        disclose((f) => ({ financeChargeCents: f.disclosure.financeChargeCents + 300 * DOLLARS })),
      ),
    ],
  },
  {
    rule: 'R-209',
    name: 'on a Closing Disclosure loan costs are in the total',
    kind: 'near_miss',
    products: CONSUMER,
    documents: [
      note('principal_amount'),
      paper(
        'closing_disclosure',
        ['finance_charge', 'amount_financed', 'total_of_payments'],
        disclose((f) => ({
          totalOfPaymentsCents: f.disclosure.totalOfPaymentsCents + f.disclosure.loanCostsCents,
        })),
      ),
      'truth_in_lending',
    ],
  },
  {
    rule: 'R-210',
    name: 'the annual percentage rate is half a point too low',
    kind: 'defect',
    products: CONSUMER,
    documents: [
      note('first_payment_date', 'payment_amount'),
      paper(
        'closing_disclosure',
        ['apr', 'amount_financed'],
        disclose((f) => ({ apr: f.disclosure.apr - 500 })),
      ),
    ],
  },
  {
    rule: 'R-210',
    name: 'the annual percentage rate of the statement is too high',
    kind: 'defect',
    products: CONSUMER,
    documents: [
      note('first_payment_date', 'payment_amount'),
      paper(
        'truth_in_lending',
        ['apr', 'amount_financed'],
        disclose((f) => ({ apr: f.disclosure.apr + 400 })),
      ),
    ],
  },
  {
    rule: 'R-210',
    name: 'a tenth of a point apart',
    kind: 'near_miss',
    products: CONSUMER,
    documents: [
      note('first_payment_date', 'payment_amount'),
      paper(
        'truth_in_lending',
        ['apr', 'amount_financed'],
        disclose((f) => ({ apr: f.disclosure.apr + 90 })),
      ),
    ],
  },
  {
    rule: 'R-211',
    name: 'the finance charge is told too low',
    kind: 'defect',
    products: CONSUMER,
    documents: [
      note('first_payment_date', 'payment_amount'),
      'mortgage',
      paper(
        'truth_in_lending',
        ['finance_charge', 'amount_financed'],
        disclose((f) => ({ financeChargeCents: f.disclosure.financeChargeCents - 640 * DOLLARS })),
      ),
    ],
  },
  {
    rule: 'R-211',
    name: 'the finance charge of the disclosure is told too low',
    kind: 'defect',
    products: CONSUMER,
    documents: [
      note('first_payment_date', 'payment_amount'),
      paper(
        'closing_disclosure',
        ['finance_charge', 'amount_financed'],
        disclose((f) => ({ financeChargeCents: f.disclosure.financeChargeCents - 210 * DOLLARS })),
      ),
    ],
  },
  {
    rule: 'R-211',
    name: 'ninety dollars too low on a home',
    kind: 'near_miss',
    products: CONSUMER,
    documents: [
      note('first_payment_date', 'payment_amount'),
      'mortgage',
      paper(
        'truth_in_lending',
        ['finance_charge', 'amount_financed'],
        disclose((f) => ({ financeChargeCents: f.disclosure.financeChargeCents - 90 * DOLLARS })),
      ),
    ],
  },
  {
    rule: 'R-212',
    name: 'the underwriter reckoned with another value',
    kind: 'defect',
    products: REFINANCE,
    documents: [
      note('principal_amount'),
      paper('appraisal', ['appraised_value']),
      paper(
        'underwriting_transmittal',
        ['ltv_percent'],
        change((f) => ({ appraisedCents: Math.round(f.appraisedCents * 1.1) })),
      ),
    ],
  },
  {
    rule: 'R-212',
    name: 'the ratio is above what was approved',
    kind: 'defect',
    products: ['commercial_real_estate'],
    documents: [note('principal_amount'), paper('appraisal', ['appraised_value'])],
    record: (record) => ({ ...record, ltv_percent: (Number(record.ltv_percent) - 6.35).toFixed(2) }),
  },
  {
    rule: 'R-212',
    name: 'the ratio is below what was approved',
    kind: 'near_miss',
    products: ['commercial_real_estate'],
    documents: [note('principal_amount'), paper('appraisal', ['appraised_value'])],
    record: (record) => ({ ...record, ltv_percent: (Number(record.ltv_percent) + 5).toFixed(2) }),
  },
  {
    rule: 'R-213',
    name: 'the payoff ran out before the funding',
    kind: 'defect',
    products: [...REFINANCE, 'commercial_real_estate'],
    documents: [
      note('note_date'),
      paper(
        'payoff_statement',
        ['payoff_good_through'],
        change((f) => ({ payoff: { ...f.payoff, goodThrough: addDays(f.noteDate, -4) } })),
      ),
    ],
  },
  {
    rule: 'R-213',
    name: 'the payoff is good through the day of the funding',
    kind: 'near_miss',
    products: ['commercial_real_estate'],
    documents: [
      note('note_date'),
      paper(
        'payoff_statement',
        ['payoff_good_through'],
        change((f) => ({ payoff: { ...f.payoff, goodThrough: f.noteDate } })),
      ),
    ],
  },
];
