import { InvitationAcceptance } from '@countersign/contract/enrolment';
import { Session } from '@countersign/contract/identity';
import { acceptInvitation as accept } from '../../../identity/index.ts';
import { operation } from '../../operation.ts';

/** Open parts, Operations. */
export const acceptInvitation = operation({
  id: 'acceptInvitation',
  method: 'POST',
  url: '/v1/invitations/accept',
  tag: 'Sign-in',
  summary: 'Accept an invitation: choose a password and be signed in.',
  who: { anonymous: true },
  rate: 'login',
  body: InvitationAcceptance,
  success: { status: 200, body: Session },
  problems: ['invitation_not_found', 'invitation_gone', 'password_invalid', 'user_exists'],
  handle: ({ app, act, body, address, header }) => accept(app, act, body, { address, userAgent: header('user-agent') }),
});
