import { buildFinding } from '../build-finding.ts';
import { sameId } from '../comparisons/same-id.ts';
import type { Facts, Reading } from '../facts.ts';
import type { Policy } from '../policy.ts';
import { evaluated, notApplicable, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { sayEach, startSentence } from '../wording.ts';
import { DEEDS } from './grantor-is-owner.ts';

const TITLE_DOCUMENTS = ['title_commitment', 'title_policy'];
const SPEAKERS = [...DEEDS, ...TITLE_DOCUMENTS, 'appraisal', 'flood_determination', 'assignment_of_rents'];

/** one parcel number on every document, punctuation and leading zeros aside. Between deed and title it weighs more. */
export function parcelNumberAgrees(facts: Facts, _policy: Policy, rule: Rule): Outcome {
  const byDocument = new Map<string, Reading[]>();
  for (const reading of facts.readings('parcel_number', SPEAKERS))
    byDocument.set(reading.documentId, [...(byDocument.get(reading.documentId) ?? []), reading]);
  if (byDocument.size < 2)
    return facts.documentsOf(...DEEDS, ...TITLE_DOCUMENTS).length < 2 || byDocument.size === 0
      ? notApplicable
      : notEvaluated(['parcel_number']);
  const stated = [...byDocument.values()];
  // Land of several parcels: documents that share one of them speak of the same land.
  const isApart = (left: readonly Reading[], right: readonly Reading[]) =>
    !left.some((one) => right.some((other) => sameId(one.value, other.value).same));
  const pairs = stated.flatMap((left, index) =>
    stated.slice(index + 1).flatMap((right) => (isApart(left, right) ? [[...left, ...right]] : [])),
  );
  if (pairs.length === 0) return evaluated();
  const comesFrom = (readings: readonly Reading[], docTypes: readonly string[]) =>
    readings.some(({ source }) => docTypes.includes(source));
  const weighty = pairs.find((pair) => comesFrom(pair, DEEDS) && comesFrom(pair, TITLE_DOCUMENTS));
  const readings = stated.flat();
  return evaluated([
    buildFinding(rule, {
      severity: weighty === undefined ? 'warning' : 'exception',
      message: `${startSentence(sayEach(readings))}.`,
      readings,
      comparison: 'agree',
      kind: 'id',
    }),
  ]);
}
