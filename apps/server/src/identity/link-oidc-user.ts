import { appendEvidence } from '../evidence/index.ts';
import type { Act } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { findOidcIdentity, findUnlinkedByEmail, insertOidcIdentity } from './oidc.queries.ts';
import type { OidcClaims } from './oidc-claims.ts';
import { isOwnRow, sealRow } from './row-seal.ts';
import { findStaff, lockStaff } from './staff.queries.ts';

/**
 * The user that a federated identity belongs to, or null. Known by issuer and subject; at the first sign-in, and only
 * then, by the verified address, which makes the link. Nobody is created: whoever is not an active user stays outside.
 */
export async function linkOidcUser(tx: Tx, app: App, act: Act, claims: OidcClaims): Promise<string | null> {
  const { issuer, subject, verifiedEmail } = claims;
  const known = await tx.maybe(findOidcIdentity, [issuer, subject]);
  if (known !== undefined && !isOwnRow(app, 'oidc_identity', [issuer, subject, known.staff_id], known.seal)) {
    return refused(app, 'the link was not made by the service');
  }
  const byEmail =
    known === undefined && verifiedEmail !== null
      ? await tx.maybe(findUnlinkedByEmail, [verifiedEmail, issuer])
      : undefined;
  // Between the two questions the same person's other window may have made the link: then neither finds anybody.
  const found = known ?? byEmail ?? (await tx.maybe(findOidcIdentity, [issuer, subject]));
  const staffId = found?.staff_id;
  if (staffId === undefined) return refused(app, verifiedEmail === null ? 'no link, no verified address' : 'nobody');

  await tx.maybe(lockStaff, [staffId]);
  const staff = await tx.maybe(findStaff, [staffId]);
  if (staff === undefined || !staff.is_active) return refused(app, 'inactive');
  // Read again after the lock: the same person may have signed in for the first time in two windows, or been shut out.
  const linked = await tx.maybe(findOidcIdentity, [issuer, subject]);
  if (linked?.staff_id === staffId) return staffId;
  if (known !== undefined) return refused(app, 'the link was taken away');

  const seal = sealRow(app, 'oidc_identity', [issuer, subject, staffId]);
  const inserted = await tx.run(insertOidcIdentity, [issuer, subject, staffId, app.clock.now(), seal]);
  if (inserted === 0) return refused(app, 'linked to another subject in the time since');
  const payload = { userId: staffId, change: 'identity_linked', issuer, subject };
  await appendEvidence(tx, app, { loanId: null, kind: 'user.changed', act, payload });
  return staffId;
}

/** The person learns nothing of it; whoever runs the service can tell why nobody gets in. */
function refused(app: App, reason: string): null {
  app.log.info({ reason }, 'a federated identity was refused');
  return null;
}
