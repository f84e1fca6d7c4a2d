import type { AcceptRequest, FindingWithActions } from '@countersign/contract/review';
import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';
import { decideAccept } from './accept-finding.decision.ts';
import { factsOf, type PersonalAct, showFinding } from './act-on-finding.ts';
import { applyDecision } from './apply-decision.ts';
import { lockFinding } from './lock-finding.ts';
import { optionalText } from './required-note.ts';

export async function acceptFinding(
  app: App,
  act: PersonalAct,
  findingId: string,
  request: AcceptRequest,
): Promise<FindingWithActions> {
  return app.db.transaction(async (tx) => {
    const locked = await lockFinding(tx, app, findingId);
    const decision = decideAccept(factsOf(locked));
    if (!decision.ok) throw new DomainError(decision.refusal);
    const note = optionalText(request.note);
    await applyDecision(tx, app, act, locked, { action: 'accept', trigger: decision.effect, reasonCode: null, note });
    return showFinding(tx, app, locked);
  });
}
