import type { FindingActionName } from '@countersign/contract/closed-sets';
import type { FindingWithActions } from '@countersign/contract/review';
import type { JsonObject } from '@countersign/engine/evidence/canonical-json';
import type { LoanKind } from '@countersign/engine/evidence/evidence-kinds';
import { appendEvidence } from '../evidence/index.ts';
import { setLoanExceptions, tellProgress } from '../loans/index.ts';
import type { Act, UserPrincipal } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { findFinding, hasOpenException, insertAction, listActions } from './finding.queries.ts';
import { requireRecordedFindings } from './finding.record.ts';
import { toAction, toFinding } from './finding.ts';
import type { FindingFacts } from './finding-moment.decision.ts';
import type { LockedFinding } from './locked-finding.ts';

/** An act of a signed-in person: only people decide on findings. */
export type PersonalAct = Act & { readonly actor: UserPrincipal };

export function factsOf({ loan, finding, run }: LockedFinding): FindingFacts {
  const { status, severity } = finding;
  return { status, severity, isLatestRun: run.is_latest, loanState: loan.state };
}

interface Done {
  readonly action: FindingActionName;
  readonly kind: LoanKind;
  readonly reasonCode: string | null;
  readonly note: string | null;
  /** What evidence says beside that. */
  readonly more?: JsonObject;
}

/** Writes what a person did about a finding and chains it; what blocks approval is counted anew. The loan is locked. */
export async function recordAction(
  tx: Tx,
  app: App,
  act: PersonalAct,
  { loan, finding }: LockedFinding,
  { action, kind, reasonCode, note, more }: Done,
): Promise<void> {
  await requireRecordedFindings(tx, app, loan.id, [finding], null);
  const { id, name } = act.actor;
  const now = app.clock.now();
  await tx.run(insertAction, [finding.id, action, reasonCode, note, id, name, now]);
  const { found } = await tx.one(hasOpenException, [finding.run_id]);
  if (action !== 'comment') await tx.one(setLoanExceptions, [loan.id, found, now]);
  const { rule_id: ruleId, run_id: runId, severity } = finding;
  const payload = { findingId: finding.id, runId, ruleId, severity, reasonCode, note, ...more };
  await appendEvidence(tx, app, { loanId: loan.id, kind, act, payload });
  await tellProgress(tx, app, loan.id, kind, { findingId: finding.id });
}

/** The finding as it is now, with everything that was done about it. */
export async function showFinding(tx: Tx, app: App, { finding, run }: LockedFinding): Promise<FindingWithActions> {
  const row = await tx.one(findFinding, [finding.id]);
  const actions = await tx.many(listActions, [[row.id]]);
  return { finding: toFinding(app, row, run.is_latest), actions: actions.map(toAction) };
}
