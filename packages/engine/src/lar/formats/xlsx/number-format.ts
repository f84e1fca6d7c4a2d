import { Decimal } from 'decimal.js';
import { dateOfSerial, showDate } from './date-format.ts';

/** A number as a cell shows it, and with every digit. */
export interface ShownNumber {
  readonly text: string;
  /** As the normalizers read it: an ISO date, `6.875%`, or the plain number. */
  readonly exact: string;
}

export type NumberFormat = (stored: string, isFrom1904: boolean) => ShownNumber;

const PLAIN = /^[-+]?\d{1,15}$/;
const NUMBER = /^[-+]?(\d{1,320}\.?\d{0,320}|\.\d{1,320})([eE][-+]?\d{1,3})?$/;

/** A point and at most fifteen digits: exact as it stands. */
const SHORT = /^(?=.{3,16}$)(0|[1-9]\d*)\.\d+$/;

/** Excel keeps fifteen digits; what a file has behind them is the error of binary fractions. */
const EXCEL_DIGITS = 15;

/** The number that Excel means by what the file stores; null where that is no number. */
export function exactNumber(stored: string): string | null {
  if (PLAIN.test(stored)) return stored;
  if (SHORT.test(stored)) return stored.replace(/\.?0+$/, '');
  if (!NUMBER.test(stored)) return null;
  return new Decimal(stored).toSignificantDigits(EXCEL_DIGITS).toFixed();
}

/** Longer codes are made to hurt; Excel itself stops at 255. */
const LONGEST_CODE = 255;

/** Reads the code of a number format, such as `"$"#,##0.00` or `m/d/yyyy`, once for all cells that use it. */
export function readNumberFormat(code: string): NumberFormat {
  if (code.length > LONGEST_CODE) return general;
  const sections = splitSections(code).map(cleanSection);
  const [first = ''] = sections;
  if (isGeneral(first)) return general;
  if (isDate(first)) {
    return (stored, isFrom1904) => {
      const date = dateOfSerial(stored, isFrom1904);
      return date === null ? general(stored, isFrom1904) : { text: showDate(date, first), exact: date.iso };
    };
  }
  // Times alone, and fractions such as 6 1/4, are shown as the number.
  if (!/[0#?]/.test(unquoted(first)) || /[hs/]/i.test(unquoted(first))) return general;
  const most = /^#,##0(?:\.(0{1,9}))?$/.exec(first)?.[1] ?? null;
  const places = first === '#,##0' ? 0 : most === null ? -1 : most.length;
  return (stored) => showGrouped(stored, places) ?? showNumber(new Decimal(stored), sections);
}

const general: NumberFormat = (stored) => ({ text: stored, exact: stored });

function isGeneral(section: string): boolean {
  return section === '' || /^(general|@)$/i.test(section.trim());
}

/** Sections for positive, negative, zero and text; a semicolon in quotes belongs to the text. */
function splitSections(code: string): readonly string[] {
  return code.match(/(?:"[^"]*"|\\.|\[[^\]]*\]|[^;"\\[]|["\\[])+/g) ?? [''];
}

/** Without colors, conditions and the spaces that only align; currency signs stay. */
function cleanSection(section: string): string {
  return section
    .replace(/\[\$([^\]-]*)[^\]]*\]/g, '"$1"')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/_./g, '')
    .replace(/\*./g, '');
}

function unquoted(section: string): string {
  return section.replace(/"[^"]*"|\\./g, '');
}

function isDate(section: string): boolean {
  const plain = unquoted(section);
  return /y|d/i.test(plain) && !/[0#]/.test(plain);
}

/** The commonest formats, #,##0 and #,##0.00, of amounts that have no more places: there is nothing to round. */
function showGrouped(stored: string, places: number): ShownNumber | null {
  const found = places < 0 ? null : /^([1-9]\d*)(?:\.(\d+))?$/.exec(stored);
  const decimals = found?.[2] ?? '';
  if (found === null || decimals.length > places) return null;
  const whole = (found[1] ?? '').replace(/\B(?=(\d{3})+$)/g, ',');
  return { text: places === 0 ? whole : `${whole}.${decimals.padEnd(places, '0')}`, exact: stored };
}

function showNumber(number: Decimal, sections: readonly string[]): ShownNumber {
  const [positive = '', negative, zero] = sections;
  const own = number.isNegative() && !number.isZero() ? negative : number.isZero() ? zero : undefined;
  const section = own === undefined || own === '' || isGeneral(own) ? positive : own;
  const isPercent = unquoted(section).includes('%');
  const value = own === undefined || own === '' ? number : number.abs();
  const exact = isPercent ? `${number.times(100).toFixed()}%` : number.toFixed();
  const digits = /[0#?][0#?.,]*/.exec(unquoted(section))?.[0] ?? '';
  // A dash for nothing, or a text in place of the number.
  if (digits === '') return { text: literalsOf(section) || exact, exact };
  const scaled = value.times(isPercent ? 100 : 1).dividedBy(new Decimal(1000).pow(/,*$/.exec(digits)?.[0].length ?? 0));
  const text = withLiterals(section, showDigits(scaled, digits.replace(/,+$/, '')));
  return { text, exact };
}

function showDigits(value: Decimal, digits: string): string {
  const [whole = '', decimals = ''] = digits.split('.');
  const most = decimals.replaceAll(',', '').length;
  const least = decimals.replace(/[^0]/g, '').length;
  const [left = '0', right = ''] = value.abs().toFixed(most, Decimal.ROUND_HALF_UP).split('.');
  const kept = right.slice(0, Math.max(least, right.replace(/0+$/, '').length));
  const padded = left.padStart(whole.replace(/[^0]/g, '').length, '0');
  const grouped = whole.includes(',') ? padded.replace(/\B(?=(\d{3})+(?!\d))/g, ',') : padded;
  const sign = value.isNegative() && !value.isZero() ? '-' : '';
  return `${sign}${grouped}${kept === '' ? '' : `.${kept}`}`;
}

/** The number where its digits stand in the section, with the texts around it. */
function withLiterals(section: string, number: string): string {
  let isDone = false;
  const shown = section.replace(/"([^"]*)"|\\(.)|[0#?][0#?.,]*|E[+-]0+/gi, (found, quoted, escaped) => {
    if (typeof quoted === 'string') return quoted;
    if (typeof escaped === 'string') return escaped;
    if (isDone) return '';
    isDone = true;
    return found === '' ? '' : number;
  });
  // The minus stands in front of the currency sign.
  return (number.startsWith('-') ? `-${shown.replace('-', '')}` : shown).replace(/\s+/g, ' ').trim();
}

function literalsOf(section: string): string {
  return section.replace(/"([^"]*)"|\\(.)/g, '$1$2').trim();
}
