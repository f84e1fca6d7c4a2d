import { addDays, addMonths } from '../../core/dates.ts';
import type { LoanFacts } from '../../core/facts.ts';
import type { Recipe } from '../recipe.ts';
import { BUSINESS, CONSUMER, change, DOLLARS, disclose, note, paper } from './changes.ts';

const isFixed = (f: LoanFacts): boolean => f.rateType === 'fixed';
const hasBalloon = (f: LoanFacts): boolean => isFixed(f) && f.balloonCents !== null;

/** figures that follow from the terms of the note. */
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
    name: 'a year of 365 days where the note counts 360',
    kind: 'defect',
    products: CONSUMER,
    documents: [
      note('principal_amount', 'interest_rate', 'day_count'),
      paper(
        'closing_disclosure',
        ['prepaid_interest_per_diem'],
        disclose((f) => ({ perDiemCents: Math.round((f.principalCents * f.rate) / 100_000 / 365) })),
      ),
    ],
    about: /The note states 30\/360/,
  },
  {
    rule: 'R-205',
    name: 'a day’s interest by the note',
    kind: 'near_miss',
    products: CONSUMER,
    documents: [
      note('principal_amount', 'interest_rate', 'day_count'),
      paper('closing_disclosure', ['prepaid_interest_per_diem']),
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
];
