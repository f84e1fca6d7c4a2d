import { decimalOf } from '../../calculations/decimal.ts';
import { buildFinding } from '../build-finding.ts';
import { oneOfEach } from '../comparisons/agree.ts';
import type { Facts, Reading } from '../facts.ts';
import type { Finding } from '../finding.ts';
import type { Policy } from '../policy.ts';
import { evaluated, type Outcome, type Rule } from '../rule.ts';
import { sayMoney, sayReading, saySource, startSentence } from '../wording.ts';
import { agreeAcross, type Speakers, speak } from './agree-across.ts';

/** The principal agrees across documents. A deed's maximum lien may be higher than the principal, never lower. */
export function principalAgrees(speakers: Speakers, facts: Facts, policy: Policy, rule: Rule): Outcome {
  const outcome = agreeAcross(speakers, facts, policy, rule);
  const principals = speak(speakers, facts);
  const low = oneOfEach(facts.readings('max_lien_amount')).flatMap((lien) => tooLow(lien, principals, policy, rule));
  if (low.length === 0) return outcome;
  return evaluated([...(outcome.kind === 'evaluated' ? outcome.findings : []), ...low]);
}

function tooLow(lien: Reading, principals: readonly Reading[], policy: Policy, rule: Rule): readonly Finding[] {
  const note = principals.find(({ source }) => source === 'promissory_note' || source === 'change_in_terms');
  const [limit, amount] = [decimalOf(lien.value), note === undefined ? null : decimalOf(note.value)];
  if (note === undefined || limit === null || amount === null) return [];
  const short = amount.minus(limit);
  if (short.lte(policy.tolerances.money)) return [];
  return [
    buildFinding(rule, {
      message: `${startSentence(saySource(lien))} secures at most ${sayReading(lien)}, ${saySource(note)} says ${sayReading(note)}: ${sayMoney(short.toFixed(2))} of the principal is not secured.`,
      readings: [note, lien],
      comparison: 'at_least',
      expected: note.value,
      difference: { amount: short.toFixed(2) },
      tolerance: policy.tolerances.money,
    }),
  ];
}
