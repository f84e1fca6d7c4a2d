import type { Finding, FindingAction, FindingWithActions } from '@countersign/contract/review';
import type { Finding as EngineFinding } from '@countersign/engine/reconciliation/finding';
import type { App } from '../platform/app.ts';
import type { Runner } from '../platform/db.ts';
import { type Keyring, openJson, sealJson } from '../platform/keyring/index.ts';
import { type FindingActionRow, type FindingRow, listActions, listFindingsOfRuns } from './finding.queries.ts';

/** Who did what a run did by itself; the interface asks for an id, and no person has this one. */
export const RUN_ACTOR = { id: '00000000-0000-0000-0000-000000000000', name: 'Countersign' } as const;

export type Detail = EngineFinding['detail'];

/** After retention nobody can say what was compared; that there was a finding, and what people did about it, stays. */
const PURGED: Finding['detail'] = {
  message: 'What was compared was deleted with the documents after their retention.',
  sources: [],
  data: null,
};

export function sealDetail(keyring: Keyring, findingId: string, detail: Detail): Buffer {
  return sealJson(keyring, findingContext(findingId), detail);
}

export function openDetail(app: Pick<App, 'keyring'>, row: Pick<FindingRow, 'id' | 'detail'>): Detail | null {
  return row.detail === null ? null : openJson<Detail>(app.keyring, findingContext(row.id), row.detail);
}

export function findingContext(findingId: string): string {
  return `detail of finding ${findingId}`;
}

/** Whether a finding is one that a correction cleared; after retention nobody can say. */
export function isCleared({ data }: Finding['detail']): boolean {
  return data !== null && typeof data === 'object' && 'clearedBy' in data;
}

/** An exception blocks approval until it is overridden or resolved; what an earlier run found blocks nothing any more. */
function blocks({ severity, status }: Pick<FindingRow, 'severity' | 'status'>, isLatestRun: boolean): boolean {
  return isLatestRun && severity === 'exception' && (status === 'open' || status === 'accepted');
}

/** The findings of a run with what was done about each, in the order of the run. */
export async function findingsOfRun(
  app: App,
  runner: Runner,
  run: { readonly id: string; readonly is_latest: boolean },
): Promise<readonly FindingWithActions[]> {
  const rows = await runner.many(listFindingsOfRuns, [[run.id]]);
  const actions = await runner.many(listActions, [rows.map(({ id }) => id)]);
  return rows.map((row) => ({
    finding: toFinding(app, row, run.is_latest),
    actions: actions.filter((action) => action.finding_id === row.id).map(toAction),
  }));
}

export function toFinding(app: Pick<App, 'keyring'>, row: FindingRow, isLatestRun: boolean): Finding {
  const detail = openDetail(app, row);
  return {
    id: row.id,
    runId: row.run_id,
    loanId: row.loan_id,
    ruleId: row.rule_id,
    severity: row.severity,
    status: row.status,
    title: row.title,
    detail:
      detail === null
        ? PURGED
        : { message: detail.message, sources: detail.sources.map((source) => ({ ...source })), data: detail.data },
    createdAt: row.created_at.toISOString(),
    blocksApproval: blocks(row, isLatestRun),
  };
}

export function toAction(row: FindingActionRow): FindingAction {
  return {
    id: row.id,
    findingId: row.finding_id,
    action: row.action,
    reasonCode: row.reason_code,
    note: row.note,
    actorId: row.actor_id,
    actorName: row.actor_name,
    occurredAt: row.occurred_at.toISOString(),
  };
}
