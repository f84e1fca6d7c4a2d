import { alignPhrase, type Reading, type StepCount } from './align-phrase.ts';
import { foldPhrase } from './fold-text.ts';
import { nearWords } from './near-words.ts';

/** Where a phrase stands on a page: tokens from `first` up to but not including `end` of the page's layout. */
export interface PhraseMatch {
  readonly phrase: number;
  readonly first: number;
  readonly end: number;
  /** Words that were missing, changed beyond repair or in between. */
  readonly faults: number;
}

export interface PhraseIndex {
  readonly phrases: readonly (readonly string[])[];
  readonly find: (tokens: readonly string[], count?: StepCount) => readonly PhraseMatch[];
}

/** Where to look a phrase up: the place within it of a word that few other phrases hold. */
interface Key {
  readonly phrase: number;
  readonly place: number;
}

/** A letter-spaced title comes as single letters: fewer than this in a row are initials or list letters. */
const SPACED_LETTERS = 4;

/** Joined words are only looked for from this length, split words too: shorter ones are words of their own. */
const JOINED_FROM = 8;
const SPLIT_FROM = 6;

export function indexPhrases(texts: readonly string[]): PhraseIndex {
  const phrases = texts.map((text) => foldPhrase(text));
  const single = new Map<string, number>();
  const uses: number[] = [];
  for (const word of phrases.flat()) {
    const id = single.get(word) ?? single.size;
    single.set(word, id);
    uses[id] = (uses[id] ?? 0) + 1;
  }
  const idsOfPhrase = phrases.map((words) => words.map((word) => single.get(word) ?? -1));
  const joined = joinedWords(phrases, single);
  const vocabulary = [...single.keys(), ...joined.keys()];
  const parts = [...joined.values()];
  // Words that ran together are found as they are: misread besides, they are too rare to pay for.
  const near = nearWords(vocabulary, single.size);
  const beginnings = beginningsOf([...single.keys()]);
  const keys = keysOf(idsOfPhrase, uses);
  // One package repeats the same words thousands of times: each is looked up once.
  const known = new Map<string, number>();

  function lookUp(token: string): number {
    const cached = known.get(token);
    if (cached !== undefined) return cached;
    const id = near.find(token);
    // A hostile file could hold endless new words; the memory of what was looked up stays small.
    if (known.size > 50_000) known.clear();
    known.set(token, id);
    return id;
  }

  function read(tokens: readonly string[]): Reading {
    const reading: Reading = { ids: [], from: [], to: [] };
    for (let at = 0; at < tokens.length; ) {
      const { token, end } = nextToken(tokens, at, single, beginnings);
      const id = lookUp(token);
      const ids = id >= single.size ? (parts[id - single.size] ?? []) : [id];
      for (const part of ids) {
        reading.ids.push(part);
        reading.from.push(at);
        reading.to.push(end);
      }
      at = end;
    }
    return reading;
  }

  function find(tokens: readonly string[], count: StepCount = { steps: 0 }): readonly PhraseMatch[] {
    const reading = read(tokens);
    const matches: PhraseMatch[] = [];
    const seen = new Set<number>();
    for (const [at, id] of reading.ids.entries()) {
      count.steps += 1;
      for (const key of id === -1 ? [] : (keys[id] ?? [])) {
        const phrase = idsOfPhrase[key.phrase] ?? [];
        const match = alignPhrase({ reading, tokens, phrase, words: phrases[key.phrase] ?? [], count }, at, key.place);
        if (match === null) continue;
        // The same place may be reached through both of a phrase's rare words.
        const mark = match.first * idsOfPhrase.length + key.phrase;
        if (seen.has(mark)) continue;
        seen.add(mark);
        const [first, end] = [reading.from[match.first] ?? 0, reading.to[match.end - 1] ?? 0];
        matches.push({ phrase: key.phrase, first, end, faults: match.faults });
      }
    }
    return matches;
  }

  return { phrases, find };
}

/** Reads over what recognition did to the spacing: letters set apart, and one word read as two. */
function nextToken(
  tokens: readonly string[],
  at: number,
  single: ReadonlyMap<string, number>,
  beginnings: ReadonlySet<string>,
): { readonly token: string; readonly end: number } {
  const token = tokens[at] ?? '';
  if (token.length === 1) {
    let end = at + 1;
    while (end < tokens.length && tokens[end]?.length === 1) end += 1;
    if (end - at >= SPACED_LETTERS) return { token: tokens.slice(at, end).join(''), end };
  }
  const next = tokens[at + 1];
  if (next !== undefined && beginnings.has(token) && !(single.has(token) && single.has(next))) {
    if (single.has(token + next)) return { token: token + next, end: at + 2 };
  }
  return { token, end: at + 1 };
}

/** What may be the first half of a word that was split: most words of a page are none, and are passed over. */
function beginningsOf(words: readonly string[]): ReadonlySet<string> {
  const beginnings = new Set<string>();
  for (const word of words) {
    for (let length = 1; word.length >= SPLIT_FROM && length < word.length; length += 1) {
      beginnings.add(word.slice(0, length));
    }
  }
  return beginnings;
}

/** Two or three neighbouring words of a phrase without the space between them, and the words they stand for. */
function joinedWords(
  phrases: readonly (readonly string[])[],
  single: ReadonlyMap<string, number>,
): ReadonlyMap<string, readonly number[]> {
  const joined = new Map<string, readonly number[]>();
  for (const words of phrases) {
    for (let at = 0; at < words.length; at += 1) {
      for (const length of [2, 3]) {
        const run = words.slice(at, at + length);
        const text = run.join('');
        if (run.length < length || text.length < JOINED_FROM || single.has(text)) continue;
        joined.set(
          text,
          run.map((word) => single.get(word) ?? -1),
        );
      }
    }
  }
  return joined;
}

/** Phrases are kept under two of their words, so that one misread word does not hide them. */
function keysOf(phrases: readonly (readonly number[])[], uses: readonly number[]): readonly (readonly Key[])[] {
  const keys: Key[][] = uses.map(() => []);
  for (const [phrase, ids] of phrases.entries()) {
    const rarestFirst = ids
      .map((id, place) => ({ id, place, uses: uses[id] ?? 0 }))
      .sort((left, right) => left.uses - right.uses || left.place - right.place);
    const chosen = rarestFirst.filter(
      (word, index) => rarestFirst.findIndex((other) => other.id === word.id) === index,
    );
    for (const { id, place } of chosen.slice(0, 2)) keys[id]?.push({ phrase, place });
  }
  return keys;
}
