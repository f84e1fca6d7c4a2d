import { addMonths, daysBetween } from './day-number.ts';
import { Decimal } from './decimal.ts';
import { dueDate, type PaymentFrequency, spacingOf } from './payment-frequency.ts';

/** A time as Regulation Z measures it: whole unit-periods, and a fraction of one. */
export interface UnitTime {
  readonly whole: number;
  readonly fraction: Decimal;
}

/**
 * The time between an advance and a payment in unit-periods, counted back from the payment (appendix J, part b, 5).
 * A month that is left over has 30 days, half a month 15, a week 7.
 */
function unitTime(advance: string, payment: string, frequency: PaymentFrequency): UnitTime {
  const { days, halfMonths, months } = spacingOf(frequency);
  if (days !== undefined) return parted(daysBetween(advance, payment), days);
  const perUnit = months ?? 1;
  let count = 0;
  while (addMonths(payment, -(count + 1)) >= advance) count += 1;
  const left = daysBetween(advance, addMonths(payment, -count));
  if (halfMonths !== undefined) {
    const { whole, fraction } = parted(left, 15);
    return { whole: count * 2 + whole, fraction };
  }
  if (perUnit === 12) return yearTime(count, left, daysBetween(advance, addMonths(payment, -(count - (count % 12)))));
  return {
    whole: Math.floor(count / perUnit),
    fraction: new Decimal((count % perUnit) * 30 + left).div(perUnit * 30),
  };
}

/** What is left of a year counts in months where these are whole, else in days. */
function yearTime(months: number, daysLeft: number, daysBeyondYears: number): UnitTime {
  const fraction = daysLeft === 0 ? new Decimal(months % 12).div(12) : new Decimal(daysBeyondYears).div(365);
  return { whole: Math.floor(months / 12), fraction };
}

function parted(days: number, unitDays: number): UnitTime {
  return { whole: Math.floor(days / unitDays), fraction: new Decimal(days % unitDays).div(unitDays) };
}

/** The times of payments. Those that follow the first at regular distances have its fraction, whatever their dates. */
export function paymentTimes(
  advance: string,
  dates: readonly string[],
  frequency: PaymentFrequency,
): readonly UnitTime[] {
  const [firstDate] = dates;
  if (firstDate === undefined) return [];
  const first = unitTime(advance, firstDate, frequency);
  return dates.map((date, index) =>
    date === dueDate(firstDate, index, frequency)
      ? { whole: first.whole + index, fraction: first.fraction }
      : unitTime(advance, date, frequency),
  );
}
