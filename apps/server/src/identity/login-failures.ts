import { createHmac } from 'node:crypto';
import type { App } from '../platform/app.ts';
import type { Runner, Tx } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { cachedSettings } from '../settings/index.ts';
import { deleteLoginFailures, insertLoginFailure, listLoginFailures, lockAccount } from './login-failure.queries.ts';

/** Open parts, Rates: so many failures in 15 minutes per account, counted exactly over the window that ends now. */
export const FAILURE_WINDOW_MS = 15 * 60_000;

/** An account as failures are filed: an HMAC of the address, whether or not anybody has it. */
export type Account = Buffer;

export function accountOf(app: Pick<App, 'keyring'>, email: string): Account {
  return createHmac('sha256', app.keyring.derive('login-account')).update(email.toLowerCase(), 'utf8').digest();
}

/** Attempts on one account follow each other, so that a thousand at once are counted one by one. Comes first. */
export async function lockLoginAccount(tx: Tx, account: Account): Promise<void> {
  await tx.one(lockAccount, [account.readInt32BE(0)]);
}

/** Throws while the account is held. Says the same about accounts that do not exist, so it tells nothing. */
export async function refuseHeldAccount(app: App, runner: Runner, account: Account): Promise<void> {
  const limit = (await cachedSettings(app))['rate.login_failures'];
  const now = app.clock.now().getTime();
  const failures = await runner.many(listLoginFailures, [account, new Date(now - FAILURE_WINDOW_MS), limit]);
  const oldest = failures.at(-1);
  if (oldest === undefined || failures.length < limit) return;
  // One more attempt fits as soon as the oldest of the newest failures leaves the window.
  const retryAfterSeconds = Math.max(1, Math.ceil((oldest.failed_at.getTime() + FAILURE_WINDOW_MS - now) / 1000));
  throw new DomainError({
    code: 'rate_limited',
    detail: `Too many failed sign-ins to this account. Try again in ${retryAfterSeconds} s.`,
    retryAfterSeconds,
  });
}

export async function recordLoginFailure(tx: Tx, app: App, account: Account): Promise<void> {
  await tx.run(insertLoginFailure, [account, app.clock.now()]);
}

export async function clearLoginFailures(tx: Tx, account: Account): Promise<void> {
  await tx.run(deleteLoginFailures, [account]);
}
