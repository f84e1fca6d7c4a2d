import { daysBetween } from '../../calculations/day-number.ts';
import { decimalText } from '../../calculations/decimal.ts';
import { buildFinding } from '../build-finding.ts';
import type { Finding } from '../finding.ts';
import type { Policy } from '../policy.ts';
import type { Rule } from '../rule.ts';
import type { StatedTerms } from '../stated-terms.ts';
import { sayDate, sayPoints, sayReading, saySource, startSentence } from '../wording.ts';

/** Caps of a variable rate that contradict each other or the ceiling, and an index of a day after the note. */
export function rateCapFaults(terms: StatedTerms, policy: Policy, rule: Rule): readonly Finding[] {
  return [
    ...ceilingApart(terms, policy, rule),
    ...['rate_cap_initial', 'rate_cap_periodic'].flatMap((field) => overLifetime(terms, field, policy, rule)),
    ...indexTooLate(terms, rule),
  ];
}

/** A lifetime cap counts from the first rate, and the highest rate that a note names is where it ends. */
function ceilingApart(terms: StatedTerms, policy: Policy, rule: Rule): readonly Finding[] {
  const [rate, cap, ceiling] = ['interest_rate', 'rate_cap_lifetime', 'rate_ceiling'].map((field) => ({
    reading: terms.reading(field),
    decimal: terms.decimal(field),
  }));
  if (!rate?.reading || !cap?.reading || !ceiling?.reading || !rate.decimal || !cap.decimal || !ceiling.decimal)
    return [];
  const highest = rate.decimal.plus(cap.decimal);
  const apart = highest.minus(ceiling.decimal).abs();
  if (apart.lte(policy.tolerances.rate)) return [];
  return [
    buildFinding(rule, {
      message: `${startSentence(saySource(ceiling.reading))} says a highest rate of ${sayReading(ceiling.reading)}. The first rate of ${sayReading(rate.reading)} and the lifetime cap of ${sayReading(cap.reading)} come to ${decimalText(highest, 4)}%: ${sayPoints(decimalText(apart, 4))} apart.`,
      readings: [ceiling.reading, rate.reading, cap.reading],
      comparison: 'first_rate_and_cap',
      kind: 'rate',
      expected: decimalText(highest, 4),
      difference: { basisPoints: decimalText(apart.mul(100), 2) },
      tolerance: policy.tolerances.rate,
    }),
  ];
}

/** One change may not be larger than all of them together. */
function overLifetime(terms: StatedTerms, field: string, policy: Policy, rule: Rule): readonly Finding[] {
  const [cap, lifetime] = [terms.reading(field), terms.reading('rate_cap_lifetime')];
  const [most, inAll] = [terms.decimal(field), terms.decimal('rate_cap_lifetime')];
  if (cap === null || lifetime === null || most === null || inAll === null) return [];
  const apart = most.minus(inAll);
  if (apart.lte(policy.tolerances.rate)) return [];
  const change = field === 'rate_cap_initial' ? 'the first change' : 'one change';
  return [
    buildFinding(rule, {
      message: `${startSentence(saySource(cap))} lets the rate move by ${sayReading(cap)} at ${change} and by ${sayReading(lifetime)} over the life of the loan. The first cannot be larger.`,
      readings: [cap, lifetime],
      comparison: 'at_most',
      kind: 'rate',
      expected: lifetime.value,
      difference: { basisPoints: decimalText(apart.mul(100), 2) },
      tolerance: policy.tolerances.rate,
    }),
  ];
}

function indexTooLate(terms: StatedTerms, rule: Rule): readonly Finding[] {
  const [index, note] = [terms.reading('index_date'), terms.reading('note_date')];
  if (index === null || note === null || index.value <= note.value) return [];
  return [
    buildFinding(rule, {
      message: `${startSentence(saySource(index))} takes the first index of ${sayDate(index.value)}, after the date of the note, ${sayDate(note.value)}.`,
      readings: [index, note],
      comparison: 'not_after',
      kind: 'date',
      expected: note.value,
      difference: { days: daysBetween(note.value, index.value) },
      tolerance: '0',
    }),
  ];
}
