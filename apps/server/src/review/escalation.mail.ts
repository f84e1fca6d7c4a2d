import { listActiveManagers, oneLine, writeMail } from '../identity/index.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { enqueueMail, type MailMessage } from '../platform/mail/index.ts';
import type { PersonalAct } from './act-on-finding.ts';
import type { LockedFinding } from './lock-finding.ts';

/** Every active manager and administrator, once. Answers their ids, which evidence keeps. */
export async function mailManagers(
  tx: Tx,
  app: App,
  { actor }: PersonalAct,
  { loan, finding }: LockedFinding,
  said: { readonly reasonCode: string | null; readonly note: string | null },
): Promise<string[]> {
  const managers = await listActiveManagers(tx);
  const url = `${app.config.publicUrl}/app/loans/${encodeURIComponent(loan.external_ref)}/review#finding-${finding.id}`;
  for (const { email, displayName } of managers) {
    const mail = escalationMail({
      to: email,
      displayName,
      escalatedBy: actor.name,
      externalRef: loan.external_ref,
      rule: `${finding.rule_id} ${finding.title}`,
      severity: finding.severity,
      ...said,
      url,
    });
    await enqueueMail(tx, app, mail);
  }
  return managers.map(({ id }) => id);
}

export interface EscalationMail {
  readonly to: string;
  readonly displayName: string;
  readonly escalatedBy: string;
  readonly externalRef: string;
  readonly rule: string;
  readonly severity: string;
  readonly reasonCode: string | null;
  readonly note: string | null;
  readonly url: string;
}

/**
 * Who asks, about which loan and which rule, and where to look. Mail travels in clear and is kept by others: the
 * borrower's name and the values that differ stand behind the link, after sign-in.
 */
export function escalationMail(mail: EscalationMail): MailMessage {
  const { to, displayName, escalatedBy, externalRef, rule, severity, reasonCode, note, url } = mail;
  const subject = `A finding on loan ${oneLine(externalRef)} needs your decision`;
  const { text, html } = writeMail({
    title: subject,
    before: [
      `Hello ${oneLine(displayName)},`,
      `${oneLine(escalatedBy)} escalated a finding of the review of loan ${oneLine(externalRef)}.`,
      `Rule: ${oneLine(rule)} (${severity}).`,
      ...(reasonCode === null ? [] : [`Reason: ${oneLine(reasonCode)}.`]),
      ...(note === null ? [] : [`Note: ${oneLine(note)}`]),
    ],
    link: { label: 'Open the finding', url },
    after: [
      'A manager or an administrator can override it there, with a reason and a note. Until then an exception blocks the approval of the loan.',
      'Every active manager and administrator received this message.',
    ],
  });
  return { to, subject, text, html };
}
