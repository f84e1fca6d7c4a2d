import { type Candidate, partyOfWords } from './candidate.ts';

type Part = readonly [name: string, isPart: (words: readonly string[], context: readonly string[]) => boolean];

const has =
  (...some: readonly string[]) =>
  (words: readonly string[]) =>
    some.some((word) => words.includes(word));

/** `BorrowerFirst` is a name as well. */
function isOfName(words: readonly string[]): boolean {
  return words.includes('name') || (words.length === 2 && partyOfWords(words) !== null);
}

/** A person's name and an address are often exported in pieces, which go together in this order. */
const NAME: readonly Part[] = [
  ['first', (words) => has('first', 'given')(words) && isOfName(words)],
  ['middle', (words) => words.includes('middle') && words.includes('name')],
  ['last', (words) => has('last', 'surname', 'family')(words) && (words.includes('surname') || isOfName(words))],
  ['suffix', (words) => words.includes('suffix') && words.includes('name')],
];
const ADDRESS: readonly Part[] = [
  ['city', (words) => words.includes('city')],
  ['state', (words) => words.includes('state') && !words.includes('organization')],
  ['zip', (words) => words.includes('zip')],
  [
    'street',
    (words, context) =>
      (has('street', 'address')(words) || (words.includes('line') && context.includes('address'))) &&
      !has('email', 'county', 'unit', 'country')(words),
  ],
];
const NAME_WORDS = new Set(['first', 'given', 'middle', 'last', 'surname', 'family', 'suffix', 'name']);
const ADDRESS_WORDS = new Set(['street', 'address', 'line', 'text', 'city', 'state', 'zip', 'code', 'name']);

/** Candidates of one level in which pieces that belong together are one. What is no piece stays as it is. */
export function joinParts(candidates: readonly Candidate[]): readonly Candidate[] {
  const names = joinGroups(candidates, NAME, NAME_WORDS, ['first', 'last'], ['first', 'middle', 'last', 'suffix'], ' ');
  return joinGroups(names, ADDRESS, ADDRESS_WORDS, ['street', 'city'], ['street', 'city', 'state', 'zip'], ', ');
}

function joinGroups(
  candidates: readonly Candidate[],
  parts: readonly Part[],
  ownWords: ReadonlySet<string>,
  needed: readonly string[],
  order: readonly string[],
  separator: string,
): readonly Candidate[] {
  const groups = new Map<string, Map<string, Candidate>>();
  for (const candidate of candidates) {
    const part =
      candidate.join === undefined ? parts.find(([, isPart]) => isPart(candidate.words, candidate.context)) : undefined;
    if (part === undefined) continue;
    const key = `${candidate.party} ${rest(candidate.words, ownWords).join(' ')}`;
    const group = groups.get(key) ?? new Map<string, Candidate>();
    if (!group.has(part[0])) group.set(part[0], candidate);
    groups.set(key, group);
  }
  const joined = new Map<Candidate, Candidate | null>();
  for (const group of groups.values()) {
    if (!needed.every((name) => group.has(name))) continue;
    const pieces = order.flatMap((name) => group.get(name) ?? []);
    const [first, ...others] = pieces;
    if (first === undefined) continue;
    const word = separator === ' ' ? 'name' : 'address';
    for (const piece of pieces) joined.set(piece, null);
    joined.set(first, {
      ...first,
      label: pieces.map(({ label }) => label).join(' + '),
      words: [...rest(first.words, ownWords), word],
      join: { paths: others.map(({ path }) => path), separator },
    });
  }
  return candidates.flatMap((candidate) => {
    const replaced = joined.get(candidate);
    return replaced === undefined ? [candidate] : replaced === null ? [] : [replaced];
  });
}

function rest(words: readonly string[], without: ReadonlySet<string>): readonly string[] {
  return words.filter((word) => !without.has(word));
}
