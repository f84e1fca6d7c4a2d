import { foldPhrase } from './fold-text.ts';
import { editsWithin, nearWords } from './near-words.ts';

/** Where a phrase stands on a page: tokens from `first` up to but not including `end` of the page's layout. */
export interface PhraseMatch {
  readonly phrase: number;
  readonly first: number;
  readonly end: number;
  /** Words that were missing, changed beyond repair or in between. */
  readonly faults: number;
}

/** Counts the steps taken, so that a test can hold growth against the size of the page. */
export interface StepCount {
  steps: number;
}

export interface PhraseIndex {
  readonly phrases: readonly (readonly string[])[];
  readonly find: (tokens: readonly string[], count?: StepCount) => readonly PhraseMatch[];
}

interface Reading {
  /** Vocabulary numbers of the tokens as read, and the page tokens that each covers. */
  readonly ids: number[];
  readonly from: number[];
  readonly to: number[];
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
        const match = align({ reading, tokens, phrase, words: phrases[key.phrase] ?? [], count }, at, key.place);
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

/** Long phrases are kept under two of their words, so that one misread word does not hide them. */
function keysOf(phrases: readonly (readonly number[])[], uses: readonly number[]): readonly (readonly Key[])[] {
  const keys: Key[][] = uses.map(() => []);
  for (const [phrase, ids] of phrases.entries()) {
    const rarestFirst = ids
      .map((id, place) => ({ id, place, uses: uses[id] ?? 0 }))
      .sort((left, right) => left.uses - right.uses || left.place - right.place);
    const chosen = rarestFirst.filter(
      (word, index) => rarestFirst.findIndex((other) => other.id === word.id) === index,
    );
    for (const { id, place } of chosen.slice(0, ids.length >= 3 ? 2 : 1)) keys[id]?.push({ phrase, place });
  }
  return keys;
}

/** Faults that a phrase of this many words may have and still be itself. */
function faultsAllowed(length: number): number {
  if (length >= 12) return 3;
  if (length >= 8) return 2;
  return length >= 4 ? 1 : 0;
}

/** From here on a phrase is itself even where its end is lost. */
const LONG = 8;

interface Walk {
  readonly reading: Reading;
  readonly tokens: readonly string[];
  readonly phrase: readonly number[];
  readonly words: readonly string[];
  readonly count: StepCount;
}

function align(
  walked: Walk,
  at: number,
  place: number,
): { readonly first: number; readonly end: number; readonly faults: number } | null {
  const allowed = faultsAllowed(walked.phrase.length);
  const after = walk(walked, at + 1, place + 1, 1, allowed);
  if (after === null) return null;
  const before = walk(walked, at - 1, place - 1, -1, allowed - after.faults);
  if (before === null) return null;
  return { first: before.at + 1, end: after.at, faults: before.faults + after.faults };
}

/** Follows the phrase in one direction. Answers the token after the last that belongs to it. */
function walk(
  walked: Walk,
  at: number,
  place: number,
  step: 1 | -1,
  allowed: number,
): { readonly at: number; readonly faults: number } | null {
  const { reading, phrase, count } = walked;
  const { ids } = reading;
  let [here, word] = [at, place];
  while (word >= 0 && word < phrase.length && here >= 0 && here < ids.length && ids[here] === phrase[word]) {
    count.steps += 1;
    here += step;
    word += step;
  }
  if (word < 0 || word >= phrase.length) return { at: here, faults: 0 };
  if (allowed === 0 || here < 0 || here >= ids.length) return null;
  // A short phrase without its first or last word is another phrase.
  const atEnd = word === (step === 1 ? phrase.length - 1 : 0);
  if (atEnd && phrase.length < LONG && !misread(walked, here, word)) return null;
  count.steps += 1;
  const tries = [
    misread(walked, here, word) ? walk(walked, here + step, word + step, step, allowed - 1) : null,
    walk(walked, here + step, word, step, allowed - 1),
    (walked.words[word]?.length ?? 0) <= DROPPED ? walk(walked, here, word + step, step, allowed - 1) : null,
  ];
  let best: { readonly at: number; readonly faults: number } | null = null;
  for (const tried of tries) {
    if (tried !== null && (best === null || tried.faults + 1 < best.faults))
      best = { at: tried.at, faults: tried.faults + 1 };
  }
  return best;
}

/** Only short words get lost on the way: "of", "to", "the". */
const DROPPED = 3;

/** Whether the token may be the phrase's word, badly read. A word of its own in that place makes it another phrase. */
function misread({ reading, tokens, words }: Walk, here: number, word: number): boolean {
  const [token, wanted] = [tokens[reading.from[here] ?? -1] ?? '', words[word] ?? ''];
  return editsWithin(token, wanted, Math.max(1, Math.floor(wanted.length / 3)));
}
