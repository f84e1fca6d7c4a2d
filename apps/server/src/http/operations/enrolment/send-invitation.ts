import { InvitationRequest, IssuedInvitation } from '@countersign/contract/enrolment';
import { invitation, makeChange } from '../../../administration/index.ts';
import { admins, operation } from '../../operation.ts';
import { answerChange, waits } from '../answer-change.ts';

/** Open parts, Operations. */
export const sendInvitation = operation({
  id: 'sendInvitation',
  method: 'POST',
  url: '/v1/users/invitations',
  tag: 'Users',
  summary: 'Invite somebody by mail.',
  description:
    'The link works once, within 72 hours. A newer invitation to the same address takes the place of the older. Where ' +
    'there is a second administrator, that one has to confirm it, and the link is in the mail alone.',
  who: { roles: admins, scope: null },
  body: InvitationRequest,
  success: { status: 201, body: IssuedInvitation, also: [waits] },
  problems: ['user_exists', 'admin_change_pending'],
  handle: async ({ app, act, actor, body }) =>
    answerChange(await makeChange(app, { ...act, actor }, invitation, body.email.toLowerCase(), body)),
});
