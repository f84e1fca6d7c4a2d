import type { Command } from './command.ts';
import { answer, type Outcome, refuse } from './outcome.ts';
import type { FindingModel, Model } from './state.ts';

/** Which finding a command is about: one of the latest run, or of the run before. */
export interface FindingPlace {
  readonly run: number;
  readonly rule: string;
}

const OF_EARLIER_RUN = 6;

export function findingPlace({ runs }: Model, pick: number): FindingPlace | null {
  const latest = runs.length - 1;
  const run = pick >= OF_EARLIER_RUN && latest > 0 ? latest - 1 : latest;
  const findings = runs[run]?.findings ?? [];
  const rule = findings[pick % Math.max(1, findings.length)]?.rule;
  return rule === undefined ? null : { run, rule };
}

type Decide = (model: Model, finding: FindingModel, isNow: boolean, command: Command) => Outcome | FindingModel;

/** Open parts, States (Finding); specification part 3, rows 3 and 4, and part 4, rules 7 and 8. */
const decisions = {
  accept: (model, finding, isNow) => {
    if (!isNow || finding.status !== 'open') return refuse(model, 'finding_not_acceptable');
    const status = finding.severity === 'exception' ? 'accepted' : 'resolved';
    return { ...finding, status, reviewed: true, touched: true };
  },
  override: (model, finding, isNow, { twist, by }) => {
    // Control decisions, Corrections: not by whoever corrected it, whatever else is wrong.
    if (finding.clearedBy?.some((at) => model.corrections[at]?.by === by))
      return refuse(model, 'corrector_cannot_override');
    if (twist === 'meaning') return refuse(model, 'override_invalid');
    const isSettled = finding.status === 'overridden' || finding.status === 'resolved';
    if (!isNow || isSettled) return refuse(model, 'finding_not_overridable');
    return { ...finding, status: 'overridden', reviewed: true, touched: true };
  },
  escalate: (model, finding, isNow) =>
    isNow ? { ...finding, reviewed: true, touched: true } : refuse(model, 'finding_not_escalatable'),
  comment: (model, finding, _isNow, { twist }) => {
    if (twist === 'meaning') return refuse(model, 'note_required');
    if (model.loan === 'sealed') return refuse(model, 'loan_sealed');
    return { ...finding, touched: true };
  },
} satisfies Readonly<Record<string, Decide>>;

const kinds = {
  accept: 'finding.accepted',
  override: 'finding.overridden',
  escalate: 'finding.escalated',
  comment: 'finding.commented',
} as const;

function ruleFor(op: keyof typeof decisions) {
  return (model: Model, command: Command, place: FindingPlace | null): Outcome => {
    const run = place === null ? undefined : model.runs[place.run];
    const finding = run?.findings.find(({ rule }) => rule === place?.rule);
    if (place === null || run === undefined || finding === undefined) return refuse(model, 'finding_not_found');
    const isNow = place.run === model.runs.length - 1 && model.loan === 'review';
    const decided = decisions[op](model, finding, isNow, command);
    if ('model' in decided) return decided;
    const findings = run.findings.map((other) => (other === finding ? decided : other));
    const runs = model.runs.map((other) => (other === run ? { ...run, findings } : other));
    return answer({ ...model, runs }, 200, { 'finding.status': decided.status }, kinds[op]);
  };
}

export const findingRules = {
  accept: ruleFor('accept'),
  override: ruleFor('override'),
  escalate: ruleFor('escalate'),
  comment: ruleFor('comment'),
} as const;
