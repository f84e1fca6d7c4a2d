import { spell, titleCase } from '../../core/amounts.ts';
import type { LoanFacts, Party } from '../../core/facts.ts';
import type { Paper, Product } from '../recipe.ts';

export const CONSUMER: readonly Product[] = ['residential_purchase', 'residential_refinance'];
export const REFINANCE: readonly Product[] = ['residential_refinance'];
export const BUSINESS: readonly Product[] = ['commercial_real_estate', 'sba'];
export const LAND: readonly Product[] = ['commercial_real_estate', 'residential_refinance', 'residential_purchase'];
export const TERM: readonly Product[] = ['commercial_term', 'sba'];
export const ALL: readonly Product[] = [...CONSUMER, 'commercial_real_estate', 'commercial_term', 'sba'];

/** In cents. */
export const DOLLARS = 100;

export type Alter = NonNullable<Paper['alter']>;

/** A note with what a case needs of it. */
export function note(...prints: readonly string[]): Paper {
  return { docType: 'promissory_note', prints };
}

export function paper(docType: string, prints: readonly string[], alter?: Alter): Paper {
  return alter === undefined ? { docType, prints } : { docType, prints, alter };
}

export function change(parts: (facts: LoanFacts) => Partial<LoanFacts>): Alter {
  return (facts) => ({ ...facts, ...parts(facts) });
}

/** Changes of the disclosed figures. */
export function disclose(parts: (facts: LoanFacts) => Partial<LoanFacts['disclosure']>): Alter {
  return (facts) => ({ ...facts, disclosure: { ...facts.disclosure, ...parts(facts) } });
}

export function wire(parts: (facts: LoanFacts) => Partial<LoanFacts['wire']>): Alter {
  return (facts) => ({ ...facts, wire: { ...facts.wire, ...parts(facts) } });
}

/** Another name for the first borrower, who signs as before. */
export function nameBorrower(rename: (name: string) => string): Alter {
  return (facts) => ({ ...facts, borrowers: facts.borrowers.map((one, i) => (i === 0 ? renamed(one, rename) : one)) });
}

export function nameLender(rename: (name: string) => string): Alter {
  return (facts) => ({ ...facts, lender: renamed(facts.lender, rename) });
}

function renamed(party: Party, rename: (name: string) => string): Party {
  return { ...party, name: rename(party.name) };
}

/** `Ridgeline` to `Rigdeline`: two neighbours within the first long word change places. */
export function misspell(name: string): string {
  return name.replace(/\p{L}{5,}/u, (word) => {
    // Double letters that change places are the same word.
    const at = word.charAt(2) === word.charAt(3) ? 3 : 2;
    return `${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`;
  });
}

/** Another number on the same street. */
export function moveHouse(street: string): string {
  return street.replace(/^\d+/, (number) => String(Number(number) + 12));
}

/** The digit that two neighbours make when they change places; loan numbers are typed so. */
export function mistype(number: string): string {
  const digits = [...number];
  for (let at = digits.length - 1; at > 0; at -= 1) {
    const [left, right] = [digits[at - 1] ?? '', digits[at] ?? ''];
    if (!/\d/.test(left) || !/\d/.test(right) || left === right) continue;
    return [...digits.slice(0, at - 1), right, left, ...digits.slice(at + 1)].join('');
  }
  return `${number}7`;
}

/** The amount in words within a printed text, put for another one in the same spelling. */
export function otherWords(printed: string, fromCents: number, toCents: number): string {
  const [from, to] = [fromCents, toCents].map((cents) => titleCase(spell(Math.floor(cents / 100))));
  return printed.replace(new RegExp(from ?? '', 'i'), (found) =>
    found === found.toUpperCase() ? (to ?? '').toUpperCase() : (to ?? ''),
  );
}
