import { decimalOf, moneyText } from '@countersign/engine/calculations/decimal';
import {
  dueDate,
  isPaymentFrequency,
  type PaymentFrequency,
  periodsPerYear,
} from '@countersign/engine/calculations/payment-frequency';
import { paymentSchedule } from '@countersign/engine/calculations/payment-schedule';
import { dayCounts } from '@countersign/engine/values/day-count';
import type { CoreValue } from '../../../../platform/core-adapter.ts';
import type { CorePayment } from '../../compare-schedule.ts';
import { rowsOf } from '../../rows-of.ts';
import { simulatorShape } from '../shape.ts';

const FREQUENCIES = Object.entries(simulatorShape.tables.payment_frequency ?? {});

/**
 * The payments of every note with regular ones, as this core calculates them from the terms that it was given. Of a note
 * whose payments do not end at its maturity it cannot tell them: what is then paid at the end is no term of this core.
 */
export function scheduleOf(fields: readonly CoreValue[]): readonly CorePayment[] {
  return rowsOf(fields, 'note').flatMap(({ row, values }): readonly CorePayment[] => {
    const principal = decimalOf(values.principal ?? '');
    const ratePercent = decimalOf(values.annualRate ?? '');
    const payment = decimalOf(values.paymentAmount ?? '');
    const frequency = FREQUENCIES.find(([, code]) => code === values.paymentFrequency)?.[0] ?? '';
    const { noteDate, firstPaymentDate } = values;
    if (principal === null || ratePercent === null || payment === null || !isPaymentFrequency(frequency)) return [];
    if (noteDate === undefined || firstPaymentDate === undefined) return [];
    const payments = countOf(values, firstPaymentDate, frequency);
    if (payments === null) return [];
    const interestOnlyMonths = Number(values.interestOnlyMonths ?? 0);
    const lines = paymentSchedule({
      principal,
      ratePercent,
      payment,
      payments,
      frequency,
      dayCount: dayCounts.find((known) => known === values.dayCount) ?? '30/360',
      interestFrom: noteDate,
      firstPaymentDate,
      interestOnlyPayments: Math.round((interestOnlyMonths * periodsPerYear(frequency)) / 12),
    });
    return lines.map((line, index) => ({
      note: String(row),
      number: String(index + 1),
      date: line.date,
      amount: moneyText(line.payment),
    }));
  });
}

/** Weekly payments over fifty years. */
const MOST_PAYMENTS = 2600;

type Values = Readonly<Record<string, string | undefined>>;

function countOf({ paymentCount, maturityDate }: Values, first: string, frequency: PaymentFrequency): number | null {
  const stated = paymentCount === undefined ? null : Number(paymentCount);
  if (stated !== null && !(stated >= 1 && stated <= MOST_PAYMENTS)) return null;
  if (maturityDate === undefined) return stated;
  if (stated !== null) return dueDate(first, stated - 1, frequency) === maturityDate ? stated : null;
  for (let count = 1; count <= MOST_PAYMENTS; count += 1) {
    const due = dueDate(first, count - 1, frequency);
    if (due >= maturityDate) return due === maturityDate ? count : null;
  }
  return null;
}
