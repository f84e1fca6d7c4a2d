import type { LoginRequest, Session } from '@countersign/contract/identity';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { DomainError, type Refusal } from '../platform/domain-error.ts';
import {
  forgiveLoginFailures,
  lockLoginAccount,
  recordLoginFailure,
  refuseHeldAccount,
  type SignIn,
  signInOf,
} from './login-failures.ts';
import { type OpenedSession, openSession, toSession, type Visit } from './open-session.ts';
import { type Passwords, withPasswords } from './passwords.ts';
import { findCredentials, lockStaff } from './staff.queries.ts';
import { checkSecondFactor, secondFactorRefusals } from './totp.ts';
import { isOwnUser } from './user.record.ts';

type Attempt = { readonly opened: OpenedSession } | { readonly refusal: Refusal; readonly counts: boolean };

/** An id that no user has. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

const invalidCredentials: Refusal = {
  code: 'invalid_credentials',
  detail: 'No active user has this email and this password.',
};

/**
 * Signs a person in. The hash is computed inside the transaction that holds the account's lock: only so are failures
 * counted exactly when many arrive at once. The slot taken before bounds how many connections can wait like that.
 */
export async function login(app: App, request: LoginRequest, visit: Visit): Promise<Session> {
  const signIn = signInOf(app, request.email, visit.address);
  // Asked once without a lock: an account that is held costs neither a slot nor a hash.
  await refuseHeldAccount(app, app.db, signIn);
  const attempt = await withPasswords((passwords) =>
    app.db.transaction(async (tx) => {
      await lockLoginAccount(tx, signIn.account);
      await refuseHeldAccount(app, tx, signIn);
      const made = await attemptLogin(tx, app, passwords, request, visit);
      await settleFailures(tx, app, signIn, made);
      return made;
    }),
  );
  if ('opened' in attempt) return toSession(app, attempt.opened);
  throw new DomainError(attempt.refusal);
}

/** Refuses by its result, not by throwing: the failure must be committed. */
async function attemptLogin(
  tx: Tx,
  app: App,
  passwords: Passwords,
  request: LoginRequest,
  visit: Visit,
): Promise<Attempt> {
  // The same statements whether or not there is such a user, so that the time taken tells nothing.
  const found = await tx.maybe(findCredentials, [request.email]);
  await tx.maybe(lockStaff, [found?.id ?? NOBODY]);
  // Read again after the lock: a password or an activity that changed meanwhile counts.
  const credentials = await tx.maybe(findCredentials, [request.email]);
  const matches = await passwords.match(request.password, credentials?.password_hash ?? null);
  if (credentials === undefined || !matches || !credentials.is_active) {
    return { refusal: invalidCredentials, counts: true };
  }
  // The same answer as for a wrong password: whoever wrote into the database learns nothing from it.
  if (!(await isOwnUser(tx, app, credentials.id))) return { refusal: invalidCredentials, counts: true };
  const factor = await checkSecondFactor(tx, app, credentials, request.totpCode);
  if (factor === 'required' || factor === 'invalid') {
    // Being asked for the code is the way in, not a failure; but neither does it wipe failures out.
    return { refusal: secondFactorRefusals[factor], counts: factor === 'invalid' };
  }
  return { opened: await openSession(tx, app, credentials.id, 'password', visit, { withCode: factor === 'ok' }) };
}

async function settleFailures(tx: Tx, app: App, signIn: SignIn, attempt: Attempt): Promise<void> {
  if ('opened' in attempt) await forgiveLoginFailures(tx, signIn);
  else if (attempt.counts) await recordLoginFailure(tx, app, signIn);
}
