import { findField } from '../../fields/field-catalogue.ts';
import { buildFinding, documentSource } from '../build-finding.ts';
import type { Facts } from '../facts.ts';
import type { Finding } from '../finding.ts';
import type { PackageDocument } from '../loan-package.ts';
import { type Asked, evaluated, type Rule } from '../rule.ts';
import { type WaitsFor, waitsFor } from '../waits-for.ts';
import { sayDocType, sayList, startSentence } from '../wording.ts';

/** Silence must not look like agreement: whoever approves should know what was never checked. */
export const silenceRule: Rule = {
  id: 'R-490',
  version: '1',
  severity: 'warning',
  title: 'A rule of exception severity could not be evaluated although its document is in the package',
  category: 'completeness',
  fields: [],
  docTypes: [],
  spec: null,
  evaluate: () => evaluated(),
  review: (facts, _policy, rule, others) => evaluated(others.flatMap((asked) => tellSilence(facts, rule, asked))),
};

function tellSilence(facts: Facts, rule: Rule, { rule: silent, outcome }: Asked): readonly Finding[] {
  if (outcome.kind !== 'not_evaluated' || silent.severity !== 'exception') return [];
  const there = silent.docTypes.filter((docType) => facts.has(docType));
  const documents = facts.documentsOf(...there);
  const byRecord = facts.given.record !== null && silent.docTypes.includes('approval_record');
  if (documents.length === 0 && !byRecord) return [];
  const sources = [
    ...there.map(sayDocType),
    ...(byRecord && !there.includes('approval_record') ? [sayDocType('lar')] : []),
  ];
  const [first] = outcome.missing;
  const waits = waitsFor(facts, outcome.missing);
  return [
    buildFinding(rule, {
      title: `Not checked: ${silent.title}`,
      message: `Rule ${silent.id} (${silent.title}) could not be checked although the package holds ${sayList(sources)}: ${sayMissing(facts, documents, outcome.missing, waits)}`,
      readings: [],
      comparison: 'evaluated',
      documents: [
        ...documents.map((document) => documentSource(document, first ?? null)),
        ...(byRecord ? [recordSource(facts, first ?? null)] : []),
      ],
      more: {
        rule: silent.id,
        missing: [...outcome.missing],
        ...(waits.length === 0 ? {} : { waitsFor: waits.map((one) => ({ ...one })) }),
      },
    }),
  ];
}

/** What could not be found, and what was found and waits for a person. */
function sayMissing(
  facts: Facts,
  documents: readonly PackageDocument[],
  missing: readonly string[],
  waits: readonly WaitsFor[],
): string {
  const waiting = [
    ...new Set(waits.map(({ field, source }) => `${titleOf(field)} on ${sayDocType(source)}, proposed`)),
  ];
  const absent = missing.filter((field) => !waits.some((one) => one.field === field));
  const notFound = absent.map((field) => sayWhoLacks(facts, field, documents)).join(' ');
  const parts = [
    ...(absent.length === 0 ? [] : [notFound]),
    ...(waiting.length === 0 ? [] : [`${absent.length === 0 ? 'it waits' : 'It waits'} for: ${waiting.join('; ')}.`]),
    waiting.length === 0
      ? 'Check it by hand, or correct what was read.'
      : 'Compare it with the page and confirm or correct it.',
  ];
  return parts.join(' ');
}

/** `The promissory note states the maturity date; the deed of trust does not.` */
function sayWhoLacks(facts: Facts, field: string, documents: readonly PackageDocument[]): string {
  const states = (document: PackageDocument) => facts.readingsOf(document, field).length > 0;
  const typesOf = (among: readonly PackageDocument[]) => [...new Set(among.map(({ docType }) => sayDocType(docType)))];
  const stating = typesOf(facts.documents.filter(states));
  const silent = typesOf(documents.filter((document) => !states(document)));
  const title = `“${titleOf(field)}”`;
  if (stating.length === 0 || silent.length === 0) return `${title} could not be found.`;
  return `${startSentence(sayList(stating))} ${stating.length === 1 ? 'states' : 'state'} ${title}; ${sayList(silent)} ${silent.length === 1 ? 'does' : 'do'} not.`;
}

function titleOf(field: string): string {
  return findField(field)?.title ?? field;
}

function recordSource(facts: Facts, field: string | null) {
  const documentId = facts.given.record?.documentId ?? facts.given.loanId;
  return { documentId, source: 'lar', field, value: null, pageNo: null, bbox: null };
}
