import { User } from '@countersign/contract/identity';
import { listOf, PageQuery } from '@countersign/contract/shapes';
import { listUsers as list } from '../../../identity/index.ts';
import { admins, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const listUsers = operation({
  id: 'listUsers',
  method: 'GET',
  url: '/v1/users',
  tag: 'Users',
  summary: 'All users, active or not, in the order in which they were added.',
  who: { roles: admins, scope: null },
  query: PageQuery,
  success: { status: 200, body: listOf(User) },
  problems: ['cursor_invalid'],
  handle: ({ app, query }) => list(app, query),
});
