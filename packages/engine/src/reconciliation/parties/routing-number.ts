import { isRoutingNumber } from '../../values/routing-number.ts';
import { buildFinding } from '../build-finding.ts';
import { oneOfEach } from '../comparisons/agree.ts';
import type { Facts, Reading } from '../facts.ts';
import { evaluated, notApplicable, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { sayReading, saySource } from '../wording.ts';

/** A routing number has nine digits of which the last is a check on the others: one mistyped digit never passes. */
export function routingNumbersCheck(facts: Facts, rule: Rule): Outcome {
  const readings = facts.readings('wire_beneficiary_aba');
  // Hidden digits cannot be checked.
  const shown = readings.filter(({ value }) => !/[*Xx\u2022]/.test(value));
  if (shown.length === 0)
    return facts.has('wire_instructions') ? notEvaluated(['wire_beneficiary_aba']) : notApplicable;
  return evaluated(
    oneOfEach(shown, ({ documentId, value }) => `${documentId} ${value}`).flatMap((reading) => {
      const digits = digitsOf(reading);
      if (isRoutingNumber(digits)) return [];
      const why =
        digits.length === 9
          ? 'its last digit does not fit the others (weights 3-7-1)'
          : `it has ${digits.length} digits and not nine`;
      return [
        buildFinding(rule, {
          message: `The routing number ${sayReading(reading)} on ${saySource(reading, readings)} cannot be right: ${why}.`,
          readings: [reading],
          comparison: 'checksum',
          more: {
            formula: '3 × (d1 + d4 + d7) + 7 × (d2 + d5 + d8) + 1 × (d3 + d6 + d9) is a multiple of 10',
            inputs: { digits },
          },
        }),
      ];
    }),
  );
}

function digitsOf({ value }: Reading): string {
  return value.replace(/[\s.-]/g, '');
}
