import type { MailMessage } from '../platform/mail/index.ts';
import { oneLine, writeMail } from './mail-page.ts';

export interface InvitationMail {
  readonly to: string;
  readonly displayName: string;
  readonly invitedBy: string;
  readonly url: string;
  readonly hours: number;
}

export function invitationMail({ to, displayName, invitedBy, url, hours }: InvitationMail): MailMessage {
  const subject = 'Your invitation to Countersign';
  const { text, html } = writeMail({
    title: subject,
    before: [
      `Hello ${oneLine(displayName)},`,
      `${oneLine(invitedBy)} invites you to Countersign, where loan closing packages are reviewed. Choose a password to get started.`,
    ],
    link: { label: 'Accept invitation', url },
    after: [`The link works once, within ${hours} hours.`, 'If you did not expect this, you can ignore it.'],
  });
  return { to, subject, text, html };
}
