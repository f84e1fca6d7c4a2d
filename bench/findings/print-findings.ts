import { shippedRules } from '@countersign/engine/reconciliation/shipped-rules';
import { NOT_PLANTED } from '../../tools/packages/defects/recipes/index.ts';
import type { CaseVerdict, CleanVerdict } from './score-findings.ts';

export type Row = Readonly<Record<string, string>>;

/** A line for a case that went wrong. */
export function tellCase({ case: { recipe, planned }, right, why }: CaseVerdict): void {
  if (right) return;
  const kind = recipe.kind === 'defect' ? 'MISSED' : 'CRIED WOLF';
  const layouts = planned.papers.map(({ layout }) => layout.id).join(', ');
  console.log(`${kind}  ${planned.name}\n    ${why}\n    ${planned.facts.product}: ${layouts}`);
}

export function casesRow(verdicts: readonly CaseVerdict[]): Row {
  const of = (kind: string) => verdicts.filter(({ case: { recipe } }) => recipe.kind === kind);
  return {
    'defects found': share(of('defect')),
    'near misses silent': share(of('near_miss')),
    'rules without a defect': Object.keys(NOT_PLANTED).join(', '),
  };
}

/** What was said of a clean package; its warnings only where they are asked for. */
export function tellClean({ name, exceptions, warnings }: CleanVerdict): void {
  for (const { ruleId, detail } of exceptions) console.log(`FALSE EXCEPTION  ${name}  ${ruleId} ${detail.message}`);
  if (process.env.FINDINGS_BENCH !== 'warnings') return;
  for (const { ruleId, detail } of warnings) console.log(`warning  ${name}  ${ruleId} ${detail.message}`);
}

/** How much was said of clean packages, and which rules never had anything to say. */
export function cleanRow(verdicts: readonly CleanVerdict[]): Row {
  const count = (pick: (one: CleanVerdict) => readonly { readonly ruleId: string }[]) => {
    const counts = new Map<string, number>();
    for (const { ruleId } of verdicts.flatMap(pick)) counts.set(ruleId, (counts.get(ruleId) ?? 0) + 1);
    return [...counts].sort(([, a], [, b]) => b - a).map(([rule, times]) => `${rule} ×${times}`);
  };
  const spoke = new Set(verdicts.flatMap(({ evaluated }) => evaluated));
  const never = shippedRules.map(({ id }) => id).filter((id) => !spoke.has(id));
  return {
    packages: String(verdicts.length),
    'exceptions a package': mean(verdicts.map(({ exceptions }) => exceptions.length)),
    'raised by': count(({ exceptions }) => exceptions).join(', ') || 'none',
    'warnings a package': mean(verdicts.map(({ warnings }) => warnings.length)),
    'warned by': count(({ warnings }) => warnings).join(', ') || 'none',
    'never evaluated': never.join(', ') || 'none',
  };
}

function share(verdicts: readonly CaseVerdict[]): string {
  const right = verdicts.filter((verdict) => verdict.right).length;
  return `${right} of ${verdicts.length} (${((100 * right) / Math.max(1, verdicts.length)).toFixed(1)} %)`;
}

function mean(counts: readonly number[]): string {
  return (counts.reduce((sum, count) => sum + count, 0) / Math.max(1, counts.length)).toFixed(2);
}
