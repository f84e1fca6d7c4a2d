import { appendEvidence } from '../evidence/index.ts';
import type { Act } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';
import { findInvitation, lockInvitation, revokeInvitationById } from './invitation.queries.ts';
import { invitationStatus } from './invitation.ts';

/** Takes an invitation back. An expired one may be taken back too: it then says so in the list. */
export async function revokeInvitation(app: App, act: Act, id: string): Promise<void> {
  await app.db.transaction(async (tx) => {
    await tx.maybe(lockInvitation, [id]);
    const invitation = await tx.maybe(findInvitation, [id]);
    if (invitation === undefined) {
      throw new DomainError({ code: 'invitation_not_found', detail: `There is no invitation ${id}.` });
    }
    const now = app.clock.now();
    const status = invitationStatus(invitation, now);
    if (status === 'accepted' || status === 'revoked') {
      throw new DomainError({ code: 'invitation_settled', detail: `The invitation is already ${status}.` });
    }
    await tx.run(revokeInvitationById, [id, now]);
    const payload = { change: 'invitation_revoked', invitationId: id, email: invitation.email };
    await appendEvidence(tx, app, { loanId: null, kind: 'user.changed', act, payload });
  });
}
