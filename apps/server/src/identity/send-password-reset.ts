import { appendEvidence } from '../evidence/index.ts';
import type { Act } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';
import { enqueueMail } from '../platform/mail/index.ts';
import { userNotFound } from './end-sessions.ts';
import { openPasswordReset } from './open-password-reset.ts';
import { passwordResetMail } from './password-reset.mail.ts';
import { findStaff, lockStaff } from './staff.queries.ts';

/** Mails a link with which a user chooses a new password. The old one stays good until the link is used. */
export async function sendPasswordReset(app: App, act: Act, userId: string): Promise<void> {
  await app.db.transaction(async (tx) => {
    await tx.maybe(lockStaff, [userId]);
    const user = await tx.maybe(findStaff, [userId]);
    if (user === undefined) throw userNotFound(userId);
    if (!user.is_active) {
      throw new DomainError({
        code: 'user_inactive',
        detail: `${user.email} is deactivated: a new password would open nothing. Activate the user first.`,
      });
    }
    const { url, expiresAt } = await openPasswordReset(tx, app, userId);
    await enqueueMail(tx, app, passwordResetMail({ to: user.email, displayName: user.display_name, url }));
    const payload = { userId, change: 'password_reset_sent', expiresAt: expiresAt.toISOString() };
    await appendEvidence(tx, app, { loanId: null, kind: 'user.changed', act, payload });
  });
}
