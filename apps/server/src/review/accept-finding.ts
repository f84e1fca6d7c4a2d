import type { AcceptRequest, FindingWithActions } from '@countersign/contract/review';
import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';
import { decideAccept } from './accept-finding.decision.ts';
import { factsOf, type PersonalAct, recordAction, showFinding } from './act-on-finding.ts';
import { lockFinding } from './lock-finding.ts';
import { moveFinding } from './move-finding.ts';
import { optionalText } from './required-note.ts';

export async function acceptFinding(
  app: App,
  act: PersonalAct,
  findingId: string,
  request: AcceptRequest,
): Promise<FindingWithActions> {
  return app.db.transaction(async (tx) => {
    const locked = await lockFinding(tx, findingId);
    const decision = decideAccept(factsOf(locked));
    if (!decision.ok) throw new DomainError(decision.refusal);
    const status = await moveFinding(tx, locked.finding, decision.effect);
    const note = optionalText(request.note);
    await recordAction(tx, app, act, locked, {
      action: 'accept',
      kind: 'finding.accepted',
      reasonCode: null,
      note,
      more: { status },
    });
    return showFinding(tx, app, locked);
  });
}
