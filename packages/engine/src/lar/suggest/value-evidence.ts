import { findField } from '../../fields/field-catalogue.ts';
import type { ValueKind } from '../../values/value-kind.ts';
import { MOST_SHORT_VALUE_CHARACTERS } from '../caps.ts';
import { formulaPart } from '../rate-formula.ts';
import { questionAbout, unitsOf, type ValueUnit } from '../units.ts';
import { meaningOf } from '../value-meaning.ts';

/** Whether the values could be of the field. Nothing at all could be anything. */
export function fits(field: string, values: readonly string[], exact: readonly string[]): boolean {
  if (values.length === 0) return true;
  const kind = findField(field)?.kind ?? 'text';
  return values.every((value, index) => looksLike(field, kind, value, exact[index]));
}

function looksLike(field: string, kind: ValueKind, value: string, exact: string | undefined): boolean {
  if (value.length > MOST_SHORT_VALUE_CHARACTERS) return kind === 'text';
  if (field === 'rate_index' && /^[\d.,%\s]+$/.test(value)) return false;
  if (field === 'interest_rate' && formulaPart('rate_index', value) !== null) return true;
  const { value: read, question } = meaningOf(field, value, {}, exact);
  const isRead = read !== null || question !== undefined || mapFor(field, [value]) !== null;
  switch (kind) {
    case 'name':
      return isRead && /\p{L}{2}/u.test(value) && !/^[\d\s./%$,-]+$/.test(value);
    case 'id':
      // A code in words is a name of a branch or a product.
      return isRead && (/\d/.test(value) || field === 'branch_code' || field === 'product_code');
    case 'text':
      return isRead && !isDateText(value);
    case 'money':
      return isRead && !/%/.test(value) && !isDateText(value);
    default:
      return isRead;
  }
}

function isDateText(value: string): boolean {
  return /^\d{1,4}[-/]\d{1,2}[-/]\d{1,4}$/.test(value);
}

const SAID: Readonly<Record<string, ValueUnit>> = {
  percent: 'percent',
  bps: 'bps',
  months: 'months',
  years: 'years',
  days: 'days',
  thousands: 'thousands',
  cents: 'cents',
};

/**
 * The unit that the label says, or that the numbers can only have: 360 is no number of years, and 6.75 is no fraction.
 * Null where neither tells; then reading the record asks.
 */
export function unitFor(field: string, words: readonly string[], values: readonly string[]): ValueUnit | null {
  const units = unitsOf(field);
  const said = words.map((word) => SAID[word]).find((unit) => unit !== undefined && units.includes(unit));
  const [usual] = units;
  const isBare = values.length > 0 && values.every((value) => /^[\d.,\s]+$/.test(value));
  const isClear = values.every((value) => questionAbout(field, value) === null);
  if (said !== undefined) return said === 'percent' && isBare && !isClear ? null : said;
  if (usual === undefined || (usual !== 'percent' && usual !== 'months')) return null;
  return isBare && isClear ? usual : null;
}

/** Words that other systems use for what ours has other words for. */
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  lien_position: { FirstLien: '1', SecondLien: '2', ThirdLien: '3', FourthLien: '4' },
  rate_type: { AdjustableRate: 'variable', FixedRate: 'fixed', Floating: 'variable' },
  occupancy: {
    PrimaryResidence: 'Primary Residence',
    SecondHome: 'Second Home',
    Investor: 'Investment Property',
    Investment: 'Investment Property',
  },
  payment_frequency: {
    M: 'monthly',
    Q: 'quarterly',
    S: 'semi_annual',
    A: 'annual',
    W: 'weekly',
    B: 'biweekly',
  },
};

/** All words of the system that wrote one of them, so that the next record is understood, too. */
export function mapFor(field: string, values: readonly string[]): Readonly<Record<string, string>> | null {
  const words = WORDS[field];
  if (words === undefined || values.length === 0) return null;
  const known = new Set(Object.keys(words).map((word) => word.toLowerCase()));
  return values.every((value) => known.has(value.trim().toLowerCase())) ? words : null;
}
