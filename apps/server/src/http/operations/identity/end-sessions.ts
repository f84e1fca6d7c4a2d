import { strictObject, Uuid } from '@countersign/contract/shapes';
import { endSessions as end } from '../../../identity/index.ts';
import { anyStaff, operation } from '../../operation.ts';
import { refuseOthersSessions } from './refuse-others-sessions.ts';

/** Open parts, Operations. */
export const endSessions = operation({
  id: 'endSessions',
  method: 'DELETE',
  url: '/v1/users/:id/sessions',
  tag: 'Identity',
  summary: 'Sign a user out everywhere.',
  description: 'Ends all sessions of the user, the one that asks included. For administrators, and for oneself.',
  who: { roles: anyStaff, scope: null },
  params: strictObject({ id: Uuid }),
  success: { status: 204, body: null },
  problems: ['user_not_found'],
  handle: async ({ app, act, actor, params }) => {
    refuseOthersSessions(actor, params.id);
    await end(app, act, params.id);
  },
});
