import type { FindingWithActions, OverrideRequest } from '@countersign/contract/review';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { listCorrectors } from '../reconciliation/index.ts';
import { readSettings } from '../settings/index.ts';
import { factsOf, type PersonalAct, showFinding } from './act-on-finding.ts';
import { applyDecision } from './apply-decision.ts';
import { lockFinding } from './lock-finding.ts';
import type { LockedFinding } from './locked-finding.ts';
import { decideOverride, type OverrideFacts } from './override-finding.decision.ts';

/** Lock, read, decide, write, chain: one transaction, so no override exists without its evidence. */
export async function overrideFinding(
  app: App,
  act: PersonalAct,
  findingId: string,
  request: OverrideRequest,
): Promise<FindingWithActions> {
  return app.db.transaction(async (tx) => {
    const locked = await lockFinding(tx, app, findingId);
    const decision = decideOverride(await overrideFacts(tx, app, act, locked), request);
    if (!decision.ok) throw new DomainError(decision.refusal);
    await applyDecision(tx, app, act, locked, { action: 'override', trigger: 'override', ...decision.effect });
    return showFinding(tx, app, locked);
  });
}

export async function overrideFacts(
  tx: Tx,
  app: App,
  { actor }: PersonalAct,
  locked: LockedFinding,
): Promise<OverrideFacts> {
  const correctors = await tx.many(listCorrectors, [locked.finding.cleared_by ?? []]);
  const settings = await readSettings(app, tx);
  return {
    ...factsOf(locked),
    reasonCodes: settings['review.reason_codes'],
    justificationMinLength: settings['review.justification_min_length'],
    isCorrector: correctors.some(({ made_by: id }) => id === actor.id),
  };
}
