import { canonicalJson, type Json } from '../evidence/canonical-json.ts';
import { portableSha256, type Sha256 } from '../evidence/sha256.ts';
import { weighed } from './at-severity.ts';
import { findCleared } from './cleared-findings.ts';
import { arrange, compareText, type Facts } from './facts.ts';
import { type Finding, severities } from './finding.ts';
import type { LoanPackage } from './loan-package.ts';
import type { Policy } from './policy.ts';
import type { Asked, Rule } from './rule.ts';
import { askWithProposals, type WaitsFor, waitsFor } from './waits-for.ts';

export interface NotEvaluated {
  readonly ruleId: string;
  readonly missing: readonly string[];
  /** Of what is missing, what was read and is only proposed; left out where nothing is. */
  readonly waitsFor?: readonly WaitsFor[];
}

export interface RunResult {
  readonly findings: readonly Finding[];
  /** Rules that would have spoken and lacked their inputs. */
  readonly notEvaluated: readonly NotEvaluated[];
  readonly notApplicable: readonly string[];
  readonly evaluated: readonly string[];
  /** Over the findings in their canonical form: a replay proves itself by it. */
  readonly findingsHash: string;
}

/**
 * Asks every rule of the package. What was cleared only by corrections that no page confirms is among the findings: a
 * run says what a person would have seen without them (control decisions, Corrections).
 */
export function reconcile(
  loanPackage: LoanPackage,
  shipped: readonly Rule[],
  policy: Policy,
  sha256: Sha256 = portableSha256,
): RunResult {
  const rules = weighed(shipped, policy);
  const asked = askAll(loanPackage, rules, policy);
  const cleared = findCleared(loanPackage, findingsOf(asked), (other, ruleIds) => {
    const named = rules.filter(({ id }) => ruleIds?.has(id) ?? true);
    // Rules about the run itself need what came of all the others.
    const asking = named.some(({ review }) => review !== undefined) ? rules : named;
    return findingsOf(askAll(other, asking, policy));
  });
  return resultOf(arrange(loanPackage), asked, cleared, sha256);
}

/** Rules are asked one by one; only those about the run itself know of the others. */
function askAll(loanPackage: LoanPackage, rules: readonly Rule[], policy: Policy): readonly Asked[] {
  const facts = arrange(loanPackage);
  const ask = askWithProposals(loanPackage, facts, policy);
  const asked = rules.flatMap((rule): Asked[] => (rule.review === undefined ? [{ rule, outcome: ask(rule) }] : []));
  // Rules about the run itself see what came of the others, and not of each other.
  const reviewed = rules.flatMap((rule): Asked[] => {
    const outcome = rule.review?.(facts, policy, rule, asked);
    return outcome === undefined ? [] : [{ rule, outcome }];
  });
  return [...asked, ...reviewed];
}

function findingsOf(asked: readonly Asked[]): readonly Finding[] {
  return asked.flatMap(({ outcome }) => (outcome.kind === 'evaluated' ? outcome.findings : []));
}

function resultOf(facts: Facts, asked: readonly Asked[], cleared: readonly Finding[], sha256: Sha256): RunResult {
  const findings = [...findingsOf(asked), ...cleared].toSorted(byWeightAndRule);
  return {
    findings,
    notEvaluated: asked.flatMap(({ rule, outcome }) =>
      outcome.kind === 'not_evaluated' ? [toNotEvaluated(facts, rule, outcome.missing)] : [],
    ),
    notApplicable: asked.flatMap(({ rule, outcome }) => (outcome.kind === 'not_applicable' ? [rule.id] : [])),
    evaluated: asked.flatMap(({ rule, outcome }) => (outcome.kind === 'evaluated' ? [rule.id] : [])),
    findingsHash: sha256.textToHex(canonicalJson(findings as unknown as Json)),
  };
}

function toNotEvaluated(facts: Facts, rule: Rule, missing: readonly string[]): NotEvaluated {
  const waits = waitsFor(facts, missing);
  return { ruleId: rule.id, missing, ...(waits.length === 0 ? {} : { waitsFor: waits }) };
}

function byWeightAndRule(a: Finding, b: Finding): number {
  return (
    severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
    compareText(a.ruleId, b.ruleId) ||
    compareText(a.detail.message, b.detail.message)
  );
}
