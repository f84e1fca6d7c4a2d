import { encompassField } from './encompass-fields.ts';
import { longFormOf } from './same-words.ts';
import { pieces, spellOut } from './spell-out.ts';
import { splitWord } from './split-word.ts';

/** The words of a label, as everybody would say them: `LLC_BI__Amortized_Term_Months__c` is amortization term months. */
export function labelWords(label: string): readonly string[] {
  return pieces(encompassField(label) ?? label)
    .flatMap((piece) => splitWord(piece) ?? spellOut(piece))
    .map((word) => longFormOf(word) ?? word);
}
