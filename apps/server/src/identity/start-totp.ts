import type { TotpSecret } from '@countersign/contract/enrolment';
import type { UserPrincipal } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import { DomainError, type Refusal } from '../platform/domain-error.ts';
import { lockLoginAccount, recordLoginFailure, refuseHeldAccount, signInOf } from './login-failures.ts';
import { withPasswords } from './passwords.ts';
import { findCredentials, findStaff, lockStaff } from './staff.queries.ts';
import { startTotp as start } from './totp.queries.ts';
import { sealTotpSecret } from './totp.ts';
import { newTotpSecret, totpUri } from './totp-code.ts';

export const alreadyEnrolled: Refusal = {
  code: 'totp_already_enrolled',
  detail: 'An authenticator app is enrolled. To enrol another one, an administrator resets it first.',
};

const passwordWrong: Refusal = {
  code: 'current_password_wrong',
  detail: 'password is not your current password.',
  errors: [{ field: 'password', code: 'wrong', message: 'is not your current password' }],
};

/**
 * Starts enrolling an authenticator app; it counts once a code of it is confirmed, and starting anew forgets the
 * secret before. The password is asked for because whoever finds an unlocked screen must not bind it to their own
 * telephone; a wrong one counts as a failed sign-in, or a stolen access token would be a way to guess it.
 */
export async function startTotp(
  app: App,
  person: UserPrincipal,
  password: string,
  address: string,
): Promise<TotpSecret> {
  const staff = await app.db.one(findStaff, [person.id]);
  const signIn = signInOf(app, staff.email, address);
  await refuseHeldAccount(app, app.db, signIn);
  const secret = newTotpSecret();
  const refusal = await withPasswords((passwords) =>
    app.db.transaction(async (tx): Promise<Refusal | null> => {
      await lockLoginAccount(tx, signIn.account);
      await tx.one(lockStaff, [person.id]);
      await refuseHeldAccount(app, tx, signIn);
      const credentials = await tx.maybe(findCredentials, [staff.email]);
      if (!(await passwords.match(password, credentials?.password_hash ?? null))) {
        // Refused by its result, not by throwing: the failure must be committed.
        await recordLoginFailure(tx, app, signIn);
        return passwordWrong;
      }
      const sealed = sealTotpSecret(app, person.id, secret);
      return (await tx.run(start, [person.id, sealed, app.clock.now()])) === 0 ? alreadyEnrolled : null;
    }),
  );
  if (refusal !== null) throw new DomainError(refusal);
  return { secret, otpauthUri: totpUri(secret, staff.email) };
}
