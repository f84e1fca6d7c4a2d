import { strictObject, Uuid } from '@countersign/contract/shapes';
import { resetTotp as reset } from '../../../identity/index.ts';
import { admins, operation } from '../../operation.ts';

/** Named in the specification, part 4; open parts, Operations. */
export const resetTotp = operation({
  id: 'resetTotp',
  method: 'DELETE',
  url: '/v1/users/:id/totp',
  tag: 'Users',
  summary: "Take a user's authenticator app away.",
  description: 'Ends the sessions of the user. Answers 204 also when no app was enrolled.',
  who: { roles: admins, scope: null },
  params: strictObject({ id: Uuid }),
  success: { status: 204, body: null },
  problems: ['user_not_found'],
  handle: ({ app, act, params }) => reset(app, act, params.id),
});
