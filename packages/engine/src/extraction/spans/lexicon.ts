import { lexicon } from '../../../data/lexicon.ts';

/** The words of a label, next to the value, that mean an idea: the longest that the lexicon knows, and no other. */
export function conceptsOf(words: readonly string[], side: string): readonly string[] {
  const most = Math.min(7, words.length);
  for (let length = most; length >= 1; length -= 1) {
    const own = words.slice(words.length - length).join(' ');
    const found = index().get(own);
    if (found !== undefined && (length > 1 || side !== 'before')) return found;
    if (side === 'before' || length === words.length) continue;
    const head = index().get(words.slice(0, length).join(' '));
    if (head !== undefined) return head;
  }
  return [];
}

let made: Map<string, readonly string[]> | null = null;

function index(): Map<string, readonly string[]> {
  if (made === null) {
    const built = new Map<string, string[]>();
    for (const [concept, phrases] of Object.entries(lexicon))
      for (const phrase of phrases) {
        const known = built.get(phrase);
        if (known === undefined) built.set(phrase, [concept]);
        else known.push(concept);
      }
    made = built;
  }
  return made;
}
