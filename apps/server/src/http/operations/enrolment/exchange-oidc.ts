import { OidcExchange } from '@countersign/contract/enrolment';
import { Session } from '@countersign/contract/identity';
import { exchangeOidc as exchange } from '../../../identity/index.ts';
import { answer, operation } from '../../operation.ts';
import { forgetOidcCookie, readOidcCookie } from './oidc-cookie.ts';

/** Open parts, Operations. */
export const exchangeOidc = operation({
  id: 'exchangeOidc',
  method: 'POST',
  url: '/v1/auth/oidc/exchange',
  tag: 'Sign-in',
  summary: 'Exchange the code of a federated sign-in for a session.',
  description: 'Within a minute, once, and only in the browser that began: the cookie of the start must be sent.',
  who: { anonymous: true },
  rate: 'login',
  body: OidcExchange,
  success: { status: 200, body: Session },
  problems: ['oidc_code_invalid'],
  handle: async ({ app, body, address, header }) => {
    const visit = { address, userAgent: header('user-agent') };
    const { publicUrl } = app.config;
    const session = await exchange(app, body.code, readOidcCookie(header('cookie'), publicUrl), visit);
    return answer({ headers: { 'set-cookie': forgetOidcCookie(publicUrl) }, body: session });
  },
});
