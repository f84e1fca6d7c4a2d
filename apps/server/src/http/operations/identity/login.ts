import { LoginRequest, Session } from '@countersign/contract/identity';
import { login as signIn } from '../../../identity/index.ts';
import { operation } from '../../operation.ts';
import { visitOf } from '../visit-of.ts';

/** Open parts, Operations. */
export const login = operation({
  id: 'login',
  method: 'POST',
  url: '/v1/auth/login',
  tag: 'Identity',
  summary: 'Sign in with a password.',
  description:
    'Asks for `totpCode` with 401 `totp_required` once the password was right and an authenticator app is enrolled. ' +
    'Too many failures hold the account for a while, whether or not it exists.',
  who: { anonymous: true },
  rate: 'login',
  body: LoginRequest,
  success: { status: 200, body: Session },
  problems: ['invalid_credentials', 'totp_required', 'totp_invalid'],
  handle: (call) => signIn(call.app, call.body, visitOf(call)),
});
