import type { JsonObject } from '@countersign/engine/evidence/canonical-json';
import { clearedBy } from '@countersign/engine/reconciliation/cleared-findings';
import { appendEvidence, openConcealer, printWith } from '../evidence/index.ts';
import type { Act } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import type { StoredRun } from '../reconciliation/index.ts';
import { readSettings } from '../settings/index.ts';
import { decideCarryOver, type PreviousFinding, type Start, startOf } from './carry-over.decision.ts';
import { answerEscalations, moveEscalations } from './escalation.queries.ts';
import {
  copyActions,
  hasOpenException,
  insertAction,
  insertFinding,
  listActions,
  listFindingsOfRuns,
} from './finding.queries.ts';
import { findingContext, openDetail, RUN_ACTOR, sealDetail } from './finding.ts';
import { moveFinding } from './move-finding.ts';

type Payload = JsonObject & { readonly hasExceptions: boolean };

/**
 * Keeps what a run found: decisions of people are carried over where the same was found again, and what no longer
 * arises is resolved where it stood. Answers what evidence says of the run. The caller holds the loan's lock.
 */
export async function keepFindings(
  tx: Tx,
  app: App,
  act: Act,
  { run, result }: StoredRun,
  previousRunId: string | null,
): Promise<{ readonly payload: Payload }> {
  const previous = previousRunId === null ? [] : await listPrevious(tx, app, previousRunId);
  const carryOver = (await readSettings(app, tx))['review.carry_over'];
  const { carried, gone } = decideCarryOver(previous, result.findings, carryOver);
  const print = printWith(app.keyring, await openConcealer(tx, app, run.loan_id));
  const now = app.clock.now();
  const listed: JsonObject[] = [];
  for (const [position, finding] of result.findings.entries()) {
    const from = carried[position] ?? null;
    const { ruleId, ruleVersion, severity, title } = finding;
    const id = newId(now);
    const { status, isNewlyCleared } = startOf(finding, from);
    const corrections = clearedBy(finding);
    const detail = sealDetail(app.keyring, id, finding.detail);
    await tx.run(insertFinding, [
      id,
      run.id,
      run.loan_id,
      position,
      ruleId,
      ruleVersion,
      severity,
      status,
      title,
      detail,
      from?.id ?? null,
      corrections === null ? null : [...corrections],
      now,
    ]);
    const detailPrint = print(detail, findingContext(id));
    listed.push({
      findingId: id,
      ruleId,
      ruleVersion,
      severity,
      status,
      title,
      detailPrint,
      ...(corrections === null ? {} : { clearedBy: [...corrections] }),
    });
    if (from !== null) await carry(tx, app, act, run, { findingId: id, ruleId, from, status });
    if (isNewlyCleared) await sayCleared(tx, app, act, run, { findingId: id, ruleId, corrections: corrections ?? [] });
  }
  for (const finding of gone) await resolve(tx, app, act, run, finding);
  const { found: hasExceptions } = await tx.one(hasOpenException, [run.id]);
  const payload = {
    runId: run.id,
    number: run.number,
    packageVersion: run.package_version,
    engineVersion: run.engine_version,
    rulesetVersion: run.ruleset_version,
    inputHash: run.input_hash,
    findingsHash: run.findings_hash,
    findings: listed,
    notEvaluated: result.notEvaluated.map(({ ruleId, missing }) => ({ ruleId, missing: [...missing] })),
    hasExceptions,
  };
  return { payload };
}

async function listPrevious(tx: Tx, app: App, runId: string): Promise<readonly PreviousFinding[]> {
  const rows = await tx.many(listFindingsOfRuns, [[runId]]);
  const actions = await tx.many(listActions, [rows.map(({ id }) => id)]);
  return rows.map((row) => ({
    id: row.id,
    ruleId: row.rule_id,
    ruleVersion: row.rule_version,
    severity: row.severity,
    status: row.status,
    detail: openDetail(app, row),
    clearedBy: row.cleared_by,
    touchedByPerson: actions.some(
      ({ finding_id: id, action }) => id === row.id && action !== 'resolve' && action !== 'carry_over',
    ),
  }));
}

interface Carried {
  readonly findingId: string;
  readonly ruleId: string;
  readonly from: PreviousFinding;
  readonly status: Start['status'];
}

async function carry(
  tx: Tx,
  app: App,
  act: Act,
  run: StoredRun['run'],
  { findingId, ruleId, from, status }: Carried,
): Promise<void> {
  await tx.run(copyActions, [from.id, findingId]);
  await tx.run(moveEscalations, [from.id, findingId]);
  const note =
    status === from.status
      ? `Run ${run.number} found the same again: what was decided on finding ${from.id} holds.`
      : `Run ${run.number} found the same again; after a correction, finding ${from.id} must be decided on again.`;
  await tx.run(insertAction, [findingId, 'carry_over', null, note, RUN_ACTOR.id, RUN_ACTOR.name, app.clock.now()]);
  const payload = { findingId, runId: run.id, ruleId, carriedFrom: from.id, status, note };
  await appendEvidence(tx, app, { loanId: run.loan_id, kind: 'finding.carried_over', act, payload });
}

/** Control decisions, Corrections: what a correction cleared is kept as accepted, by the run and with this note. */
async function sayCleared(
  tx: Tx,
  app: App,
  act: Act,
  run: StoredRun['run'],
  cleared: { readonly findingId: string; readonly ruleId: string; readonly corrections: readonly string[] },
): Promise<void> {
  const { findingId, ruleId, corrections } = cleared;
  const note = 'cleared by a correction';
  await tx.run(insertAction, [findingId, 'accept', null, note, RUN_ACTOR.id, RUN_ACTOR.name, app.clock.now()]);
  const about = { findingId, runId: run.id, ruleId, severity: 'exception', status: 'accepted', reasonCode: null };
  const payload = { ...about, note, clearedBy: [...corrections] };
  await appendEvidence(tx, app, { loanId: run.loan_id, kind: 'finding.accepted', act, payload });
}

async function resolve(tx: Tx, app: App, act: Act, run: StoredRun['run'], finding: PreviousFinding): Promise<void> {
  await moveFinding(tx, finding, 'no_longer_arises');
  await tx.many(answerEscalations, [finding.id, app.clock.now()]);
  const note = `Run ${run.number} (${run.id}) no longer finds it.`;
  await tx.run(insertAction, [finding.id, 'resolve', null, note, RUN_ACTOR.id, RUN_ACTOR.name, app.clock.now()]);
  const { id: findingId, ruleId, status: from } = finding;
  const payload = { findingId, ruleId, from, resolvedByRun: run.id, note };
  await appendEvidence(tx, app, { loanId: run.loan_id, kind: 'finding.resolved', act, payload });
}
