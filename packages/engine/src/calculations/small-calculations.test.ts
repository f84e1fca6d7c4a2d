import { describe, expect, it } from 'vitest';
import { countedDays } from './counted-days.ts';
import { addDays, addMonths, daysBetween } from './day-number.ts';
import { Decimal, decimalOf, decimalText, moneyText } from './decimal.ts';
import { foot } from './footing.ts';
import { loanToValuePercent } from './loan-to-value.ts';
import { maturityFromPayments, maturityFromTerm, monthsBetween, termOfPayments } from './maturity.ts';
import { dueDate, isPaymentFrequency } from './payment-frequency.ts';
import { perDiemInterest, perDiemTimesDays } from './per-diem-interest.ts';
import { compareWordsAndFigures } from './words-equal-figures.ts';

const d = (text: string): Decimal => new Decimal(text);

describe('dates', () => {
  it('clamp at month ends', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2024-01-31', 1)).toBe('2024-02-29');
    expect(addMonths('2026-03-15', -3)).toBe('2025-12-15');
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
  });

  it('know leap days', () => {
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
    expect(daysBetween('1900-02-28', '1900-03-01')).toBe(1);
    expect(daysBetween('2000-01-01', '2100-01-01')).toBe(36_525);
    expect(addDays('2023-12-31', 1)).toBe('2024-01-01');
  });

  it('of payments are counted from the first', () => {
    expect(dueDate('2026-01-31', 2, 'monthly')).toBe('2026-03-31');
    expect(dueDate('2026-01-31', 1, 'quarterly')).toBe('2026-04-30');
    expect(dueDate('2026-01-01', 3, 'semi_monthly')).toBe('2026-02-16');
    expect(dueDate('2026-01-01', 2, 'biweekly')).toBe('2026-01-29');
    expect([isPaymentFrequency('monthly'), isPaymentFrequency('at_maturity'), isPaymentFrequency('toString')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('are counted by months of 30 days, or as they are', () => {
    expect(countedDays('2020-04-29', '2020-11-02', '30/360')).toBe(183);
    expect(countedDays('2026-01-31', '2026-03-31', '30/360')).toBe(60);
    expect(countedDays('2026-01-15', '2026-03-31', '30/360')).toBe(76);
    expect(countedDays('2020-04-29', '2020-11-02', 'act/360')).toBe(187);
  });
});

describe('maturity and term', () => {
  it('follow from the note date, or from the payments', () => {
    expect(maturityFromTerm('2026-03-01', 60)).toBe('2031-03-01');
    expect(maturityFromTerm('2026-08-31', 6)).toBe('2027-02-28');
    expect(maturityFromPayments('2026-10-01', 360, 'monthly')).toBe('2056-09-01');
    expect(monthsBetween('2026-03-01', '2031-03-01')).toBe(60);
    expect(monthsBetween('2026-03-01', '2031-03-02')).toBe(null);
    expect(termOfPayments(20, 'quarterly')).toBe(60);
    expect(termOfPayments(26, 'biweekly')).toBe(12);
    expect(termOfPayments(5, 'weekly')).toBe(null);
  });
});

describe('interest by the day', () => {
  it('is what the oracle says', () => {
    expect(perDiemInterest(d('162000'), d('3.875'), 360).toFixed()).toBe('17.4375');
    expect(perDiemInterest(d('162000'), d('3.875'), 365).toFixed(4)).toBe('17.1986');
    expect(perDiemTimesDays(d('17.44'), '2026-03-16', '2026-04-01').toFixed(2)).toBe('279.04');
  });
});

describe('sums, words and ratios', () => {
  it('foot to the cent', () => {
    expect(foot([d('0.10'), d('0.20')], d('0.30')).holds).toBe(true);
    const wrong = foot([d('9405.00'), d('2280.35')], d('11685.36'));
    expect([wrong.holds, wrong.difference.toFixed(2), wrong.sum.toFixed(2)]).toEqual([false, '0.01', '11685.35']);
    expect(foot([], d('0')).holds).toBe(true);
  });

  it('compare words with figures, and say nothing when one cannot be read', () => {
    expect(compareWordsAndFigures('Two Hundred Fifty Thousand & 00/100', '$250,000.00').equal).toBe(true);
    expect(compareWordsAndFigures('TWO HUNDRED FIFTY THOUSAND AND NO/100', '$260,000.00')).toEqual({
      words: '250000.00',
      figures: '260000.00',
      equal: false,
    });
    expect(compareWordsAndFigures('Two Hundred Fifty', 'see above').equal).toBe(null);
    expect(compareWordsAndFigures('Two Hundrcd Thousand', '$2OO,000.00', { ocr: true }).equal).toBe(true);
  });

  it('give the loan to value', () => {
    expect(loanToValuePercent(d('280000'), d('418000'))?.toFixed()).toBe('66.9856');
    expect(loanToValuePercent(d('280000'), d('0'))).toBe(null);
  });

  it('write decimals as normalizers do', () => {
    expect([
      moneyText(d('-0.001')),
      moneyText(d('1234.5')),
      decimalText(d('6.2500'), 4),
      decimalText(d('-0.00001'), 3),
    ]).toEqual(['0.00', '1234.50', '6.25', '0']);
    expect([decimalOf('12345678901234567890.12')?.toFixed(), decimalOf('1e5'), decimalOf('')]).toEqual([
      '12345678901234567890.12',
      null,
      null,
    ]);
  });
});
