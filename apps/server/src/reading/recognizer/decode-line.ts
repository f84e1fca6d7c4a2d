import { alignText } from './align-text.ts';
import { type Alphabet, NOTHING } from './alphabet.ts';
import { bridgeRepeats } from './bridge-repeats.ts';
import { type Language, searchText } from './search-text.ts';
import { type Logits, type Step, shareIn, stepShares } from './step-shares.ts';

export interface ReadCharacter {
  readonly char: string;
  /** 0 to 1. */
  readonly confidence: number;
  /** Pixels of the crop, from its left edge. */
  readonly from: number;
  readonly to: number;
  /** Whether it belongs to a word that documents use. */
  readonly usual?: boolean;
  /** Other readings of the same place, most likely first. */
  readonly alternatives: readonly { readonly char: string; readonly confidence: number }[];
}

export interface ReadLine {
  /** Spaces are characters too. */
  readonly chars: readonly ReadCharacter[];
  /** Of the least sure character; 0 where nothing was read. */
  readonly confidence: number;
  readonly ink: 'print' | 'handwriting' | 'none';
  /** Where pen strokes stand that were not read. */
  readonly handwriting: readonly { readonly from: number; readonly to: number }[];
}

/** A share below this is no alternative. */
const LEAST_ALTERNATIVE = 0.01;
const MOST_ALTERNATIVES = 4;

/** A character of the text with the steps that it takes. */
interface Run {
  readonly cls: number;
  readonly first: number;
  readonly last: number;
  /** The step where the class is surest. */
  readonly peak: number;
  readonly share: number;
}

export function decodeLine(alphabet: Alphabet, logits: Logits, language: Language | null = null): ReadLine {
  const steps = bridgeRepeats(alphabet, stepShares(alphabet, logits));
  const runs = findRuns(steps, language);
  const doubts = doubtsBetween(steps, runs);
  const place = placer(logits, runs);
  const chars: ReadCharacter[] = [];
  const handwriting: { from: number; to: number }[] = [];
  for (const [index, run] of runs.entries()) {
    const { from, to } = place(index);
    if (run.cls === alphabet.handwriting) {
      handwriting.push({ from, to });
      continue;
    }
    const sure = run.share * (1 - Math.max(doubts[index] ?? 0, doubts[index + 1] ?? 0));
    chars.push({
      char: alphabet.characters[run.cls - 1] ?? '',
      confidence: sure,
      from,
      to,
      alternatives: alternativesAt(alphabet, steps, run),
    });
  }
  const letters = markUsual(trimSpaces(chars), language);
  const ink =
    handwriting.length > 0 && letters.length <= handwriting.length
      ? 'handwriting'
      : letters.length > 0
        ? 'print'
        : 'none';
  const confidence = letters.reduce((least, char) => Math.min(least, char.confidence), letters.length > 0 ? 1 : 0);
  return { chars: letters, confidence, ink, handwriting };
}

/** "Nothing" at this share parts what stands before from what comes after: each part is searched alone. */
const PARTING = 0.995;
/** Where every step is this sure, the likeliest way is the likeliest text. */
const SURE = 0.95;

/** Steps from one that is sure of "nothing" to the next. */
interface Part {
  readonly from: number;
  readonly to: number;
  readonly isSure: boolean;
}

function findRuns(steps: readonly Step[], language: Language | null): Run[] {
  const runs: Run[] = [];
  let word: Part[] = [];
  const close = () => {
    runs.push(...readWord(steps, word, runs, language));
    word = [];
  };
  for (const part of partsOf(steps)) {
    const space = part.isSure && language !== null ? likeliestWay(steps.slice(part.from, part.to), part.from) : [];
    if (space.length === 1 && space[0]?.cls === language?.space) {
      close();
      runs.push(...space);
    } else word.push(part);
    // Without words to look for, each part is searched alone.
    if (language === null) close();
  }
  close();
  return runs;
}

function partsOf(steps: readonly Step[]): Part[] {
  const parts: Part[] = [];
  let from = 0;
  while (from < steps.length) {
    if ((steps[from]?.nothing ?? 1) >= PARTING) {
      from += 1;
      continue;
    }
    let to = from + 1;
    while (to < steps.length && (steps[to]?.nothing ?? 1) < PARTING) to += 1;
    const isSure = steps.slice(from, to).every((step) => Math.max(step.nothing, shareIn(step, step.best)) >= SURE);
    parts.push({ from, to, isSure });
    from = to;
  }
  return parts;
}

/** A word whose every part is sure needs no search. */
function readWord(
  steps: readonly Step[],
  parts: readonly Part[],
  before: readonly Run[],
  language: Language | null,
): Run[] {
  if (parts.every(({ isSure }) => isSure))
    return parts.flatMap(({ from, to }) => likeliestWay(steps.slice(from, to), from));
  const [from, to] = [parts[0]?.from ?? 0, parts.at(-1)?.to ?? 0];
  const part = steps.slice(from, to);
  const text = searchText(
    part,
    before.map(({ cls }) => cls),
    language,
  );
  return alignText(part, text).map(({ first, last }, i) => findPeak(steps, text[i] ?? 0, from + first, from + last));
}

/** Each step's likeliest class; repeats are one character, and "nothing" parts repeats. */
function likeliestWay(part: readonly Step[], from: number): Run[] {
  const runs: Run[] = [];
  let before = NOTHING;
  for (const [index, step] of part.entries()) {
    const open = runs.at(-1);
    const share = shareIn(step, step.best);
    const at = from + index;
    if (step.best !== NOTHING && (step.best !== before || open === undefined))
      runs.push({ cls: step.best, first: at, last: at, peak: at, share });
    else if (step.best !== NOTHING && open !== undefined)
      runs[runs.length - 1] = { ...open, last: at, ...(share > open.share ? { peak: at, share } : {}) };
    before = step.best;
  }
  return runs;
}

function findPeak(steps: readonly Step[], cls: number, first: number, last: number): Run {
  let peak = first;
  let share = 0;
  for (let index = first; index <= last; index += 1) {
    const step = steps[index];
    const here = step === undefined ? 0 : shareIn(step, cls);
    if (here > share) [peak, share] = [index, here];
  }
  return { cls, first, last, peak, share };
}

/** A step that is this sure of "nothing" hides no character. */
const SURE_OF_NOTHING = 0.98;

/**
 * How likely it is that a character was passed over: before each run, and after the last. A step of "nothing" where
 * another character had a share makes its neighbors less sure.
 */
function doubtsBetween(steps: readonly Step[], runs: readonly Run[]): number[] {
  const doubts: number[] = [];
  for (let index = 0; index <= runs.length; index += 1) {
    const before = runs[index - 1];
    const after = runs[index];
    let doubt = 0;
    for (const step of steps.slice((before?.last ?? -1) + 1, after?.first ?? steps.length)) {
      if (step.nothing > SURE_OF_NOTHING) continue;
      let missed = 1 - step.nothing;
      // The edges of a character's own run are no doubt.
      if (before !== undefined) missed -= shareIn(step, before.cls);
      if (after !== undefined && after.cls !== before?.cls) missed -= shareIn(step, after.cls);
      doubt = Math.max(doubt, missed);
    }
    doubts.push(doubt);
  }
  return doubts;
}

function alternativesAt(alphabet: Alphabet, steps: readonly Step[], { cls, peak }: Run): ReadCharacter['alternatives'] {
  const { classes = [], shares = [] } = steps[peak] ?? {};
  return classes
    .map((other, i) => ({ other, char: alphabet.characters[other - 1] ?? '', confidence: shares[i] ?? 0 }))
    .filter(({ other, char, confidence }) => other !== cls && char !== '' && confidence >= LEAST_ALTERNATIVE)
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, MOST_ALTERNATIVES)
    .map(({ char, confidence }) => ({ char, confidence }));
}

/** A character reaches half way to its neighbors, but not further than its own steps and a letter's width. */
function placer({ stepWidth, width }: Logits, runs: readonly Run[]): (index: number) => { from: number; to: number } {
  const middle = (run: Run): number => (run.first + run.last + 1) / 2;
  const FARTHEST = 8;
  return (index) => {
    const run = runs[index] as Run;
    const before = runs[index - 1];
    const after = runs[index + 1];
    const centre = middle(run);
    const left = Math.max(centre - FARTHEST, before === undefined ? 0 : (middle(before) + centre) / 2);
    const right = Math.min(
      centre + FARTHEST,
      after === undefined ? Number.POSITIVE_INFINITY : (middle(after) + centre) / 2,
    );
    const from = Math.min(left, run.first) * stepWidth;
    const to = Math.max(right, run.last + 1) * stepWidth;
    return { from: Math.max(0, Math.min(width, from)), to: Math.max(0, Math.min(width, to)) };
  };
}

function trimSpaces(chars: readonly ReadCharacter[]): ReadCharacter[] {
  let from = 0;
  let to = chars.length;
  while (from < to && chars[from]?.char === ' ') from += 1;
  while (to > from && chars[to - 1]?.char === ' ') to -= 1;
  return chars.slice(from, to);
}

function markUsual(chars: readonly ReadCharacter[], language: Language | null): ReadCharacter[] {
  if (language === null) return [...chars];
  const marked: ReadCharacter[] = [];
  for (let from = 0; from < chars.length; ) {
    let to = from;
    while (to < chars.length && chars[to]?.char !== ' ') to += 1;
    const word = chars.slice(from, to);
    const usual = language.isUsual(word.map(({ char }) => char).join(''));
    marked.push(...word.map((char) => (usual ? { ...char, usual } : char)), ...chars.slice(to, to + 1));
    from = to + 1;
  }
  return marked;
}
