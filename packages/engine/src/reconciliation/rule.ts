import type { CustomRuleSpec } from './custom-rule.ts';
import type { Facts } from './facts.ts';
import type { Category, Finding, Severity } from './finding.ts';
import type { Policy } from './policy.ts';

/** What came of asking one rule. */
export type Outcome =
  | { readonly kind: 'evaluated'; readonly findings: readonly Finding[] }
  /** The loan is of a kind that the rule does not speak of, such as rescission on a business loan. */
  | { readonly kind: 'not_applicable' }
  /** The rule would speak of this loan and lacks these fields: said on the run, never silently passed over. */
  | { readonly kind: 'not_evaluated'; readonly missing: readonly string[] };

/** A rule that was asked, and what came of it. */
export interface Asked {
  readonly rule: Rule;
  readonly outcome: Outcome;
}

/** A rule that ships or that a bank wrote: what it is called, what it reads, and one pure function. */
export interface Rule {
  readonly id: string;
  /** Raised whenever its meaning changes: findings record the version that made them. */
  readonly version: string;
  /** The weight of its usual finding; a single finding may weigh more or less, as the rule says. */
  readonly severity: Severity;
  readonly title: string;
  readonly category: Category;
  readonly fields: readonly string[];
  /** Document types whose presence makes silence of an exception rule worth a warning. */
  readonly docTypes: readonly string[];
  /** How a bank wrote it; null for a rule that ships. */
  readonly spec: CustomRuleSpec | null;
  readonly evaluate: (facts: Facts, policy: Policy, rule: Rule) => Outcome;
  /** Of a rule about the run itself: asked after all others, in place of `evaluate`, with what came of them. */
  readonly review?: (facts: Facts, policy: Policy, rule: Rule, others: readonly Asked[]) => Outcome;
}

export const notApplicable: Outcome = { kind: 'not_applicable' };

export function evaluated(findings: readonly Finding[] = []): Outcome {
  return { kind: 'evaluated', findings };
}

export function notEvaluated(missing: readonly string[]): Outcome {
  return { kind: 'not_evaluated', missing };
}
