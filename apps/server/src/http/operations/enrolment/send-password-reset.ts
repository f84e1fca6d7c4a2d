import { strictObject, Uuid } from '@countersign/contract/shapes';
import { makeChange, passwordReset } from '../../../administration/index.ts';
import { admins, operation } from '../../operation.ts';
import { answerChange, waits } from '../answer-change.ts';

/** Open parts, Operations. */
export const sendPasswordReset = operation({
  id: 'sendPasswordReset',
  method: 'POST',
  url: '/v1/users/:id/password-reset',
  tag: 'Users',
  summary: 'Mail a user a link to choose a new password.',
  description:
    'The link works once, within one hour; a newer link ends the older one. To another user it is sent once a second ' +
    'administrator, where there is one, has confirmed it; until then the answer has a body.',
  who: { roles: admins, scope: null },
  params: strictObject({ id: Uuid }),
  success: {
    status: 202,
    body: null,
    also: [{ ...waits, description: 'Sent; with a body: waits for another administrator.' }],
  },
  problems: ['user_not_found', 'user_inactive', 'admin_change_pending'],
  handle: async ({ app, act, actor, params }) =>
    answerChange(await makeChange(app, { ...act, actor }, passwordReset, params.id.toLowerCase(), {})),
});
