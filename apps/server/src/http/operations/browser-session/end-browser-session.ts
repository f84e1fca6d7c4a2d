import { logout } from '../../../identity/index.ts';
import { answer, operation } from '../../operation.ts';
import { forgetSessionCookie, readSessionCookie } from './session-cookie.ts';

/** Decision 0070. */
export const endBrowserSession = operation({
  id: 'endBrowserSession',
  method: 'DELETE',
  url: '/v1/auth/browser-session',
  tag: 'Identity',
  summary: 'End the session that the browser keeps in its cookie, and forget the cookie.',
  description: 'Nothing happens where the browser keeps no session, or where another site asks.',
  who: { anonymous: true },
  success: { status: 204, body: null },
  problems: [],
  handle: async ({ app, header }) => {
    const refreshToken = readSessionCookie(header, app.config.publicUrl);
    if (refreshToken === null) return undefined;
    await logout(app, refreshToken);
    // What browsers kept of answers goes as well; pages hold the rest in memory and forget it themselves.
    const headers = { 'set-cookie': forgetSessionCookie(app.config.publicUrl), 'clear-site-data': '"cache"' };
    return answer({ headers });
  },
});
