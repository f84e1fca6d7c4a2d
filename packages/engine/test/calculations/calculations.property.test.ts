import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { slice } from '../../../../tools/test-tier.ts';
import { amortizingPayment } from '../../src/calculations/amortizing-payment.ts';
import { annualPercentageRate } from '../../src/calculations/annual-percentage-rate.ts';
import { addDays, addMonths, dayNumber, daysBetween, isoOfDayNumber } from '../../src/calculations/day-number.ts';
import { Decimal } from '../../src/calculations/decimal.ts';
import { exactLevelPayment, levelPayment } from '../../src/calculations/level-payment.ts';
import { monthsBetween } from '../../src/calculations/maturity.ts';
import { dueDate, type PaymentFrequency, periodsPerYear } from '../../src/calculations/payment-frequency.ts';
import { paymentSchedule } from '../../src/calculations/payment-schedule.ts';
import { dayCounts } from '../../src/values/day-count.ts';

vi.setConfig({ testTimeout: 120_000 });

const frequency = fc.constantFrom<PaymentFrequency>(
  'weekly',
  'biweekly',
  'semi_monthly',
  'monthly',
  'bimonthly',
  'quarterly',
  'semi_annual',
  'annual',
);
const principal = fc.integer({ min: 100_000, max: 1_000_000_000 }).map((cents) => new Decimal(cents).div(100));
const ratePercent = fc.integer({ min: 0, max: 24_000 }).map((thousandths) => new Decimal(thousandths).div(1000));
const day = fc.integer({ min: dayNumber('1971-01-01'), max: dayNumber('2069-12-31') }).map(isoOfDayNumber);
const payments = fc.integer({ min: 1, max: 360 });

describe('days', () => {
  it('have one number each, and dates come back from their numbers', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -20_000, max: 20_000 }), (date, count) => {
        expect(isoOfDayNumber(dayNumber(date))).toBe(date);
        expect(daysBetween(date, addDays(date, count))).toBe(count);
        // The platform's own calendar is the judge.
        expect(new Date(Date.parse(date) + count * 86_400_000).toISOString().slice(0, 10)).toBe(addDays(date, count));
      }),
    );
  });

  it('count months forth and back', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -600, max: 600 }), (date, months) => {
        expect(monthsBetween(date, addMonths(date, months))).toBe(months);
      }),
    );
  });
});

describe('payments', () => {
  it('repay the principal to zero: the last one differs by what rounding to cents adds up to', () => {
    fc.assert(
      fc.property(principal, ratePercent, payments, frequency, day, (amount, rate, count, often, date) => {
        const payment = levelPayment({ principal: amount, ratePercent: rate, payments: count, frequency: often });
        const rows = paymentSchedule({
          principal: amount,
          ratePercent: rate,
          payment,
          payments: count,
          frequency: often,
          dayCount: '30/360',
          interestFrom: dueDate(date, -1, often === 'semi_monthly' ? 'monthly' : often),
          firstPaymentDate:
            often === 'semi_monthly'
              ? dueDate(dueDate(date, -1, 'monthly'), 1, often)
              : dueDate(dueDate(date, -1, often), 1, often),
        });
        expect(rows.at(-1)?.balance.isZero()).toBe(true);
        expect(rows.reduce((sum, row) => sum.plus(row.principal), new Decimal(0)).eq(amount)).toBe(true);
        // Half a cent in the payment and half a cent of interest in each period, grown at the rate until the end.
        const growth = rate.div(100).div(periodsPerYear(often)).plus(1);
        const bound = Array.from({ length: count }).reduce<Decimal>(
          (sum) => sum.mul(growth).plus('0.01'),
          new Decimal('0.01'),
        );
        const off = rows.at(-1)?.payment.minus(payment).abs() ?? new Decimal(0);
        expect(off.lte(bound)).toBe(true);
      }),
      { numRuns: slice(75, 300) },
    );
  });

  it('over irregular dates repay the principal on every day count', () => {
    fc.assert(
      fc.property(
        principal,
        ratePercent,
        fc.integer({ min: 2, max: 120 }),
        fc.integer({ min: 5, max: 75 }),
        day,
        fc.constantFrom(...dayCounts),
        (amount, rate, count, firstDays, date, dayCount) => {
          const terms = {
            principal: amount,
            ratePercent: rate,
            payments: count,
            frequency: 'monthly' as const,
            dayCount,
            interestFrom: date,
            firstPaymentDate: addDays(date, firstDays),
          };
          const payment = amortizingPayment(terms);
          const rows = paymentSchedule({ ...terms, payment });
          // 2.2 % a month is more than 24 % a year on 31 of 360 days.
          const bound = Array.from({ length: count }).reduce<Decimal>(
            (sum) => sum.mul('1.022').plus('0.01'),
            new Decimal('0.01'),
          );
          expect(rows.at(-1)?.payment.minus(payment).abs().lte(bound)).toBe(true);
        },
      ),
      { numRuns: slice(75, 300) },
    );
  });
});

describe('the annual percentage rate', () => {
  it('of a loan without fees is its rate', () => {
    fc.assert(
      fc.property(principal, ratePercent, payments, frequency, day, (amount, rate, count, often, date) => {
        const payment = exactLevelPayment({ principal: amount, ratePercent: rate, payments: count, frequency: often });
        const first = dueDate(date, 1, often);
        // A day that its month does not have makes the first period shorter by days: not the case looked at here.
        fc.pre(Number(date.slice(8)) <= 28 && (often !== 'semi_monthly' || Number(date.slice(8)) <= 13));
        const apr = annualPercentageRate({
          amountFinanced: amount,
          advanceDate: date,
          frequency: often,
          payments: Array.from({ length: count }, (_, index) => ({
            date: dueDate(first, index, often),
            amount: payment,
          })),
        });
        // Digits lost in the payment may leave it a hair short of the principal at no interest.
        if (rate.isZero()) return;
        expect(apr?.minus(rate).abs().lt('1e-8')).toBe(true);
      }),
      { numRuns: slice(50, 150) },
    );
  });

  it('rises with what is held back, and with nothing else', () => {
    fc.assert(
      fc.property(principal, ratePercent, fc.integer({ min: 2, max: 120 }), day, (amount, rate, count, date) => {
        const payment = levelPayment({
          principal: amount,
          ratePercent: rate.plus(1),
          payments: count,
          frequency: 'monthly',
        });
        const paid = Array.from({ length: count }, (_, index) => ({
          date: dueDate(date, index + 1, 'monthly'),
          amount: payment,
        }));
        const apr = (financed: Decimal): Decimal =>
          annualPercentageRate({ amountFinanced: financed, advanceDate: date, frequency: 'monthly', payments: paid }) ??
          new Decimal(-1);
        expect(apr(amount.mul('0.99')).gt(apr(amount))).toBe(true);
      }),
      { numRuns: slice(40, 100) },
    );
  });
});
