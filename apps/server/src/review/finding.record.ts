import { canonicalJson, type Json, type JsonObject } from '@countersign/engine/evidence/canonical-json';
import { nodeSha256, type Print, readAuthentic, toFacts } from '../evidence/index.ts';
import type { App } from '../platform/app.ts';
import type { Runner } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { listFindingsOfRuns } from './finding.queries.ts';
import { findingContext, openDetail } from './finding.ts';
import { findingKinds, noFindings, replayFindings } from './replay-findings.ts';

/** The columns of a finding that never change. Its status, and what was done about it, are replayed. */
export interface FindingRecordRow {
  readonly run_id: string;
  readonly position: number;
  readonly rule_id: string;
  readonly rule_version: string;
  readonly severity: string;
  readonly title: string;
  readonly id: string;
  readonly detail: Uint8Array | null;
  readonly cleared_by: readonly string[] | null;
}

/** As run.completed lists them: one line a finding, no record of its own, since a bank has millions of them. */
export function findingFacts(row: FindingRecordRow, print: Print): JsonObject {
  return toFacts({
    runId: row.run_id,
    position: row.position,
    ruleId: row.rule_id,
    ruleVersion: row.rule_version,
    severity: row.severity,
    title: row.title,
    detailPrint: print(row.detail, findingContext(row.id)),
    clearedBy: row.cleared_by === null ? null : [...row.cleared_by],
  });
}

/**
 * The hash that a run gave of its findings, made anew of what is stored: of rule, severity, title and detail of each, in
 * their order. Null after retention, which takes the details away.
 */
export async function hashFindings(runner: Runner, app: Pick<App, 'keyring'>, runId: string): Promise<string | null> {
  const findings: Json[] = [];
  for (const row of await runner.many(listFindingsOfRuns, [[runId]])) {
    const detail = openDetail(app, row);
    if (detail === null) return null;
    const { rule_id: ruleId, rule_version: ruleVersion, severity, title } = row;
    findings.push({ ruleId, ruleVersion, severity, title, detail: detail as unknown as Json });
  }
  return nodeSha256.textToHex(canonicalJson(findings));
}

interface LookedAt {
  readonly id: string;
  readonly severity: string;
  readonly status: string;
}

/**
 * Refuses to decide on findings that are not what the loan's own evidence says: a severity that was lowered, a status
 * that nobody brought about, a finding that is missing from its run. The caller holds the loan's lock.
 */
export async function requireRecordedFindings(
  runner: Runner,
  app: Pick<App, 'keyring'>,
  loanId: string,
  findings: readonly LookedAt[],
  runId: string | null,
): Promise<void> {
  const replayed = noFindings();
  for (const body of await readAuthentic(runner, app, loanId, findingKinds)) replayFindings(replayed, body);
  for (const { id, severity, status } of findings) {
    const told = replayed.findings.get(id);
    if (told?.facts?.severity !== severity || told.status !== status) throw tampered(id);
  }
  if (runId === null) return;
  const looked = new Set(findings.map(({ id }) => id));
  if (replayed.latestRun !== null && replayed.latestRun.id !== runId) throw tampered(replayed.latestRun.id);
  for (const [id, { facts }] of replayed.findings) if (facts?.runId === runId && !looked.has(id)) throw tampered(id);
}

/** Whether evidence holds a decision that could once be undone. The caller holds the loan's lock. */
export async function isDecisionRecorded(
  runner: Runner,
  app: Pick<App, 'keyring'>,
  loanId: string,
  decisionId: string,
): Promise<boolean> {
  const bodies = await readAuthentic(runner, app, loanId, findingKinds);
  return bodies.some(({ payload }) => payload.decisionId === decisionId);
}

function tampered(id: string): DomainError {
  return new DomainError({
    code: 'record_tampered',
    detail: `The stored finding ${id} is not what was recorded in evidence. Nothing was done. Ask an administrator to run "countersign fsck".`,
  });
}
