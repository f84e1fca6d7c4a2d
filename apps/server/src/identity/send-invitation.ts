import type { InvitationRequest, IssuedInvitation } from '@countersign/contract/enrolment';
import { appendEvidence } from '../evidence/index.ts';
import type { Act } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { newId } from '../platform/ids.ts';
import { enqueueMail } from '../platform/mail/index.ts';
import { readSettings } from '../settings/index.ts';
import { invitationMail } from './invitation.mail.ts';
import { insertInvitation, revokeOpenInvitations } from './invitation.queries.ts';
import { accountOf, lockLoginAccount } from './login-failures.ts';
import { newOneTimeToken } from './one-time-token.ts';
import { sealRow } from './row-seal.ts';
import { findStaffByEmail } from './staff.queries.ts';
import { inOrder } from './staff.ts';
import { hashSecret } from './typed-secret.ts';

/** Specification part 8: invitation link validity. */
const INVITATION_HOURS = 72;

/**
 * Invites somebody by mail. There is no user until the invitation is accepted. Another invitation to the same address
 * takes the place of the one before: a lost mail, a wrong name or wrong roles are put right by inviting again.
 */
export async function sendInvitationIn(
  tx: Tx,
  app: App,
  act: Act,
  inviter: { readonly id: string; readonly name: string },
  request: InvitationRequest,
): Promise<IssuedInvitation> {
  const { email, displayName } = request;
  await lockInvitedAddress(tx, app, email);
  await refuseInvitingUser(tx, email);
  const now = app.clock.now();
  const id = newId(now);
  const roles = inOrder(request.roles);
  const token = newOneTimeToken();
  const expiresAt = new Date(now.getTime() + INVITATION_HOURS * 3_600_000);
  const replaced = await tx.many(revokeOpenInvitations, [email, now]);
  const hash = hashSecret(token);
  const seal = sealRow(app, 'invitation', [id, hash, email, displayName, roles, inviter.id, expiresAt]);
  await tx.run(insertInvitation, [id, hash, email, displayName, roles, inviter.id, now, expiresAt, seal]);

  // The token stands behind the #: browsers do not send that part, so no server or proxy logs it.
  const url = `${app.config.publicUrl}/app/invitation#token=${token}`;
  const mail = { to: email, displayName, invitedBy: inviter.name, url, hours: INVITATION_HOURS };
  await enqueueMail(tx, app, invitationMail(mail));
  const payload = {
    change: 'invited',
    invitationId: id,
    email,
    displayName,
    roles,
    replaces: replaced.map((each) => each.id),
    ...act.control,
  };
  await appendEvidence(tx, app, { loanId: null, kind: 'user.changed', act, payload });

  // While no mail server is set up the message lies in a folder of the server: the inviter hands the link over.
  const settings = await readSettings(app, tx);
  const issued = { id, expiresAt: expiresAt.toISOString() };
  return settings['mail.smtp_url'] === null ? { ...issued, acceptUrl: url } : issued;
}

/**
 * Everything that happens to one address happens in turn, also before anybody has it: of two invitations at the same
 * moment the second takes the place of the first. Comes before every lock on users.
 */
export async function lockInvitedAddress(tx: Tx, app: App, email: string): Promise<void> {
  await lockLoginAccount(tx, accountOf(app, email));
}

export async function refuseInvitingUser(tx: Tx, email: string): Promise<void> {
  if ((await tx.maybe(findStaffByEmail, [email])) === undefined) return;
  throw new DomainError({
    code: 'user_exists',
    detail: `${email} belongs to a user. Change that user's roles, or activate the user again.`,
  });
}
