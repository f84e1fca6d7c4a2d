import type { UserChange } from '@countersign/contract/enrolment';
import type { User } from '@countersign/contract/identity';
import type { JsonObject } from '@countersign/engine/evidence/canonical-json';
import { appendEvidence, recordsOf, requireRecords } from '../evidence/index.ts';
import type { Act } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { decideUserChange, type UserChangeEffect } from './change-user.decision.ts';
import { endSessionsOf, userNotFound } from './end-sessions.ts';
import { forgetLivePrincipals } from './live-principals.ts';
import { deleteOidcIdentities } from './oidc.queries.ts';
import { sendNotice } from './security-notice.mail.ts';
import { findStaff, lockStaff } from './staff.queries.ts';
import { inOrder, type StaffRow, toUser } from './staff.ts';
import { countOtherActiveAdmins, lockActiveAdmins, updateUser } from './user.queries.ts';
import { userRecords } from './user.record.ts';

/** Changes a user's name, roles or activity. */
export async function changeUserIn(tx: Tx, app: App, act: Act, userId: string, change: UserChange): Promise<User> {
  const { user, effect } = await lookAtUserChange(tx, app, userId, change);
  if (Object.keys(effect.changes).length === 0) return toUser(user);

  const row = await tx.one(updateUser, [userId, effect.displayName, [...effect.roles], effect.isActive]);
  // The trigger on staff ended the tokens where roles or activity changed; this node need not wait to notice.
  tx.afterCommit(() => forgetLivePrincipals(app));
  if (effect.deactivates) await shutOut(tx, app, userId);
  if ('roles' in effect.changes) {
    await endSessionsOf(tx, app, userId, 'roles_changed');
    await sendNotice(tx, app, { email: user.email, displayName: user.display_name }, { roles: effect.roles });
  }
  const payload = { userId, change: 'changed', changes: effect.changes as JsonObject, ...act.control };
  const records = await recordsOf(tx, app, userRecords, [userId]);
  await appendEvidence(tx, app, { loanId: null, kind: 'user.changed', act, payload, records });
  return toUser(row);
}

/** What the change would do, with the user locked; throws where it may not be made. */
export async function lookAtUserChange(
  tx: Tx,
  app: Pick<App, 'keyring'>,
  userId: string,
  change: UserChange,
): Promise<{ readonly user: StaffRow; readonly effect: UserChangeEffect }> {
  await tx.many(lockActiveAdmins, []);
  await tx.maybe(lockStaff, [userId]);
  const user = await tx.maybe(findStaff, [userId]);
  if (user === undefined) throw userNotFound(userId);
  await requireRecords(tx, app, userRecords, [userId]);
  const { others } = await tx.one(countOtherActiveAdmins, [userId]);
  const { display_name: displayName, is_active: isActive } = user;
  const decision = decideUserChange(
    { displayName, roles: inOrder(user.roles), isActive, otherActiveAdmins: others },
    { ...change, roles: change.roles === undefined ? undefined : inOrder(change.roles) },
  );
  if (!decision.ok) throw new DomainError(decision.refusal);
  return { user, effect: decision.effect };
}

/**
 * Nothing that could let a deactivated user back in survives: no session, no link to an identity at the provider; a
 * trigger on staff ends the reset links. Activated again, the user signs in with the password, or is linked anew by a verified address.
 */
async function shutOut(tx: Tx, app: App, userId: string): Promise<void> {
  await endSessionsOf(tx, app, userId, 'deactivated');
  await tx.run(deleteOidcIdentities, [userId]);
}
