import { StaffMember } from '@countersign/contract/enrolment';
import { listOf, PageQuery } from '@countersign/contract/shapes';
import { listStaff as list } from '../../../identity/index.ts';
import { anyStaff, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const listStaff = operation({
  id: 'listStaff',
  method: 'GET',
  url: '/v1/staff',
  tag: 'Users',
  summary: 'Active colleagues, for assigning work.',
  who: { roles: anyStaff, scope: null },
  query: PageQuery,
  success: { status: 200, body: listOf(StaffMember) },
  problems: ['cursor_invalid'],
  handle: ({ app, query }) => list(app, query),
});
