import type { PasswordChange } from '@countersign/contract/identity';
import { appendEvidence, recordsOf, requireRecords } from '../evidence/index.ts';
import type { Act, UserPrincipal } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';
import { cachedSettings } from '../settings/index.ts';
import { endSessionsOf } from './end-sessions.ts';
import {
  clearLoginFailures,
  lockLoginAccount,
  recordLoginFailure,
  refuseHeldAccount,
  signInOf,
} from './login-failures.ts';
import { decidePassword } from './password-policy.decision.ts';
import { withPasswords } from './passwords.ts';
import { findCredentials, findStaff, lockStaff, setPasswordHash } from './staff.queries.ts';
import { userRecords } from './user.record.ts';

/**
 * Changes one's own password and ends all other sessions. A wrong current password counts as a failed sign-in:
 * otherwise a stolen access token would be a way to guess it at leisure.
 */
export async function changePassword(
  app: App,
  act: Act,
  person: UserPrincipal,
  request: PasswordChange,
  address: string,
): Promise<void> {
  const staff = await app.db.one(findStaff, [person.id]);
  const policy = decidePassword(
    {
      minLength: (await cachedSettings(app))['auth.password_min_length'],
      email: staff.email,
      displayName: staff.display_name,
      field: 'newPassword',
    },
    request.newPassword,
  );
  if (!policy.ok) throw new DomainError(policy.refusal);

  const signIn = signInOf(app, staff.email, address);
  await refuseHeldAccount(app, app.db, signIn);
  const changed = await withPasswords((passwords) =>
    app.db.transaction(async (tx) => {
      await lockLoginAccount(tx, signIn.account);
      await tx.one(lockStaff, [person.id]);
      await refuseHeldAccount(app, tx, signIn);
      const credentials = await tx.maybe(findCredentials, [staff.email]);
      if (!(await passwords.match(request.currentPassword, credentials?.password_hash ?? null))) {
        await recordLoginFailure(tx, app, signIn);
        return false;
      }
      await requireRecords(tx, app, userRecords, [person.id]);
      await tx.run(setPasswordHash, [person.id, await passwords.hash(request.newPassword)]);
      await endSessionsOf(tx, app, person.id, 'password_changed', person.sessionId);
      await clearLoginFailures(tx, signIn.account);
      const payload = { userId: person.id, change: 'password_changed' };
      const records = await recordsOf(tx, app, userRecords, [person.id]);
      await appendEvidence(tx, app, { loanId: null, kind: 'user.changed', act, payload, records });
      return true;
    }),
  );
  if (changed) return;
  const message = 'is not your current password';
  const errors = [{ field: 'currentPassword', code: 'wrong', message }];
  throw new DomainError({ code: 'current_password_wrong', detail: `currentPassword ${message}.`, errors });
}
