import { describe, expect, it } from 'vitest';
import type { DayCount } from '../values/day-count.ts';
import { amortizingPayment } from './amortizing-payment.ts';
import { Decimal } from './decimal.ts';
import { levelPayment } from './level-payment.ts';
import { paymentSchedule } from './payment-schedule.ts';

const level = (principal: string, rate: string, payments: number): string =>
  levelPayment({
    principal: new Decimal(principal),
    ratePercent: new Decimal(rate),
    payments,
    frequency: 'monthly',
  }).toFixed(2);

describe('the level payment', () => {
  it('is what the tables say', () => {
    expect(level('162000', '3.875', 360)).toBe('761.78');
    expect(level('392200', '6.5', 120)).toBe('4453.35');
    expect(level('1200', '0', 12)).toBe('100.00');
  });
});

describe('the schedule', () => {
  /** A real note: seventeen payments and the rest at maturity. */
  const balloon = (dayCount: DayCount): string | undefined =>
    paymentSchedule({
      principal: new Decimal('3702000'),
      ratePercent: new Decimal('1'),
      payment: new Decimal('155861.90'),
      dayCount,
      frequency: 'monthly',
      interestFrom: '2020-04-29',
      firstPaymentDate: '2020-11-02',
      payments: 17,
      finalPaymentDate: '2022-04-29',
    })
      .at(-1)
      ?.payment.toFixed(2);

  it('comes to the balloon that a real note prints, on each day count', () => {
    expect(balloon('30/360')).toBe('1105097.20');
    expect(balloon('act/360')).toBe('1105907.56');
    expect(balloon('act/365')).toBe('1105165.92');
  });

  it('has regular periods of equal interest on months of 30 days, February included', () => {
    const rows = paymentSchedule({
      principal: new Decimal(120_000),
      ratePercent: new Decimal(6),
      payment: new Decimal(600),
      dayCount: '30/360',
      frequency: 'monthly',
      interestFrom: '2025-12-30',
      firstPaymentDate: '2026-01-30',
      payments: 4,
    });
    expect(rows.map(({ date }) => date)).toEqual(['2026-01-30', '2026-02-28', '2026-03-30', '2026-04-30']);
    expect(rows.map(({ interest }) => interest.toFixed(2))).toEqual(['600.00', '600.00', '600.00', '600.00']);
    expect(rows.at(-1)?.payment.toFixed(2)).toBe('120600.00');
  });

  it('rounds an exact half cent up, although 57 of 360 days have no end', () => {
    // 2650 x 6 % x 57 / 360 is 25.175; a fraction that is cut off first makes it less.
    const [row] = paymentSchedule({
      principal: new Decimal(2650),
      ratePercent: new Decimal(6),
      payment: new Decimal(100),
      dayCount: 'act/360',
      frequency: 'monthly',
      interestFrom: '2026-01-01',
      firstPaymentDate: '2026-02-27',
      payments: 12,
    });
    expect(row?.interest.toFixed(2)).toBe('25.18');
  });

  it('asks for interest alone as long as the note says so', () => {
    const rows = paymentSchedule({
      principal: new Decimal(100_000),
      ratePercent: new Decimal(6),
      payment: new Decimal(1000),
      dayCount: '30/360',
      frequency: 'monthly',
      interestFrom: '2026-01-01',
      firstPaymentDate: '2026-02-01',
      payments: 4,
      interestOnlyPayments: 2,
    });
    expect(rows.map(({ balance }) => balance.toFixed(2))).toEqual(['100000.00', '100000.00', '99500.00', '0.00']);
  });
});

describe('the payment over given dates', () => {
  const terms = {
    principal: new Decimal('162000'),
    ratePercent: new Decimal('3.875'),
    frequency: 'monthly',
    payments: 360,
  } as const;

  it('is the level payment where all periods are regular', () => {
    const payment = amortizingPayment({
      ...terms,
      dayCount: '30/360',
      interestFrom: '2026-01-01',
      firstPaymentDate: '2026-02-01',
    });
    expect(payment.toFixed(2)).toBe('761.78');
  });

  it('is higher with a long first period and on a year of 360 days', () => {
    const late = amortizingPayment({
      ...terms,
      dayCount: '30/360',
      interestFrom: '2026-01-01',
      firstPaymentDate: '2026-03-01',
    });
    const short = amortizingPayment({
      ...terms,
      dayCount: 'act/360',
      interestFrom: '2026-01-01',
      firstPaymentDate: '2026-02-01',
    });
    expect([late.gt('761.78'), short.gt('761.78')]).toEqual([true, true]);
  });
});
