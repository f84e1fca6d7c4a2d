import { combineOutcomes } from '../combine-outcomes.ts';
import type { Facts } from '../facts.ts';
import type { Policy } from '../policy.ts';
import { evaluated, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { onlyValue } from '../stated-terms.ts';
import { sumFindings } from './sums.ts';

const FIELDS = ['amount_financed', 'finance_charge', 'total_of_payments'];

/**
 * R-209, on the Truth-in-Lending statement alone: on a Closing Disclosure the total of payments holds loan costs as
 * well, so that the sum does not hold on a correct form.
 */
export function lendingTotal(facts: Facts, policy: Policy, rule: Rule): Outcome {
  return combineOutcomes(
    facts.documentsOf('truth_in_lending').map((document) => {
      const only = (field: string) => onlyValue(facts.readingsOf(document, field));
      const [financed, charge, total] = [only('amount_financed'), only('finance_charge'), only('total_of_payments')];
      if (financed === null || charge === null || total === null)
        return notEvaluated(FIELDS.filter((field) => only(field) === null));
      const parts = [financed, charge].map((reading) => ({ reading, sign: 1 as const }));
      return evaluated(
        sumFindings(rule, policy, {
          parts,
          total,
          formula: 'total of payments = amount financed + finance charge',
          comparison: 'foots',
        }),
      );
    }),
  );
}
