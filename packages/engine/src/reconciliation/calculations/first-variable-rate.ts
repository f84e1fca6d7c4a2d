import { Decimal, decimalText } from '../../calculations/decimal.ts';
import { buildFinding } from '../build-finding.ts';
import { combineOutcomes } from '../combine-outcomes.ts';
import type { Facts, Reading } from '../facts.ts';
import { noteTerms } from '../notes.ts';
import type { Policy } from '../policy.ts';
import { evaluated, notApplicable, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { isVariableRate, onlyValue, type StatedTerms } from '../stated-terms.ts';
import { sayDate, sayPoints, saySource, startSentence } from '../wording.ts';
import { rateCapFaults } from './rate-caps.ts';
import { inputsOf, triedAll } from './tried.ts';

export const FIRST_RATE_FIELDS = [
  'interest_rate',
  'index_value',
  'index_date',
  'rate_margin',
  'rate_floor',
  'rate_ceiling',
  'rate_cap_initial',
  'rate_cap_periodic',
  'rate_cap_lifetime',
];

/** Notes round the sum of index and margin to the nearest eighth of a point, or up to it, or not at all. */
const EIGHTH = new Decimal('0.125');

/**
 * R-425: the first rate of a variable loan is the index on its day and the margin, within floor and ceiling; and the caps
 * of the note fit each other and the ceiling.
 */
export function firstVariableRate(facts: Facts, policy: Policy, rule: Rule): Outcome {
  return combineOutcomes(
    noteTerms(facts).map((terms) => {
      const first = ofOneNote(facts, terms, policy, rule);
      const caps = isVariableRate(terms) ? rateCapFaults(terms, policy, rule) : [];
      if (caps.length === 0) return first;
      return evaluated([...(first.kind === 'evaluated' ? first.findings : []), ...caps]);
    }),
  );
}

function ofOneNote(facts: Facts, terms: StatedTerms, policy: Policy, rule: Rule): Outcome {
  if (!isVariableRate(terms)) return notApplicable;
  const index = terms.reading('index_value') ?? onlyValue(facts.approved('index_value'));
  const [rate, margin] = [terms.reading('interest_rate'), terms.reading('rate_margin')];
  if (index === null || rate === null || margin === null)
    return notEvaluated([
      ...(index === null ? ['index_value'] : []),
      ...terms.missing(['interest_rate', 'rate_margin']),
    ]);
  const sum = new Decimal(index.value).plus(margin.value);
  const within = (value: Decimal): Decimal => {
    const floor = terms.decimal('rate_floor');
    const ceiling = terms.decimal('rate_ceiling');
    const raised = floor === null ? value : Decimal.max(value, floor);
    return ceiling === null ? raised : Decimal.min(raised, ceiling);
  };
  const tried = [
    { assumption: 'not rounded', result: within(sum) },
    { assumption: 'rounded to the nearest eighth of a point', result: within(sum.div(EIGHTH).round().mul(EIGHTH)) },
    { assumption: 'rounded up to an eighth of a point', result: within(sum.div(EIGHTH).ceil().mul(EIGHTH)) },
  ];
  const stated = new Decimal(rate.value);
  const apart = tried.map(({ result }) => result.minus(stated).abs());
  if (apart.some((one) => one.lte(policy.tolerances.rate))) return evaluated();
  const exact = within(sum);
  const day = terms.reading('index_date');
  const readings: readonly Reading[] = [rate, index, margin, ...terms.readings(['rate_floor', 'rate_ceiling'])];
  return evaluated([
    buildFinding(rule, {
      message: `${startSentence(saySource(rate))} states a first rate of ${stated.toFixed()}%. The index of ${index.value}%${day === null ? '' : ` on ${sayDate(day.value)}`} and the margin of ${margin.value}% come to ${decimalText(exact, 4)}%: ${sayPoints(decimalText(exact.minus(stated).abs(), 4))} apart, rounded to an eighth or not.`,
      readings,
      comparison: 'index_and_margin',
      kind: 'rate',
      expected: decimalText(exact, 4),
      difference: { basisPoints: decimalText(exact.minus(stated).abs().mul(100), 2) },
      tolerance: policy.tolerances.rate,
      more: {
        inputs: inputsOf(readings),
        formula: 'first rate = index + margin, at least the floor, at most the ceiling',
        tried: triedAll(tried, (result) => decimalText(result, 4)),
      },
    }),
  ]);
}
