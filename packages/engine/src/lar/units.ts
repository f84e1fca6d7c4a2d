import { Decimal } from 'decimal.js';
import { findField } from '../fields/field-catalogue.ts';

/** What a bare number of a record is measured in, as a profile says it. */
const RATE_UNITS = ['percent', 'fraction', 'bps'] as const;
const TERM_UNITS = ['months', 'years', 'days'] as const;
const MONEY_UNITS = ['dollars', 'cents', 'thousands'] as const;
const VALUE_UNITS = [...RATE_UNITS, ...TERM_UNITS, ...MONEY_UNITS] as const;

export type ValueUnit = (typeof VALUE_UNITS)[number];

export function isValueUnit(unit: unknown): unit is ValueUnit {
  return VALUE_UNITS.some((known) => known === unit);
}

/** The units that a field can be written in; none for most. */
export function unitsOf(field: string): readonly ValueUnit[] {
  const entry = findField(field);
  if (entry?.kind === 'rate') return RATE_UNITS;
  if (entry?.kind === 'money') return MONEY_UNITS;
  if (field === 'grace_days') return ['days'];
  return entry?.unit === 'months' ? TERM_UNITS : [];
}

/** What a bare number of the field is measured in when it is written as ours. */
export function ownUnit(field: string): ValueUnit | undefined {
  return unitsOf(field)[0];
}

/** No number of a record is longer, and arithmetic on longer ones takes time. */
const LONGEST = 40;
const BARE = /^[-+]?(\d{1,3}(?:,\d{3})+|\d+)?(\.\d*)?$/;

/**
 * The text with its unit as the normalizers read it; null where it is no whole number of months. A text that says its
 * own unit, such as 6.875% or 84 months, is believed before the profile, which speaks of bare numbers.
 */
export function inUnit(text: string, unit: ValueUnit, field = ''): string | null {
  const bare = text.trim().replace(/^\$\s*/, '');
  if (bare.length > LONGEST || !BARE.test(bare) || !/\d/.test(bare)) return text;
  const number = new Decimal(bare.replaceAll(',', ''));
  switch (unit) {
    case 'fraction':
      return number.times(100).toFixed();
    case 'bps':
      return number.dividedBy(100).toFixed();
    case 'years':
      return number.times(12).toFixed();
    case 'days':
      return field === 'grace_days' ? bare : monthsOfDays(number);
    case 'cents':
      return number.dividedBy(100).toFixed();
    case 'thousands':
      return number.times(1000).toFixed();
    case 'percent':
    case 'months':
    case 'dollars':
      return bare;
  }
}

/** Terms in days are written as 30 to the month, or 365 to the year; any other number is no whole number of months. */
function monthsOfDays(days: Decimal): string | null {
  if (days.mod(365).isZero()) return days.dividedBy(365).times(12).toFixed();
  return days.mod(30).isZero() ? days.dividedBy(30).toFixed() : null;
}

/** Above it no bare number is a fraction that a lender charges, and at or below it few are percent. */
const HIGHEST_FRACTION = new Decimal('0.5');
/** A loan-to-value of two percent does not occur, one of 200% written as a fraction hardly does. */
const HIGHEST_LTV_FRACTION = new Decimal(2);
const LONGEST_TERM_IN_YEARS = new Decimal(50);
/** Above the bounds by more than a float could be wrong. */
const CLEARLY_NO_FRACTION = 2.01;
const CLEARLY_NO_YEARS = 50.01;

/** Asks about a bare number that could be in two units; null where the text is clear. */
export function questionAbout(field: string, text: string): string | null {
  const units = unitsOf(field);
  if (units !== RATE_UNITS && units !== TERM_UNITS) return null;
  const bare = text.trim();
  if (bare.length > LONGEST) return null;
  if (!BARE.test(bare) || !/[1-9]/.test(bare)) return null;
  // Far above all bounds there is nothing to be exact about, and most numbers are there.
  const clearly = units === RATE_UNITS ? CLEARLY_NO_FRACTION : CLEARLY_NO_YEARS;
  if (Math.abs(Number(bare.replaceAll(',', ''))) > clearly) return null;
  const number = new Decimal(bare.replaceAll(',', '')).abs();
  if (units === RATE_UNITS) {
    if (number.gt(field === 'ltv_percent' ? HIGHEST_LTV_FRACTION : HIGHEST_FRACTION)) return null;
    const percent = number.times(100).toFixed();
    return `can mean ${percent}% (a fraction) or ${number.toFixed()}%; set unit to fraction or percent in the profile`;
  }
  if (number.gt(LONGEST_TERM_IN_YEARS)) return null;
  const months = number.times(12).toFixed();
  return `can mean ${number.toFixed()} years (${months} months) or ${number.toFixed()} months; set unit to years or months in the profile`;
}
