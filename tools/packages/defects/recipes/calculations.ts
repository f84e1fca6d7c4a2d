import { addDays, addMonths } from '../../core/dates.ts';
import type { LoanFacts } from '../../core/facts.ts';
import type { Recipe } from '../recipe.ts';
import { BUSINESS, CONSUMER, change, disclose, note, paper, REFINANCE } from './changes.ts';

const DOLLARS = 100;

const isFixed = (f: LoanFacts): boolean => f.rateType === 'fixed';
const hasBalloon = (f: LoanFacts): boolean => isFixed(f) && f.balloonCents !== null;

/** figures that follow from other figures. */
export const calculationRecipes: readonly Recipe[] = [
  {
    rule: 'R-201',
    name: 'the payment is one percent too high',
    kind: 'defect',
    products: BUSINESS,
    when: isFixed,
    documents: [
      {
        ...note('payment_amount'),
        alter: change((f) => ({ paymentCents: Math.round(f.paymentCents * 1.01) + 5 * DOLLARS })),
      },
    ],
  },
  {
    rule: 'R-201',
    name: 'the payment of a home loan is eighty dollars too low',
    kind: 'defect',
    products: CONSUMER,
    documents: [{ ...note('payment_amount'), alter: change((f) => ({ paymentCents: f.paymentCents - 80 * DOLLARS })) }],
  },
  {
    rule: 'R-201',
    name: 'a cent apart',
    kind: 'near_miss',
    products: CONSUMER,
    documents: [{ ...note('payment_amount'), alter: change((f) => ({ paymentCents: f.paymentCents + 1 })) }],
  },
  {
    rule: 'R-201',
    name: 'rounded up to the dollar',
    kind: 'near_miss',
    severity: 'exception',
    products: BUSINESS,
    when: isFixed,
    documents: [
      {
        ...note('payment_amount'),
        alter: change((f) => ({ paymentCents: Math.ceil(f.paymentCents / DOLLARS) * DOLLARS })),
      },
    ],
  },
  {
    rule: 'R-202',
    name: 'the balloon is a tenth too high',
    kind: 'defect',
    products: BUSINESS,
    when: hasBalloon,
    documents: [
      {
        ...note('balloon_amount', 'payment_amount'),
        alter: change((f) => ({ balloonCents: Math.round((f.balloonCents ?? 0) * 1.1) })),
      },
    ],
  },
  {
    rule: 'R-202',
    name: 'three dollars apart',
    kind: 'near_miss',
    products: BUSINESS,
    when: hasBalloon,
    documents: [
      {
        ...note('balloon_amount', 'payment_amount'),
        alter: change((f) => ({ balloonCents: (f.balloonCents ?? 0) + 3 * DOLLARS })),
      },
    ],
  },
  {
    rule: 'R-203',
    name: 'the note matures two months late',
    kind: 'defect',
    products: CONSUMER,
    documents: [
      {
        ...note('maturity_date', 'first_payment_date'),
        alter: change((f) => ({ maturityDate: addMonths(f.maturityDate, 2) })),
      },
    ],
  },
  {
    rule: 'R-203',
    name: 'the note matures ten days early',
    kind: 'defect',
    products: BUSINESS,
    documents: [
      {
        ...note('maturity_date', 'first_payment_date', 'number_of_payments'),
        alter: change((f) => ({ maturityDate: addDays(f.maturityDate, -10) })),
      },
    ],
  },
  {
    rule: 'R-203',
    name: 'months of different length',
    kind: 'near_miss',
    products: BUSINESS,
    loan: change((f) => ({
      noteDate: '2025-01-31',
      firstPaymentDate: '2025-02-28',
      maturityDate: addMonths('2025-01-31', f.termMonths),
    })),
    documents: [note('maturity_date', 'first_payment_date')],
  },
  {
    rule: 'R-204',
    name: 'the note states a year more than its payments make',
    kind: 'defect',
    products: CONSUMER,
    documents: [
      {
        ...note('term_months', 'number_of_payments'),
        alter: change((f) => ({ termMonths: f.termMonths + 12 })),
      },
    ],
  },
  {
    rule: 'R-204',
    name: 'the disclosure states another term than the payments make',
    kind: 'defect',
    products: CONSUMER,
    documents: [
      { ...note('number_of_payments'), lacks: ['term_months'] },
      paper(
        'closing_disclosure',
        ['term_months'],
        change((f) => ({ termMonths: f.termMonths - 60 })),
      ),
    ],
  },
  {
    rule: 'R-204',
    name: 'the last payment comes on top',
    kind: 'near_miss',
    products: BUSINESS,
    when: (f) => f.balloonCents !== null,
    documents: [note('number_of_payments', 'balloon_amount')],
  },
  {
    rule: 'R-205',
    name: 'five dollars a day too much',
    kind: 'defect',
    products: CONSUMER,
    documents: [
      note('principal_amount', 'interest_rate'),
      paper(
        'closing_disclosure',
        ['prepaid_interest_per_diem'],
        disclose((f) => ({ perDiemCents: f.disclosure.perDiemCents + 5 * DOLLARS })),
      ),
    ],
  },
  {
    rule: 'R-205',
    name: 'a year of 360 days',
    kind: 'near_miss',
    products: CONSUMER,
    documents: [
      note('principal_amount', 'interest_rate'),
      paper(
        'closing_disclosure',
        ['prepaid_interest_per_diem'],
        disclose((f) => ({ perDiemCents: Math.round((f.principalCents * f.rate) / 100_000 / 360) })),
      ),
    ],
  },
  {
    rule: 'R-206',
    name: 'forty dollars too much',
    kind: 'defect',
    products: CONSUMER,
    documents: [
      note('principal_amount', 'interest_rate'),
      paper(
        'closing_disclosure',
        ['prepaid_interest_amount'],
        disclose((f) => ({ interestCents: f.disclosure.interestCents + 40 * DOLLARS + 37 })),
      ),
    ],
  },
  {
    rule: 'R-206',
    name: 'the last day is counted',
    kind: 'near_miss',
    products: CONSUMER,
    documents: [
      note('principal_amount', 'interest_rate'),
      paper(
        'closing_disclosure',
        ['prepaid_interest_amount'],
        disclose((f) => ({ interestCents: f.disclosure.interestCents + f.disclosure.perDiemCents })),
      ),
    ],
  },
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
