import type { BrowserSession, Session } from '@countersign/contract/identity';
import { type Answer, answer } from '../../operation.ts';
import { sessionCookie } from './session-cookie.ts';

/** What the page gets to see of a session: everything but the refresh token. */
export function answerBrowserSession(publicUrl: string, session: Session): Answer {
  const { refreshToken, ...seen } = session;
  const body: BrowserSession = seen;
  return answer({ headers: { 'set-cookie': sessionCookie(publicUrl, refreshToken) }, body });
}
