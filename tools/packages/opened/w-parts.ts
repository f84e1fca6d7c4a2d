import { money, plainMoney, plainRate, rate } from '../core/amounts.ts';
import { numericDate } from '../core/dates.ts';
import type { LoanFacts } from '../core/facts.ts';
import { prose } from '../core/prose.ts';
import { type Run, type ValueRun, v } from '../core/runs.ts';

export const cash = (field: string, cents: number): ValueRun => v(field, money(cents), plainMoney(cents));
export const usd = (field: string, cents: number): Run[] => ['$', cash(field, cents)];
export const pct = (field: string, thousandths: number, digits = 3): Run[] =>
  prose`${v(field, rate(thousandths, digits), plainRate(thousandths))}%`;
export const day = (field: string, iso: string, print: (iso: string) => string = numericDate): ValueRun =>
  v(field, print(iso), iso);

export function borrowerNames(facts: LoanFacts, between: string): Run[] {
  return facts.borrowers.flatMap((b, i): Run[] => [i > 0 ? between : '', v('borrower_name', b.name)]);
}

/** Cuts an amount into parts that add up to it. */
export function split(cents: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const parts = weights.map((weight) => Math.floor((cents * weight) / whole / 100) * 100);
  const rest = cents - parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part, i) => (i === 0 ? part + rest : part));
}

/** Who sells in a purchase, the same on each paper of the loan. */
export function sellerOf(facts: LoanFacts): string {
  const sellers = ['Harold and Joyce Penner', 'Westfall Family Trust', 'Denise M. Krol'];
  return sellers[Number(facts.loanNumber.slice(-1)) % sellers.length] ?? '';
}
