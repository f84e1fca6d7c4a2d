import { type Assumed, nearest } from '../../calculations/assumed.ts';
import { Decimal, decimalText } from '../../calculations/decimal.ts';
import { loanToValuePercent } from '../../calculations/loan-to-value.ts';
import { findField } from '../../fields/field-catalogue.ts';
import { buildFinding } from '../build-finding.ts';
import type { Facts, Reading } from '../facts.ts';
import type { Policy } from '../policy.ts';
import { evaluated, notApplicable, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { onlyValue } from '../stated-terms.ts';
import { sayAssumption, sayMoney, sayPoints, saySource, startSentence } from '../wording.ts';
import { inputsOf, triedAll } from './tried.ts';

/** In percentage points: ratios are printed with one place. */
export const LTV_TOLERANCE = '0.1';
const ROUNDED_TOLERANCE = '0.5';

/** Papers that state the ratio as a result. In an approval it may be the most that was allowed. */
const RESULT_PAPERS = ['underwriting_transmittal', 'appraisal', 'loan_application'];

/** Papers that state what the security is worth, the weightiest first. */
const VALUE_PAPERS = ['appraisal', 'underwriting_transmittal', 'closing_disclosure'];

const PRICE_PAPERS = ['closing_disclosure', 'appraisal', 'underwriting_transmittal', 'settlement_statement'];

/** the loan-to-value ratio recomputes from the note's principal and the value, and is no higher than approved. */
export function loanToValue(facts: Facts, _policy: Policy, rule: Rule): Outcome {
  const results = facts.readings('ltv_percent', RESULT_PAPERS);
  const approved = onlyValue(facts.approved('ltv_percent'));
  if (results.length === 0 && approved === null)
    return facts.has('appraisal') ? notEvaluated(['ltv_percent']) : notApplicable;
  const principal =
    onlyValue(facts.readings('principal_amount', ['promissory_note'])) ?? onlyValue(facts.approved('principal_amount'));
  const values = valuesOf(facts);
  if (principal === null) return notEvaluated(['principal_amount']);
  if (values.length === 0) return notEvaluated(['appraised_value']);
  const tried = values.flatMap((value): (Assumed & { reading: Reading })[] => {
    const result = loanToValuePercent(new Decimal(principal.value), new Decimal(value.value));
    return result === null
      ? []
      : [
          {
            assumption: `${sayMoney(principal.value)} of ${sayMoney(value.value)} (${(findField(value.field)?.title ?? value.field).toLowerCase()} on ${saySource(value)})`,
            result,
            reading: value,
          },
        ];
  });
  const findings = [
    ...results.flatMap((stated) => {
      const best = nearest(tried, new Decimal(stated.value));
      const apart = best?.result.minus(stated.value).abs();
      return best === null || apart === undefined || apart.lte(toleranceOf(stated))
        ? []
        : [finding(stated, best, apart, 'recomputes', 'states')];
    }),
    ...over(),
  ];
  return evaluated(findings);

  /** Which value was approved against is seldom said: too high is only what is too high by each of them. */
  function over() {
    if (approved === null) return [];
    const lowest = tried.toSorted((a, b) => a.result.comparedTo(b.result))[0];
    const apart = lowest?.result.minus(approved.value);
    return lowest === undefined || apart === undefined || apart.lte(toleranceOf(approved))
      ? []
      : [finding(approved, lowest, apart, 'at_most', 'allows')];
  }

  function finding(stated: Reading, best: Assumed, apart: Decimal, comparison: string, says: string) {
    const readings = [stated, ...(principal === null ? [] : [principal]), ...tried.map(({ reading }) => reading)];
    return buildFinding(rule, {
      message: `${startSentence(saySource(stated))} ${says} a loan-to-value ratio of ${stated.value}%. It comes to ${decimalText(best.result, 2)}%, ${sayAssumption(best.assumption)}: ${sayPoints(decimalText(apart, 2))} apart.`,
      readings,
      comparison,
      kind: 'rate',
      expected: decimalText(best.result, 4),
      difference: { basisPoints: decimalText(apart.mul(100), 2) },
      tolerance: toleranceOf(stated),
      more: {
        inputs: inputsOf(readings),
        formula: 'loan-to-value = principal ÷ value × 100',
        tried: triedAll(tried, (result) => decimalText(result, 4)),
      },
    });
  }
}

/** A ratio in whole percent was rounded, unless it is a limit: those come in steps of five. */
function toleranceOf({ value }: Reading): string {
  const stated = new Decimal(value);
  return stated.isInteger() && !stated.mod(5).isZero() ? ROUNDED_TOLERANCE : LTV_TOLERANCE;
}

/**
 * The appraised value, of the weightiest paper that has one, and the price of a purchase. A value below the price is
 * the one that counts: lenders lend on the lesser of the two.
 */
function valuesOf(facts: Facts): readonly Reading[] {
  const stated = [
    ...VALUE_PAPERS.map((docType) => facts.readings('appraised_value', [docType])),
    facts.approved('appraised_value'),
  ];
  const appraised = stated.find((readings) => readings.length > 0) ?? [];
  const prices = facts
    .readings('sale_price', PRICE_PAPERS)
    .filter(({ value }) => appraised.every((one) => new Decimal(one.value).gte(value)));
  const seen = new Set<string>();
  return [...appraised, ...prices].filter(({ value }) => !seen.has(value) && seen.add(value) !== undefined);
}
