import { PasswordChange } from '@countersign/contract/identity';
import { changePassword as change } from '../../../identity/index.ts';
import { anyStaff, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const changePassword = operation({
  id: 'changePassword',
  method: 'PUT',
  url: '/v1/auth/password',
  tag: 'Identity',
  summary: "Change one's own password.",
  description: 'Ends all other sessions. A wrong current password counts as a failed sign-in.',
  who: { roles: anyStaff, scope: null },
  body: PasswordChange,
  success: { status: 204, body: null },
  problems: ['password_invalid', 'current_password_wrong'],
  handle: ({ app, act, actor, body, address }) => change(app, act, actor, body, address),
});
