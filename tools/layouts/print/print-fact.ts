import { amountInWords, money, plainMoney, plainRate, rate, spell, titleCase } from '../../packages/core/amounts.ts';
import { longDate, numericDate, ordinal, shortMonthDate } from '../../packages/core/dates.ts';
import type { PostalAddress } from '../../packages/core/parties.ts';
import type { Fact } from '../loan/fact.ts';
import { stateNames } from '../loan/pools.ts';
import type { DateStyle, PrintStyle } from './print-style.ts';
import { phraseOf } from './word-phrases.ts';

/** A value as it stands on the page, with what stands before it and is no part of it. */
export interface Printed {
  readonly before: string;
  readonly printed: string;
  readonly value: string;
}

const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

export function printDate(iso: string, style: DateStyle): string {
  const long = longDate(iso);
  const [month = '', day = '', year = ''] = long.replace(',', '').split(' ');
  switch (style) {
    case 'long':
      return long;
    case 'upper':
      return long.toUpperCase();
    case 'slash':
      return numericDate(iso, '/');
    case 'slash-short':
      return numericDate(iso, '/', false);
    case 'slash-2':
      return numericDate(iso, '/').replace(/\d\d(\d\d)$/, '$1');
    case 'dash':
      return numericDate(iso, '-');
    case 'dot':
      return numericDate(iso, '.');
    case 'abbreviated':
      return `${month.slice(0, 3)}${month.length > 3 ? '.' : ''} ${day}, ${year}`;
    case 'day-first':
      return shortMonthDate(iso);
    case 'ordinal':
      return `${ordinal(Number(day))} day of ${month}, ${year}`;
    case 'ordinal-comma':
      return `${month} ${ordinal(Number(day))}, ${year}`;
    case 'weekday':
      return `${weekdays[new Date(`${iso}T00:00:00Z`).getUTCDay()]}, ${long}`;
    case 'iso':
      return iso;
  }
}

export function printMoney(amount: number, style: PrintStyle): string {
  const sign = amount < 0 ? '-' : '';
  const size = Math.abs(amount);
  const text = style.commas ? money(size) : plainMoney(size);
  return sign + (style.cents || size % 100 !== 0 ? text : text.slice(0, -3));
}

const eighths = [
  '',
  'one-eighth',
  'one-quarter',
  'three-eighths',
  'one-half',
  'five-eighths',
  'three-quarters',
  'seven-eighths',
];

/** `six and one-half`; null where the rate is no simple fraction. */
export function rateInWords(thousandths: number): string | null {
  const whole = Math.floor(thousandths / 1000);
  const rest = thousandths % 1000;
  if (rest % 125 !== 0) return rest % 10 === 0 && whole > 0 ? `${spell(whole)} and ${rest / 10}/100` : null;
  const part = eighths[rest / 125] ?? '';
  if (part === '') return spell(whole);
  return whole === 0 ? part : `${spell(whole)} and ${part}`;
}

export function printRate(thousandths: number, style: PrintStyle): string {
  const exact = thousandths % 10 === 0 ? 2 : 3;
  const digits = style.rateDigits === 'exact' ? exact : Math.max(style.rateDigits, exact);
  const figures = `${rate(thousandths, digits)}${style.percent}`;
  const words = style.rateWords ? rateInWords(thousandths) : null;
  if (words === null) return figures;
  return `${words} percent (${rate(thousandths, digits)}%)`;
}

export function printCount(count: number, style: PrintStyle): string {
  if (style.count === 'words' && count < 100) return spell(count);
  return style.count === 'figures' ? String(count) : `${spell(count)} (${count})`;
}

export function printMonths(months: number, style: PrintStyle): string {
  const years = months / 12;
  const whole = Number.isInteger(years) && years > 0;
  switch (style.months) {
    case 'bare':
      return String(months);
    case 'mos':
      return whole && months > 120 ? `${years} yrs` : `${months} mos.`;
    case 'years':
      return whole ? `${years} ${years === 1 ? 'year' : 'years'}` : `${months} months`;
    case 'both':
      return whole
        ? `${spell(years)} (${years}) ${years === 1 ? 'year' : 'years'}`
        : `${spell(months)} (${months}) months`;
    default:
      return `${months} months`;
  }
}

export function oneLine({ street, city, state, zip }: PostalAddress): string {
  return `${street}, ${city}, ${state} ${zip}`;
}

export function printAddress(address: PostalAddress, lines: number, longState: boolean): string {
  const state = longState ? (stateNames[address.state] ?? address.state) : address.state;
  const town = `${address.city}, ${state} ${address.zip}`;
  if (lines === 1) return `${address.street}, ${town}`;
  const unit = /^(.*), ((?:Suite|Ste\.|Unit|Apt\.|#|Floor) .*)$/.exec(address.street);
  return lines === 3 && unit !== null ? `${unit[1]}\n${unit[2]}\n${town}` : `${address.street}\n${town}`;
}

/** How a field's fact is printed by a style. `variant` is what the slot asks for beyond it. */
export function printFact(field: string, fact: Fact, style: PrintStyle, variant: string, draw: number): Printed {
  const plain = (printed: string, value: string, before = ''): Printed => ({ before, printed, value });
  switch (fact.kind) {
    case 'money': {
      if (variant === 'words') {
        const kinds = ['ampersand', 'and', 'no'] as const;
        const words = amountInWords(Math.abs(fact.cents), kinds[Math.floor(draw * 3)] ?? 'and');
        return plain(draw * 10 - Math.floor(draw * 10) < 0.4 ? words.toUpperCase() : words, words);
      }
      const text = printMoney(fact.cents, style);
      const value = `${fact.cents < 0 ? '-' : ''}${plainMoney(Math.abs(fact.cents))}`;
      if (variant === 'bare' || style.sign === '') return plain(text, value);
      if (style.sign.endsWith('$')) {
        const [before, sign] = style.sign === '$' ? ['', '$'] : [style.sign.slice(0, -1), '$'];
        return plain(`${sign}${text}`, value, before);
      }
      return plain(text, value, style.sign);
    }
    case 'rate':
      return plain(
        printRate(fact.thousandths, variant === 'bare' ? { ...style, percent: '', rateWords: false } : style),
        plainRate(fact.thousandths),
      );
    case 'date':
      return plain(printDate(fact.iso, (variant || style.date) as DateStyle), fact.iso);
    case 'count':
      return plain(
        printCount(fact.count, variant === 'bare' ? { ...style, count: 'figures' } : style),
        String(fact.count),
      );
    case 'months':
      return plain(
        printMonths(fact.months, variant === 'bare' ? { ...style, months: 'bare' } : style),
        String(fact.months),
      );
    case 'rank': {
      const forms = [
        String(fact.rank),
        ordinal(fact.rank),
        fact.rank === 1 ? 'First' : 'Second',
        fact.rank === 1 ? 'first' : 'second',
      ];
      return plain(forms[variant === 'prose' ? 3 : Math.floor(draw * 3)] ?? '1', String(fact.rank));
    }
    case 'word': {
      const printed = phraseOf(field, fact.word, variant, draw);
      return plain(variant === 'upper' ? printed.toUpperCase() : printed, fact.word);
    }
    case 'address': {
      const lines = variant === 'line' ? 1 : variant === 'lines' ? Math.max(2, style.addressLines) : style.addressLines;
      const text = printAddress(fact.address, lines, style.longState);
      // A state that is written out stays so in what the normalizer makes of it.
      const value = printAddress(fact.address, 1, style.longState);
      return plain(style.upperAll ? text.toUpperCase() : text, value);
    }
    case 'name':
      return plain(style.upperNames || variant === 'upper' ? fact.text.toUpperCase() : fact.text, fact.text);
    case 'id':
      return plain(fact.text, fact.text);
    case 'text':
      return plain(
        variant === 'title'
          ? titleCase(fact.text)
          : style.upperAll || variant === 'upper'
            ? fact.text.toUpperCase()
            : fact.text,
        fact.text,
      );
  }
}
