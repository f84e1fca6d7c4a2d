import { RecoveryCodes, TotpConfirmation } from '@countersign/contract/enrolment';
import { confirmTotp as confirm } from '../../../identity/index.ts';
import { anyStaff, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const confirmTotp = operation({
  id: 'confirmTotp',
  method: 'POST',
  url: '/v1/auth/totp/confirm',
  tag: 'Sign-in',
  summary: 'Confirm an authenticator app with a code of it.',
  description: 'Answers with ten recovery codes, shown this once. Each takes the place of a code at sign-in, once.',
  who: { roles: anyStaff, scope: null },
  beforeEnrollment: true,
  body: TotpConfirmation,
  success: { status: 200, body: RecoveryCodes },
  problems: ['totp_code_wrong', 'totp_not_started', 'totp_already_enrolled'],
  handle: ({ app, act, actor, body }) => confirm(app, act, actor, body.code),
});
