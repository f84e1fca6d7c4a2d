import { strictObject, Uuid } from '@countersign/contract/shapes';
import { makeChange, totpReset } from '../../../administration/index.ts';
import { admins, operation } from '../../operation.ts';
import { answerChange, waits } from '../answer-change.ts';

/** Named in the specification, part 4; open parts, Operations. */
export const resetTotp = operation({
  id: 'resetTotp',
  method: 'DELETE',
  url: '/v1/users/:id/totp',
  tag: 'Users',
  summary: "Take a user's authenticator app away.",
  description:
    'Ends the sessions of the user. Answers 204 also when no app was enrolled. Of another user it takes a second ' +
    'administrator where there is one.',
  who: { roles: admins, scope: null },
  params: strictObject({ id: Uuid }),
  success: { status: 204, body: null, also: [waits] },
  problems: ['user_not_found', 'admin_change_pending'],
  handle: async ({ app, act, actor, params }) =>
    answerChange(await makeChange(app, { ...act, actor }, totpReset, params.id.toLowerCase(), {})),
});
