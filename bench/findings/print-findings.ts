import { shippedRules } from '@countersign/engine/reconciliation/shipped-rules';
import { NOT_PLANTED, PLANTED_IN_FILES } from '../../tools/packages/defects/recipes/index.ts';
import { type Row, rounded } from '../harness/report.ts';
import type { CaseVerdict, CleanVerdict } from './score-findings.ts';

/** A line for a case that went wrong. */
export function tellCase({ case: { recipe, planned }, right, why }: CaseVerdict): void {
  if (right) return;
  const kind = recipe.kind === 'defect' ? 'MISSED' : 'CRIED WOLF';
  const layouts = planned.papers.map(({ layout }) => layout.id).join(', ');
  console.log(`${kind}  ${planned.name}\n    ${why}\n    ${planned.facts.product}: ${layouts}`);
}

export function casesRows(verdicts: readonly CaseVerdict[]): readonly Row[] {
  const row = (what: string, kind: string) => {
    const own = verdicts.filter(({ case: { recipe } }) => recipe.kind === kind);
    const right = own.filter((verdict) => verdict.right).length;
    return { what, packages: own.length, right, share: rounded(right / Math.max(1, own.length), 4) };
  };
  return [
    { ...row('defects found', 'defect'), 'rules without a defect': notPlanted(verdicts) },
    row('near misses silent', 'near_miss'),
  ];
}

/** Of those that can be planted at all, the rules that a part of the packages leaves out are not meant. */
function notPlanted(verdicts: readonly CaseVerdict[]): string {
  const planted = new Set(verdicts.map(({ case: { recipe } }) => recipe.rule));
  const inFiles = PLANTED_IN_FILES.filter((id) => !planted.has(id));
  return [...new Set([...inFiles, ...Object.keys(NOT_PLANTED)])].join(', ');
}

/** How each rule did: what was planted for it, and what it said of packages with nothing wrong. */
export function ruleRows(cases: readonly CaseVerdict[], clean: readonly CleanVerdict[]): readonly Row[] {
  return shippedRules.map(({ id }) => {
    const of = (kind: string) => {
      const own = cases.filter(({ case: { recipe } }) => recipe.rule === id && recipe.kind === kind);
      return own.length === 0 ? '' : `${own.filter(({ right }) => right).length} of ${own.length}`;
    };
    const said = (pick: (one: CleanVerdict) => readonly { readonly ruleId: string }[]) =>
      clean.flatMap(pick).filter(({ ruleId }) => ruleId === id).length;
    return {
      rule: id,
      'defects found': of('defect'),
      'near misses silent': of('near_miss'),
      'exceptions on clean packages': said(({ exceptions }) => exceptions),
      'warnings on clean packages': said(({ warnings }) => warnings),
    };
  });
}

/** What was said of a clean package; its warnings only where they are asked for. */
export function tellClean({ name, exceptions, warnings }: CleanVerdict, withWarnings: boolean): void {
  for (const { ruleId, detail } of exceptions) console.log(`FALSE EXCEPTION  ${name}  ${ruleId} ${detail.message}`);
  for (const { ruleId, detail } of withWarnings ? warnings : [])
    console.log(`warning  ${name}  ${ruleId} ${detail.message}`);
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
    packages: verdicts.length,
    'exceptions a package': mean(verdicts.map(({ exceptions }) => exceptions.length)),
    'raised by': count(({ exceptions }) => exceptions).join(', ') || 'none',
    'warnings a package': mean(verdicts.map(({ warnings }) => warnings.length)),
    'warned by': count(({ warnings }) => warnings).join(', ') || 'none',
    'never evaluated': never.join(', ') || 'none',
  };
}

function mean(counts: readonly number[]): number {
  return rounded(counts.reduce((sum, count) => sum + count, 0) / Math.max(1, counts.length));
}
