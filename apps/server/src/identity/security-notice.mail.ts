import type { Role } from '@countersign/contract/closed-sets';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { enqueueMail, type MailMessage } from '../platform/mail/index.ts';
import { oneLine, writeMail } from './mail-page.ts';

export type Notice =
  | 'password_reset'
  | 'totp_enrolled'
  | 'totp_reset'
  | 'reset_admin'
  | { readonly roles: readonly Role[] };

interface Recipient {
  readonly email: string;
  readonly displayName: string;
}

/** Tells a person what was changed about their way in, at the address that they had when it was changed. */
export async function sendNotice(tx: Tx, app: App, to: Recipient, notice: Notice): Promise<void> {
  await enqueueMail(tx, app, securityNoticeMail(app.config.publicUrl, to, notice));
}

export function securityNoticeMail(publicUrl: string, { email, displayName }: Recipient, notice: Notice): MailMessage {
  const subject = 'Your Countersign account was changed';
  const { text, html } = writeMail({
    title: subject,
    before: [`Hello ${oneLine(displayName)},`, sayNotice(notice)],
    link: { label: 'Open Countersign', url: `${publicUrl}/app/sign-in` },
    after: ['If this was not you, or you did not expect it, tell an administrator in person right away.'],
  });
  return { to: email, subject, text, html };
}

function sayNotice(notice: Notice): string {
  if (typeof notice === 'object') {
    return `Your roles are now: ${notice.roles.join(', ')}. You were signed out everywhere.`;
  }
  switch (notice) {
    case 'password_reset':
      return 'A new password was set with a reset link. You were signed out everywhere. If someone else requested the link, you cannot approve wires for 24 hours.';
    case 'totp_enrolled':
      return 'An authenticator app was set up for your account. All other sessions were signed out.';
    case 'totp_reset':
      return 'The authenticator app of your account was removed. You were signed out everywhere.';
    case 'reset_admin':
      return 'The operator of the server reset your account: the authenticator app was removed and a link to choose a new password was created. You were signed out everywhere.';
  }
}
