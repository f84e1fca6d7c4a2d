import { Invitation } from '@countersign/contract/enrolment';
import { listOf, PageQuery } from '@countersign/contract/shapes';
import { listInvitations as list } from '../../../identity/index.ts';
import { admins, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const listInvitations = operation({
  id: 'listInvitations',
  method: 'GET',
  url: '/v1/users/invitations',
  tag: 'Users',
  summary: 'All invitations, newest first.',
  who: { roles: admins, scope: null },
  query: PageQuery,
  success: { status: 200, body: listOf(Invitation) },
  problems: ['cursor_invalid'],
  handle: ({ app, query }) => list(app, query),
});
