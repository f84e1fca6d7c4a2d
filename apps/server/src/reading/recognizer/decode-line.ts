import { type Alphabet, NOTHING } from './alphabet.ts';

export interface ReadCharacter {
  readonly char: string;
  /** 0 to 1. */
  readonly confidence: number;
  /** Pixels of the crop, from its left edge. */
  readonly from: number;
  readonly to: number;
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

export interface Logits {
  readonly values: Int16Array;
  readonly steps: number;
  readonly powers: readonly number[];
  /** Pixels of the crop for one step. */
  readonly stepWidth: number;
  readonly width: number;
}

/** A share below this is no alternative. */
const LEAST_ALTERNATIVE = 0.01;
const MOST_ALTERNATIVES = 4;
/** The table of powers has an entry for every fourth unit. */
const UNITS_A_POWER = 4;

/** A stretch of steps that agree on one class. */
interface Run {
  readonly cls: number;
  readonly first: number;
  readonly last: number;
  /** The step where the class is surest. */
  readonly peak: number;
  readonly share: number;
}

/** Each step's likeliest class; repeats are one character, and "nothing" parts repeats. */
export function decodeLine(alphabet: Alphabet, logits: Logits): ReadLine {
  const runs = findRuns(alphabet, logits);
  const doubts = doubtsBetween(alphabet, logits, runs);
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
      alternatives: alternativesAt(alphabet, logits, run),
    });
  }
  const letters = trimSpaces(chars);
  const ink =
    handwriting.length > 0 && letters.length <= handwriting.length
      ? 'handwriting'
      : letters.length > 0
        ? 'print'
        : 'none';
  const confidence = letters.reduce((least, char) => Math.min(least, char.confidence), letters.length > 0 ? 1 : 0);
  return { chars: letters, confidence, ink, handwriting };
}

function findRuns(alphabet: Alphabet, logits: Logits): Run[] {
  const runs: Run[] = [];
  let open: Run | null = null;
  for (let step = 0; step < logits.steps; step += 1) {
    const cls = bestClass(alphabet, logits, step);
    if (open !== null && open.cls !== cls) {
      runs.push(open);
      open = null;
    }
    if (cls === NOTHING) continue;
    const share = shareOf(alphabet, logits, step, cls);
    if (open === null) open = { cls, first: step, last: step, peak: step, share };
    else open = { ...open, last: step, ...(share > open.share ? { peak: step, share } : {}) };
  }
  if (open !== null) runs.push(open);
  return runs;
}

function bestClass({ classes, handwriting }: Alphabet, { values }: Logits, step: number): number {
  let best = 0;
  const at = step * classes;
  for (let cls = 1; cls <= handwriting; cls += 1) if ((values[at + cls] ?? 0) > (values[at + best] ?? 0)) best = cls;
  return best;
}

/** The share of a class at a step, in whole numbers up to the last division. */
function shareOf({ classes, handwriting }: Alphabet, { values, powers }: Logits, step: number, cls: number): number {
  const at = step * classes;
  let most = values[at] ?? 0;
  for (let other = 1; other <= handwriting; other += 1) most = Math.max(most, values[at + other] ?? 0);
  let sum = 0;
  for (let other = 0; other <= handwriting; other += 1) sum += power(powers, most - (values[at + other] ?? 0));
  return power(powers, most - (values[at + cls] ?? 0)) / sum;
}

const power = (powers: readonly number[], below: number): number => powers[below >> 2] ?? 0;

/**
 * How likely it is that a character was passed over: before each run, and after the last. A step of "nothing" where
 * another character had a share makes its neighbors less sure.
 */
function doubtsBetween(alphabet: Alphabet, logits: Logits, runs: readonly Run[]): number[] {
  const doubts: number[] = [];
  for (let index = 0; index <= runs.length; index += 1) {
    const before = runs[index - 1];
    const after = runs[index];
    let doubt = 0;
    for (let step = (before?.last ?? -1) + 1; step < (after?.first ?? logits.steps); step += 1) {
      const nothing = shareOf(alphabet, logits, step, NOTHING);
      if (nothing > 0.98) continue;
      let missed = 1 - nothing;
      // The edges of a character's own run are no doubt.
      if (before !== undefined) missed -= shareOf(alphabet, logits, step, before.cls);
      if (after !== undefined && after.cls !== before?.cls) missed -= shareOf(alphabet, logits, step, after.cls);
      doubt = Math.max(doubt, missed);
    }
    doubts.push(doubt);
  }
  return doubts;
}

function alternativesAt(alphabet: Alphabet, logits: Logits, { cls, peak }: Run): ReadCharacter['alternatives'] {
  const found: { char: string; confidence: number }[] = [];
  const floor = (logits.values[peak * alphabet.classes + cls] ?? 0) - UNITS_A_POWER * logits.powers.length;
  for (const [index, char] of alphabet.characters.entries()) {
    if (index + 1 === cls || (logits.values[peak * alphabet.classes + index + 1] ?? 0) < floor) continue;
    const confidence = shareOf(alphabet, logits, peak, index + 1);
    if (confidence >= LEAST_ALTERNATIVE) found.push({ char, confidence });
  }
  return found.sort((a, b) => b.confidence - a.confidence).slice(0, MOST_ALTERNATIVES);
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
