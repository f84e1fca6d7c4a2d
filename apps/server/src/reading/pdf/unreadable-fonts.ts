import type { RawWord } from './build-words.ts';
import type { FontInfo } from './fonts.ts';

/** One unnamed sign is a bullet or a check box of a symbol font; two different ones in a word are text. */
const minUnnamed = 2;

/** Shorter words of signs are check boxes and the like. */
const minLength = 3;

/**
 * A word as people write them: letters, or an amount, a date, a number of some kind, with the usual marks around.
 * What a font with codes of its own and no map makes of letters rarely looks so.
 */
const plausible = /^[“”"'‘([$#*-]*(?:\p{L}[\p{L}\p{M}\p{N}’'.,&/-]*|[-+]?\p{N}[\p{N}\p{L}.,:/-]*)[”"'’)\].,;:!?%*-]*$/u;

/** A font with a map answers other scripts too; without one its codes come out as these. */
const ascii = /^[\x21-\x7e]+$/;

/** Fewer letters of a font say nothing about all of it. */
const minLetters = 4;

/** The words whose letters the file does not tell, or most likely tells wrongly. */
export function findUnreadable(words: readonly RawWord[]): RawWord[] {
  const found: RawWord[] = [];
  const byFont = new Map<FontInfo, RawWord[]>();
  for (const word of words) {
    if (word.unnamed > 0) {
      if (word.unnamed >= minUnnamed) found.push(word);
    } else if (word.run.font.symbolic && word.text.length >= minLength && !word.leader) {
      const sameFont = byFont.get(word.run.font);
      if (sameFont === undefined) byFont.set(word.run.font, [word]);
      else sameFont.push(word);
    }
  }
  for (const sameFont of byFont.values()) {
    const letters = countLetters(sameFont);
    const odd = sameFont.filter(
      ({ text }) => ascii.test(text) && !plausible.test(text) && new Set(text).size >= minLength,
    );
    if (letters >= minLetters && countLetters(odd) > letters / 2) found.push(...odd);
  }
  return found;
}

function countLetters(words: readonly RawWord[]): number {
  return words.reduce((sum, word) => sum + word.text.length, 0);
}
