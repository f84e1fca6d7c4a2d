import { findField } from '../../fields/field-catalogue.ts';
import { buildFinding } from '../build-finding.ts';
import { sameValue } from '../comparisons/same-value.ts';
import type { Facts, Reading } from '../facts.ts';
import type { Finding } from '../finding.ts';
import type { PackageDocument, PackageValue } from '../loan-package.ts';
import type { Policy } from '../policy.ts';
import { type Asked, evaluated, type Outcome, type Rule } from '../rule.ts';
import { sayList, saySource, sayValue, startSentence } from '../wording.ts';
import { silenceRule } from './silence-rule.ts';

/** A second candidate this near in certainty might as well be the right one. */
const CLOSE = 0.05;

/** Rules about the run itself: what was read with too little certainty, and what could not be asked. */
export const certaintyRules: readonly Rule[] = [
  silenceRule,
  {
    id: 'R-506',
    version: '1',
    severity: 'warning',
    title: 'Value read with low certainty',
    category: 'validation',
    fields: [],
    docTypes: [],
    spec: null,
    evaluate: () => evaluated(),
    review: (facts, policy, rule, others) => findUncertain(facts, policy, rule, others),
  },
];

/** Fields that weigh: those of enabled exception rules, and those that are boarded. */
function findUncertain(facts: Facts, policy: Policy, rule: Rule, others: readonly Asked[]): Outcome {
  const used = new Set([
    ...policy.mappedFields,
    ...others.flatMap((asked) => (asked.rule.severity === 'exception' ? asked.rule.fields : [])),
  ]);
  return evaluated(
    facts.documents.flatMap((document) =>
      document.values.flatMap((value) =>
        used.has(value.fieldName) ? judge(facts, document, value, policy, rule) : [],
      ),
    ),
  );
}

function judge(
  facts: Facts,
  document: PackageDocument,
  value: PackageValue,
  policy: Policy,
  rule: Rule,
): readonly Finding[] {
  // A person who confirmed or corrected a value is certain of it.
  if (value.normalizedValue === null || value.method === 'correction') return [];
  const close = value.rivals.filter(
    (rival) => rival.confidence >= value.confidence - CLOSE && isOther(value, rival.normalizedValue, policy),
  );
  const low = value.confidence < policy.minConfidence;
  if (!low && close.length === 0) return [];
  const reading = facts
    .readingsOf(document, value.fieldName)
    .find(
      ({ raw, value: read, pageNo }) =>
        raw === value.rawText && read === value.normalizedValue && pageNo === value.pageNo,
    );
  if (reading === undefined) return [];
  const candidates = close.map(
    (rival): Reading => ({
      ...reading,
      raw: rival.rawText,
      value: rival.normalizedValue,
      pageNo: rival.pageNo,
      bbox: rival.bbox,
      confidence: rival.confidence,
    }),
  );
  return [
    buildFinding(rule, {
      message: sayUncertain(reading, candidates, low, policy),
      readings: [reading, ...candidates],
      comparison: 'certainty',
      tolerance: String(policy.minConfidence),
      more: {
        confidence: String(value.confidence),
        candidates: [reading, ...candidates].map((one) => ({ value: one.value, confidence: String(one.confidence) })),
      },
    }),
  ];
}

/** Another meaning. A name with a word more is the same name, and of free text no two cuts are alike. */
function isOther({ fieldName, valueKind, normalizedValue }: PackageValue, rival: string, policy: Policy): boolean {
  if (valueKind === 'text' && findField(fieldName)?.vocabulary === undefined) return false;
  const { same, near, serious } = sameValue(valueKind, normalizedValue ?? '', rival, policy.tolerances);
  return !same && !((valueKind === 'name' || valueKind === 'address') && near && !serious);
}

function sayUncertain(reading: Reading, candidates: readonly Reading[], low: boolean, policy: Policy): string {
  const title = findField(reading.field)?.title ?? reading.field;
  const where = `${startSentence(saySource(reading))}${reading.source === 'lar' ? '' : ` (${reading.documentName})`}`;
  const page = reading.pageNo === null ? '' : ` on page ${reading.pageNo}`;
  const shown = `“${reading.raw ?? sayValue(reading.kind, reading.value)}”`;
  const certainty = low
    ? ` with a certainty of ${percent(reading.confidence)}, and ${percent(policy.minConfidence)} is asked for`
    : '';
  const others =
    candidates.length === 0
      ? ''
      : ` It might also be ${sayList(
          candidates.map(({ raw, value, kind }) => `“${raw ?? sayValue(kind, value)}”`),
          'or',
        )}.`;
  return `${where}: ${shown} was read as “${title}”${page}${certainty}.${others} Compare it with the page and confirm or correct it.`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
