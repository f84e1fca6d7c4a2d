import { arrange, type Facts } from './facts.ts';
import type { LoanPackage } from './loan-package.ts';
import type { Policy } from './policy.ts';
import { notEvaluated, type Outcome, type Rule } from './rule.ts';

/** A value that a rule lacks because it is only proposed. */
export interface WaitsFor {
  readonly field: string;
  readonly documentId: string;
  /** The document's type, or `lar` for a credit approval that speaks as the approval. */
  readonly source: string;
}

/** Which of the missing fields were read, and wait for a person to confirm them. */
export function waitsFor(facts: Facts, missing: readonly string[]): readonly WaitsFor[] {
  return [...new Set(missing)].flatMap((field) => {
    const documents = new Map(facts.proposed(field).map((one) => [one.documentId, one.source]));
    return Array.from(documents, ([documentId, source]) => ({ field, documentId, source }));
  });
}

/**
 * Asks rules of what is stated. What a rule finds only because a proposed value is left out (a name that is missing, a
 * payment that does not come out) is no finding yet: that nothing was read is no proof that nothing is there. What it
 * would find of proposed values alone is no finding either, and must not look like agreement, nor like a loan of which the
 * rule does not speak. Such a rule lacks its input, and says which. What it finds with the proposed values too was found
 * without them.
 */
export function askWithProposals(loanPackage: LoanPackage, facts: Facts, policy: Policy): (rule: Rule) => Outcome {
  const hasProposed = facts.documents.some(({ values }) => values.some(({ proposed }) => proposed === true));
  if (!hasProposed) return (rule) => rule.evaluate(facts, policy, rule);
  const taken = arrange(withProposals(loanPackage));
  return (rule) => {
    const outcome = rule.evaluate(facts, policy, rule);
    if (outcome.kind === 'not_evaluated') return outcome;
    const waiting = rule.fields.filter((field) => facts.proposed(field).length > 0);
    if (waiting.length === 0) return outcome;
    const found = hasFindings(outcome);
    // It had something to compare and all of that agrees: R-506 speaks of the proposed values beside it.
    if (!found && outcome.kind === 'evaluated' && rule.fields.some((field) => isStated(facts, field))) return outcome;
    return hasFindings(rule.evaluate(taken, policy, rule)) === found ? outcome : notEvaluated(waiting);
  };
}

function hasFindings(outcome: Outcome): boolean {
  return outcome.kind === 'evaluated' && outcome.findings.length > 0;
}

function isStated(facts: Facts, field: string): boolean {
  return facts.readings(field).length > 0 || facts.approved(field).length > 0;
}

/** The package as it would be had somebody confirmed every value. */
function withProposals(loanPackage: LoanPackage): LoanPackage {
  const documents = loanPackage.documents.map((document) => ({
    ...document,
    values: document.values.map(({ proposed: _waits, ...value }) => value),
  }));
  return { ...loanPackage, documents };
}
