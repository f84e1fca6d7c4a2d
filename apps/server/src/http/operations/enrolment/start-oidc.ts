import { OIDC_STATE_SECONDS, startOidc as start } from '../../../identity/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { answer, operation } from '../../operation.ts';
import { oidcCookie } from './oidc-cookie.ts';
import { signInPage } from './sign-in-page.ts';

/** Open parts, Operations. */
export const startOidc = operation({
  id: 'startOidc',
  method: 'GET',
  url: '/v1/auth/oidc/start',
  tag: 'Sign-in',
  summary: 'Leave for the identity provider.',
  description:
    'Sets a cookie that must come back at the callback and the exchange. When the provider cannot be used, a program ' +
    'gets the problem; a browser, which asks for text/html, goes back to the sign-in page with #error=.',
  who: { anonymous: true },
  success: { status: 302, body: null, description: 'On to the provider.' },
  problems: ['oidc_not_configured', 'oidc_unavailable'],
  handle: async ({ app, header }) => {
    const { publicUrl } = app.config;
    try {
      const { location, browser } = await start(app);
      return answer({ headers: { location, 'set-cookie': oidcCookie(publicUrl, browser, OIDC_STATE_SECONDS) } });
    } catch (error) {
      // A person who pressed a button should see a page, not JSON.
      if (!(error instanceof DomainError) || !header('accept')?.includes('text/html')) throw error;
      return answer({ headers: { location: signInPage(publicUrl, { error: error.refusal.code }) } });
    }
  },
});
