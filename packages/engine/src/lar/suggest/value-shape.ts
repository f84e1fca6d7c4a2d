/** What a value looks like, whatever field it is of. */
export function shapeOf(value: string): string {
  const text = value.trim();
  return SHAPES.find(([, test]) => test.test(text))?.[0] ?? (text.length > 70 ? 'long' : 'text');
}

const SHAPES: readonly (readonly [shape: string, test: RegExp])[] = [
  [
    'date',
    /^(?:\d{4}-\d\d?-\d\d?(?:[T ][\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?|\d{1,2}[-/.]\d{1,2}[-/.](?:\d\d){1,2}|[a-z]{3,9}\.? \d{1,2},? \d{4}|\d{1,2}[- ][a-z]{3,9}[- ]\d{2,4}|(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01]))$/i,
  ],
  ['percent', /^-?\d{1,3}(?:\.\d+)?\s*(?:%|percent|bps)/i],
  ['flag', /^(?:y|n|yes|no|true|false)$/i],
  ['tin', /^(?:\d{2}-\d{7}|(?:\d{3}|[x*]{3})-(?:\d{2}|[x*]{2})-\d{4}|[x*]{2}-[x*]{3}\d{4})$/i],
  ['phone', /^\(?\d{3}\)?[- .]\d{3}[- .]\d{4}/],
  ['email', /@|^https?:/i],
  ['money', /^(?:usd\s*)?-?\$\s*[\d,]+|^\d{1,3}(?:,\d{3})+(?:\.\d+)?$|^\d{3,}\.\d{1,2}$|^\d{5,}000$/i],
  ['term', /^\d{1,3}\s*-?\s*(?:months?|mos?\.?|mths?|years?|yrs?\.?|days?)\b/i],
  ['count', /^\d{1,3}$/],
  ['fraction', /^0?\.\d+$/],
  ['decimal', /^\d{1,2}\.\d+$/],
  ['key', /^[a0][a-z0-9]{2}(?=.*[a-z])[a-z0-9]{12}(?:[a-z0-9]{3})?$|^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i],
  ['six figures', /^\d{6}$/],
  ['figures', /^\d{4,}$/],
  ['address', /^(?:\d+\S*|p\.?\s?o\.?)\s.*\p{L}.*(?:,|\b\d{5}\b)/iu],
  ['number', /^(?=.*\d)[\p{L}\d]*[\p{L}\d./#-]*$/u],
  ['initial', /^[A-Z]$/],
  ['code', /^[A-Z_]{2,6}$/],
  [
    'organization',
    /^.{2,70}\b(?:bank|bancorp|n\.?a|credit union|fcu|trust|llc|l\.l\.c|inc|corp|corporation|company|co|lp|llp|ltd|pllc|pc|p\.a|partners|partnership|association|farms|church|holdings)\b\.?$/i,
  ],
  ['name', /^\p{Lu}[\p{L}.'-]*(?: (?:\p{Lu}[\p{L}.'-]*|&|and|de|van|von|la)){1,4}$/u],
];

/** The day as a number, for telling which of two dates comes first. */
export function asDate(value: string): number | null {
  const text = value.trim();
  if (shapeOf(text) !== 'date') return null;
  const packed = /^(\d{4})(\d\d)(\d\d)$/.exec(text);
  const iso = packed ?? /^(\d{4})-(\d\d?)-(\d\d?)/.exec(text);
  if (iso !== null) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const us = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{2,4})$/.exec(text);
  if (us !== null) return dayOf(fullYear(Number(us[3])), Number(us[1]), Number(us[2]));
  const words = /^(?:([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})|(\d{1,2})[- ]([a-z]{3})[a-z]*[- ](\d{2,4}))$/i.exec(text);
  if (words === null) return null;
  const month = MONTHS.indexOf((words[1] ?? words[5] ?? '').toLowerCase());
  return month < 0 ? null : dayOf(fullYear(Number(words[3] ?? words[6])), month + 1, Number(words[2] ?? words[4]));
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Months of 31 days: near enough to tell which day comes first, and whether it is the first of its month. */
function dayOf(year: number, month: number, day: number): number {
  return year * 372 + (month - 1) * 31 + (day - 1);
}

export const DAYS_OF_YEAR = 372;

export function isFirstOfMonth(day: number): boolean {
  return day % 31 === 0;
}

function fullYear(year: number): number {
  return year < 100 ? year + 2000 : year;
}

export function numberIn(value: string): number | null {
  const found = /\d[\d,]*(?:\.\d+)?|\.\d+/.exec(value)?.[0];
  return found === undefined ? null : Number(found.replaceAll(',', ''));
}
