import type { InvitationAcceptance } from '@countersign/contract/enrolment';
import type { Session } from '@countersign/contract/identity';
import { appendEvidence } from '../evidence/index.ts';
import type { Act } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import type { RowOf } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { readSettings } from '../settings/index.ts';
import { createUser } from './create-user.ts';
import { findInvitation, findInvitationByToken, lockInvitation, markInvitationAccepted } from './invitation.queries.ts';
import { type InvitationRow, invitationStatus } from './invitation.ts';
import { accountOf, lockLoginAccount } from './login-failures.ts';
import { openSession, toSession, type Visit } from './open-session.ts';
import { decidePassword } from './password-policy.decision.ts';
import { hashPassword } from './passwords.ts';
import { isOwnRow } from './row-seal.ts';
import { hashSecret } from './typed-secret.ts';

/** Makes a user of an invitation and signs the user in. */
export async function acceptInvitation(
  app: App,
  act: Act,
  { token, password }: InvitationAcceptance,
  visit: Visit,
): Promise<Session> {
  const hash = hashSecret(token);
  const invitation = await app.db.maybe(findInvitationByToken, [hash]);
  if (invitation === undefined || !isOwn(app, hash, invitation)) {
    throw new DomainError({ code: 'invitation_not_found', detail: 'This link is not one of ours. Copy all of it.' });
  }
  refuseUnlessPending(invitation, app.clock.now());

  const settings = await readSettings(app);
  const { email, display_name: displayName, roles } = invitation;
  const minLength = settings['auth.password_min_length'];
  const decision = decidePassword({ minLength, email, displayName, field: 'password' }, password);
  if (!decision.ok) throw new DomainError(decision.refusal);

  // Before the transaction: a hash takes longer than a lock should be held. Only a good link gets as far as this.
  const passwordHash = await hashPassword(decision.effect);
  const opened = await app.db.transaction(async (tx) => {
    await lockLoginAccount(tx, accountOf(app, email));
    await tx.maybe(lockInvitation, [invitation.id]);
    // Looked at again under the lock: of two acceptances at once, one finds it accepted.
    refuseUnlessPending(await tx.one(findInvitation, [invitation.id]), app.clock.now());
    const user = await createUser(tx, app, act, { email, displayName, roles, passwordHash });
    await tx.run(markInvitationAccepted, [invitation.id, app.clock.now(), user.id]);
    const payload = { userId: user.id, change: 'invitation_accepted', invitationId: invitation.id };
    await appendEvidence(tx, app, { loanId: null, kind: 'user.changed', act, payload });
    return openSession(tx, app, user.id, 'invitation', visit);
  });
  return toSession(app, opened);
}

type FoundInvitation = RowOf<(typeof findInvitationByToken)['columns']>;

function isOwn(app: App, hash: Buffer, row: FoundInvitation): boolean {
  const { id, email, display_name: name, roles, invited_by: inviter, expires_at: expiresAt, seal } = row;
  return isOwnRow(app, 'invitation', [id, hash, email, name, roles, inviter, expiresAt], seal);
}

const whyGone = {
  accepted: 'This invitation was used. Sign in with the password that was chosen then.',
  revoked:
    'This invitation was taken back or replaced by a newer one. Look for a newer mail, or ask the administrator.',
  expired: 'This invitation is older than 72 hours. Ask the administrator for a new one.',
} as const;

function refuseUnlessPending(invitation: InvitationRow, now: Date): void {
  const status = invitationStatus(invitation, now);
  if (status !== 'pending') throw new DomainError({ code: 'invitation_gone', detail: whyGone[status] });
}
