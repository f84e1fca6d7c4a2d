import type { JsonObject } from '@countersign/engine/evidence/canonical-json';
import type { ReadBody } from '@countersign/engine/evidence/read-entry-strictly';
import { RUN_ACTOR } from './finding.ts';

/** What evidence says was done about a finding. */
export interface ReplayedAction {
  readonly seq: number;
  readonly at: string;
  readonly action: string;
  readonly reasonCode: string | null;
  /** Undefined: an entry of an older release, which kept a run's own words to itself. */
  readonly note: string | null | undefined;
  readonly actorId: string | null;
  readonly actorName: string;
}

/** A finding as evidence tells it. */
export interface ReplayedFinding {
  /** The last entry that speaks of it. */
  seq: number;
  status: string;
  /** What the run found, by the names of facts; null while only an act on it was seen. */
  facts: JsonObject | null;
  carriedFrom: string | null;
  readonly actions: ReplayedAction[];
}

export interface ReplayedFindings {
  readonly findings: Map<string, ReplayedFinding>;
  /** The run of the highest number. */
  latestRun: { readonly id: string; readonly number: number } | null;
  /** Runs whose entries list less of a finding than today's do: the hash of all findings tells the rest. */
  readonly brief: Map<string, { readonly seq: number; readonly findingsHash: string }>;
}

/** The kinds of entries that say something about findings. */
export const findingKinds = [
  'run.completed',
  'finding.accepted',
  'finding.overridden',
  'finding.escalated',
  'finding.commented',
  'finding.resolved',
  'finding.carried_over',
] as const;

const actionOf: Readonly<Record<string, string>> = {
  'finding.accepted': 'accept',
  'finding.overridden': 'override',
  'finding.escalated': 'escalate',
  'finding.commented': 'comment',
};

export function noFindings(): ReplayedFindings {
  return { findings: new Map(), latestRun: null, brief: new Map() };
}

/** Goes on with the next entry of a loan's chain. What carries a finding over comes before the run that found it again. */
export function replayFindings(replayed: ReplayedFindings, body: ReadBody): void {
  const { kind, payload } = body;
  if (kind === 'run.completed') addRun(replayed, body);
  if (typeof payload.findingId !== 'string') return;
  const finding = open(replayed, payload.findingId, body.seq);
  const action = actionOf[kind];
  if (action !== undefined) {
    // What a correction cleared is accepted by the run that found it cleared, whoever caused the run.
    const isByRun = kind === 'finding.accepted' && Array.isArray(payload.clearedBy);
    finding.actions.push(isByRun ? actionByRun(body, action) : actionBy(body, action));
    finding.status = statusAfter(kind, finding, payload);
  } else if (kind === 'finding.resolved') {
    finding.actions.push(actionByRun(body, 'resolve'));
    finding.status = 'resolved';
  } else if (kind === 'finding.carried_over') carryOver(replayed, finding, body);
  else return;
  finding.seq = body.seq;
}

function addRun(replayed: ReplayedFindings, { seq, payload }: ReadBody): void {
  const { runId, number } = payload;
  if (typeof runId !== 'string' || typeof number !== 'number' || !Array.isArray(payload.findings)) return;
  replayed.latestRun = { id: runId, number };
  const isBrief = (payload.findings as readonly JsonObject[]).some(({ title }) => title === undefined);
  if (isBrief && typeof payload.findingsHash === 'string') {
    replayed.brief.set(runId, { seq, findingsHash: payload.findingsHash });
  }
  for (const [position, listed] of (payload.findings as readonly JsonObject[]).entries()) {
    const { findingId, status, ...facts } = listed;
    if (typeof findingId !== 'string' || typeof status !== 'string') continue;
    const finding = open(replayed, findingId, seq);
    finding.status = status;
    finding.facts = { ...facts, runId, position };
    finding.seq = seq;
  }
}

/** What people did about the finding of the run before is shown again on the one that takes its place. */
function carryOver({ findings }: ReplayedFindings, finding: ReplayedFinding, body: ReadBody): void {
  const { carriedFrom, status } = body.payload;
  const before = typeof carriedFrom === 'string' ? findings.get(carriedFrom) : undefined;
  finding.carriedFrom = typeof carriedFrom === 'string' ? carriedFrom : null;
  finding.actions.push(...(before?.actions ?? []).filter(({ action }) => byPeople.has(action)));
  finding.actions.push(actionByRun(body, 'carry_over'));
  if (typeof status === 'string') finding.status = status;
}

const byPeople: ReadonlySet<string> = new Set(Object.values(actionOf));

function open({ findings }: ReplayedFindings, id: string, seq: number): ReplayedFinding {
  const known = findings.get(id);
  if (known !== undefined) return known;
  const opened: ReplayedFinding = { seq, status: 'open', facts: null, carriedFrom: null, actions: [] };
  findings.set(id, opened);
  return opened;
}

/** Accepting an exception leaves it to be overridden; accepting anything less settles it. The run says which it was. */
function statusAfter(kind: string, finding: ReplayedFinding, payload: JsonObject): string {
  if (kind === 'finding.overridden') return 'overridden';
  if (kind !== 'finding.accepted') return finding.status;
  const severity = finding.facts?.severity ?? payload.severity;
  return severity === 'exception' ? 'accepted' : 'resolved';
}

function actionBy({ seq, at, actor, payload }: ReadBody, action: string): ReplayedAction {
  const { reasonCode, note } = payload;
  return {
    seq,
    at,
    action,
    reasonCode: typeof reasonCode === 'string' ? reasonCode : null,
    note: typeof note === 'string' ? note : null,
    actorId: actor.id,
    actorName: actor.name,
  };
}

function actionByRun({ seq, at, payload }: ReadBody, action: string): ReplayedAction {
  const note = typeof payload.note === 'string' ? payload.note : undefined;
  return { seq, at, action, reasonCode: null, note, actorId: RUN_ACTOR.id, actorName: RUN_ACTOR.name };
}
