import type { PostalAddress } from '../../packages/core/parties.ts';

/** What a loan says of a field, before anybody prints it. Money in cents, rates in thousandths of a percent. */
export type Fact =
  | { readonly kind: 'money'; readonly cents: number }
  | { readonly kind: 'rate'; readonly thousandths: number }
  | { readonly kind: 'date'; readonly iso: string }
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'months'; readonly months: number }
  | { readonly kind: 'rank'; readonly rank: number }
  | { readonly kind: 'id' | 'name' | 'text'; readonly text: string }
  /** One of the words that the field's vocabulary knows. */
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'address'; readonly address: PostalAddress };

export const cents = (amount: number): Fact => ({ kind: 'money', cents: Math.round(amount) });
export const rateOf = (thousandths: number): Fact => ({ kind: 'rate', thousandths });
export const dateOf = (iso: string): Fact => ({ kind: 'date', iso });
export const countOf = (count: number): Fact => ({ kind: 'count', count });
export const monthsOf = (months: number): Fact => ({ kind: 'months', months });
export const idOf = (text: string): Fact => ({ kind: 'id', text });
export const nameOf = (text: string): Fact => ({ kind: 'name', text });
export const textOf = (text: string): Fact => ({ kind: 'text', text });
export const wordOf = (word: string): Fact => ({ kind: 'word', word });
export const addressOf = (address: PostalAddress): Fact => ({ kind: 'address', address });
