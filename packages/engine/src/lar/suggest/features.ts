import type { PlaceOfSample } from './place-of-sample.ts';
import { sameAs } from './same-words.ts';
import { toldByValues } from './value-evidence.ts';
import { asDate, DAYS_OF_YEAR, isFirstOfMonth, numberIn, shapeOf } from './value-shape.ts';

/** What all places of a record together say of one of them. */
export interface RecordFacts {
  readonly days: readonly number[];
  readonly largest: number;
}

export function factsOf(places: readonly PlaceOfSample[]): RecordFacts {
  const texts = places.flatMap(({ values }) => values.slice(0, 1));
  const days = texts.flatMap((text) => asDate(text) ?? []).sort((one, other) => one - other);
  const amounts = texts.flatMap((text) => (shapeOf(text) === 'money' ? (numberIn(text) ?? []) : []));
  return { days, largest: Math.max(0, ...amounts) };
}

/** What a place says of itself, each in a word: what the label has, what stands around it, and what its values look like. */
export function featuresOf(places: readonly PlaceOfSample[], at: number, facts: RecordFacts): readonly string[] {
  const place = places[at];
  if (place === undefined) return [];
  const own = [...labelFeatures(place.candidate), ...valueFeatures(place, facts)];
  return [...new Set([...own, ...nearFeatures(places, at), `at:${Math.min(at, 3)}`])];
}

/** Labels that stand beside this one: "Policy #" below the insurer's name is the policy of that insurance. */
function nearFeatures(places: readonly PlaceOfSample[], at: number): readonly string[] {
  const wordsAt = (index: number) => places[index]?.candidate.words.slice(0, MOST_WORDS) ?? [];
  const before = [...wordsAt(at - 1), ...wordsAt(at - 2)];
  const near = [...before, ...wordsAt(at + 1), ...wordsAt(at + 2)];
  return [...before.map((word) => `before:${word}`), ...near.map((word) => `near:${word}`)];
}

const MOST_WORDS = 8;

/** Words that say only what kind of value stands there, or which part of what the name above says. */
const KIND_WORDS = new Set(
  (
    'name full legal long display amount value number id identifier date on as at description text type kind code rate percent ratio months ' +
    'years days count body authority through until thru valid good due first last rank position limit address line street location county ' +
    'zone party state frequency total sum title reference by price term status class officer from to begin end effective expiration issued ' +
    'received after before current initial per period company carrier holder owner purpose category margin cap floor index bank account note'
  ).split(' '),
);

type LabelOfPlace = Pick<PlaceOfSample['candidate'], 'words' | 'parent' | 'context' | 'party'>;

export function labelFeatures({ words, parent = [], context, party }: LabelOfPlace): readonly string[] {
  const above = [...new Set(parent)].slice(0, MOST_WORDS);
  // `interimInterest.totalAmount` says what a flat file calls "Interim interest total amount".
  const isPart =
    above.length > 0 && above.length < 5 && words.length < 4 && words.every((word) => KIND_WORDS.has(word));
  const own = [...new Set(isPart ? [...above, ...words] : words)].slice(0, MOST_WORDS);
  const last = words.at(-1) ?? '';
  const found = [`label:${own.join(' ')}`, `last:${last}`, `first:${own[0] ?? ''}`, `words:${Math.min(5, own.length)}`];
  for (const [index, word] of own.entries()) {
    found.push(`word:${word}`);
    for (const other of sameAs(word)) found.push(`same:${other}`);
    if (word.length > 5) found.push(`stem:${word.slice(0, 5)}`);
    for (const other of own.slice(index + 1)) found.push(`pair:${[word, other].sort().join(' ')}`);
  }
  for (const word of above) found.push(`above:${word}`, `above:${word} ${last}`);
  if (above.length === 0) found.push('above:');
  for (const word of new Set(context.slice(0, 2 * MOST_WORDS))) found.push(`around:${word}`);
  if (party !== null) found.push(`party:${party}`, `party:${party} ${last}`);
  else found.push('party:');
  return found;
}

const MOST_VALUE_WORDS = 10;

export function valueFeatures({ candidate, values }: PlaceOfSample, facts: RecordFacts): readonly string[] {
  const [first] = values;
  if (first === undefined) return ['value:'];
  const shape = shapeOf(first);
  const found = [`value:${shape}`];
  for (const word of new Set(candidate.words.slice(0, MOST_WORDS))) found.push(`word:${word} ${shape}`);
  for (const word of new Set((candidate.parent ?? []).slice(0, MOST_WORDS))) found.push(`above:${word} is ${shape}`);
  if (candidate.party !== null) found.push(`party:${candidate.party} is ${shape}`);
  if (values.length > 1) found.push(new Set(values).size > 1 ? 'value:several' : 'value:again');
  for (const field of toldByValues(values)) found.push(`tells:${field}`);
  const day = asDate(first);
  if (day !== null) found.push(...dateFeatures(day, facts));
  else found.push(...numberFeatures(first, shape, facts));
  if (shape === 'text' || shape === 'name' || shape === 'organization' || shape === 'code' || shape === 'long') {
    for (const word of first
      .toLowerCase()
      .match(/[a-z]{2,}/g)
      ?.slice(0, MOST_VALUE_WORDS) ?? [])
      found.push(`says:${word}`);
  }
  return found;
}

function dateFeatures(day: number, { days }: RecordFacts): readonly string[] {
  const middle = days[Math.floor((days.length - 1) / 2)] ?? day;
  const years = (day - middle) / DAYS_OF_YEAR;
  const about = years < -0.5 ? 'before' : years < 0.12 ? 'then' : years < 0.6 ? 'soon' : years < 2 ? 'later' : 'far';
  const found = [`date:${about}`];
  if (days.length > 1 && day === days.at(-1)) found.push('date:last');
  if (days.length > 1 && day === days[0]) found.push('date:first');
  if (isFirstOfMonth(day)) found.push('date:first of month');
  return found;
}

const STEPS: Readonly<Record<string, readonly number[]>> = {
  percent: [0.5, 1.5, 3, 5, 9, 13, 19, 50, 85, 101],
  fraction: [0.005, 0.02, 0.04, 0.15, 0.3, 0.7, 0.9],
  money: [100, 1_000, 5_000, 20_000, 60_000, 150_000, 500_000, 1_500_000, 5_000_000],
  count: [2, 4, 7, 10, 15, 16, 30, 60, 121, 239, 300, 361],
  term: [2, 4, 7, 10, 15, 16, 30, 60, 121, 239, 300, 361],
  decimal: [0.5, 1.5, 3, 5, 9, 13, 19, 50, 85, 101],
};

function numberFeatures(text: string, shape: string, { largest }: RecordFacts): readonly string[] {
  const steps = STEPS[shape];
  const number = numberIn(text);
  if (steps === undefined || number === null) return [];
  const found = [`size:${shape} ${steps.filter((step) => number >= step).length}`];
  if (shape === 'money' && number === largest) found.push('size:largest');
  else if (shape === 'money') found.push(`size:share ${Math.min(9, Math.round((10 * number) / largest))}`);
  return found;
}
