import { findField } from '../../fields/field-catalogue.ts';
import { buildFinding } from '../build-finding.ts';
import { agree, compareBy } from '../comparisons/agree.ts';
import { sameIndex } from '../comparisons/same-index.ts';
import type { Facts, Reading } from '../facts.ts';
import type { Finding } from '../finding.ts';
import type { Policy } from '../policy.ts';
import { evaluated, notApplicable, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { sayDocType, sayReading, startSentence } from '../wording.ts';
import { currentReadings } from './current-readings.ts';

const NOTES = ['promissory_note', 'change_in_terms'];
const SPEAKERS = [...NOTES, 'rider', 'loan_agreement', 'heloc_agreement'];
export const VARIABLE_TERMS = [
  'rate_index',
  'rate_margin',
  'rate_floor',
  'rate_ceiling',
  'rate_cap_initial',
  'rate_cap_periodic',
  'rate_cap_lifetime',
];

/** Index, margin, floor, ceiling and caps, each by itself, in note, rider and approval. */
export function variableTermsAgree(facts: Facts, policy: Policy, rule: Rule): Outcome {
  const terms = VARIABLE_TERMS.map((field) => ({
    field,
    readings: [...facts.approved(field), ...currentReadings(facts, field, SPEAKERS)],
  }));
  const stated = terms.filter(({ readings }) => readings.length > 0);
  if (stated.length === 0) return saysVariable(facts) ? notEvaluated(['rate_index', 'rate_margin']) : notApplicable;
  const comparable = stated.filter(({ readings }) => new Set(readings.map(({ documentId }) => documentId)).size > 1);
  const floor = lacksFloor(facts, rule);
  if (comparable.length === 0 && floor.length === 0) return notEvaluated(stated.map(({ field }) => field));
  return evaluated([
    ...comparable.flatMap(({ field, readings }) =>
      agree(rule, readings, policy, {
        title: `${rule.title}: ${findField(field)?.title ?? field}`,
        compare:
          field === 'rate_index'
            ? (left, right) => sameIndex(left.value, right.value)
            : compareBy('rate', policy.tolerances),
      }),
    ),
    ...floor,
  ]);
}

function saysVariable(facts: Facts): boolean {
  return [...facts.approved('rate_type'), ...facts.readings('rate_type', SPEAKERS)].some(
    ({ value }) => value === 'variable',
  );
}

/** A floor that was approved and did not get into the note is lost money; since it may only be unread, it is a warning. */
function lacksFloor(facts: Facts, rule: Rule): readonly Finding[] {
  const [approved] = facts.approved('rate_floor');
  const states = (field: string): readonly Reading[] => currentReadings(facts, field, SPEAKERS);
  if (approved === undefined || states('rate_floor').length > 0) return [];
  const formula = [...states('rate_margin'), ...states('rate_index')];
  const [first] = formula;
  if (first === undefined) return [];
  return [
    buildFinding(rule, {
      severity: 'warning',
      title: `${rule.title}: ${findField('rate_floor')?.title ?? 'rate_floor'}`,
      message: `${startSentence(sayDocType('lar'))} sets a floor of ${sayReading(approved)}; no floor was found on ${sayDocType(first.source)}.`,
      readings: [approved, ...formula],
      comparison: 'present',
      kind: 'rate',
      expected: approved.value,
    }),
  ];
}
