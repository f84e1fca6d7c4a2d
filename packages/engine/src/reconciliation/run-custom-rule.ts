import { findField } from '../fields/field-catalogue.ts';
import { normalize } from '../values/normalize.ts';
import type { ValueKind } from '../values/value-kind.ts';
import { agree, compareBy } from './comparisons/agree.ts';
import { agreeAsSets, matchesLarAsSet } from './comparisons/agree-as-sets.ts';
import { heldAgainst, type Operand } from './comparisons/held-against.ts';
import { matchesLar } from './comparisons/matches-lar.ts';
import { present } from './comparisons/present.ts';
import { type Against, type CustomComparison, type CustomRuleSpec, isAgainst } from './custom-rule.ts';
import type { Facts, Reading } from './facts.ts';
import { eachParty } from './party-names.ts';
import type { Policy } from './policy.ts';
import { evaluated, notApplicable, notEvaluated, type Outcome, type Rule } from './rule.ts';

/** A rule of the bank's own, run by the same comparisons as the rules that ship. Its version is how often it was saved. */
export function customRule(spec: CustomRuleSpec, version: string): Rule {
  return {
    id: spec.id,
    version,
    severity: spec.severity,
    title: spec.title,
    category: CATEGORIES[spec.comparison],
    fields: fieldsOf(spec),
    docTypes: spec.docType === null ? [] : [spec.docType],
    spec,
    evaluate: (facts, policy, rule) => ASKED[spec.comparison](spec, facts, policy, rule),
  };
}

const CATEGORIES = {
  agree: 'consistency',
  matches_lar: 'approval',
  present: 'completeness',
  equals: 'validation',
  at_least: 'validation',
  at_most: 'validation',
  within_days: 'validation',
  one_of: 'validation',
} as const;

/** What the rule reads, the field that it is held to among it. */
function fieldsOf({ field, against }: CustomRuleSpec): readonly string[] {
  const other = against === undefined || against.source === 'constant' ? null : against.field;
  return other === null || other === field ? [field] : [field, other];
}

type Ask = (spec: CustomRuleSpec, facts: Facts, policy: Policy, rule: Rule) => Outcome;

const ASKED: Readonly<Record<CustomComparison, Ask>> = {
  agree: askAgree,
  matches_lar: askMatchesLar,
  present: askPresent,
  equals: askAgainst,
  at_least: askAgainst,
  at_most: askAgainst,
  within_days: askAgainst,
  one_of: askAgainst,
};

/** Every source must agree, the approval among them. With a document type: every pair that a document of it is one of. */
function askAgree(spec: CustomRuleSpec, facts: Facts, policy: Policy, rule: Rule): Outcome {
  const kind = kindOf(spec);
  const papers = readPapers(spec, facts);
  if (spec.docType !== null && facts.documentsOf(spec.docType).length === 0) return notApplicable;
  const sources = [...facts.approved(spec.field), ...facts.readings(spec.field)].map((reading) =>
    asKind(reading, kind),
  );
  const stated = new Set(sources.map(({ documentId }) => documentId));
  if (papers.length === 0 || stated.size < 2) return notEvaluated([spec.field]);
  const compare = compareBy(kind, policy.tolerances);
  const ids = new Set(papers.map(({ documentId }) => documentId));
  const speaks = (reading: Reading) => spec.docType === null || ids.has(reading.documentId);
  if (isRepeated(spec)) return evaluated(agreeAsSets(rule, named(sources, kind), policy, { compare, kind, speaks }));
  return evaluated(
    agree(rule, sources, policy, {
      asKind: kind,
      keyOf: (reading) => `${speaks(reading)} ${reading.value}`,
      compare: (left, right) =>
        speaks(left) || speaks(right) ? compare(left, right) : { ...compare(left, right), same: true },
    }),
  );
}

function askMatchesLar(spec: CustomRuleSpec, facts: Facts, policy: Policy, rule: Rule): Outcome {
  const kind = kindOf(spec);
  if (spec.docType !== null && facts.documentsOf(spec.docType).length === 0) return notApplicable;
  const approved = facts.approved(spec.field).map((reading) => asKind(reading, kind));
  const approvedIn = new Set(approved.map(({ documentId }) => documentId));
  const papers = readPapers(spec, facts).filter(({ documentId }) => !approvedIn.has(documentId));
  if (approved.length === 0 || papers.length === 0) return notEvaluated([spec.field]);
  const compare = compareBy(kind, policy.tolerances);
  return evaluated(
    isRepeated(spec)
      ? matchesLarAsSet(rule, named(approved, kind), named(papers, kind), policy, { compare, kind })
      : matchesLar(rule, approved, papers, policy, { asKind: kind, compare }),
  );
}

function askPresent(spec: CustomRuleSpec, facts: Facts, _policy: Policy, rule: Rule): Outcome {
  return evaluated(present(rule, facts, spec.field, spec.docType));
}

/** Every value of the field is held to a constant, to another field or to the approval record. */
function askAgainst(spec: CustomRuleSpec, facts: Facts, policy: Policy, rule: Rule): Outcome {
  const { against, comparison, docType } = spec;
  if (against === undefined || !isAgainst(comparison)) return notApplicable;
  const kind = kindOf(spec);
  if (docType !== null && facts.documentsOf(docType).length === 0) return notApplicable;
  const operands = operandsOf(spec, against, facts, kind);
  const approvedIn = new Set(operands.flatMap(({ reading }) => (reading?.source === 'lar' ? reading.documentId : [])));
  const papers = readPapers(spec, facts).filter(({ documentId }) => !approvedIn.has(documentId));
  const other = against.field ?? spec.field;
  const missing = [...(papers.length === 0 ? [spec.field] : []), ...(operands.length === 0 ? [other] : [])];
  if (missing.length > 0) return notEvaluated([...new Set(missing)]);
  return evaluated(heldAgainst(rule, papers, { comparison, kind, against, operands }, policy));
}

function operandsOf({ field }: CustomRuleSpec, against: Against, facts: Facts, kind: ValueKind): readonly Operand[] {
  if (against.source === 'constant')
    return against.values.map((value) => ({ value: normalize(kind, value)?.value ?? value, reading: null }));
  const named = against.field ?? field;
  const readings =
    against.source === 'record'
      ? facts.approved(named)
      : facts.readings(named, against.docType === null ? undefined : [against.docType]);
  const unique = new Map(readings.map((reading) => [`${reading.source} ${reading.value}`, reading]));
  return [...unique.values()].map((reading) => {
    const own = asKind(reading, kind);
    return { value: own.value, reading: own };
  });
}

/** What the documents say that the rule speaks of. A credit approval may be asked for by its own type too. */
function readPapers({ field, docType, ...spec }: CustomRuleSpec, facts: Facts): readonly Reading[] {
  const kind = kindOf({ field, docType, ...spec });
  const readings =
    docType === null
      ? [...facts.readings(field), ...facts.approved(field)]
      : facts.documentsOf(docType).flatMap((document) => facts.readingsOf(document, field));
  return readings.map((reading) => asKind(reading, kind));
}

function kindOf({ field, kind }: CustomRuleSpec): ValueKind {
  return kind ?? findField(field)?.kind ?? 'text';
}

function isRepeated({ field }: CustomRuleSpec): boolean {
  return findField(field)?.repeated ?? false;
}

/** Asked of another kind than its own, a value is read anew from what is printed. */
function asKind(reading: Reading, kind: ValueKind): Reading {
  if (reading.kind === kind) return reading;
  return { ...reading, kind, value: normalize(kind, reading.raw ?? reading.value)?.value ?? reading.value };
}

function named(readings: readonly Reading[], kind: ValueKind): readonly Reading[] {
  return kind === 'name' ? eachParty(readings) : readings;
}
