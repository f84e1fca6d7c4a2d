import { expandPattern } from './expand-pattern.ts';
import { PATTERNS_OF_PARTIES } from './patterns-of-parties.ts';
import { PATTERNS_OF_TERMS } from './patterns-of-terms.ts';
import { PHRASES } from './phrases.ts';

/** What the field is called, each with the mark that its pattern has. */
export function phrasesOf(field: string): readonly string[] {
  const patterns = [...(PATTERNS_OF_TERMS[field] ?? []), ...(PATTERNS_OF_PARTIES[field] ?? [])];
  return [...(PHRASES[field] ?? []), ...patterns.flatMap(withMark)];
}

function withMark(pattern: string): readonly string[] {
  const mark = /^[~?]/.exec(pattern)?.[0] ?? '';
  return expandPattern(pattern.slice(mark.length)).map((phrase) => `${mark}${phrase}`);
}
