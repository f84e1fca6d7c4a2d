import { oneLine, writeMail } from '../identity/index.ts';
import type { MailMessage } from '../platform/mail/index.ts';

export interface SwitchedOffMail {
  readonly to: string;
  readonly displayName: string;
  /** Without its path, which may hold a token. */
  readonly origin: string;
  readonly reason: string;
  readonly url: string;
}

/** Nobody looks into a log for a system that hears nothing any more. */
export function switchedOffMail({ to, displayName, origin, reason, url }: SwitchedOffMail): MailMessage {
  const subject = `The webhook at ${oneLine(origin)} was switched off`;
  const { text, html } = writeMail({
    title: subject,
    before: [
      `Hello ${oneLine(displayName)},`,
      `Countersign tells the system at ${oneLine(origin)} what happens to loans. ${oneLine(reason)} It is told nothing more until an administrator switches the webhook on again.`,
    ],
    link: { label: 'Open Countersign', url },
    after: [
      'What was not told stands in the history of the webhook for 30 days and can be sent again from there.',
      'Every active manager and administrator received this message.',
    ],
  });
  return { to, subject, text, html };
}
