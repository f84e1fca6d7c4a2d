import { compareWordsAndFigures } from '../../calculations/words-equal-figures.ts';
import { buildFinding } from '../build-finding.ts';
import { oneOfEach } from '../comparisons/agree.ts';
import { sameMoney } from '../comparisons/same-number.ts';
import type { Facts, Reading } from '../facts.ts';
import type { Finding } from '../finding.ts';
import { evaluated, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { sayMoney, sayReading, saySource, startSentence } from '../wording.ts';

const STATES_WORDS = ['promissory_note', 'change_in_terms'];

/** The amount in words must be the amount in figures of the same paper, to the cent: before a court the words count. */
export function wordsEqualFigures(facts: Facts, rule: Rule): Outcome {
  const pairs = facts.documentsOf(...STATES_WORDS).flatMap((document) => {
    const figures = oneOfEach(facts.readingsOf(document, 'principal_amount'));
    return oneOfEach(facts.readingsOf(document, 'principal_words')).flatMap((words) =>
      figures.map((figure) => ({ words, figures: figure, ...compared(words, figure) })),
    );
  });
  const readable = pairs.filter(({ equal }) => equal !== null);
  if (readable.length === 0) {
    const missing = ['principal_words', 'principal_amount'].filter(
      (field) => facts.readings(field, STATES_WORDS).length === 0,
    );
    // Words that are there and make no amount are as good as none.
    return notEvaluated(missing.length === 0 ? ['principal_words'] : missing);
  }
  return evaluated(readable.flatMap((pair) => (pair.equal === false ? [tell(rule, pair)] : [])));
}

interface Pair {
  readonly words: Reading;
  readonly figures: Reading;
  readonly amount: string;
}

/** Letters that recognition confuses are put right: a word that stands for no other number can only be that one. */
function compared(words: Reading, figures: Reading): { readonly equal: boolean | null; readonly amount: string } {
  const { words: amount, equal } = compareWordsAndFigures(words.raw ?? words.value, figures.value, { ocr: true });
  return { equal, amount: amount ?? '' };
}

function tell(rule: Rule, { words, figures, amount }: Pair): Finding {
  const { difference, reason } = sameMoney(amount, figures.value, '0');
  return buildFinding(rule, {
    message: `${startSentence(saySource(figures))} says ${sayReading(figures)} in figures and “${sayReading(words)}” in words, which is ${sayMoney(amount)}: ${reason}.`,
    readings: [figures, words],
    comparison: 'words_equal_figures',
    kind: 'money',
    expected: figures.value,
    difference,
    more: { inputs: { figures: figures.value, words: amount } },
  });
}
