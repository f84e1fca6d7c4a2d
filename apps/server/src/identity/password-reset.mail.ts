import type { MailMessage } from '../platform/mail/index.ts';
import { oneLine, writeMail } from './mail-page.ts';

export interface PasswordResetMail {
  readonly to: string;
  readonly displayName: string;
  readonly url: string;
}

export function passwordResetMail({ to, displayName, url }: PasswordResetMail): MailMessage {
  const subject = 'Choose a new password for Countersign';
  const { text, html } = writeMail({
    title: subject,
    before: [`Hello ${oneLine(displayName)},`, 'An administrator sent you a link to choose a new password.'],
    link: { label: 'Choose a new password', url },
    after: [
      'The link works once, within one hour. Using it signs you out everywhere.',
      'If you did not expect this, tell your administrator. Your password does not change until you use the link.',
    ],
  });
  return { to, subject, text, html };
}
