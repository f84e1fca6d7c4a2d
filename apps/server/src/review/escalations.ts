import type { Escalation } from '@countersign/contract/review';
import { findColleague } from '../identity/index.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { newId } from '../platform/ids.ts';
import { enqueueMail } from '../platform/mail/index.ts';
import type { PersonalAct } from './act-on-finding.ts';
import { answerMail } from './escalation.mail.ts';
import { answerEscalations, type EscalationRow, insertEscalation } from './escalation.queries.ts';
import type { AskedPerson, LockedFinding } from './locked-finding.ts';

/** Somebody who works here and is somebody else. */
export async function requireAsked(tx: Tx, act: PersonalAct, id: string): Promise<AskedPerson> {
  const colleague = id === act.actor.id ? null : await findColleague(tx, id);
  if (colleague !== null) return { id, name: colleague.displayName };
  const message = 'must be a colleague who works here';
  const errors = [{ field: 'toId', code: 'unknown_staff', message }];
  throw new DomainError({ code: 'escalation_invalid', detail: `toId ${message}.`, errors });
}

export async function keepEscalation(
  tx: Tx,
  app: App,
  { actor }: PersonalAct,
  { loan, finding }: LockedFinding,
  to: AskedPerson | null,
): Promise<void> {
  const now = app.clock.now();
  const asked = [to?.id ?? null, to?.name ?? null] as const;
  await tx.run(insertEscalation, [newId(now), loan.id, finding.id, actor.id, actor.name, ...asked, now]);
}

/** Whoever asked is told by mail what came of it, once each; nobody is told of what they did themselves. */
export async function settleEscalations(
  tx: Tx,
  app: App,
  { actor }: PersonalAct,
  { loan, finding }: LockedFinding,
  said: { readonly what: 'answered' | 'overridden' | 'accepted'; readonly note: string | null },
): Promise<readonly EscalationRow[]> {
  const answered = await tx.many(answerEscalations, [finding.id, app.clock.now()]);
  const askers = new Set(answered.map(({ by_id: id }) => id).filter((id) => id !== actor.id));
  for (const id of askers) {
    const to = await findColleague(tx, id);
    if (to === null) continue;
    const url = `${app.config.publicUrl}/app/loans/${encodeURIComponent(loan.external_ref)}/review#finding-${finding.id}`;
    const about = { externalRef: loan.external_ref, title: finding.title, url };
    await enqueueMail(
      tx,
      app,
      answerMail({ to: to.email, displayName: to.displayName, answeredBy: actor.name, ...about, ...said }),
    );
  }
  return answered;
}

export function toEscalation(row: EscalationRow): Escalation {
  return {
    id: row.id,
    findingId: row.finding_id,
    byId: row.by_id,
    byName: row.by_name,
    toId: row.to_id,
    toName: row.to_name,
    createdAt: row.created_at.toISOString(),
  };
}
