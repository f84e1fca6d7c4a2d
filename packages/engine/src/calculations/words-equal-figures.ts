import { normalizeMoney } from '../values/money.ts';
import type { NormalizeOptions } from '../values/normalized-value.ts';

export interface WordsAndFigures {
  readonly words: string | null;
  readonly figures: string | null;
  /** Null when one of them cannot be read: then nothing can be said. */
  readonly equal: boolean | null;
}

/** Whether an amount in words is the amount in figures: `Two Hundred Fifty Thousand & 00/100` and `$250,000.00`. */
export function compareWordsAndFigures(
  wordsText: string,
  figuresText: string,
  options: NormalizeOptions = {},
): WordsAndFigures {
  const words = normalizeMoney(wordsText, options)?.value ?? null;
  const figures = normalizeMoney(figuresText, options)?.value ?? null;
  return { words, figures, equal: words === null || figures === null ? null : words === figures };
}
