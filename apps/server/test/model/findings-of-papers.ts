import type { FindingModel, Model, RunModel } from './state.ts';

const rules = [
  ['CUSTOM-PRINCIPAL', 'exception', 'principal_amount'],
  ['CUSTOM-MATURITY', 'exception', 'maturity_date'],
  ['CUSTOM-RATE', 'warning', 'interest_rate'],
] as const;

/** What the four rules of the tests find: three compare note and deed, one misses a loan number. */
function findingsOf({ note, deed }: Model): readonly FindingModel[] {
  const fresh = { status: 'open', reviewed: false, touched: false, clearedBy: null } as const;
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

/** A loan with more corrections has them all answer for what any of them cleared. */
const MOST_TOLD_APART = 20;

/** Control decisions, Corrections: exceptions that arise on the papers as they were read, and no more. */
function clearedOf(model: Model, found: readonly FindingModel[]): readonly FindingModel[] {
  if (model.deed === null) return [];
  const asRead = findingsOf({ ...model, deed: model.deedAsRead });
  return asRead
    .filter(({ severity, rule }) => severity === 'exception' && !found.some((other) => other.rule === rule))
    .map((finding) => {
      const field = rules.find(([rule]) => rule === finding.rule)?.[2];
      const all = model.corrections.map((correction, at) => ({ ...correction, at }));
      // Each that says what the note says would have cleared it alone.
      const own = all.filter(
        (one) => one.field === field && one.paper === 'deed' && one.value === model.note[one.field],
      );
      const answering = all.length > MOST_TOLD_APART ? all : own;
      return { ...finding, status: 'accepted', touched: true, clearedBy: answering.map(({ at }) => at) };
    });
}

/** What was cleared stays as it was decided for the very same corrections; otherwise it has to be decided on anew. */
function start(finding: FindingModel, from: FindingModel | undefined): FindingModel {
  const isSame = JSON.stringify(finding.clearedBy) === JSON.stringify(from?.clearedBy);
  if (from === undefined || isSame) return { ...(from ?? finding) };
  return { ...finding, reviewed: from.reviewed, touched: true };
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
  const arising = findingsOf(model);
  const found = [...arising, ...clearedOf(model, arising)];
  const evidence: string[] = [];
  const isSame = (one: FindingModel, other: FindingModel) => one.rule === other.rule && one.facts === other.facts;
  const carried = found.map((finding) => {
    const same = before?.findings.find((other) => isSame(other, finding));
    const from = same?.touched === true ? same : undefined;
    if (from !== undefined) evidence.push('finding.carried_over');
    const isKnown = JSON.stringify(finding.clearedBy) === JSON.stringify(from?.clearedBy);
    if (finding.clearedBy !== null && !isKnown) evidence.push('finding.accepted');
    return start(finding, from);
  });
  const ended = (before?.findings ?? []).map((finding) => {
    if (finding.status === 'resolved' || found.some((other) => isSame(other, finding))) return finding;
    evidence.push('finding.resolved');
    return { ...finding, status: 'resolved' as const };
  });
  const earlier = before === undefined ? [] : [...model.runs.slice(0, -1), { findings: ended }];
  return { runs: [...earlier, { findings: carried }], evidence };
}
