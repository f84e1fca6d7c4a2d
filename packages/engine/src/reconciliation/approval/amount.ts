import { type Decimal, decimalOf, decimalText, moneyText } from '../../calculations/decimal.ts';
import { buildFinding } from '../build-finding.ts';
import { oneOfEach } from '../comparisons/agree.ts';
import type { Facts, Reading } from '../facts.ts';
import type { Finding } from '../finding.ts';
import type { Policy } from '../policy.ts';
import { evaluated, type Outcome, type Rule } from '../rule.ts';
import { sayDocType, sayEach, sayMoney, sayReading, saySource, startSentence } from '../wording.ts';
import { lacking, noteReadings } from './approved-terms.ts';

const AMOUNTS = ['principal_amount', 'credit_limit'];

/** No more may be lent than was approved. Less is worth knowing. */
export function principalWithinApproval(facts: Facts, policy: Policy, rule: Rule): Outcome {
  const approved = AMOUNTS.flatMap((field) => facts.approved(field));
  // A home equity line has no note: its agreement says how much may be drawn.
  const lent = [...noteReadings(facts, 'principal_amount'), ...facts.readings('credit_limit', ['heloc_agreement'])];
  return (
    lacking({ principal_amount: approved.length === 0 ? [] : lent }) ??
    evaluated(
      oneOfEach(lent).flatMap(({ value }) =>
        compareWithApproved(
          lent.filter((note) => note.value === value),
          oneOfEach(approved),
          policy,
          rule,
        ),
      ),
    )
  );
}

/** Copies of a note with one amount. An approval may hold several facilities; the note must fit one of them. */
function compareWithApproved(
  notes: readonly Reading[],
  approved: readonly Reading[],
  policy: Policy,
  rule: Rule,
): readonly Finding[] {
  const amount = decimalOf(notes[0]?.value ?? '');
  const limits = approved.flatMap((reading) => {
    const limit = decimalOf(reading.value);
    return limit === null ? [] : [{ reading, limit }];
  });
  if (amount === null || limits.length === 0) return [];
  if (limits.some(({ limit }) => amount.minus(limit).abs().lte(policy.tolerances.money))) return [];
  const [first] = limits.toSorted((a, b) => b.limit.comparedTo(a.limit));
  if (first === undefined) return [];
  const apart = amount.minus(first.limit);
  const more = apart.isPositive();
  const words = `${sayMoney(moneyText(apart.abs()))} ${more ? 'more' : 'less'} than was approved`;
  return [
    buildFinding(rule, {
      severity: more ? rule.severity : 'info',
      message: `${startSentence(sayEach(notes))}, ${saySource(first.reading)} says ${sayReading(first.reading)}: ${words}.`,
      readings: [first.reading, ...notes],
      comparison: 'at_most',
      expected: first.reading.value,
      difference: { amount: moneyText(apart.abs()), percent: percentOf(apart.abs(), first.limit) },
      tolerance: policy.tolerances.money,
    }),
  ];
}

function percentOf(part: Decimal, whole: Decimal): string {
  return whole.isZero() ? '100' : decimalText(part.div(whole).times(100), 4);
}

/** The person or committee that approved must be allowed to approve so much. */
export function authorityCovers(facts: Facts, policy: Policy, rule: Rule): Outcome {
  const limits = facts.approved('approval_authority_limit');
  const approved = facts.approved('principal_amount');
  const amounts = approved.length > 0 ? approved : noteReadings(facts, 'principal_amount');
  const missing = lacking({ approval_authority_limit: limits, principal_amount: amounts });
  if (missing !== null) return missing;
  const [limit] = byAmount(limits);
  const [amount] = byAmount(amounts);
  if (limit === undefined || amount === undefined) return evaluated();
  const over = amount.decimal.minus(limit.decimal);
  if (over.lte(policy.tolerances.money)) return evaluated();
  const approvers = facts.approved('approved_by');
  const who = approvers.length === 0 ? 'The approver' : approvers.map(sayReading).join(', ');
  return evaluated([
    buildFinding(rule, {
      message: `${who} may approve up to ${sayReading(limit.reading)}, ${saySource(amount.reading)} says ${sayReading(amount.reading)}: ${sayMoney(moneyText(over))} more than ${sayDocType('lar')} gives authority for.`,
      readings: [limit.reading, amount.reading, ...approvers],
      comparison: 'at_most',
      kind: 'money',
      expected: limit.reading.value,
      difference: { amount: moneyText(over) },
      tolerance: policy.tolerances.money,
    }),
  ]);
}

/** The greatest first: the widest authority, the largest loan. */
function byAmount(readings: readonly Reading[]): readonly { readonly reading: Reading; readonly decimal: Decimal }[] {
  return readings
    .flatMap((reading) => {
      const decimal = decimalOf(reading.value);
      return decimal === null ? [] : [{ reading, decimal }];
    })
    .toSorted((a, b) => b.decimal.comparedTo(a.decimal));
}
