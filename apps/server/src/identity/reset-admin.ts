import { appendEvidence, recordsOf, requireRecords } from '../evidence/index.ts';
import { systemActor } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';
import { endSessionsOf } from './end-sessions.ts';
import { accountOf, clearLoginFailures, lockLoginAccount } from './login-failures.ts';
import { type OpenedPasswordReset, openPasswordReset } from './open-password-reset.ts';
import { removeTotp } from './reset-totp.ts';
import { sendNotice } from './security-notice.mail.ts';
import { findStaffByEmail, lockStaff } from './staff.queries.ts';
import { updateUser } from './user.queries.ts';
import { userRecords } from './user.record.ts';

/**
 * `countersign reset-admin EMAIL`: lets the only administrator back in, by the right of whoever runs the server.
 * Everything that can stand in the way goes: the authenticator app, held sign-ins, deactivation. The password stays
 * until the link is used. It makes nobody an administrator: the way to power stays the one that people can see.
 */
export async function resetAdmin(app: App, email: string): Promise<OpenedPasswordReset> {
  const act = { actor: systemActor('countersign reset-admin'), requestId: null };
  const account = accountOf(app, email);
  return app.db.transaction(async (tx) => {
    await lockLoginAccount(tx, account);
    const found = await tx.maybe(findStaffByEmail, [email]);
    if (found !== undefined) await tx.one(lockStaff, [found.id]);
    const admin = found === undefined ? undefined : await tx.maybe(findStaffByEmail, [email]);
    if (admin === undefined) {
      throw new DomainError({ code: 'user_not_found', detail: `No one has the email ${email}. Check its spelling.` });
    }
    if (!admin.roles.includes('admin')) {
      throw new DomainError({
        code: 'forbidden',
        detail: `${admin.email} is not an administrator; nothing was changed. An administrator can reset this user's password.`,
      });
    }
    await requireRecords(tx, app, userRecords, [admin.id]);
    await tx.run(updateUser, [admin.id, admin.display_name, admin.roles, true]);
    const hadTotp = await removeTotp(tx, admin.id);
    await clearLoginFailures(tx, account);
    // Sessions opened before may be a stranger's: whoever needs this command is not sure who else is in.
    await endSessionsOf(tx, app, admin.id, hadTotp ? 'totp_reset' : 'ended');
    const opened = await openPasswordReset(tx, app, admin.id, null);
    await sendNotice(tx, app, { email: admin.email, displayName: admin.display_name }, 'reset_admin');
    const payload = { userId: admin.id, change: 'reset_admin', activated: !admin.is_active, totpReset: hadTotp };
    const records = await recordsOf(tx, app, userRecords, [admin.id]);
    await appendEvidence(tx, app, { loanId: null, kind: 'user.changed', act, payload, records });
    return opened;
  });
}
