import type { Alphabet } from './alphabet.ts';
import { openLetterHabits } from './letter-habits.ts';
import type { Language } from './search-text.ts';
import { openWordSense } from './word-sense.ts';

/** What a doubtful word is held against: which letters follow each other, and which words documents use. */
export function openLanguage(alphabet: Alphabet, letters: Uint8Array, words: Uint8Array): Language {
  const { characters } = alphabet;
  const sense = openWordSense(words);
  return {
    habit: openLetterHabits(letters, alphabet),
    space: characters.indexOf(' ') + 1,
    word: (classes) => sense.factor(classes.map((cls) => characters[cls - 1] ?? '').join('')),
    isUsual: sense.isUsual,
  };
}
