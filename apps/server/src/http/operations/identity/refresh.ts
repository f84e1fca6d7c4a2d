import { RefreshRequest, Session } from '@countersign/contract/identity';
import { refreshSession } from '../../../identity/index.ts';
import { operation } from '../../operation.ts';

/** Open parts, Operations. */
export const refresh = operation({
  id: 'refresh',
  method: 'POST',
  url: '/v1/auth/refresh',
  tag: 'Identity',
  summary: 'Spend a refresh token for a new pair.',
  description:
    'A retry within 10 seconds gets the same refresh token again. A spent token that comes back later ends the whole ' +
    'session: 401 `refresh_reused`.',
  who: { anonymous: true },
  body: RefreshRequest,
  success: { status: 200, body: Session },
  problems: ['refresh_invalid', 'refresh_reused'],
  handle: ({ app, body }) => refreshSession(app, body.refreshToken),
});
