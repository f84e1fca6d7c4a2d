import type { FindingWithActions, OverrideRequest } from '@countersign/contract/review';
import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';
import { emit } from '../platform/outbox/index.ts';
import { listCorrectors } from '../reconciliation/index.ts';
import { readSettings } from '../settings/index.ts';
import { factsOf, type PersonalAct, recordAction, showFinding } from './act-on-finding.ts';
import { lockFinding } from './lock-finding.ts';
import { moveFinding } from './move-finding.ts';
import { decideOverride } from './override-finding.decision.ts';

/** Lock, read, decide, write, chain: one transaction, so no override exists without its evidence. */
export async function overrideFinding(
  app: App,
  act: PersonalAct,
  findingId: string,
  request: OverrideRequest,
): Promise<FindingWithActions> {
  return app.db.transaction(async (tx) => {
    const locked = await lockFinding(tx, findingId);
    const correctors = await tx.many(listCorrectors, [locked.finding.cleared_by ?? []]);
    const settings = await readSettings(app, tx);
    const facts = {
      ...factsOf(locked),
      reasonCodes: settings['review.reason_codes'],
      justificationMinLength: settings['review.justification_min_length'],
      isCorrector: correctors.some(({ made_by: id }) => id === act.actor.id),
    };
    const decision = decideOverride(facts, request);
    if (!decision.ok) throw new DomainError(decision.refusal);
    await moveFinding(tx, locked.finding, 'override');
    const more = { from: locked.finding.status };
    await recordAction(tx, app, act, locked, {
      action: 'override',
      kind: 'finding.overridden',
      ...decision.effect,
      more,
    });
    await emit(tx, app, { type: 'finding.overridden', payload: { findingId, loanId: locked.loan.id } });
    return showFinding(tx, app, locked);
  });
}
