import { nearest } from '../../calculations/assumed.ts';
import { Decimal, moneyText } from '../../calculations/decimal.ts';
import { idKeyWithoutZeros } from '../../values/id-key.ts';
import { buildFinding } from '../build-finding.ts';
import { triedAll } from '../calculations/tried.ts';
import type { Facts, Reading } from '../facts.ts';
import type { Policy } from '../policy.ts';
import { evaluated, notApplicable, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { onlyValue } from '../stated-terms.ts';
import { sayMoney } from '../wording.ts';
import { settlementReadings, wireFigures } from './wire-figures.ts';

/** R-601: the wire is no more than the loan, and is a figure of the settlement. */
export function wireAmount(facts: Facts, policy: Policy, rule: Rule): Outcome {
  const wires = distinctWires(facts);
  // Standing instructions name no amount: then there is none to check.
  if (wires.length === 0) return notApplicable;
  const principal =
    onlyValue(facts.readings('principal_amount', ['promissory_note'])) ??
    onlyValue(facts.readings('principal_amount', ['closing_disclosure'])) ??
    onlyValue(facts.approved('principal_amount'));
  if (principal === null) return notEvaluated(['principal_amount']);
  const proceeds = new Decimal(principal.value);
  const tolerance = policy.tolerances.money;
  const total = wires.reduce((sum, { value }) => sum.plus(value), new Decimal(0));
  const over = total.minus(proceeds);
  if (over.gt(tolerance))
    return evaluated([
      buildFinding(rule, {
        message: `${wires.length === 1 ? 'The wire is' : `The ${wires.length} wires together are`} ${sayMoney(moneyText(total))}, and the loan is ${sayMoney(principal.value)}: ${sayMoney(moneyText(over))} more than there is to pay out.`,
        readings: [...wires, principal],
        comparison: 'at_most',
        kind: 'money',
        expected: principal.value,
        difference: { amount: moneyText(over) },
        tolerance,
      }),
    ]);
  const settlement = settlementReadings(facts);
  // Without papers of the settlement there is no figure to hold a smaller wire to.
  if (settlement.length === 0) return evaluated();
  const figures = wireFigures(facts, proceeds).map(({ name, amount }) => ({ assumption: name, result: amount }));
  const matches = (amount: Decimal) => figures.some(({ result }) => result.minus(amount).abs().lte(tolerance));
  const wrong = matches(total) ? [] : wires.filter(({ value }) => !matches(new Decimal(value)));
  return evaluated(
    wrong.map((wire) => {
      const amount = new Decimal(wire.value);
      const near = nearest(figures, amount);
      const apart = near === null ? new Decimal(0) : near.result.minus(amount).abs();
      const plausible = proceeds.minus(amount).lte(mostKeptBack(facts, proceeds));
      return buildFinding(rule, {
        // Lenders keep charges back, and not each of them is a field: less than all closing costs may be explained so.
        severity: plausible ? 'warning' : 'exception',
        message: `The wire is ${sayMoney(wire.value)}, which matches no figure of the settlement. The nearest is ${near === null ? 'none' : `${sayMoney(moneyText(near.result))} (${near.assumption})`}: ${sayMoney(moneyText(apart))} apart.`,
        readings: [wire, principal, ...settlement],
        comparison: 'settlement_figure',
        kind: 'money',
        expected: near === null ? null : moneyText(near.result),
        difference: { amount: moneyText(apart) },
        tolerance,
        more: { tried: triedAll(figures) },
      });
    }),
  );
}

/** Papers that repeat one wire say the same amount for the same account. */
function distinctWires(facts: Facts): readonly Reading[] {
  const seen = new Set<string>();
  return facts.documentsOf('wire_instructions').flatMap((document) => {
    const [amount] = facts.readingsOf(document, 'wire_amount');
    const [account] = facts.readingsOf(document, 'wire_beneficiary_account');
    if (amount === undefined) return [];
    const key = `${amount.value} ${idKeyWithoutZeros(account?.value ?? '')}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [amount];
  });
}

/** Of the loan: what a lender's own charges come to at most, where no paper tells them. */
const UNTOLD_CHARGES_PERCENT = 2;

function mostKeptBack(facts: Facts, proceeds: Decimal): Decimal {
  const told = ['total_closing_costs', 'total_loan_costs', 'origination_charges']
    .flatMap((field) => facts.readings(field, ['closing_disclosure', 'settlement_statement']))
    .map(({ value }) => new Decimal(value));
  return told.length === 0 ? proceeds.mul(UNTOLD_CHARGES_PERCENT).div(100) : Decimal.max(...told);
}
