import { UserChange } from '@countersign/contract/enrolment';
import { User } from '@countersign/contract/identity';
import { strictObject, Uuid } from '@countersign/contract/shapes';
import { makeChange, userChange } from '../../../administration/index.ts';
import { admins, operation } from '../../operation.ts';
import { answerChange, waits } from '../answer-change.ts';

/** Open parts, Operations. */
export const changeUser = operation({
  id: 'changeUser',
  method: 'PATCH',
  url: '/v1/users/:id',
  tag: 'Users',
  summary: "Change a user's name, roles or activity.",
  description:
    'New roles and deactivation end the sessions of the user, and take a second administrator where there is one. The ' +
    'last active administrator stays.',
  who: { roles: admins, scope: null },
  params: strictObject({ id: Uuid }),
  body: UserChange,
  success: { status: 200, body: User, also: [waits] },
  problems: ['user_not_found', 'last_admin', 'admin_change_pending'],
  handle: async ({ app, act, actor, params, body }) =>
    answerChange(await makeChange(app, { ...act, actor }, userChange, params.id.toLowerCase(), body)),
});
