import { Decimal, moneyText } from '../../calculations/decimal.ts';
import { buildFinding } from '../build-finding.ts';
import type { Facts } from '../facts.ts';
import type { Policy } from '../policy.ts';
import { evaluated, notApplicable, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { onlyValue } from '../stated-terms.ts';
import { sayMoney } from '../wording.ts';
import { proceedsOf } from './loan-proceeds.ts';

/** all wires that the package instructs are paid out of the loan and of what the borrower brings. */
export function wiresWithinFunds(facts: Facts, policy: Policy, rule: Rule): Outcome {
  const instructions = facts.documentsOf('wire_instructions').filter(({ duplicateOf }) => duplicateOf === null);
  if (instructions.length === 0) return notApplicable;
  const amounts = instructions.flatMap((document) => onlyValue(facts.readingsOf(document, 'wire_amount')) ?? []);
  const funds = proceedsOf(facts);
  if (amounts.length === 0 || funds === null)
    return notEvaluated([
      ...(amounts.length === 0 ? ['wire_amount'] : []),
      ...(funds === null ? ['principal_amount'] : []),
    ]);
  const total = amounts.reduce((sum, { value }) => sum.plus(value), new Decimal(0));
  const over = total.minus(funds.available);
  if (over.lte(policy.tolerances.money)) return evaluated();
  return evaluated([
    buildFinding(rule, {
      message: `The wires of the package come to ${sayMoney(moneyText(total))}. The loan and the borrower’s funds come to ${sayMoney(funds.available)}: ${sayMoney(moneyText(over))} too much.`,
      readings: amounts,
      comparison: 'at_most',
      kind: 'money',
      expected: funds.available,
      difference: { amount: moneyText(over) },
      tolerance: policy.tolerances.money,
    }),
  ]);
}
