import { UserChange } from '@countersign/contract/enrolment';
import { User } from '@countersign/contract/identity';
import { strictObject, Uuid } from '@countersign/contract/shapes';
import { changeUser as change } from '../../../identity/index.ts';
import { admins, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const changeUser = operation({
  id: 'changeUser',
  method: 'PATCH',
  url: '/v1/users/:id',
  tag: 'Users',
  summary: "Change a user's name, roles or activity.",
  description: 'New roles and deactivation end the live tokens of the user. The last active administrator stays.',
  who: { roles: admins, scope: null },
  params: strictObject({ id: Uuid }),
  body: UserChange,
  success: { status: 200, body: User },
  problems: ['user_not_found', 'last_admin'],
  handle: ({ app, act, params, body }) => change(app, act, params.id, body),
});
