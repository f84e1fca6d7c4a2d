import { amountInWords, money, plainMoney, plainRate, rate } from '../core/amounts.ts';
import { longDate, numericDate, ordinalDate, shortMonthDate } from '../core/dates.ts';
import type { LoanFacts, Party, PostalAddress } from '../core/facts.ts';
import { oneLine } from '../core/parties.ts';
import type { Random } from '../core/random.ts';
import { type Run, type ValueRun, v } from '../core/runs.ts';

/** Values of canonical fields in the printed forms of part A. */

export function usd(field: string, cents: number, sign = '$'): ValueRun {
  return v(field, `${sign}${money(cents)}`, plainMoney(cents));
}

/** Without cents when there are none, as memos print round amounts. */
export function roundUsd(field: string, cents: number, sign = '$'): ValueRun {
  return v(field, `${sign}${roundMoney(cents)}`, plainMoney(cents));
}

export function roundMoney(cents: number): string {
  return money(cents).replace(/\.00$/, '');
}

export function words(cents: number, style: 'ampersand' | 'and' | 'no' = 'and', upper = false): ValueRun {
  const text = amountInWords(cents, style);
  return v('principal_words', upper ? text.toUpperCase() : text);
}

export function pct(field: string, thousandths: number, digits = 3, sign = '%'): ValueRun {
  return v(field, `${rate(thousandths, digits)}${sign}`, plainRate(thousandths));
}

export type DateLook = 'long' | 'slash' | 'dash' | 'dot' | 'short' | 'ordinal' | 'plain' | 'upper';

export function dateText(iso: string, look: DateLook = 'long'): string {
  if (look === 'slash') return numericDate(iso, '/');
  if (look === 'plain') return numericDate(iso, '/', false);
  if (look === 'dash') return numericDate(iso, '-');
  if (look === 'dot') return numericDate(iso, '.');
  if (look === 'short') return shortMonthDate(iso);
  if (look === 'ordinal') return ordinalDate(iso);
  return look === 'upper' ? longDate(iso).toUpperCase() : longDate(iso);
}

export function day(field: string, iso: string, look: DateLook = 'long'): ValueRun {
  return v(field, dateText(iso, look), iso);
}

export function count(field: string, n: number): ValueRun {
  return v(field, `${n}`, `${n}`);
}

/** An address on one line or two. */
export function place(field: string, address: PostalAddress, lines: 1 | 2 = 1, upper = false): ValueRun {
  const text = lines === 1 ? oneLine(address) : `${address.street}\n${address.city}, ${address.state} ${address.zip}`;
  const printed = upper ? text.toUpperCase() : text;
  return v(field, printed, printed.replace('\n', ', '));
}

export function who(field: string, party: Party, upper = false): ValueRun {
  return v(field, upper ? party.name.toUpperCase() : party.name);
}

/** All borrowers in a row, each a value of its own. */
export function borrowers(facts: LoanFacts, { upper = false, joint = ' and ' } = {}): Run[] {
  return facts.borrowers.flatMap((party, index) => [...(index > 0 ? [joint] : []), who('borrower_name', party, upper)]);
}

/** `, a Colorado limited liability company`, or nothing for people. */
export function entityOf(party: Party): Run[] {
  return party.entityType === null ? [] : [', ', v('borrower_entity_type', party.entityType)];
}

export function firstBorrower(facts: LoanFacts): Party {
  return facts.borrowers[0] ?? facts.lender;
}

export function guarantorOf(facts: LoanFacts, subject: number): Party {
  return facts.guarantors[subject % Math.max(1, facts.guarantors.length)] ?? firstBorrower(facts);
}

const stateNames: Readonly<Record<string, string>> = {
  CO: 'Colorado',
  IA: 'Iowa',
  OR: 'Oregon',
  TX: 'Texas',
  PA: 'Pennsylvania',
  GA: 'Georgia',
  MN: 'Minnesota',
  CA: 'California',
  ID: 'Idaho',
};

export function stateName(code: string): string {
  return stateNames[code] ?? code;
}

/** The clause on prepayment, with the words that answer whether there is a penalty. */
export function prepaymentPhrase(facts: LoanFacts, random: Random): ValueRun {
  return facts.prepaymentPenalty
    ? v('prepayment_penalty', random.pick(['a prepayment penalty', 'a prepayment fee', 'a prepayment premium']), 'true')
    : v(
        'prepayment_penalty',
        random.pick(['without penalty', 'without premium or penalty', 'without any prepayment charge']),
        'false',
      );
}

/** How documents say the day count. */
export function dayCountPhrase(facts: LoanFacts, random: Random): ValueRun {
  const phrases = {
    '30/360': [
      'a 360-day year consisting of twelve 30-day months',
      'a 30/360 basis',
      'twelve months of thirty days each',
    ],
    'act/360': ['a 365/360 basis', 'a year of 360 days and the actual number of days elapsed', 'an Actual/360 basis'],
    'act/365': [
      'a 365/365 simple interest basis',
      'the actual number of days elapsed over a year of 365 days',
      'an Actual/365 basis',
    ],
  } as const;
  return v('day_count', random.pick(phrases[facts.dayCount]), facts.dayCount);
}

export function lateChargeCents(facts: LoanFacts): number {
  return Math.round((facts.paymentCents * facts.lateChargePercent) / 100_000);
}

export const realEstate = (facts: LoanFacts): boolean => facts.product !== 'commercial_term';
export const business = (facts: LoanFacts): boolean => facts.loanClass === 'business';
export const consumer = (facts: LoanFacts): boolean => facts.loanClass === 'consumer';
export const guaranteed = (facts: LoanFacts): boolean => facts.guarantors.length > 0;
