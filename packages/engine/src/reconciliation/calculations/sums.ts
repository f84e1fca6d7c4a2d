import { Decimal, moneyText } from '../../calculations/decimal.ts';
import { foot } from '../../calculations/footing.ts';
import { findField } from '../../fields/field-catalogue.ts';
import { buildFinding } from '../build-finding.ts';
import type { Reading } from '../facts.ts';
import type { Finding, Severity } from '../finding.ts';
import type { Policy } from '../policy.ts';
import type { Rule } from '../rule.ts';
import { sayList, sayMoney, saySource } from '../wording.ts';
import { inputsOf } from './tried.ts';

/** A part of a sum as it is printed, added or taken off. */
export interface Part {
  readonly reading: Reading;
  readonly sign: 1 | -1;
}

export interface Sum {
  readonly parts: readonly Part[];
  readonly total: Reading;
  readonly formula: string;
  readonly comparison: string;
  readonly severity?: Severity;
}

/** A finding when the parts do not add up to the total, to the cent of the bank's tolerance. */
export function sumFindings(
  rule: Rule,
  policy: Policy,
  { parts, total, formula, comparison, severity }: Sum,
): readonly Finding[] {
  const { sum, difference } = foot(
    parts.map(({ reading, sign }) => new Decimal(reading.value).mul(sign)),
    new Decimal(total.value),
  );
  if (difference.abs().lte(policy.tolerances.money)) return [];
  const readings = [...parts.map(({ reading }) => reading), total];
  const added = parts.map(({ reading, sign }) => `${sign < 0 ? 'less ' : ''}${named(reading)}`);
  return [
    buildFinding(rule, {
      ...(severity === undefined ? {} : { severity }),
      message: `On ${saySource(total, readings)}, ${
        added.length === 1
          ? `${sayList(added)} differs from ${named(total)}`
          : `${sayList(added)} come to ${sayMoney(moneyText(sum))}, but ${sayMoney(total.value)} is printed as ${titleOf(total)}`
      }: ${sayMoney(moneyText(difference.abs()))} apart.`,
      readings,
      comparison,
      kind: 'money',
      expected: moneyText(sum),
      difference: { amount: moneyText(difference.abs()) },
      tolerance: policy.tolerances.money,
      more: { inputs: inputsOf(readings), formula },
    }),
  ];
}

/** `the total loan costs of $4,694.05` within a sentence. */
function named(reading: Reading): string {
  return `${titleOf(reading)} of ${sayMoney(reading.value)}`;
}

function titleOf({ field }: Reading): string {
  const title = findField(field)?.title ?? field;
  return `the ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
}
