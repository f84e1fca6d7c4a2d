import { money, plainMoney, plainRate, rate } from '../core/amounts.ts';
import { longDate } from '../core/dates.ts';
import type { LoanFacts } from '../core/facts.ts';
import { oneLine, type Party, type PostalAddress } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';

/** Values as these layouts print them, without their sign. */
export const cash = (field: string, cents: number): Run => v(field, money(cents), plainMoney(cents));

export const share = (field: string, thousandths: number, digits = 3): Run =>
  v(field, rate(thousandths, digits), plainRate(thousandths));

export const on = (field: string, iso: string, print: (iso: string) => string = longDate): Run =>
  v(field, print(iso), iso);

export const twoLines = (field: string, place: PostalAddress): Run =>
  v(field, `${place.street}\n${place.city}, ${place.state} ${place.zip}`, oneLine(place));

export const inLine = (field: string, place: PostalAddress): Run => v(field, oneLine(place));

export function firstBorrower(facts: LoanFacts): Party {
  const [party] = facts.borrowers;
  if (party === undefined) throw new Error('A loan has a borrower.');
  return party;
}

export function entityKind(party: Party): string {
  return (party.entityType ?? '').replace(`a ${party.stateOfOrganization} `, '');
}

const article = (word: string): string => (/^[AEIO]/.test(word) ? 'an' : 'a');

/** `an Iowa limited liability company` */
export function entityRuns(party: Party): Run[] {
  if (party.stateOfOrganization === null) return ['an individual'];
  return prose`${article(party.stateOfOrganization)} ${v('borrower_state_of_org', party.stateOfOrganization)} ${v('borrower_entity_type', entityKind(party))}`;
}

export const business = (facts: LoanFacts): boolean => facts.loanClass === 'business';
