import { OidcCallback } from '@countersign/contract/enrolment';
import { finishOidc as finish } from '../../../identity/index.ts';
import { answer, operation } from '../../operation.ts';
import { readOidcCookie } from './oidc-cookie.ts';
import { signInPage } from './sign-in-page.ts';

/** Open parts, Operations. */
export const finishOidc = operation({
  id: 'finishOidc',
  method: 'GET',
  url: '/v1/auth/oidc/callback',
  tag: 'Sign-in',
  summary: 'Come back from the identity provider.',
  description: 'Goes on to the sign-in page with #code=, to be exchanged within a minute, or with #error=.',
  who: { anonymous: true },
  query: OidcCallback,
  success: { status: 302, body: null, description: 'On to the sign-in page.' },
  problems: [],
  handle: async ({ app, act, query, header }) => {
    const arrival = await finish(app, act, query, readOidcCookie(header('cookie'), app.config.publicUrl));
    return answer({ headers: { location: signInPage(app.config.publicUrl, arrival) } });
  },
});
