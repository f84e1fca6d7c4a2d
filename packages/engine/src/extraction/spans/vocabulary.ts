import { vocabulary } from '../../../data/vocabulary.ts';
import { lexiconWords } from './lexicon.ts';

/** What stands for every other word: names and rare words say nothing of a field. */
const UNKNOWN = '^';

let made: ReadonlySet<string> | null = null;

/** The word as features name it: itself where many papers print it, and one sign for all others. */
export function featureWord(word: string): string {
  made ??= new Set([...vocabulary, ...lexiconWords()]);
  return made.has(word) || /^[#$%&9]/.test(word) ? word : UNKNOWN;
}

/** Whether papers print the word in small letters, so that it is nobody's name and no place. */
export function isPrintedWord(word: string): boolean {
  return featureWord(word.toLowerCase()) !== UNKNOWN;
}
