import { type Decimal, moneyText } from '../calculations/decimal.ts';
import { dueDate, type PaymentFrequency } from '../calculations/payment-frequency.ts';
import { paymentSchedule } from '../calculations/payment-schedule.ts';
import { interestOnlyPayments } from '../reconciliation/calculations/payment-amortizes.ts';
import { paymentsBefore, paymentsUntil } from '../reconciliation/calculations/payments-until.ts';
import type { Reading } from '../reconciliation/facts.ts';
import {
  hasLastPayment,
  hasNoRegularPayments,
  isVariableRate,
  type StatedTerms,
  statedDayCount,
  statedFrequency,
  statedTerms,
} from '../reconciliation/stated-terms.ts';
import { SCHEDULE_FIELDS } from './list-fields.ts';
import type { FoundReading, LoanItem } from './loan-item.ts';

/** A line of a note's schedule; what its terms do not settle is null. */
interface ScheduleLine {
  readonly date: string;
  readonly amount: string | null;
  readonly principal: string | null;
  readonly interest: string | null;
  readonly balance: string | null;
}

/** More than a loan of fifty years with weekly payments has. */
const MOST_LINES = 2600;

/** The payments of every note, in the order of the notes and of their dates. */
export function scheduleItems(notes: readonly LoanItem[]): readonly LoanItem[] {
  return notes.flatMap((note, index) => {
    const terms = statedTerms([
      (field) => {
        const { reading } = note.find(field);
        return reading === null || reading === 'differing' ? [] : [reading];
      },
    ]);
    return linesOf(terms).map((line, at): LoanItem => {
      const values: Readonly<Record<string, readonly [value: string | null, from: string]>> = {
        schedule_note: [String(index + 1), 'loan_number'],
        schedule_number: [String(at + 1), 'first_payment_date'],
        schedule_date: [line.date, at === 0 ? 'first_payment_date' : 'payment_frequency'],
        schedule_amount: [line.amount, 'payment_amount'],
        schedule_principal: [line.principal, 'payment_amount'],
        schedule_interest: [line.interest, 'interest_rate'],
        schedule_balance: [line.balance, 'principal_amount'],
      };
      return {
        label: `payment ${at + 1} of ${note.label}`,
        find: (field) => derived(field, values[field]?.[0] ?? null, base(note, terms, values[field]?.[1] ?? '')),
      };
    });
  });
}

/** The reading that a line follows from; the first payment stands for a frequency that only the count of payments tells. */
function base(note: LoanItem, terms: StatedTerms, field: string): Reading | null {
  const { reading } = note.find(field);
  if (reading !== null && reading !== 'differing') return reading;
  return terms.reading('first_payment_date');
}

function derived(field: string, value: string | null, from: Reading | null): FoundReading {
  const kind = SCHEDULE_FIELDS[field]?.kind;
  if (value === null || from === null || kind === undefined) return { reading: null, waiting: null };
  return { reading: { ...from, kind, value }, waiting: null, base: from };
}

/**
 * Only what the note says for certain. Dates follow from the first payment and the frequency. Amounts are those that the
 * note states; how each is split, and what the last one is, only where the note fixes its rate and counts its days.
 */
function linesOf(terms: StatedTerms): readonly ScheduleLine[] {
  const frequency = statedFrequency(terms);
  const first = terms.date('first_payment_date');
  const payment = terms.decimal('payment_amount');
  if (hasNoRegularPayments(terms) || frequency === null || first === null || payment === null) return [];
  const count = countOf(terms, frequency);
  if (count === null || count.payments < 1 || count.payments > MOST_LINES) return [];
  return splitLines(terms, frequency, count, first, payment) ?? statedLines(terms, frequency, count, first, payment);
}

interface Count {
  readonly payments: number;
  /** A last payment of its own, behind the regular ones. */
  readonly finalDate: string | null;
}

function countOf(terms: StatedTerms, frequency: PaymentFrequency): Count | null {
  const maturity = terms.date('maturity_date');
  if (hasLastPayment(terms)) {
    const before = terms.whole('number_of_payments') ?? paymentsBefore(terms, frequency);
    return before === null || maturity === null ? null : { payments: before, finalDate: maturity };
  }
  const payments = terms.whole('number_of_payments') ?? paymentsUntil(terms, frequency);
  return payments === null ? null : { payments, finalDate: null };
}

function splitLines(
  terms: StatedTerms,
  frequency: PaymentFrequency,
  { payments, finalDate }: Count,
  firstPaymentDate: string,
  payment: Decimal,
): readonly ScheduleLine[] | null {
  const principal = terms.decimal('principal_amount');
  const ratePercent = terms.decimal('interest_rate');
  const dayCount = statedDayCount(terms);
  const interestFrom = terms.date('note_date');
  if (principal === null || ratePercent === null || dayCount === null || interestFrom === null) return null;
  if (isVariableRate(terms)) return null;
  const rows = paymentSchedule({
    principal,
    ratePercent,
    dayCount,
    frequency,
    interestFrom,
    firstPaymentDate,
    payments,
    payment,
    interestOnlyPayments: interestOnlyPayments(terms, frequency),
    ...(finalDate === null || finalDate <= dueDate(firstPaymentDate, payments - 1, frequency)
      ? {}
      : { finalPaymentDate: finalDate }),
  });
  return rows.map((row) => ({
    date: row.date,
    amount: moneyText(row.payment),
    principal: moneyText(row.principal),
    interest: moneyText(row.interest),
    balance: moneyText(row.balance),
  }));
}

function statedLines(
  terms: StatedTerms,
  frequency: PaymentFrequency,
  { payments, finalDate }: Count,
  first: string,
  payment: Decimal,
): readonly ScheduleLine[] {
  const line = (date: string, amount: Decimal | null): ScheduleLine => ({
    date,
    amount: amount === null ? null : moneyText(amount),
    principal: null,
    interest: null,
    balance: null,
  });
  const interestOnly = interestOnlyPayments(terms, frequency);
  const last = finalDate !== null && finalDate > dueDate(first, payments - 1, frequency) ? finalDate : null;
  const regular = Array.from({ length: payments }, (_, index) => {
    // The last of equal payments settles what rounding left, and the first ones may be of interest only.
    const isStated = index >= interestOnly && (last !== null || index < payments - 1);
    return line(dueDate(first, index, frequency), isStated ? payment : null);
  });
  return last === null ? regular : [...regular, line(last, terms.decimal('balloon_amount'))];
}
