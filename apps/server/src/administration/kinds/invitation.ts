import type { InvitationRequest, IssuedInvitation } from '@countersign/contract/enrolment';
import { lockInvitedAddress, refuseInvitingUser, sendInvitationIn } from '../../identity/index.ts';
import type { Controlled } from '../controlled.ts';

/**
 * Every invitation, whatever its roles: whoever can read the mailbox of the address gets an identity, and a specialist
 * who is in truth the administrator could stage the wire that the administrator approves.
 */
export const invitation: Controlled<InvitationRequest, IssuedInvitation> = {
  kind: 'invitation',
  lock: (tx, app, target) => lockInvitedAddress(tx, app, target),
  look: async (tx, _app, _by, _target, { email, displayName, roles }) => {
    await refuseInvitingUser(tx, email);
    return { targetName: `${displayName} (${email})`, before: {}, after: { email, displayName, roles } };
  },
  apply: async (tx, app, act, _target, request) => {
    const { control } = act;
    const proposed = control !== undefined && 'proposedBy' in control ? control.proposedBy : null;
    return sendInvitationIn(tx, app, act, proposed ?? act.actor, request);
  },
};
