import { findField } from '../../fields/field-catalogue.ts';
import type { Chance } from './chances.ts';
import type { PlaceOfSample } from './place-of-sample.ts';

/** What is less likely is left to a person: of what is suggested, at most one in a hundred may be wrong. */
export const LEAST_SUGGESTED = 0.55;
/** Another place of a field that may have several has to be likely as well, one that is called the same not as much. */
const LEAST_BESIDE = { another: 0.5, same: 0.2 };
const CONTESTED = 0.95;

/** The likeliest pairs first; each place is one field, and each field one place unless there may be several. */
export function assignFields(chances: readonly Chance[]): readonly Chance[] {
  const taken = new Set<PlaceOfSample>();
  const found = new Map<string, Chance[]>();
  for (const one of [...chances].sort(likeliestFirst)) {
    const same = found.get(one.field) ?? [];
    if (taken.has(one.place)) continue;
    if (same.length === 0 ? one.chance < LEAST_SUGGESTED || isContested(one, chances) : !mayStandBeside(one, same))
      continue;
    taken.add(one.place);
    found.set(one.field, [...same, one]);
  }
  return [...found.values()].flat();
}

function likeliestFirst(one: Chance, other: Chance): number {
  return other.chance - one.chance || (one.field < other.field ? -1 : 1);
}

/** Two places that are as likely and say different things: which one is meant, a person has to say. */
function isContested(one: Chance, chances: readonly Chance[]): boolean {
  if (findField(one.field)?.repeated === true) return false;
  const said = one.place.values.join('; ');
  return chances.some(
    (other) =>
      other.field === one.field && other.chance > CONTESTED * one.chance && other.place.values.join('; ') !== said,
  );
}

const SECOND_WORDS = new Set(['co', 'joint', 'second', 'secondary', 'additional', 'other', 'also']);
const SHORT_NAMES = new Set(['short', 'dba', 'alias', 'aka', 'former']);

/** A borrower beside a co-borrower, Guarantor 1 beside Guarantor 2; never another name for the same one. */
function mayStandBeside({ field, place, chance }: Chance, same: readonly Chance[]): boolean {
  if (findField(field)?.repeated !== true) return false;
  const { words, party } = place.candidate;
  if (words.some((word) => SHORT_NAMES.has(word))) return false;
  return same.every(({ place: first }) => {
    const isNew = place.values.every((value) => !first.values.some((other) => isSameName(value, other)));
    const others = first.candidate.words;
    if (isNew && chance >= LEAST_BESIDE.same && isSameSet(words, others) && party === first.candidate.party)
      return true;
    if (chance < LEAST_BESIDE.another) return false;
    if ([...words, ...others].some((word) => SECOND_WORDS.has(word))) return isNew;
    const isAlike = party !== null && party === first.candidate.party && words.at(-1) === others.at(-1);
    return isNew && isAlike;
  });
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((word) => other.includes(word));
}

/** "TIDEMARK TOWING" and "Tidemark Towing & Salvage LLC" are one: the short name is the beginning of the long one. */
function isSameName(one: string, other: string): boolean {
  const [left, right] = [one, other].map((name) => name.toLowerCase().replace(/[^a-z0-9 ]/g, '')) as [string, string];
  return left.startsWith(right) || right.startsWith(left);
}
