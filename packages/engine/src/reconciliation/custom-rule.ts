import type { JsonObject } from '../evidence/canonical-json.ts';
import type { ValueKind } from '../values/value-kind.ts';
import type { Severity } from './finding.ts';

export const customComparisons = [
  'agree',
  'matches_lar',
  'present',
  'equals',
  'at_least',
  'at_most',
  'within_days',
  'one_of',
] as const;
export type CustomComparison = (typeof customComparisons)[number];

/** Comparisons that hold a field to something else, which `against` names. */
export const againstComparisons = ['equals', 'at_least', 'at_most', 'within_days', 'one_of'] as const;
export type AgainstComparison = (typeof againstComparisons)[number];

export const againstSources = ['constant', 'field', 'record'] as const;

/** What a field is held to: values of the bank's own, another field of the documents, or the approval record. */
export interface Against {
  readonly source: (typeof againstSources)[number];
  /** Of constants; one, except for one_of. */
  readonly values: readonly string[];
  /** Another field; null for the record: the rule's own. */
  readonly field: string | null;
  /** In which document the other field is looked up; null: any. */
  readonly docType: string | null;
  /** For within_days: how far apart the dates may lie. */
  readonly days: number | null;
}

/** A rule as a bank writes it (specification part 2). */
export interface CustomRuleSpec {
  readonly id: string;
  readonly title: string;
  readonly severity: Severity;
  readonly field: string;
  readonly comparison: CustomComparison;
  /** Null: the field's own kind. */
  readonly kind: ValueKind | null;
  /** Null: any document. */
  readonly docType: string | null;
  /** Left out by comparisons that hold the field to itself. */
  readonly against?: Against;
}

export function isAgainst(comparison: string): comparison is AgainstComparison {
  return againstComparisons.some((one) => one === comparison);
}

/** As it is hashed and stands in evidence. */
export function specAsJson({ against, ...spec }: CustomRuleSpec): JsonObject {
  return { ...spec, ...(against === undefined ? {} : { against: { ...against, values: [...against.values] } }) };
}
