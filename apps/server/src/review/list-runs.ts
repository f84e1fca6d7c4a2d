import type { Run, RunDetail } from '@countersign/contract/reconciliation';
import { requireLoan } from '../loans/index.ts';
import type { App } from '../platform/app.ts';
import { cursorOf, type Page, rowsToFetch, toPage } from '../platform/cursor.ts';
import type { Runner } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { findRun, listRunsBefore, type RunRow, toNotEvaluated } from '../reconciliation/index.ts';
import { countSeverities } from './finding.queries.ts';
import { findingsOfRun } from './finding.ts';

const cursor = cursorOf('runs', 'integer');

interface RunsAsked {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
  readonly packageVersion?: number | undefined;
}

/** The runs over one version of a package, the newest first. */
export async function listRuns(app: App, ref: string, asked: RunsAsked): Promise<Page<Run>> {
  const loan = await requireLoan(app.db, ref);
  const before = cursor.decode(asked.cursor)?.[0] ?? null;
  const version = asked.packageVersion ?? loan.package_version;
  const rows = await app.db.many(listRunsBefore, [loan.id, version, before, rowsToFetch(asked.limit)]);
  const { items, nextCursor } = toPage(rows, asked.limit, cursor, (row) => [row.number] as const);
  return { items: await toRuns(app.db, items), nextCursor };
}

/** One run with everything it found and everything it could not say. */
export async function describeRun(app: App, ref: string, runId: string): Promise<RunDetail> {
  const loan = await requireLoan(app.db, ref);
  const row = await app.db.maybe(findRun, [runId]);
  if (row === undefined || row.loan_id !== loan.id) {
    throw new DomainError({ code: 'run_not_found', detail: `Loan ${ref} has no run ${runId}.` });
  }
  const [run] = await toRuns(app.db, [row]);
  if (run === undefined) throw new Error('A run that was found cannot be shown.');
  const notEvaluated = row.not_evaluated.map(toNotEvaluated);
  return { run, findings: [...(await findingsOfRun(app, app.db, row))], notEvaluated };
}

async function toRuns(runner: Runner, rows: readonly RunRow[]): Promise<Run[]> {
  const counts = await runner.many(countSeverities, [rows.map(({ id }) => id)]);
  return rows.map((row) => {
    const found = { exception: 0, warning: 0, info: 0 };
    for (const { run_id: id, severity, findings } of counts) if (id === row.id) found[severity] = findings;
    return {
      id: row.id,
      loanId: row.loan_id,
      number: row.number,
      packageVersion: row.package_version,
      isLatest: row.is_latest,
      engineVersion: row.engine_version,
      rulesetVersion: row.ruleset_version,
      findingsHash: row.findings_hash,
      inputHash: row.input_hash,
      policy: row.policy,
      findings: found,
      completedAt: row.completed_at.toISOString(),
    };
  });
}
