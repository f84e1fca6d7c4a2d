import type { Session } from '@countersign/contract/identity';
import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';
import { takeOidcCode } from './oidc.queries.ts';
import { openSession, toSession, type Visit } from './open-session.ts';
import { isOwnRow } from './row-seal.ts';
import { findStaff, lockStaff } from './staff.queries.ts';
import { hashSecret } from './typed-secret.ts';
import { isOwnUser } from './user.record.ts';

/**
 * Changes the one-time code of a federated sign-in for the same pair of tokens that a password gets. Only in the
 * browser that began: a code that somebody sends to another person must not sign that person in as somebody else.
 * No second factor is asked for: the provider did what the bank told it to do.
 */
export async function exchangeOidc(app: App, code: string, browser: string | null, visit: Visit): Promise<Session> {
  const opened = await app.db.transaction(async (tx) => {
    if (browser === null) return null;
    const [hash, browserHash] = [hashSecret(code), hashSecret(browser)];
    const taken = await tx.maybe(takeOidcCode, [hash, browserHash]);
    if (taken === undefined || taken.expires_at <= app.clock.now()) return null;
    const { staff_id: staffId, expires_at: expiresAt, seal } = taken;
    if (!isOwnRow(app, 'oidc_code', [hash, browserHash, staffId, expiresAt], seal)) return null;
    await tx.maybe(lockStaff, [taken.staff_id]);
    const staff = await tx.maybe(findStaff, [taken.staff_id]);
    if (staff === undefined || !staff.is_active || !(await isOwnUser(tx, app, staff.id))) return null;
    return openSession(tx, app, staff.id, 'oidc', visit);
  });
  if (opened !== null) return toSession(app, opened);
  throw new DomainError({
    code: 'oidc_code_invalid',
    detail: 'This sign-in was used, took too long, or began in another browser. Start again.',
  });
}
