import type { PasswordReset } from '@countersign/contract/enrolment';
import { appendEvidence, recordsOf, requireRecords } from '../evidence/index.ts';
import type { Act } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';
import { readSettings } from '../settings/index.ts';
import { startCoolingOff } from './cooling-off.ts';
import { endSessionsOf } from './end-sessions.ts';
import { accountOf, clearLoginFailures, lockLoginAccount } from './login-failures.ts';
import { decidePassword } from './password-policy.decision.ts';
import { findPasswordReset, usePasswordReset } from './password-reset.queries.ts';
import { hashPassword } from './passwords.ts';
import { isOwnRow } from './row-seal.ts';
import { sendNotice } from './security-notice.mail.ts';
import { lockStaff, setPasswordHash } from './staff.queries.ts';
import { hashSecret } from './typed-secret.ts';
import { userRecords } from './user.record.ts';

/** Sets a new password by a link, once, and ends every session: whoever knew the old password is out. */
export async function resetPassword(app: App, act: Act, { token, password }: PasswordReset): Promise<void> {
  const tokenHash = hashSecret(token);
  const reset = await app.db.maybe(findPasswordReset, [tokenHash]);
  const isOwn = (row: NonNullable<typeof reset>) =>
    isOwnRow(app, 'password_reset', [tokenHash, row.staff_id, row.expires_at, row.sent_by], row.seal);
  if (reset === undefined || !isOwn(reset)) {
    throw new DomainError({ code: 'reset_not_found', detail: 'This link is not one of ours. Copy all of it.' });
  }
  if (reset.is_spent || reset.expires_at <= app.clock.now()) throw gone();

  const settings = await readSettings(app);
  const decision = decidePassword(
    {
      minLength: settings['auth.password_min_length'],
      email: reset.email,
      displayName: reset.display_name,
      field: 'password',
    },
    password,
  );
  if (!decision.ok) throw new DomainError(decision.refusal);

  // Before the transaction: a hash takes longer than a lock should be held. Only a good link gets as far as this.
  const passwordHash = await hashPassword(decision.effect);
  const account = accountOf(app, reset.email);
  await app.db.transaction(async (tx) => {
    await lockLoginAccount(tx, account);
    await tx.maybe(lockStaff, [reset.staff_id]);
    // The link is looked at again under the lock: of two uses at once, one finds it spent.
    if ((await tx.run(usePasswordReset, [tokenHash, app.clock.now()])) === 0) throw gone();
    await requireRecords(tx, app, userRecords, [reset.staff_id]);
    await tx.run(setPasswordHash, [reset.staff_id, passwordHash]);
    await endSessionsOf(tx, app, reset.staff_id, 'password_reset');
    if (reset.sent_by !== reset.staff_id) await startCoolingOff(tx, app, reset.staff_id);
    await sendNotice(tx, app, { email: reset.email, displayName: reset.display_name }, 'password_reset');
    // Whoever forgot the password has probably tried it too often; with the new one the way is free.
    await clearLoginFailures(tx, account);
    const payload = { userId: reset.staff_id, change: 'password_reset' };
    const records = await recordsOf(tx, app, userRecords, [reset.staff_id]);
    await appendEvidence(tx, app, { loanId: null, kind: 'user.changed', act, payload, records });
  });
}

function gone(): DomainError {
  return new DomainError({
    code: 'reset_gone',
    detail: 'This link was used, replaced by a newer one, or is older than an hour. Ask for a new one.',
  });
}
