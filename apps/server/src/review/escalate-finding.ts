import type { EscalateRequest, FindingWithActions } from '@countersign/contract/review';
import { listActiveManagers } from '../identity/index.ts';
import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';
import { enqueueMail } from '../platform/mail/index.ts';
import { emit } from '../platform/outbox/index.ts';
import { factsOf, type PersonalAct, recordAction, showFinding } from './act-on-finding.ts';
import { decideEscalate } from './escalate-finding.decision.ts';
import { escalationMail } from './escalation.mail.ts';
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
    const locked = await lockFinding(tx, findingId);
    const decision = decideEscalate(factsOf(locked));
    if (!decision.ok) throw new DomainError(decision.refusal);
    const reasonCode = optionalText(request.reasonCode);
    const note = optionalText(request.note);
    const managers = await listActiveManagers(tx);
    await recordAction(tx, app, act, locked, {
      action: 'escalate',
      kind: 'finding.escalated',
      reasonCode,
      note,
      more: { mailedTo: managers.map(({ id }) => id) },
    });
    const { loan, finding } = locked;
    const url = `${app.config.publicUrl}/app/loans/${encodeURIComponent(loan.external_ref)}/review#finding-${finding.id}`;
    for (const { email, displayName } of managers) {
      const mail = escalationMail({
        to: email,
        displayName,
        escalatedBy: act.actor.name,
        externalRef: loan.external_ref,
        rule: `${finding.rule_id} ${finding.title}`,
        severity: finding.severity,
        reasonCode,
        note,
        url,
      });
      await enqueueMail(tx, app, mail);
    }
    await emit(tx, app, { type: 'finding.escalated', payload: { findingId, loanId: loan.id } });
    return showFinding(tx, app, locked);
  });
}
