import type { Facts, Reading } from './facts.ts';
import type { Difference, Finding, FindingData, FindingSource, Observed, Severity } from './finding.ts';
import type { PackageDocument } from './loan-package.ts';
import type { Rule } from './rule.ts';

/** What a rule has to say; the rest of a finding follows from the rule and from the readings. */
export interface Said {
  /** Whole plain sentences that name the documents and what they print. */
  readonly message: string;
  /** Every reading that the finding speaks of, in the order of the facts. */
  readonly readings: readonly Reading[];
  /** How it was found: `agree`, `matches_lar`, `present`, `at_most`, the name of a calculation. */
  readonly comparison: string;
  /** Left out: the kind of the readings where they share one, else null. */
  readonly kind?: string | null;
  readonly expected?: string | null;
  readonly difference?: Difference | null;
  readonly tolerance?: string | null;
  /** Left out: the rule's own weight. */
  readonly severity?: Severity;
  /** Left out: the rule's title. */
  readonly title?: string;
  /** Documents that the finding points to as a whole, such as one that lacks a field. */
  readonly documents?: readonly FindingSource[];
  /** `inputs`, `formula` and `tried` of calculations, `missing` and `extra` of sets. */
  readonly more?: Partial<FindingData>;
}

/** The one way in which findings are made: the same shape from every rule. */
export function buildFinding(rule: Rule, said: Said): Finding {
  const kinds = new Set(said.readings.map(({ kind }) => kind));
  const [onlyKind = null] = kinds;
  return {
    ruleId: rule.id,
    ruleVersion: rule.version,
    severity: said.severity ?? rule.severity,
    title: said.title ?? rule.title,
    detail: {
      message: said.message,
      sources: [...said.readings.map(sourceOf), ...(said.documents ?? [])],
      data: {
        category: rule.category,
        comparison: said.comparison,
        kind: said.kind === undefined ? (kinds.size === 1 ? onlyKind : null) : said.kind,
        expected: said.expected ?? null,
        observed: said.readings.map(observedOf),
        difference: said.difference ?? null,
        tolerance: said.tolerance ?? null,
        ...said.more,
      },
    },
  };
}

function sourceOf({ documentId, source, field, raw, value, pageNo, bbox }: Reading): FindingSource {
  return { documentId, source, field, value: raw ?? value, pageNo, bbox };
}

function observedOf({ raw, value, source, documentId, field, place }: Reading): Observed {
  return { raw, normalized: value, source, documentId, field, place };
}

/** A document as a whole, or one of its pages, as a place that a finding points to. */
export function documentSource(
  { id, docType }: PackageDocument,
  field: string | null = null,
  pageNo: number | null = null,
): FindingSource {
  return { documentId: id, source: docType, field, value: null, pageNo, bbox: null };
}

/** What was given at intake, as a reading: no paper holds it, so the loan stands as its document. */
export function intakeReading({ given }: Facts, field: 'borrower_name' | 'principal_amount'): Reading | null {
  const value = field === 'borrower_name' ? given.intake.borrowerName.trim() : given.intake.expectedPrincipal;
  if (value === null || value === '') return null;
  return {
    field,
    kind: field === 'borrower_name' ? 'name' : 'money',
    documentId: given.loanId,
    documentName: 'intake',
    source: 'intake',
    raw: value,
    value,
    pageNo: null,
    bbox: null,
    place: null,
    confidence: 1,
  };
}
