import type { Finding, Severity } from '@countersign/engine/reconciliation/finding';
import { shippedRules } from '@countersign/engine/reconciliation/shipped-rules';
import type { PlannedCase } from '../../tools/packages/defects/plan-package.ts';

/** What a run said, as far as the benchmark asks; the same from the engine and over HTTP. */
export interface Spoken {
  readonly findings: readonly Pick<Finding, 'ruleId' | 'severity' | 'detail'>[];
  readonly evaluated: readonly string[];
  readonly notEvaluated: readonly { readonly ruleId: string; readonly missing: readonly string[] }[];
}

export interface CaseVerdict {
  readonly case: PlannedCase;
  /** A defect that was found, a near miss that stayed silent. */
  readonly right: boolean;
  /** What the rule said or lacked, for whoever looks into it. */
  readonly why: string;
}

const WEIGHT: Readonly<Record<Severity, number>> = { exception: 3, warning: 2, info: 1 };

export function judgeCase(planned: PlannedCase, said: Spoken): CaseVerdict {
  const { recipe } = planned;
  const own = said.findings.filter(({ ruleId }) => ruleId === recipe.rule);
  const least = WEIGHT[recipe.severity ?? usualWeight(recipe.rule, recipe.kind)];
  const spoke = own.some(
    ({ severity, detail }) => WEIGHT[severity] >= least && (recipe.about?.test(detail.message) ?? true),
  );
  return { case: planned, right: recipe.kind === 'defect' ? spoke : !spoke, why: explain(recipe.rule, own, said) };
}

/** A defect weighs what the rule says. A near miss must raise nothing that asks for a person. */
function usualWeight(rule: string, kind: 'defect' | 'near_miss'): Severity {
  const severity = shippedRules.find(({ id }) => id === rule)?.severity ?? 'exception';
  return kind === 'defect' || severity === 'info' ? severity : 'warning';
}

function explain(rule: string, own: Spoken['findings'], { evaluated, notEvaluated }: Spoken): string {
  const lacked = notEvaluated.find(({ ruleId }) => ruleId === rule);
  if (own.length > 0) return own.map(({ severity, detail }) => `${severity}: ${detail.message}`).join(' | ');
  if (lacked !== undefined) return `not evaluated, lacks ${lacked.missing.join(', ')}`;
  return evaluated.includes(rule) ? 'evaluated, no finding' : 'not applicable';
}

export interface CleanVerdict {
  readonly name: string;
  readonly exceptions: Spoken['findings'];
  readonly warnings: Spoken['findings'];
  readonly evaluated: readonly string[];
}

export function judgeClean(name: string, { findings, evaluated }: Spoken): CleanVerdict {
  const of = (severity: Severity) => findings.filter((finding) => finding.severity === severity);
  return { name, exceptions: of('exception'), warnings: of('warning'), evaluated };
}
