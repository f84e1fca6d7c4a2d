import { oneLine, writeMail } from '../identity/index.ts';
import type { MailMessage } from '../platform/mail/index.ts';

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
