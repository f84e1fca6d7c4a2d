import { longFormOf } from './same-words.ts';
import { pieces, spellOut } from './spell-out.ts';
import { splitWord } from './split-word.ts';
import { vendorField } from './vendor-fields.ts';
import { isKnownWord } from './vocabulary.ts';

/** What stands in parentheses explains: a word that says nothing there changes nothing. */
function withoutRemarks(label: string): string {
  return label.replace(/(?<=\S)\s*\(([^()]*)\)/g, (_, inside: string) => {
    const kept = pieces(inside).flatMap(spellOut).filter(isKnownWord);
    return ` ${kept.join(' ')} `;
  });
}

const OF_APPRAISALS = new Set('rpt eff done value effective type order ordered report firm property'.split(' '));
const OF_ORIGINALS = new Set('amount date balance rate term principal'.split(' '));

/** Short for two things that look alike; what stands beside it tells. */
const TWO_MEANINGS: Readonly<Record<string, (words: readonly string[]) => string>> = {
  appr: (words) => (words.some((word) => OF_APPRAISALS.has(word)) ? 'appraised' : 'approval'),
  org: (words) => (words.some((word) => OF_ORIGINALS.has(word)) ? 'original' : 'organization'),
  rt: (words) => (words.includes('risk') ? 'rating' : 'rate'),
  st: (words) => (words.includes('address') ? 'street' : 'state'),
};

function clearedUp(words: readonly string[]): readonly string[] {
  return words.map((word) => TWO_MEANINGS[word]?.(words) ?? word);
}

/** The words of a label, as everybody would say them: `LLC_BI__Amortized_Term_Months__c` is amortization term months. */
export function labelWords(label: string): readonly string[] {
  return clearedUp(
    pieces(withoutRemarks(vendorField(label) ?? label))
      .flatMap((piece) => splitWord(piece) ?? spellOut(piece))
      .map((word) => (Object.hasOwn(TWO_MEANINGS, word) ? word : (longFormOf(word) ?? word))),
  );
}
