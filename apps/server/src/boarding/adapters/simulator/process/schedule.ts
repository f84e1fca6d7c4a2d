import { decimalOf, moneyText } from '@countersign/engine/calculations/decimal';
import { isPaymentFrequency } from '@countersign/engine/calculations/payment-frequency';
import { paymentSchedule } from '@countersign/engine/calculations/payment-schedule';
import { dayCounts } from '@countersign/engine/values/day-count';
import type { CoreValue } from '../../../../platform/core-adapter.ts';
import type { CorePayment } from '../../compare-schedule.ts';
import { rowsOf } from '../../rows-of.ts';
import { simulatorShape } from '../shape.ts';

const FREQUENCIES = Object.entries(simulatorShape.tables.payment_frequency ?? {});

/** The payments of every note with regular ones, as this core calculates them from the terms that it was given. */
export function scheduleOf(fields: readonly CoreValue[]): readonly CorePayment[] {
  return rowsOf(fields, 'note').flatMap(({ row, values }): readonly CorePayment[] => {
    const principal = decimalOf(values.principal ?? '');
    const ratePercent = decimalOf(values.annualRate ?? '');
    const payment = decimalOf(values.paymentAmount ?? '');
    const frequency = FREQUENCIES.find(([, code]) => code === values.paymentFrequency)?.[0] ?? '';
    const { noteDate, firstPaymentDate } = values;
    const payments = Number(values.paymentCount);
    if (principal === null || ratePercent === null || payment === null || !isPaymentFrequency(frequency)) return [];
    if (noteDate === undefined || firstPaymentDate === undefined || !(payments >= 1 && payments <= 2600)) return [];
    const lines = paymentSchedule({
      principal,
      ratePercent,
      payment,
      payments,
      frequency,
      dayCount: dayCounts.find((known) => known === values.dayCount) ?? '30/360',
      interestFrom: noteDate,
      firstPaymentDate,
    });
    return lines.map((line, index) => ({
      note: String(row),
      number: String(index + 1),
      date: line.date,
      amount: moneyText(line.payment),
    }));
  });
}
