import { Decimal, decimalOf } from '../../calculations/decimal.ts';
import { buildFinding } from '../build-finding.ts';
import { oneOfEach } from '../comparisons/agree.ts';
import { sameIndex } from '../comparisons/same-index.ts';
import { sameRate } from '../comparisons/same-number.ts';
import type { Facts, Reading } from '../facts.ts';
import type { Finding } from '../finding.ts';
import type { Policy } from '../policy.ts';
import { evaluated, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { sayPoints, sayReading, saySource, startSentence } from '../wording.ts';
import { lacking, noteReadings } from './approved-terms.ts';

/**
 * The note's rate is the approved one; or the approval gives index and margin, the note follows them, and its rate does
 * not lie below the floor. What the index stood at on the day is nowhere in the papers.
 */
export function rateAsApproved(facts: Facts, policy: Policy, rule: Rule): Outcome {
  const rates = noteReadings(facts, 'interest_rate');
  const approved = oneOfEach(facts.approved('interest_rate'));
  const margins = facts.approved('rate_margin');
  const missing = lacking({ interest_rate: approved.length + margins.length === 0 ? [] : rates });
  if (missing !== null) return missing;
  const floors = oneOfEach(rates).flatMap((rate) =>
    belowFloor(rate, oneOfEach(facts.approved('rate_floor')), policy, rule),
  );
  const differing = oneOfEach(rates).filter((rate) => !approved.some((one) => isSame(one, rate, policy)));
  if (differing.length === 0) return evaluated(floors);
  const formula = followsFormula(facts, policy);
  if (formula === 'follows') return evaluated(floors);
  if (approved.length === 0)
    return formula === 'unknown' ? notEvaluated(['rate_margin']) : evaluated(tellFormula(facts, rule));
  return evaluated([...floors, ...differing.flatMap((rate) => tellRate(rate, approved, policy, rule))]);
}

function isSame(left: Reading, right: Reading, { tolerances }: Policy): boolean {
  return sameRate(left.value, right.value, tolerances.rate).same;
}

/** Whether the note states the approved index and margin. Where it states no margin, nobody can tell. */
function followsFormula(facts: Facts, policy: Policy): 'follows' | 'differs' | 'unknown' {
  const approved = oneOfEach(facts.approved('rate_margin'));
  const stated = oneOfEach(noteReadings(facts, 'rate_margin'));
  if (approved.length === 0 || stated.length === 0) return 'unknown';
  const margin = stated.every((one) => approved.some((other) => isSame(one, other, policy)));
  const indexes = oneOfEach(facts.approved('rate_index'));
  const index = oneOfEach(noteReadings(facts, 'rate_index')).every(
    (one) => indexes.length === 0 || indexes.some((other) => sameIndex(one.value, other.value).same),
  );
  return margin && index ? 'follows' : 'differs';
}

function tellRate(rate: Reading, approved: readonly Reading[], policy: Policy, rule: Rule): readonly Finding[] {
  const [first] = approved;
  if (first === undefined) return [];
  const { reason, difference } = sameRate(first.value, rate.value, policy.tolerances.rate);
  return [
    buildFinding(rule, {
      message: `${startSentence(saySource(first))} says ${sayReading(first)}, ${saySource(rate)} says ${sayReading(rate)}: ${reason}.`,
      readings: [...approved, rate],
      comparison: 'matches_lar',
      expected: first.value,
      difference,
      tolerance: policy.tolerances.rate,
    }),
  ];
}

function tellFormula(facts: Facts, rule: Rule): readonly Finding[] {
  const said = (readings: readonly Reading[]) => readings.map(sayReading).join(' + ');
  const approved = [...oneOfEach(facts.approved('rate_index')), ...oneOfEach(facts.approved('rate_margin'))];
  const stated = [...oneOfEach(noteReadings(facts, 'rate_index')), ...oneOfEach(noteReadings(facts, 'rate_margin'))];
  const [first, second] = [approved[0], stated[0]];
  if (first === undefined || second === undefined) return [];
  return [
    buildFinding(rule, {
      message: `${startSentence(saySource(first))} says ${said(approved)}, ${saySource(second)} says ${said(stated)}: the rate does not follow what was approved.`,
      readings: [...approved, ...stated],
      comparison: 'matches_lar',
      kind: 'rate',
      expected: said(approved),
    }),
  ];
}

function belowFloor(rate: Reading, floors: readonly Reading[], { tolerances }: Policy, rule: Rule): readonly Finding[] {
  const value = decimalOf(rate.value);
  return floors.flatMap((floor) => {
    const least = decimalOf(floor.value);
    if (value === null || least === null) return [];
    const short = least.minus(value);
    if (short.lte(new Decimal(tolerances.rate))) return [];
    return [
      buildFinding(rule, {
        message: `${startSentence(saySource(floor))} sets a floor of ${sayReading(floor)}, ${saySource(rate)} says ${sayReading(rate)}: ${sayPoints(short.toFixed())} below the floor.`,
        readings: [floor, rate],
        comparison: 'at_least',
        expected: floor.value,
        difference: { basisPoints: short.times(100).toFixed() },
        tolerance: tolerances.rate,
      }),
    ];
  });
}
