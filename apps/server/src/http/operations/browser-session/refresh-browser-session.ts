import { BrowserSession } from '@countersign/contract/identity';
import { refreshSession } from '../../../identity/index.ts';
import { answer, operation } from '../../operation.ts';
import { answerBrowserSession } from './answer-browser-session.ts';
import { readSessionCookie } from './session-cookie.ts';

/** Decision 0070. */
export const refreshBrowserSession = operation({
  id: 'refreshBrowserSession',
  method: 'POST',
  url: '/v1/auth/browser-session',
  tag: 'Identity',
  summary: 'Renew the session that the browser keeps in its cookie.',
  description: 'For the page of this service, when it is loaded and before its access token ends.',
  who: { anonymous: true },
  success: {
    status: 200,
    body: BrowserSession,
    also: [{ status: 204, description: 'The browser keeps no session, or another site asks.' }],
  },
  problems: ['refresh_invalid', 'refresh_reused'],
  handle: async ({ app, header }) => {
    const refreshToken = readSessionCookie(header, app.config.publicUrl);
    if (refreshToken === null) return answer({ status: 204 });
    return answerBrowserSession(app.config.publicUrl, await refreshSession(app, refreshToken));
  },
});
