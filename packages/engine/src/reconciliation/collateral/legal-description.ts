import { buildFinding } from '../build-finding.ts';
import { oneOfEach } from '../comparisons/agree.ts';
import type { Facts, Reading } from '../facts.ts';
import type { Finding } from '../finding.ts';
import type { Policy } from '../policy.ts';
import { evaluated, notApplicable, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { sayList, saySource, startSentence } from '../wording.ts';
import { type LegalParts, legalParts } from './legal-parts.ts';

const SPEAKERS = ['deed_of_trust', 'mortgage', 'title_commitment', 'title_policy', 'appraisal', 'rider'];
const EXPECTED = ['deed_of_trust', 'mortgage', 'title_commitment', 'title_policy'];

interface Described {
  readonly reading: Reading;
  readonly parts: LegalParts;
}

/**
 * deed, title and appraisal describe the same land. Only what names the land is compared: lot, block, unit,
 * tract, section, township, range, plat, and the calls of a metes-and-bounds description. What one of them leaves out is
 * no difference.
 */
export function legalDescriptionAgrees(facts: Facts, _policy: Policy, rule: Rule): Outcome {
  const readings = facts.readings('legal_description', SPEAKERS);
  const stating = new Set(readings.map(({ documentId }) => documentId));
  if (stating.size < 2) {
    const asked = facts.documentsOf(...EXPECTED);
    return asked.length < 2 ? notApplicable : notEvaluated(['legal_description']);
  }
  const described = oneOfEach(readings).map((reading) => ({ reading, parts: legalParts(reading.value) }));
  const findings = described.flatMap((left, index) =>
    described.slice(index + 1).flatMap((right) => tellApart(left, right, rule)),
  );
  // The first pair says what is wrong; the others repeat it.
  return evaluated(findings.slice(0, 1));
}

function tellApart(left: Described, right: Described, rule: Rule): readonly Finding[] {
  const apart = [...left.parts.named].flatMap(([part, value]) => {
    const other = right.parts.named.get(part);
    return other === undefined || other === value ? [] : [{ part, value, other }];
  });
  const callsDiffer =
    left.parts.calls.length > 1 &&
    right.parts.calls.length > 1 &&
    left.parts.calls.join('|') !== right.parts.calls.join('|');
  if (apart.length === 0 && !callsDiffer) return [];
  const words = (side: 'value' | 'other') => sayList(apart.map((one) => `${one.part} ${one[side]}`));
  const said =
    apart.length > 0
      ? `${startSentence(saySource(left.reading))} describes ${words('value')}, ${saySource(right.reading)} describes ${words('other')}.`
      : `${startSentence(saySource(left.reading))} and ${saySource(right.reading)} give different courses and distances.`;
  return [
    buildFinding(rule, {
      message: said,
      readings: [left.reading, right.reading],
      comparison: 'same_land',
      kind: 'text',
      expected: apart.length > 0 ? words('value') : null,
    }),
  ];
}
