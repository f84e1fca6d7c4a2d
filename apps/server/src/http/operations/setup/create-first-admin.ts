import { Session } from '@countersign/contract/identity';
import { FirstAdminRequest } from '@countersign/contract/setup';
import { createFirstAdmin as create } from '../../../identity/index.ts';
import { operation } from '../../operation.ts';
import { visitOf } from '../visit-of.ts';

/** Specification part 4, operation 16. */
export const createFirstAdmin = operation({
  id: 'createFirstAdmin',
  method: 'POST',
  url: '/v1/setup/admin',
  tag: 'Setup',
  summary: 'Create the first administrator (setup step 1).',
  description: 'Works once in the life of an install, and answers with a session.',
  who: { anonymous: true },
  rate: 'setup_admin',
  body: FirstAdminRequest,
  success: { status: 200, body: Session },
  problems: ['password_invalid', 'admin_exists', 'user_exists'],
  handle: (call) => create(call.app, call.act, call.body, visitOf(call)),
});
