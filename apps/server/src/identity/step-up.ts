import type { Act, UserPrincipal } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';
import { lockLoginAccount, recordLoginFailure, refuseHeldAccount, signInOf } from './login-failures.ts';
import { findLastCode } from './session.queries.ts';
import { noteCode } from './session-seal.ts';
import { lockStaff } from './staff.queries.ts';
import { secondFactorRefusals, spendCode } from './totp.ts';

/** A code that old still tells that the person at the screen is the one who signed in. */
const FRESH_MS = 10 * 60_000;

/**
 * Asks a person with an authenticator app for a code again before something that moves money, unless they gave one in
 * the last ten minutes of this session. Comes before the use case, in a transaction of its own: a failure must count.
 */
export async function requireRecentCode(
  app: App,
  { actor: person, origin }: Act & { readonly actor: UserPrincipal },
  code: string | undefined,
): Promise<void> {
  const found = await app.db.maybe(findLastCode, [person.sessionId, person.id]);
  if (found === undefined || !found.totp_enrolled) return;
  const now = app.clock.now();
  if (found.totp_at !== null && now.getTime() - found.totp_at.getTime() < FRESH_MS) return;
  if (code === undefined) {
    const detail =
      'You gave the last code more than 10 minutes ago. Send the same request again with the code of the authenticator ' +
      'app, or a recovery code, as totpCode.';
    throw new DomainError({ code: 'totp_required', detail });
  }
  const signIn = signInOf(app, found.email, origin?.address ?? '');
  const factor = await app.db.transaction(async (tx) => {
    await lockLoginAccount(tx, signIn.account);
    await tx.one(lockStaff, [person.id]);
    await refuseHeldAccount(app, tx, signIn);
    const spent = await spendCode(tx, app, person.id, code);
    if (spent === 'ok') await noteCode(tx, app, person.sessionId, now);
    // Refused by its result, not by throwing: the failure must be committed.
    else if (spent === 'invalid') await recordLoginFailure(tx, app, signIn);
    return spent;
  });
  if (factor === 'invalid') throw new DomainError(secondFactorRefusals.invalid);
}
