import { strictObject, Uuid } from '@countersign/contract/shapes';
import { revokeInvitation as revoke } from '../../../identity/index.ts';
import { admins, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const revokeInvitation = operation({
  id: 'revokeInvitation',
  method: 'DELETE',
  url: '/v1/users/invitations/:id',
  tag: 'Users',
  summary: 'Take an invitation back.',
  who: { roles: admins, scope: null },
  params: strictObject({ id: Uuid }),
  success: { status: 204, body: null },
  problems: ['invitation_not_found', 'invitation_settled'],
  handle: ({ app, act, params }) => revoke(app, act, params.id),
});
