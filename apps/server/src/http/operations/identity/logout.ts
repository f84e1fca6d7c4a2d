import { RefreshRequest } from '@countersign/contract/identity';
import { logout as signOut } from '../../../identity/index.ts';
import { operation } from '../../operation.ts';

/** Open parts, Operations. */
export const logout = operation({
  id: 'logout',
  method: 'POST',
  url: '/v1/auth/logout',
  tag: 'Identity',
  summary: 'End the session of a refresh token.',
  description: 'A token that nobody knows is answered the same.',
  who: { anonymous: true },
  body: RefreshRequest,
  success: { status: 204, body: null },
  problems: [],
  handle: ({ app, body }) => signOut(app, body.refreshToken),
});
