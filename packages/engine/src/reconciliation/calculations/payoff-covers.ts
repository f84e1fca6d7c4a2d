import { daysBetween } from '../../calculations/day-number.ts';
import { buildFinding } from '../build-finding.ts';
import { fundingDate } from '../closing-dates.ts';
import { combineOutcomes } from '../combine-outcomes.ts';
import type { Facts } from '../facts.ts';
import type { Policy } from '../policy.ts';
import { evaluated, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { onlyValue } from '../stated-terms.ts';
import { sayDate, sayDays, saySource, startSentence } from '../wording.ts';

/** a payoff is still good on the day on which the loan is paid out. */
export function payoffCovers(facts: Facts, _policy: Policy, rule: Rule): Outcome {
  const funded = fundingDate(facts);
  return combineOutcomes(
    facts.documentsOf('payoff_statement').map((document) => {
      const until = onlyValue(facts.readingsOf(document, 'payoff_good_through'));
      if (until === null || funded === null)
        return notEvaluated([
          ...(until === null ? ['payoff_good_through'] : []),
          ...(funded === null ? ['disbursement_date', 'closing_date', 'note_date'] : []),
        ]);
      const late = daysBetween(until.value, funded.value);
      if (late <= 0) return evaluated();
      const more = onlyValue(facts.readingsOf(document, 'payoff_per_diem'));
      return evaluated([
        buildFinding(rule, {
          message: `${startSentence(saySource(until))} is good through ${sayDate(until.value)}, and ${saySource(funded)} disburses the loan on ${sayDate(funded.value)}: ${sayDays(late)} later. Ask for a new payoff${more === null ? '' : ', or add the interest of those days'}.`,
          readings: [until, funded, ...(more === null ? [] : [more])],
          comparison: 'not_before',
          kind: 'date',
          expected: funded.value,
          difference: { days: late },
          tolerance: '0',
        }),
      ]);
    }),
  );
}
