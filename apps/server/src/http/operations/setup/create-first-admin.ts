import { Session } from '@countersign/contract/identity';
import { FirstAdminRequest } from '@countersign/contract/setup';
import { Type } from 'typebox';
import { createFirstAdmin as create } from '../../../identity/index.ts';
import { refuseWrongSetupCode } from '../../../setup/index.ts';
import { operation } from '../../operation.ts';
import { visitOf } from '../visit-of.ts';

/** Specification part 4, operation 16. */
export const createFirstAdmin = operation({
  id: 'createFirstAdmin',
  method: 'POST',
  url: '/v1/setup/admin',
  tag: 'Setup',
  summary: 'Create the first administrator (setup step 1).',
  description:
    'Works once in the life of an install, and answers with a session. Where the operator has set a setup code, it is ' +
    'sent in the header X-Setup-Code; GET /v1/setup/status says so.',
  who: { anonymous: true },
  rate: 'setup_admin',
  headers: { 'X-Setup-Code': Type.String({ maxLength: 200 }) },
  guard: (app, header) => refuseWrongSetupCode(app, header('x-setup-code')),
  body: FirstAdminRequest,
  success: { status: 200, body: Session },
  problems: ['setup_code_required', 'setup_code_wrong', 'password_invalid', 'admin_exists', 'user_exists'],
  handle: (call) => create(call.app, call.act, call.body, visitOf(call)),
});
