import { money, plainMoney, plainRate, rate } from '../core/amounts.ts';
import { longDate } from '../core/dates.ts';
import type { LoanFacts } from '../core/facts.ts';
import { oneLine, type PostalAddress } from '../core/parties.ts';
import { type Run, type ValueRun, v } from '../core/runs.ts';

export const amount = (field: string, cents: number): ValueRun => v(field, money(cents), plainMoney(cents));

export const day = (field: string, iso: string, print: (iso: string) => string = longDate): ValueRun =>
  v(field, print(iso), iso);

export const percent = (field: string, thousandths: number, digits = 3): ValueRun =>
  v(field, rate(thousandths, digits), plainRate(thousandths));

export const place = (field: string, address: PostalAddress): ValueRun => v(field, oneLine(address));

/** On two lines, meaning the same as on one. */
export const placeLines = (field: string, { street, city, state, zip }: PostalAddress): ValueRun =>
  v(field, `${street}\n${city}, ${state} ${zip}`, `${street}, ${city}, ${state} ${zip}`);

export function borrowers(facts: LoanFacts, between = ' and '): Run[] {
  return facts.borrowers.flatMap((party, i): Run[] => [i > 0 ? between : '', v('borrower_name', party.name)]);
}

/** Cuts a sum into parts by weight; the last takes what rounding leaves. */
export function split(cents: number, weights: readonly number[], step = 1): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const parts = weights.slice(0, -1).map((weight) => Math.floor((cents * weight) / total / step) * step);
  return [...parts, cents - parts.reduce((sum, part) => sum + part, 0)];
}

export function sum(list: readonly number[]): number {
  return list.reduce((total, item) => total + item, 0);
}

export function at(list: readonly number[], index: number): number {
  return list[index] ?? 0;
}
