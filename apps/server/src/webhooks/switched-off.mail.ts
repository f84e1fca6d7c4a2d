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
  const subject = `The webhook at ${oneLine(origin)} was turned off`;
  const { text, html } = writeMail({
    title: subject,
    before: [
      `Hello ${oneLine(displayName)},`,
      `Countersign reports loan events to the system at ${oneLine(origin)}. ${oneLine(reason)} Deliveries are paused until an administrator turns the webhook on again.`,
    ],
    link: { label: 'Open Countersign', url },
    after: [
      'Events that were not delivered are kept in the webhook’s history for 30 days and can be sent again from there.',
      'Every active manager and administrator received this message.',
    ],
  });
  return { to, subject, text, html };
}
