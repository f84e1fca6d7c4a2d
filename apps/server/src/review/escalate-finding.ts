import type { EscalateRequest, FindingWithActions } from '@countersign/contract/review';
import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';
import { factsOf, type PersonalAct, showFinding } from './act-on-finding.ts';
import { applyDecision } from './apply-decision.ts';
import { decideEscalate } from './escalate-finding.decision.ts';
import { lockFinding } from './lock-finding.ts';
import { optionalText } from './required-note.ts';

/** Asks the managers to look at a finding: recorded, chained, and mailed to every active manager and administrator once. */
export async function escalateFinding(
  app: App,
  act: PersonalAct,
  findingId: string,
  request: EscalateRequest,
): Promise<FindingWithActions> {
  return app.db.transaction(async (tx) => {
    const locked = await lockFinding(tx, app, findingId);
    const decision = decideEscalate(factsOf(locked));
    if (!decision.ok) throw new DomainError(decision.refusal);
    const reasonCode = optionalText(request.reasonCode);
    const note = optionalText(request.note);
    await applyDecision(tx, app, act, locked, { action: 'escalate', trigger: null, reasonCode, note });
    return showFinding(tx, app, locked);
  });
}
