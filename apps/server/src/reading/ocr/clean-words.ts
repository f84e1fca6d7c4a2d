import type { OcrWord } from './ocr-word.ts';

/** What the rules of a table look like to an engine that takes everything for letters. */
const RULE_BEFORE = /^[|¦_[\]{}]+(?=[\w$(#-])/;
const RULE_AFTER = /(?<=[\w%).,:;-])[|¦_[\]{}]+$/;
/** A bracket that has its partner in the word was printed. */
const BRACKETED = /^\[[^\]]*\]?$|^[^[]*\]$|^_+$/;
/** Nothing that says anything: marks of dust and rules. Signs that stand alone on forms ($ % # & - + x) are kept. */
const NO_SIGNS = /^[^\p{L}\p{N}$%#&+\-–—()/@*☐☑☒✓✔]+$/u;
/** Signs that stand alone are also what noise looks like: of those the engine doubts, few were printed. */
const LONE_SIGNS = /^[^\p{L}\p{N}]+$/u;
const LEAST_SIGN_CONFIDENCE = 0.6;

/** A scratch down the page is a sliver of a letter in every row that it crosses. No word is a small i. */
const SLIVER = 0.2;
const LEAST_SLIVER_CONFIDENCE = 0.7;

/** Takes off what is certainly not text. `aspect` is the picture's width over its height. */
export function cleanWords(words: readonly OcrWord[], aspect: number): readonly OcrWord[] {
  return words.flatMap((word) => {
    if (NO_SIGNS.test(word.text) || isScratch(word, aspect)) return [];
    if (LONE_SIGNS.test(word.text) && word.confidence < LEAST_SIGN_CONFIDENCE) return [];
    const text = trimRules(word.text);
    return text === word.text ? [word] : [{ ...word, text }];
  });
}

function isScratch({ text, box, confidence }: OcrWord, aspect: number): boolean {
  if (text.length !== 1 || box.w * aspect >= box.h * SLIVER) return false;
  return text === 'i' || confidence < LEAST_SLIVER_CONFIDENCE;
}

function trimRules(text: string): string {
  const kept = text.includes('[') && text.includes(']') && BRACKETED.test(text);
  return kept ? text : text.replace(RULE_BEFORE, '').replace(RULE_AFTER, '');
}
