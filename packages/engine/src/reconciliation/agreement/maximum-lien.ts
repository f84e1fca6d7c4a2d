import { decimalOf } from '../../calculations/decimal.ts';
import { buildFinding } from '../build-finding.ts';
import { oneOfEach } from '../comparisons/agree.ts';
import type { Facts, Reading } from '../facts.ts';
import type { Finding } from '../finding.ts';
import type { Policy } from '../policy.ts';
import { evaluated, type Outcome, type Rule } from '../rule.ts';
import { sayMoney, sayReading, saySource, startSentence } from '../wording.ts';
import { agreeAcross, type Speakers, speak } from './agree-across.ts';

/**
 * The principal agrees across documents, and so does the limit of a line of credit. A deed's maximum lien may be higher
 * than the principal, never lower.
 */
export function principalAgrees(speakers: Speakers, facts: Facts, policy: Policy, rule: Rule): Outcome {
  const outcome = agreeAcross(speakers, facts, policy, rule);
  const limits = facts.readings('credit_limit', LINES);
  const debts = [...speak(speakers, facts), ...limits];
  const more = [
    ...oneOfEach(facts.readings('max_lien_amount')).flatMap((lien) => tooLow(lien, debts, policy, rule)),
    ...oneOfEach(limits).flatMap((limit) => isNotPromised(limit, debts, policy, rule)),
  ];
  if (more.length === 0) return outcome;
  return evaluated([...(outcome.kind === 'evaluated' ? outcome.findings : []), ...more]);
}

/** Papers of a line of credit: what they call its limit is what the note promises, where there is one. */
const LINES = ['heloc_agreement', 'loan_agreement'];

function isNotPromised(limit: Reading, debts: readonly Reading[], policy: Policy, rule: Rule): readonly Finding[] {
  // A loan agreement may cover several notes; together with them no one figure has to be the limit.
  const notes = oneOfEach(debts.filter(({ source }) => source === 'promissory_note'));
  const [note] = notes;
  const [most, amount] = [decimalOf(limit.value), note === undefined ? null : decimalOf(note.value)];
  if (note === undefined || notes.length > 1 || most === null || amount === null) return [];
  const apart = amount.minus(most).abs();
  if (apart.lte(policy.tolerances.money)) return [];
  return [
    buildFinding(rule, {
      message: `${startSentence(saySource(limit))} sets a credit limit of ${sayReading(limit)}, ${saySource(note)} says ${sayReading(note)}: ${sayMoney(apart.toFixed(2))} apart.`,
      readings: [note, limit],
      comparison: 'agree',
      expected: note.value,
      difference: { amount: apart.toFixed(2) },
      tolerance: policy.tolerances.money,
    }),
  ];
}

/** Papers that promise the debt which a lien secures. */
const OWED = ['promissory_note', 'change_in_terms', 'heloc_agreement'];

function tooLow(lien: Reading, debts: readonly Reading[], policy: Policy, rule: Rule): readonly Finding[] {
  const note = debts.find(({ source }) => OWED.includes(source));
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
