import { appendEvidence } from '../evidence/index.ts';
import type { Act } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { enqueueMail } from '../platform/mail/index.ts';
import { userNotFound } from './end-sessions.ts';
import { openPasswordReset } from './open-password-reset.ts';
import { passwordResetMail } from './password-reset.mail.ts';
import { findStaff, lockStaff } from './staff.queries.ts';
import type { StaffRow } from './staff.ts';

/** Mails a link with which a user chooses a new password. The old one stays good until the link is used. */
export async function sendPasswordResetIn(tx: Tx, app: App, act: Act, userId: string): Promise<void> {
  const user = await lockForPasswordReset(tx, userId);
  const { control } = act;
  // Whoever asked for it first: the person concerned may be the one who confirms it.
  const sentBy = control !== undefined && 'proposedBy' in control ? control.proposedBy.id : act.actor.id;
  const { url, expiresAt } = await openPasswordReset(tx, app, userId, sentBy);
  await enqueueMail(tx, app, passwordResetMail({ to: user.email, displayName: user.display_name, url }));
  const change = 'password_reset_sent';
  const payload = { userId, change, expiresAt: expiresAt.toISOString(), ...act.control };
  await appendEvidence(tx, app, { loanId: null, kind: 'user.changed', act, payload });
}

/** The user, locked; throws where a new password would open nothing. */
export async function lockForPasswordReset(tx: Tx, userId: string): Promise<StaffRow> {
  await tx.maybe(lockStaff, [userId]);
  const user = await tx.maybe(findStaff, [userId]);
  if (user === undefined) throw userNotFound(userId);
  if (user.is_active) return user;
  throw new DomainError({
    code: 'user_inactive',
    detail: `${user.email} is deactivated: a new password would open nothing. Activate the user first.`,
  });
}
