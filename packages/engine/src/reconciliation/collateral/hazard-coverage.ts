import { Decimal, decimalOf, moneyText } from '../../calculations/decimal.ts';
import { buildFinding } from '../build-finding.ts';
import { closingDate } from '../closing-dates.ts';
import type { Facts, Reading } from '../facts.ts';
import type { Finding } from '../finding.ts';
import { isImproved, isRealEstateSecured } from '../loan-kind.ts';
import { limitsOf, type Policy } from '../policy.ts';
import { evaluated, notApplicable, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { onlyValue } from '../stated-terms.ts';
import { sayEach, sayMoney, startSentence } from '../wording.ts';

/**
 * Of the loan: where no document states what the buildings are insurable for, land may make up the rest of the value.
 * Land is seldom worth more than what stands on it, so that less than this is no matter of land.
 */
const PLAINLY_SHORT = '0.5';

/** the policies together insure the lesser of the loan and what the buildings are insurable for. */
export function hazardCoverage(facts: Facts, policy: Policy, rule: Rule): Outcome {
  if (!facts.has('property_insurance') || !isRealEstateSecured(facts) || !isImproved(facts)) return notApplicable;
  const coverages = currentCoverages(facts);
  const principal =
    onlyValue(facts.readings('principal_amount', ['promissory_note'])) ?? onlyValue(facts.approved('principal_amount'));
  if (coverages.length === 0 || principal === null)
    return notEvaluated([
      ...(coverages.length === 0 ? ['hazard_coverage_amount'] : []),
      ...(principal === null ? ['principal_amount'] : []),
    ]);
  return evaluated([...tellShort(facts, coverages, principal, rule), ...tellDeductible(facts, policy, rule)]);
}

/** The amount of each policy that still runs at the closing, copies once. Several buildings and policies add up. */
function currentCoverages(facts: Facts): readonly Reading[] {
  const closing = closingDate(facts);
  const seen = new Set<string>();
  return facts
    .documentsOf('property_insurance')
    .filter(({ duplicateOf }) => duplicateOf === null)
    .flatMap((document) => {
      const ends = facts.readingsOf(document, 'hazard_expiration_date');
      if (closing !== null && ends.length > 0 && ends.every(({ value }) => value < closing.value)) return [];
      const number = onlyValue(facts.readingsOf(document, 'hazard_policy_number'))?.value ?? document.id;
      return facts.readingsOf(document, 'hazard_coverage_amount').filter(({ value }) => {
        const key = `${number} ${value}`;
        return !seen.has(key) && seen.add(key) !== undefined;
      });
    });
}

function tellShort(facts: Facts, coverages: readonly Reading[], principal: Reading, rule: Rule): readonly Finding[] {
  const insurable = [...facts.readings('insurable_value'), ...facts.approved('insurable_value')];
  const worth = insurable.reduce((sum, { value }) => Decimal.max(sum, decimalOf(value) ?? 0), new Decimal(0));
  const loan = new Decimal(principal.value);
  const needed = insurable.length === 0 ? loan : Decimal.min(loan, worth);
  const covered = coverages.reduce((sum, { value }) => sum.plus(value), new Decimal(0));
  if (covered.gte(needed)) return [];
  const short = needed.minus(covered);
  const certain = insurable.length > 0 || covered.lt(loan.mul(PLAINLY_SHORT));
  const measure =
    insurable.length === 0
      ? `the loan of ${sayMoney(principal.value)}`
      : `the lesser of the loan of ${sayMoney(principal.value)} and the insurable value of ${sayMoney(moneyText(worth))}`;
  return [
    buildFinding(rule, {
      severity: certain ? rule.severity : 'warning',
      message: `The property insurance covers ${sayMoney(moneyText(covered))}, ${sayMoney(moneyText(short))} less than ${measure}.${insurable.length === 0 ? ' No document states the insurable value of the buildings.' : ''}`,
      readings: [...coverages, principal, ...insurable],
      comparison: 'at_least',
      kind: 'money',
      expected: moneyText(needed),
      difference: { amount: moneyText(short) },
      tolerance: '0.00',
    }),
  ];
}

/** The bank's limit on what the borrower bears of a loss, in percent of the coverage. */
function tellDeductible(facts: Facts, policy: Policy, rule: Rule): readonly Finding[] {
  const { maxDeductiblePct } = limitsOf(policy);
  return facts.documentsOf('property_insurance').flatMap((document) => {
    const coverage = onlyValue(facts.readingsOf(document, 'hazard_coverage_amount'));
    const deductible = onlyValue(facts.readingsOf(document, 'hazard_deductible'));
    if (coverage === null || deductible === null) return [];
    const most = new Decimal(coverage.value).mul(maxDeductiblePct).div(100);
    if (new Decimal(deductible.value).lte(most)) return [];
    const over = new Decimal(deductible.value).minus(most);
    return [
      buildFinding(rule, {
        severity: 'warning',
        message: `${startSentence(sayEach([deductible]))} as deductible. The bank allows ${maxDeductiblePct}% of the coverage of ${sayMoney(coverage.value)}, which is ${sayMoney(moneyText(most))}.`,
        readings: [deductible, coverage],
        comparison: 'at_most',
        kind: 'money',
        expected: moneyText(most),
        difference: { amount: moneyText(over) },
        tolerance: '0.00',
      }),
    ];
  });
}
