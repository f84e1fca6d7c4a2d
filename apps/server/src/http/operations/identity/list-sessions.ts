import { LiveSession } from '@countersign/contract/identity';
import { listOf, PageQuery, strictObject, Uuid } from '@countersign/contract/shapes';
import { listSessions as list } from '../../../identity/index.ts';
import { anyStaff, operation } from '../../operation.ts';
import { refuseOthersSessions } from './refuse-others-sessions.ts';

/** Open parts, Operations. */
export const listSessions = operation({
  id: 'listSessions',
  method: 'GET',
  url: '/v1/users/:id/sessions',
  tag: 'Identity',
  summary: 'The live sessions of a user, newest first.',
  description: 'For administrators, and for everybody about their own.',
  who: { roles: anyStaff, scope: null },
  params: strictObject({ id: Uuid }),
  query: PageQuery,
  success: { status: 200, body: listOf(LiveSession) },
  problems: ['user_not_found', 'cursor_invalid'],
  handle: async ({ app, actor, params, query }) => {
    refuseOthersSessions(actor, params.id);
    return list(app, params.id, query, actor.sessionId);
  },
});
