import { boxOverlap, holdsCentre } from '@countersign/engine/pages/box';
import type { Box } from '@countersign/engine/pages/page';

export interface PlacedWord {
  readonly text: string;
  /** Null where the truth tells only the text. */
  readonly box: Box | null;
  /** 0 to 1, where a reader tells it. */
  readonly confidence?: number;
}

export interface WordScore {
  readonly truth: number;
  readonly read: number;
  readonly right: number;
  readonly numbers: number;
  readonly rightNumbers: number;
  /** Sum of overlap over union of the words that were read right, and how many of them have boxes. */
  readonly overlap: number;
  readonly placed: number;
}

const none: WordScore = { truth: 0, read: 0, right: 0, numbers: 0, rightNumbers: 0, overlap: 0, placed: 0 };

/**
 * Compares the words of a page one to one: the same text in the same place. Numbers, which are all words with a digit,
 * are compared without the punctuation at their edges.
 */
export function scoreWords(truth: readonly PlacedWord[], read: readonly PlacedWord[]): WordScore {
  const free = new Map<string, PlacedWord[]>();
  for (const word of read) free.set(keyOf(word.text), [...(free.get(keyOf(word.text)) ?? []), word]);
  const score = { ...none, truth: truth.length, read: read.length };
  for (const word of truth) {
    const isNumber = /\d/.test(word.text);
    if (isNumber) score.numbers += 1;
    const candidates = free.get(keyOf(word.text)) ?? [];
    const found = nearest(word, candidates);
    if (found === null) continue;
    candidates.splice(candidates.indexOf(found), 1);
    score.right += 1;
    if (isNumber) score.rightNumbers += 1;
    if (word.box === null || found.box === null) continue;
    score.overlap += boxOverlap(word.box, found.box);
    score.placed += 1;
  }
  return score;
}

export function addWordScores(scores: readonly WordScore[]): WordScore {
  const sum = { ...none };
  for (const score of scores) for (const key of Object.keys(none) as (keyof WordScore)[]) sum[key] += score[key];
  return sum;
}

export function printable(score: WordScore): { f1: number; numberRecall: number; overlap: number } {
  const { truth, read, right, numbers, rightNumbers, overlap, placed } = score;
  return { f1: (2 * right) / (truth + read), numberRecall: rightNumbers / numbers, overlap: overlap / placed };
}

/** Quotation marks and dashes of all kinds are the same; numbers lose what stands at their edges. */
function keyOf(text: string): string {
  const plain = text
    .replace(/[‘’‛′`]/g, "'")
    .replace(/[“”″]/g, '"')
    .replace(/[–—−‐]/g, '-');
  return /\d/.test(plain) ? plain.replace(/^[^\p{L}\p{N}$]+|[^\p{L}\p{N}%]+$/gu, '') : plain;
}

/** The one that overlaps most; without boxes any of the same text will do. */
function nearest(word: PlacedWord, candidates: readonly PlacedWord[]): PlacedWord | null {
  const { box } = word;
  if (box === null) return candidates[0] ?? null;
  let best: PlacedWord | null = null;
  let most = 0;
  for (const candidate of candidates) {
    if (candidate.box === null || !(holdsCentre(box, candidate.box) || holdsCentre(candidate.box, box))) continue;
    const overlap = boxOverlap(box, candidate.box);
    if (overlap <= most) continue;
    most = overlap;
    best = candidate;
  }
  return best;
}
