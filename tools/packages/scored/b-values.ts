import { money, plainMoney, plainRate, rate } from '../core/amounts.ts';
import { longDate, numericDate, shortMonthDate } from '../core/dates.ts';
import { oneLine, type Party, type PostalAddress } from '../core/parties.ts';
import type { Random } from '../core/random.ts';
import { type Run, type ValueRun, v } from '../core/runs.ts';

/** How one office writes its dates and amounts: chosen once for a document and kept throughout. */
export interface Hand {
  day(iso: string): string;
  date(field: string, iso: string): ValueRun;
  cash(cents: number): string;
  money(field: string, cents: number): ValueRun;
  /** Without the sign, for columns and blanks that print it themselves. */
  bare(field: string, cents: number): ValueRun;
  percent(field: string, thousandths: number, digits?: number): ValueRun;
}

const dayStyles: readonly ((iso: string) => string)[] = [
  longDate,
  (iso) => numericDate(iso),
  (iso) => numericDate(iso, '/', false),
  (iso) => numericDate(iso, '-'),
  shortMonthDate,
];

export interface HandHabits {
  readonly day?: ((iso: string) => string) | undefined;
  /** Whether whole dollars are printed without cents; now and then, unless told. */
  readonly dropsCents?: boolean;
}

export function handOf(random: Random, habits: HandHabits = {}): Hand {
  const day = habits.day ?? random.pick(dayStyles);
  const dropsCents = habits.dropsCents ?? random.chance(0.25);
  const digits = (cents: number): string => {
    const printed = money(Math.abs(cents));
    return dropsCents && printed.endsWith('.00') ? printed.slice(0, -3) : printed;
  };
  const cash = (cents: number): string => `${cents < 0 ? '-' : ''}$${digits(cents)}`;
  return {
    day,
    date: (field, iso) => v(field, day(iso), iso),
    cash,
    money: (field, cents) => v(field, cash(cents), plainMoney(cents)),
    bare: (field, cents) => v(field, digits(cents), plainMoney(cents)),
    percent: (field, thousandths, places = 3) => v(field, `${rate(thousandths, places)}%`, plainRate(thousandths)),
  };
}

/** Numeric American dates, as government forms ask for them. */
export const slashDay = (iso: string): string => numericDate(iso);

export function named(field: string, parties: readonly Party[], joiner = ' and '): Run[] {
  return parties.flatMap((party, index) => (index === 0 ? [v(field, party.name)] : [joiner, v(field, party.name)]));
}

export function placed(field: string, place: PostalAddress): ValueRun {
  return v(field, oneLine(place));
}

/** An address over two lines, meaning one. */
export function stacked(field: string, place: PostalAddress): ValueRun {
  return v(field, `${place.street}\n${place.city}, ${place.state} ${place.zip}`, oneLine(place));
}

export function digitsOf(random: Random, count: number): string {
  return Array.from({ length: count }, (_, index) => random.int(index === 0 ? 1 : 0, 9)).join('');
}

export function phoneOf(random: Random): string {
  return `(${random.int(201, 989)}) 555-${digitsOf(random, 4)}`;
}

/** People of offices that are no party to the loan: near the true names, and never one of them. */
export function clerkOf(random: Random): string {
  return `${random.pick(['Denise', 'Marcus', 'Tanya', 'Victor', 'Joanne', 'Blake', 'Ingrid', 'Samir'])} ${random.pick(['Halloran', 'Pruitt', 'Escobar', 'Winslow', 'Tran', 'Kessler', 'Boudreaux', 'Lindgren'])}`;
}

/** Cuts an amount into so many positive parts that add up to it again. */
export function split(random: Random, cents: number, parts: number): number[] {
  const weights = Array.from({ length: parts }, () => 0.3 + random.next());
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const cut = weights.map((weight) => Math.floor((cents * weight) / sum));
  const rest = cents - cut.reduce((total, part) => total + part, 0);
  return cut.map((part, index) => (index === 0 ? part + rest : part));
}
