import { createHmac } from 'node:crypto';
import { addressSubject } from '../platform/address-subject.ts';
import type { App } from '../platform/app.ts';
import type { Runner, Tx } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { cachedSettings } from '../settings/index.ts';
import {
  deleteLoginFailures,
  deleteLoginFailuresFrom,
  findLoginFailures,
  insertLoginFailure,
  listLoginFailures,
  listSignInAddresses,
  lockAccount,
} from './login-failure.queries.ts';

/** Open parts, Rates: so many failures in 15 minutes per account, counted exactly over the window that ends now. */
export const FAILURE_WINDOW_MS = 15 * 60_000;

/**
 * How many times more failures an account may have in the window from all addresses together. Beyond it somebody guesses
 * from many addresses at once, and attempts from addresses that the account never signed in from go one at a time.
 */
const ALL_ADDRESSES = 20;
/** The pause between two such attempts: at most 90 of them fit into the window. */
const PAUSE_MS = 10_000;
/** Of so many sessions the addresses are looked at, newest first. */
const KNOWN_SESSIONS = 500;

/** An account as failures are filed: an HMAC of the email, whether or not anybody has it. */
export type Account = Buffer;

/** An attempt to sign in: to which account, from where. */
export interface SignIn {
  readonly account: Account;
  /** An HMAC of the address, or of its network: whose failures they are. */
  readonly source: Buffer;
  readonly email: string;
  readonly address: string;
}

export function accountOf(app: Pick<App, 'keyring'>, email: string): Account {
  return createHmac('sha256', app.keyring.derive('login-account')).update(email.toLowerCase(), 'utf8').digest();
}

export function signInOf(app: Pick<App, 'keyring'>, email: string, address: string): SignIn {
  const source = createHmac('sha256', app.keyring.derive('login-source')).update(addressSubject(address), 'utf8');
  return { account: accountOf(app, email), source: source.digest(), email, address };
}

/** Attempts on one account follow each other, so that a thousand at once are counted one by one. Comes first. */
export async function lockLoginAccount(tx: Tx, account: Account): Promise<void> {
  await tx.one(lockAccount, [account.readInt32BE(0)]);
}

/**
 * Throws while the account is held for this address (decision 0094). Failures from one address hold nobody at another:
 * a stranger could else lock a person out. Says the same about accounts that do not exist, so it tells nothing.
 */
export async function refuseHeldAccount(app: App, runner: Runner, signIn: SignIn): Promise<void> {
  const limit = (await cachedSettings(app))['rate.login_failures'];
  const now = app.clock.now().getTime();
  const since = new Date(now - FAILURE_WINDOW_MS);
  const failures = await runner.many(listLoginFailures, [signIn.account, signIn.source, since, limit]);
  const oldest = failures.at(-1);
  // One more attempt fits as soon as the oldest of the newest failures leaves the window.
  if (oldest !== undefined && failures.length >= limit)
    throw held(oldest.failed_at.getTime() + FAILURE_WINDOW_MS - now);
  const { count, newest } = await runner.one(findLoginFailures, [signIn.account, since]);
  if (newest === null || count < limit * ALL_ADDRESSES) return;
  const pauseMs = newest.getTime() + PAUSE_MS - now;
  if (pauseMs > 0 && !(await isKnownAddress(runner, signIn))) throw held(pauseMs);
}

/** Whether somebody has signed in to this account from there before, as far back as sessions are kept. */
async function isKnownAddress(runner: Runner, { email, address }: SignIn): Promise<boolean> {
  const known = await runner.many(listSignInAddresses, [email, KNOWN_SESSIONS]);
  return known.some((session) => addressSubject(session.address) === addressSubject(address));
}

function held(waitMs: number): DomainError {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new DomainError({
    code: 'rate_limited',
    detail: `Too many failed sign-ins to this account. Try again in ${retryAfterSeconds} s.`,
    retryAfterSeconds,
  });
}

export async function recordLoginFailure(tx: Tx, app: App, { account, source }: SignIn): Promise<void> {
  await tx.run(insertLoginFailure, [account, source, app.clock.now()]);
}

/** After a success. What others did elsewhere still counts. */
export async function forgiveLoginFailures(tx: Tx, { account, source }: SignIn): Promise<void> {
  await tx.run(deleteLoginFailuresFrom, [account, source]);
}

/** When the account gets a new password: what was guessed is worth nothing any more. */
export async function clearLoginFailures(tx: Tx, account: Account): Promise<void> {
  await tx.run(deleteLoginFailures, [account]);
}
