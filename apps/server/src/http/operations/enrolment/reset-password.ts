import { PasswordReset } from '@countersign/contract/enrolment';
import { resetPassword as reset } from '../../../identity/index.ts';
import { operation } from '../../operation.ts';

/** Open parts, Operations. */
export const resetPassword = operation({
  id: 'resetPassword',
  method: 'POST',
  url: '/v1/auth/password/reset',
  tag: 'Sign-in',
  summary: 'Choose a new password by the link of a mail.',
  description: 'Ends all sessions of the user.',
  who: { anonymous: true },
  rate: 'login',
  body: PasswordReset,
  success: { status: 204, body: null },
  problems: ['reset_not_found', 'reset_gone', 'password_invalid'],
  handle: ({ app, act, body }) => reset(app, act, body),
});
