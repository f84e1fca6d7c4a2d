import { TotpSecret, TotpStart } from '@countersign/contract/enrolment';
import { startTotp as start } from '../../../identity/index.ts';
import { anyStaff, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const startTotp = operation({
  id: 'startTotp',
  method: 'POST',
  url: '/v1/auth/totp',
  tag: 'Sign-in',
  summary: 'Start enrolling an authenticator app.',
  description:
    'The app counts once POST /v1/auth/totp/confirm has taken a code of it. Starting again makes a new secret.',
  who: { roles: anyStaff, scope: null },
  beforeEnrollment: true,
  body: TotpStart,
  success: { status: 200, body: TotpSecret },
  problems: ['current_password_wrong', 'totp_already_enrolled'],
  handle: ({ app, actor, body, address }) => start(app, actor, body.password, address),
});
