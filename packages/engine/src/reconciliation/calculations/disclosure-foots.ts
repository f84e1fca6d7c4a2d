import { combineOutcomes } from '../combine-outcomes.ts';
import { agree } from '../comparisons/agree.ts';
import type { Facts } from '../facts.ts';
import type { PackageDocument } from '../loan-package.ts';
import type { Policy } from '../policy.ts';
import { evaluated, notApplicable, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { onlyValue } from '../stated-terms.ts';
import { sumFindings } from './sums.ts';

/** total loan costs and other costs, less what the lender credits, are the closing costs. */
export function disclosureFoots(facts: Facts, policy: Policy, rule: Rule): Outcome {
  const disclosures = facts.documentsOf('closing_disclosure');
  if (disclosures.length === 0) return notApplicable;
  return combineOutcomes([
    ...disclosures.map((document) => columns(facts, document, policy, rule)),
    ...disclosures.map((document) => cashToClose(facts, document, policy, rule)),
  ]);
}

function columns(facts: Facts, document: PackageDocument, policy: Policy, rule: Rule): Outcome {
  const only = (field: string) => onlyValue(facts.readingsOf(document, field));
  const [loanCosts, otherCosts, total] = [
    only('total_loan_costs'),
    only('total_other_costs'),
    only('total_closing_costs'),
  ];
  if (loanCosts === null || otherCosts === null || total === null) {
    const fields = ['total_loan_costs', 'total_other_costs', 'total_closing_costs'];
    return notEvaluated(fields.filter((field) => only(field) === null));
  }
  const credits = only('lender_credits');
  const costs = [
    { reading: loanCosts, sign: 1 as const },
    { reading: otherCosts, sign: 1 as const },
  ];
  return evaluated(
    sumFindings(rule, policy, {
      parts: credits === null ? costs : [...costs, { reading: credits, sign: -1 }],
      total,
      formula: 'J = D + I − lender credits',
      comparison: 'foots',
    }),
  );
}

/**
 * Most lines that lead to the cash to close are no fields, so the sum cannot be made. What can be seen is whether the
 * settlement statement asks for another amount; it may be an earlier one, hence a warning.
 */
function cashToClose(facts: Facts, document: PackageDocument, policy: Policy, rule: Rule): Outcome {
  const stated = [
    ...facts.readingsOf(document, 'cash_to_close'),
    ...facts.readings('cash_to_close', ['settlement_statement']),
  ];
  if (stated.length < 2) return notApplicable;
  return evaluated(agree(rule, stated, policy, { severity: 'warning', comparison: 'agree', about: 'Cash to close' }));
}
