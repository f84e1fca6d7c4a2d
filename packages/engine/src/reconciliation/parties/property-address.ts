import { buildFinding } from '../build-finding.ts';
import { type Compare, disagreements, oneOfEach, sayDisagreement, widest } from '../comparisons/agree.ts';
import { sameAddress } from '../comparisons/same-address.ts';
import type { Facts, Reading } from '../facts.ts';
import type { Finding } from '../finding.ts';
import { evaluated, notApplicable, notEvaluated, type Outcome, type Rule } from '../rule.ts';

const DEEDS = ['deed_of_trust', 'mortgage'];
/** Papers about the property that secures the loan. A payoff or a wire may be of another one. */
const SPEAKERS = [
  ...DEEDS,
  'promissory_note',
  'assignment_of_rents',
  'rider',
  'closing_disclosure',
  'truth_in_lending',
  'settlement_statement',
  'right_to_cancel',
  'title_commitment',
  'title_policy',
  'closing_protection_letter',
  'appraisal',
  'property_insurance',
  'flood_determination',
  'flood_notice',
  'flood_policy',
  'loan_application',
  'underwriting_transmittal',
  'agreement_to_provide_insurance',
];

const compare: Compare = (left, right) => sameAddress(left.value, right.value);

/** Every paper must speak of the same property; where several secure the loan, of one of them. */
export function propertyAgrees(facts: Facts, rule: Rule): Outcome {
  const readings = [...facts.approved('property_address'), ...facts.readings('property_address', SPEAKERS)];
  const stating = new Set(readings.map(({ documentId }) => documentId));
  if (stating.size < 2) {
    const expected = facts.documentsOf(...DEEDS, 'title_commitment', 'closing_disclosure');
    const silent = expected.some(({ id }) => !stating.has(id));
    return silent || readings.length > 0 ? notEvaluated(['property_address']) : notApplicable;
  }
  const values = oneOfEach(readings);
  const properties = severalProperties(readings);
  if (properties.length < 2) return evaluated(tell(readings, rule));
  // Each paper is held to the property that it is nearest to.
  const groups = properties.map((property) => new Set(property.map(({ value }) => value)));
  for (const { value } of values) {
    if (groups.some((group) => group.has(value))) continue;
    const same = groups.find((group) => [...group].some((other) => sameAddress(value, other).same));
    const near = groups.find((group) => [...group].some((other) => isNear(value, other)));
    (same ?? near ?? groups[0])?.add(value);
  }
  return evaluated(
    groups.flatMap((group) =>
      tell(
        readings.filter(({ value }) => group.has(value)),
        rule,
      ),
    ),
  );
}

/** The places that deeds are on, each borne out by a paper that is no deed: then they are several properties, and no mistake. */
function severalProperties(readings: readonly Reading[]): readonly (readonly Reading[])[] {
  const places: Reading[][] = [];
  for (const deed of oneOfEach(readings.filter(({ source }) => DEEDS.includes(source)))) {
    const own = places.find((place) => place.some((other) => isNear(deed.value, other.value)));
    if (own === undefined) places.push([deed]);
    else own.push(deed);
  }
  if (places.length < 2) return places;
  const others = oneOfEach(readings.filter(({ source }) => !DEEDS.includes(source)));
  return places.filter((place) => others.some(({ value }) => place.some((deed) => isNear(value, deed.value))));
}

function isNear(left: string, right: string): boolean {
  const { same, near, serious } = sameAddress(left, right);
  return same || (near && !serious);
}

function tell(readings: readonly Reading[], rule: Rule): readonly Finding[] {
  const apart = widest(disagreements(readings, compare));
  if (apart === null) return [];
  return [
    buildFinding(rule, {
      severity: apart.likeness.serious ? 'exception' : rule.severity,
      message: sayDisagreement(readings, apart),
      readings,
      comparison: 'agree',
    }),
  ];
}
