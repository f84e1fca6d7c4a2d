import { vocabulary } from '../../../data/vocabulary.ts';
import { lexiconWords } from './lexicon.ts';

/** What stands for every other word: names and rare words say nothing of a field. */
export const UNKNOWN = '^';

let made: ReadonlySet<string> | null = null;

/** The word as features name it: itself where many papers print it, and one sign for all others. */
export function featureWord(word: string): string {
  made ??= new Set([...vocabulary, ...lexiconWords()]);
  return made.has(word) || /^[#$%&9]/.test(word) ? word : UNKNOWN;
}
