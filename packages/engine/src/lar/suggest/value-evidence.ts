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
  if (field === 'rate_index' && (/^[\d.,%\s]+$/.test(value) || TELLING.rate_type?.test(value) === true)) return false;
  if (KEY_OF_SYSTEM.test(value)) return false;
  if (field === 'borrower_name' && TELLING.borrower_entity_type?.test(value.trim()) === true) return false;
  // A bank makes loans and is no officer, and initials are no name.
  if (field === 'loan_officer' && (ORGANIZATION.test(value) || value.length < 4)) return false;
  if (field === 'borrower_entity_type' && /number|identif|\d/i.test(value)) return false;
  if (field === 'lender_name' && !ORGANIZATION.test(value)) return false;
  if (field === 'interest_rate' && formulaPart('rate_index', value) !== null) return true;
  const { value: read, question } = meaningOf(field, value, {}, exact);
  const isRead = read !== null || question !== undefined || mapFor(field, [value]) !== null;
  switch (kind) {
    case 'name':
      return isRead && /\p{L}{2}/u.test(value) && !/^[\d\s./%$,-]+$|^[A-Z]{1,4}[-_ ]?\d{3,}$/.test(value);
    case 'address':
      return isRead && /\p{L}{2}\S*\s/u.test(value);
    case 'id':
      // A code in words is a name of a branch or a product.
      return (
        isRead &&
        !isDateText(value) &&
        !/\$|^\d{1,3}(?:,\d{3})+/.test(value) &&
        (/\d/.test(value) || field === 'branch_code' || field === 'product_code')
      );
    case 'text':
      return (
        isRead &&
        !isDateText(value) &&
        !/^\$/.test(value) &&
        (field !== 'conditions' || /\p{L}{3}/u.test(value)) &&
        !(
          field !== 'conditions' &&
          findField(field)?.vocabulary === undefined &&
          /^(true|false|yes|no|y|n)$/i.test(value)
        )
      );
    case 'money':
      // Two or three figures and nothing else count something, and are no amount of a loan.
      return isRead && !/%/.test(value) && !isDateText(value) && !/^\d{1,3}$/.test(value);
    default:
      return isRead;
  }
}

/** Keys of rows in Salesforce, and of rows anywhere: nobody calls a loan by them. */
const KEY_OF_SYSTEM =
  /^[a0][a-z0-9]{2}(?=.*[a-z])[a-z0-9]{12}(?:[a-z0-9]{3})?$|^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Texts that stand for one field wherever a label speaks of it at all. */
const TELLING: Readonly<Record<string, RegExp>> = {
  rate_type: /^(?:fixed|variable|adjustable|floating|fixed rate|variable rate|adjustable rate|floating rate|arm)$/i,
  day_count: /^(?:actual|act|30|365|360)\s*\/\s*(?:actual|act|360|365)(?: days?)?$/i,
  payment_frequency: /^(?:monthly|quarterly|semi-?annual(?:ly)?|annual(?:ly)?|bi-?weekly|weekly)$/i,
  rate_index: /\b(?:prime|sofr|libor|treasury|cmt|fhlb|wsj[p]?|ameribor|bsby|swap)\b/i,
  lien_position: /^(?:1st|2nd|3rd|first|second|third)(?: (?:lien|mortgage|deed of trust|position|priority))?$/i,
  occupancy:
    /^(?:owner[- ]occupied|non[- ]owner[- ]occupied|primary residence|second home|investment(?: property)?|tenant[- ]occupied|primary|investor)$/i,
  borrower_entity_type:
    /^(?:limited liability company|llc|l\.l\.c\.|(?:[sc][- ])?corp(?:oration)?|(?:general|limited) partnership|partnership|sole proprietor(?:ship)?|s[- ]corp(?:oration)?|nonprofit|trust)$/i,
  naics_code: /^\d{6}$/,
};

/** Fields that the values alone could be of, if the label speaks of them. */
export function toldByValues(values: readonly string[]): readonly string[] {
  if (values.length === 0) return [];
  return Object.keys(TELLING).filter((field) => values.every((value) => TELLING[field]?.test(value.trim())));
}

const ORGANIZATION =
  /\b(?:bank|bancorp|n\.?a\.?|credit union|fcu|savings|trust|financial|lending|mortgage|capital|funding|llc|l\.l\.c\.|inc|corp|company|co|lp|llp|ltd|pllc|pc|partners|association)\b\.?/i;

function isDateText(value: string): boolean {
  return /^(?:\d{1,2}[-/]\d{1,2}[-/](?:\d\d){1,2}|\d{4}[-/]\d{1,2}[-/]\d{1,2})$/.test(value);
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
  rate_type: {
    AdjustableRate: 'variable',
    FixedRate: 'fixed',
    Floating: 'variable',
    F: 'fixed',
    FX: 'fixed',
    FIX: 'fixed',
    FXD: 'fixed',
    VAR: 'variable',
    VR: 'variable',
    FLT: 'variable',
    FLOAT: 'variable',
    ADJ: 'variable',
    V: 'variable',
    A: 'variable',
  },
  occupancy: {
    PrimaryResidence: 'Primary Residence',
    SecondHome: 'Second Home',
    Investor: 'Investment Property',
    Investment: 'Investment Property',
    Primary: 'Primary Residence',
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
