import { isFieldOf, type Party } from './candidate.ts';
import { type Phrase, phrasesWith, SILENT_WORDS, TURNING_WORDS } from './lexicon.ts';

export interface Scored {
  readonly field: string;
  /** From 0 to 1. */
  readonly score: number;
}

/** One more word of the label that the phrase does not hold. */
const OWN_EXTRA = 0.08;
const CONTEXT_EXTRA = 0.01;
/** What a phrase is worth that is used for other things as well. */
const WEAK = 0.8;

/** Fields that the words could name, the likeliest first. */
export function scoreWords(
  words: readonly string[],
  context: readonly string[] = [],
  party: Party | null = null,
): readonly Scored[] {
  const best = new Map<string, number>();
  const [own, around] = [new Set(words), new Set(context)];
  for (const phrase of phrasesWith(own)) {
    if (party !== null && !isFieldOf(party, phrase.field)) continue;
    const score = scoreOf(phrase, own, around);
    if (score > (best.get(phrase.field) ?? 0)) best.set(phrase.field, score);
  }
  return [...best.entries()]
    .map(([field, score]) => ({ field, score }))
    .sort((one, other) => other.score - one.score || (one.field < other.field ? -1 : 1));
}

export function bestScore(words: readonly string[]): number {
  return scoreWords(words)[0]?.score ?? 0;
}

/** The phrase must be there whole, and a part of it in the label itself. */
function scoreOf({ words: asked, isWeak }: Phrase, own: ReadonlySet<string>, context: ReadonlySet<string>): number {
  if (!asked.every((word) => own.has(word) || context.has(word)) || !asked.some((word) => own.has(word))) return 0;
  const extra = [...own].filter((word) => !asked.includes(word) && !SILENT_WORDS.has(word));
  if (extra.some((word) => TURNING_WORDS.has(word) && !context.has(word))) return 0;
  const around = [...context].filter((word) => !asked.includes(word)).length;
  const length = Math.min(4, asked.length);
  const score = 0.9 + 0.02 * length - OWN_EXTRA * extra.length - Math.min(0.1, CONTEXT_EXTRA * around);
  return isWeak ? score * WEAK : score;
}
