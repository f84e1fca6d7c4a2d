import { strictObject, Uuid } from '@countersign/contract/shapes';
import { sendPasswordReset as send } from '../../../identity/index.ts';
import { admins, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const sendPasswordReset = operation({
  id: 'sendPasswordReset',
  method: 'POST',
  url: '/v1/users/:id/password-reset',
  tag: 'Users',
  summary: 'Mail a user a link to choose a new password.',
  description: 'The link works once, within one hour; a newer link ends the older one.',
  who: { roles: admins, scope: null },
  params: strictObject({ id: Uuid }),
  success: { status: 202, body: null },
  problems: ['user_not_found', 'user_inactive'],
  handle: ({ app, act, params }) => send(app, act, params.id),
});
