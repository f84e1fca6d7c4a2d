import { type Finding, type Severity, severities } from './finding.ts';
import type { Policy } from './policy.ts';
import type { Outcome, Rule } from './rule.ts';

/** The rules as the bank weighs them: what it says of a shipped rule's severity holds for all that the rule finds. */
export function weighed(rules: readonly Rule[], { severities: own = {} }: Pick<Policy, 'severities'>): readonly Rule[] {
  return rules.map((rule) => {
    const severity = own[rule.id];
    return severity === undefined || rule.spec !== null || severity === rule.severity
      ? rule
      : atSeverity(rule, severity);
  });
}

/**
 * A lighter rule finds nothing heavier than the bank says. In a heavier one, findings as heavy as the rule ships become
 * as heavy as the bank says; what the rule itself calls lighter, such as a signature that nobody can tell, stays so.
 */
function atSeverity(rule: Rule, severity: Severity): Rule {
  const adjust = (finding: Finding): Finding => {
    const [now, shipped, wanted] = [finding.severity, rule.severity, severity].map((one) => severities.indexOf(one));
    if (now === undefined || shipped === undefined || wanted === undefined) return finding;
    // The heaviest stands first.
    const lowered = wanted > shipped;
    const index = lowered ? Math.max(now, wanted) : now <= shipped ? Math.min(now, wanted) : now;
    return { ...finding, severity: severities[index] ?? finding.severity };
  };
  const adjusted = (outcome: Outcome): Outcome =>
    outcome.kind === 'evaluated' ? { ...outcome, findings: outcome.findings.map(adjust) } : outcome;
  const { review } = rule;
  return {
    ...rule,
    severity,
    evaluate: (facts, policy, _own) => adjusted(rule.evaluate(facts, policy, rule)),
    ...(review === undefined
      ? {}
      : { review: (facts, policy, _own, others) => adjusted(review(facts, policy, rule, others)) }),
  };
}

/** Whether the bank would weigh a rule lighter than before: that weakens a control. */
export function lowersSeverity(
  rules: readonly Rule[],
  before: NonNullable<Policy['severities']>,
  after: NonNullable<Policy['severities']>,
): boolean {
  return rules.some(({ id, severity }) => {
    const [was, is] = [before[id] ?? severity, after[id] ?? severity];
    return severities.indexOf(is) > severities.indexOf(was);
  });
}
