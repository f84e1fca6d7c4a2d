import { countedDays } from './counted-days.ts';
import { Decimal, toCents } from './decimal.ts';

/** A day's interest, not rounded: 162,000 at 3.875 % on 360 days is 17.4375. */
export function perDiemInterest(principal: Decimal, ratePercent: Decimal, daysInYear: 360 | 365): Decimal {
  return principal.mul(ratePercent).div(100).div(daysInYear);
}

/** What a printed per diem comes to over the days from one date up to another. */
export function perDiemTimesDays(perDiem: Decimal, from: string, to: string): Decimal {
  return toCents(perDiem.mul(new Decimal(countedDays(from, to, 'act/365'))));
}
