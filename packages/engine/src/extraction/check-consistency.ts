import { addMonths } from '../calculations/day-number.ts';
import { type Decimal, decimalOf } from '../calculations/decimal.ts';
import { foot } from '../calculations/footing.ts';
import { levelPayment } from '../calculations/level-payment.ts';
import { isPaymentFrequency } from '../calculations/payment-frequency.ts';
import { perDiemTimesDays } from '../calculations/per-diem-interest.ts';
import { compareWordsAndFigures } from '../calculations/words-equal-figures.ts';
import type { ChosenValue } from './choose-values.ts';

/** What a document says of itself in two ways: whether they agree, for which fields, and how that is told. */
interface Check {
  readonly fields: readonly string[];
  readonly agrees: boolean;
  readonly reason: string;
  /** How much a disagreement takes from the certainty of a reading. */
  readonly doubt: number;
}

type Values = (field: string) => string | null;

/** Of what was doubtful, the part that stays so when the document itself confirms a value. */
const confirmed = 0.5;

/**
 * Where a document allows a check, it makes its readings more or less certain. It never changes a value: a note whose
 * words and figures differ is read as printed, and found by the rules.
 */
export function checkConsistency(chosen: readonly ChosenValue[]): ChosenValue[] {
  const values: Values = (field) => chosen.find(({ candidate }) => candidate.field === field)?.candidate.value ?? null;
  const checks = [
    ...wordsAndFigures(values),
    ...payment(values),
    ...prepaidInterest(values),
    ...costs(values),
    ...proceeds(values),
    ...term(values),
  ];
  return chosen.map((value) => {
    const own = checks.filter(({ fields }) => fields.includes(value.candidate.field));
    return own.reduce(weigh, value);
  });
}

function weigh(value: ChosenValue, { agrees, reason, doubt }: Check): ChosenValue {
  const { confidence, reasons } = value;
  const weighed = agrees ? Math.min(0.99, 1 - (1 - confidence) * confirmed) : confidence * doubt;
  return { ...value, confidence: Math.round(weighed * 1000) / 1000, reasons: [...reasons, reason] };
}

function wordsAndFigures(values: Values): Check[] {
  const [words, figures] = [values('principal_words'), values('principal_amount')];
  if (words === null || figures === null) return [];
  const compared = compareWordsAndFigures(words, figures);
  if (compared.equal === null) return [];
  const agrees = compared.equal;
  const reason = agrees
    ? 'the amount in words and in figures is the same'
    : 'the amount in words and in figures differs';
  return [{ fields: ['principal_words', 'principal_amount'], agrees, reason, doubt: 0.85 }];
}

/** A cent a payment is rounding; a note may round its payment up to the dollar. */
const paymentSlack = 1;

function payment(values: Values): Check[] {
  const principal = decimalOf(values('principal_amount') ?? '');
  const ratePercent = decimalOf(values('interest_rate') ?? '');
  const printed = decimalOf(values('payment_amount') ?? '');
  const months = Number(
    values('amortization_months') ?? values('term_months') ?? values('number_of_payments') ?? Number.NaN,
  );
  const frequency = values('payment_frequency') ?? 'monthly';
  if (
    principal === null ||
    ratePercent === null ||
    printed === null ||
    !isPaymentFrequency(frequency) ||
    frequency !== 'monthly'
  )
    return [];
  // A balloon, interest only or an odd schedule has no level payment over its term: there the sum says nothing.
  if (!Number.isInteger(months) || months < 1 || months > 600 || values('balloon_amount') !== null || principal.lte(0))
    return [];
  const level = levelPayment({ principal, ratePercent, payments: months, frequency });
  if (level.minus(printed).abs().gt(paymentSlack)) return [];
  const reason = 'amount, rate and term give this payment';
  return [{ fields: ['principal_amount', 'interest_rate', 'payment_amount'], agrees: true, reason, doubt: 1 }];
}

function prepaidInterest(values: Values): Check[] {
  const perDiem = decimalOf(values('prepaid_interest_per_diem') ?? '');
  const total = decimalOf(values('prepaid_interest_amount') ?? '');
  const [from, to] = [values('prepaid_interest_from'), values('prepaid_interest_to')];
  if (perDiem === null || total === null || from === null || to === null || from > to) return [];
  const agrees = perDiemTimesDays(perDiem, from, to).minus(total).abs().lte(1);
  const fields = [
    'prepaid_interest_per_diem',
    'prepaid_interest_amount',
    'prepaid_interest_from',
    'prepaid_interest_to',
  ];
  const reason = agrees
    ? 'daily interest times days gives the prepaid interest'
    : 'daily interest times days does not give the prepaid interest';
  return [{ fields, agrees, reason, doubt: 0.95 }];
}

function costs(values: Values): Check[] {
  const loan = decimalOf(values('total_loan_costs') ?? '');
  const other = decimalOf(values('total_other_costs') ?? '');
  const total = decimalOf(values('total_closing_costs') ?? '');
  if (loan === null || other === null || total === null) return [];
  const credits = decimalOf(values('lender_credits') ?? '') ?? loan.minus(loan);
  const agrees = [credits, credits.negated(), loan.minus(loan)].some(
    (credit) => foot([loan, other, credit], total).holds,
  );
  const reason = agrees
    ? 'loan costs, other costs and credits add up to the total'
    : 'loan costs, other costs and credits do not add up to the total';
  return [
    {
      fields: ['total_loan_costs', 'total_other_costs', 'total_closing_costs', 'lender_credits'],
      agrees,
      reason,
      doubt: 0.95,
    },
  ];
}

function proceeds(values: Values): Check[] {
  const parts = ['amount_to_borrower', 'amount_paid_to_others'].map((field) => decimalOf(values(field) ?? ''));
  const total = decimalOf(values('loan_proceeds_total') ?? '');
  if (total === null || parts.some((part) => part === null)) return [];
  const agrees = foot(
    parts.filter((part): part is Decimal => part !== null),
    total,
  ).holds;
  const reason = agrees ? 'what is paid out adds up to the total' : 'what is paid out does not add up to the total';
  return [
    { fields: ['amount_to_borrower', 'amount_paid_to_others', 'loan_proceeds_total'], agrees, reason, doubt: 0.97 },
  ];
}

function term(values: Values): Check[] {
  const [noteDate, maturity, months] = [
    values('note_date'),
    values('maturity_date'),
    Number(values('term_months') ?? Number.NaN),
  ];
  if (noteDate === null || maturity === null || !Number.isInteger(months) || months < 1 || months > 1200) return [];
  // First payments fall a month later than the loan, so maturity may too.
  const agrees = [0, 1].some((later) => addMonths(noteDate, months + later).slice(0, 7) === maturity.slice(0, 7));
  return agrees
    ? [
        {
          fields: ['maturity_date', 'term_months', 'note_date'],
          agrees,
          reason: 'date and term give this maturity',
          doubt: 1,
        },
      ]
    : [];
}
