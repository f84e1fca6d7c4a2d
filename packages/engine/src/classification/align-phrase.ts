import { editsWithin } from './near-words.ts';

/** Counts the steps taken, so that a test can hold growth against the size of the page. */
export interface StepCount {
  steps: number;
}

export interface Reading {
  /** Vocabulary numbers of the tokens as read, and the page tokens that each covers. */
  readonly ids: number[];
  readonly from: number[];
  readonly to: number[];
}

/** Faults that a phrase of this many words may have and still be itself. */
function faultsAllowed(length: number): number {
  if (length >= 12) return 3;
  if (length >= 8) return 2;
  return 1;
}

/** From here on a phrase is itself even where its end is lost. */
const LONG = 8;

export interface Walk {
  readonly reading: Reading;
  readonly tokens: readonly string[];
  readonly phrase: readonly number[];
  readonly words: readonly string[];
  readonly count: StepCount;
}

export function alignPhrase(
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
  const short = phrase.length < SHORT;
  const tries = [
    misread(walked, here, word) ? walk(walked, here + step, word + step, step, allowed - 1) : null,
    short ? null : walk(walked, here + step, word, step, allowed - 1),
    !short && (walked.words[word]?.length ?? 0) <= DROPPED ? walk(walked, here, word + step, step, allowed - 1) : null,
  ];
  let best: { readonly at: number; readonly faults: number } | null = null;
  for (const tried of tries) {
    if (tried !== null && (best === null || tried.faults + 1 < best.faults))
      best = { at: tried.at, faults: tried.faults + 1 };
  }
  return best;
}

/** In a phrase of fewer words one may be misread, none may be lost and none put in. */
const SHORT = 4;

/** Only short words get lost on the way: "of", "to", "the". */
const DROPPED = 3;

/** Whether the token may be the phrase's word, badly read. A word of its own in that place makes it another phrase. */
function misread({ reading, tokens, words }: Walk, here: number, word: number): boolean {
  const [token, wanted] = [tokens[reading.from[here] ?? -1] ?? '', words[word] ?? ''];
  return editsWithin(token, wanted, Math.max(1, Math.floor(wanted.length / 3)));
}
