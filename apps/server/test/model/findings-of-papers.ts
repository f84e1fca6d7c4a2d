import type { FindingModel, Model, RunModel } from './state.ts';

const rules = [
  ['CUSTOM-PRINCIPAL', 'exception', 'principal_amount'],
  ['CUSTOM-MATURITY', 'exception', 'maturity_date'],
  ['CUSTOM-RATE', 'warning', 'interest_rate'],
] as const;

/** What the four rules of the tests find: three compare note and deed, one misses a loan number. */
function findingsOf({ note, deed }: Model): readonly FindingModel[] {
  const fresh = { status: 'open', reviewed: false, touched: false } as const;
  const found: FindingModel[] = [];
  for (const [rule, severity, field] of rules) {
    const values = sources(note[field], deed?.[field] ?? null);
    if (new Set(values).size > 1) found.push({ rule, severity, facts: values.join(' '), ...fresh });
  }
  // That nothing states it is said of all papers that are there.
  const papers = deed === null ? 'note' : 'note deed';
  if (note.loan_number === null) found.push({ rule: 'CUSTOM-NUMBER', severity: 'info', facts: papers, ...fresh });
  return found;
}

function sources(...values: readonly (string | null)[]): readonly string[] {
  return values.filter((value) => value !== null);
}

/**
 * Open parts, "Findings across runs": where the run finds the same, what people decided holds on and evidence says so;
 * what no longer arises is resolved in its own run. Answers all runs as they are then.
 */
export function compareAnew(model: Model): {
  readonly runs: readonly RunModel[];
  readonly evidence: readonly string[];
} {
  const before = model.runs.at(-1);
  const found = findingsOf(model);
  const evidence: string[] = [];
  const isSame = (one: FindingModel, other: FindingModel) => one.rule === other.rule && one.facts === other.facts;
  const carried = found.map((finding) => {
    const same = before?.findings.find((other) => isSame(other, finding));
    if (same?.touched !== true) return finding;
    evidence.push('finding.carried_over');
    return { ...same };
  });
  const ended = (before?.findings ?? []).map((finding) => {
    if (finding.status === 'resolved' || found.some((other) => isSame(other, finding))) return finding;
    evidence.push('finding.resolved');
    return { ...finding, status: 'resolved' as const };
  });
  const earlier = before === undefined ? [] : [...model.runs.slice(0, -1), { findings: ended }];
  return { runs: [...earlier, { findings: carried }], evidence };
}
