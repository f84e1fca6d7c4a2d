import { InvitationRequest, IssuedInvitation } from '@countersign/contract/enrolment';
import { sendInvitation as send } from '../../../identity/index.ts';
import { admins, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const sendInvitation = operation({
  id: 'sendInvitation',
  method: 'POST',
  url: '/v1/users/invitations',
  tag: 'Users',
  summary: 'Invite somebody by mail.',
  description:
    'The link works once, within 72 hours. A newer invitation to the same address takes the place of the older.',
  who: { roles: admins, scope: null },
  body: InvitationRequest,
  success: { status: 201, body: IssuedInvitation },
  problems: ['user_exists'],
  handle: ({ app, act, actor, body }) => send(app, act, actor, body),
});
