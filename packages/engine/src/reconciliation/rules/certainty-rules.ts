import { findField } from '../../fields/field-catalogue.ts';
import { buildFinding } from '../build-finding.ts';
import { doubtOf, LOW_CERTAINTY_RULE, readingOf } from '../certainty.ts';
import type { Facts, Reading } from '../facts.ts';
import type { Finding } from '../finding.ts';
import type { PackageDocument, PackageValue } from '../loan-package.ts';
import type { Policy } from '../policy.ts';
import { type Asked, evaluated, type Outcome, type Rule } from '../rule.ts';
import { sayList, saySource, sayValue, startSentence } from '../wording.ts';
import { silenceRule } from './silence-rule.ts';

/** Rules about the run itself: what was read with too little certainty, and what could not be asked. */
export const certaintyRules: readonly Rule[] = [
  silenceRule,
  {
    id: LOW_CERTAINTY_RULE,
    version: '2',
    severity: 'warning',
    title: 'Value read with low confidence',
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
  const doubt = doubtOf(document, value, policy);
  if (doubt === null) return [];
  const reading = readingOf(facts, document, value);
  if (reading === undefined) return [];
  const candidates = doubt.close.map(
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
      message: sayUncertain(reading, candidates, doubt.low, policy),
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

function sayUncertain(reading: Reading, candidates: readonly Reading[], low: boolean, policy: Policy): string {
  const title = findField(reading.field)?.title ?? reading.field;
  const where = `${startSentence(saySource(reading))}${reading.source === 'lar' ? '' : ` (${reading.documentName})`}`;
  const page = reading.pageNo === null ? '' : ` on page ${reading.pageNo}`;
  const shown = `“${reading.raw ?? sayValue(reading.kind, reading.value)}”`;
  const certainty = low
    ? ` with a confidence of ${percent(reading.confidence)}, and ${percent(policy.minConfidence)} is required`
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
