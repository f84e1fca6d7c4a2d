import { overlapArea, unionBox } from '@countersign/engine/pages/box';
import type { Box, Doubt, Word } from '@countersign/engine/pages/page';
import type { OcrWord } from '../ocr/ocr-word.ts';
import type { Recognize } from './inspect-page.ts';

export interface MergedWords {
  readonly words: readonly Word[];
  readonly doubts: readonly Doubt[];
}

/** A recognized word counts as the same place as a word of the file when it lies in it by more than half. */
const SAME_PLACE = 0.5;

/** Below this a recognized word does not overrule what the file says. */
const SURE = 0.6;

/**
 * Puts what was recognized beside the file's own words. Where both say the same, the file's word stands, being exact.
 * Where they differ, a doubtful file gives way to the picture, since a person reads the picture; a sound file stands.
 */
export function mergeRecognized(
  fileWords: readonly Word[],
  recognized: readonly OcrWord[],
  why: Recognize,
): MergedWords {
  const seen = recognized.map(toWord);
  const words: Word[] = [];
  const used = new Set<number>();
  const disagreeing: Word[] = [];
  for (const word of fileWords) {
    const here = seen
      .map((other, index) => ({ other, index }))
      .filter(({ other }) => covers(word.box, other.box) || covers(other.box, word.box));
    const same = sameText(here.map(({ other }) => other.text).join(''), word.text);
    if (same || why === 'missing') {
      words.push(word);
      for (const { index, other } of here) if (covers(word.box, other.box)) used.add(index);
      continue;
    }
    // Nothing was recognized there: ink too faint or small for the engine, though it is there.
    if (here.length === 0) words.push({ ...word, confidence: Math.min(word.confidence, 0.5) });
    else if (here.some(({ other }) => other.confidence >= SURE) && !word.text.includes('\ufffd'))
      disagreeing.push(word);
  }
  seen.forEach((word, index) => {
    if (!used.has(index)) words.push(word);
  });
  return { words, doubts: describe(disagreeing) };
}

function toWord({ text, box, confidence }: OcrWord): Word {
  return { text, box, method: 'ocr', confidence, fontSize: null, bold: null };
}

function covers(outer: Box, inner: Box): boolean {
  const area = inner.w * inner.h;
  return area > 0 && overlapArea(outer, inner) / area > SAME_PLACE;
}

/** Only letters and digits are compared: engines differ in dashes, quotes and dots. */
function sameText(a: string, b: string): boolean {
  return bare(a) === bare(b);
}

function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function describe(words: readonly Word[]): Doubt[] {
  if (words.length === 0) return [];
  const texts = words.map((word) => word.text).join(' ');
  const quoted = texts.length > 60 ? `${texts.slice(0, 60)}…` : texts;
  return [
    {
      kind: 'picture_disagrees',
      detail: `The file’s text says “${quoted}” where the page shows something else; what the page shows was taken.`,
      box: unionBox(words.map(({ box }) => box)),
    },
  ];
}
