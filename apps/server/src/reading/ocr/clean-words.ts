import type { OcrWord } from './ocr-engine.ts';

/** What the rules of a table look like to an engine that takes everything for letters. */
const RULES_BEFORE = /^[|[\]{}_¦]+(?=.)/;
const RULES_AFTER = /(?<=.)[|[\]{}_¦]+$/;
const ONLY_RULES = /^[|[\]{}_¦—–\-=~'"`.,:;]*[|¦_][|[\]{}_¦—–\-=~'"`.,:;]*$/;

/** Takes off what is certainly not text. */
export function cleanWords(words: readonly OcrWord[]): readonly OcrWord[] {
  return words.flatMap((word) => {
    if (ONLY_RULES.test(word.text)) return [];
    const text = word.text.replace(RULES_BEFORE, '').replace(RULES_AFTER, '');
    return [text === word.text ? word : { ...word, text }];
  });
}
