import type { ValueKind } from '../values/value-kind.ts';
import type { Severity } from './finding.ts';

export const customComparisons = ['agree', 'matches_lar', 'present'] as const;
export type CustomComparison = (typeof customComparisons)[number];

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
}
