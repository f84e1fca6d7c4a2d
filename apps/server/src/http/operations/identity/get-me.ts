import { User } from '@countersign/contract/identity';
import { getMe as readMe } from '../../../identity/index.ts';
import { anyStaff, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const getMe = operation({
  id: 'getMe',
  method: 'GET',
  url: '/v1/auth/me',
  tag: 'Identity',
  summary: 'Who is signed in.',
  who: { roles: anyStaff, scope: null },
  beforeEnrollment: true,
  success: { status: 200, body: User },
  problems: [],
  handle: ({ app, actor }) => readMe(app, actor),
});
