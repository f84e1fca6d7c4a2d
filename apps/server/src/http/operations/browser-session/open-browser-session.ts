import { BrowserSession, RefreshRequest } from '@countersign/contract/identity';
import { refreshSession } from '../../../identity/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { operation } from '../../operation.ts';
import { answerBrowserSession } from './answer-browser-session.ts';
import { isOurPage } from './is-our-page.ts';

/** Decision 0070. */
export const openBrowserSession = operation({
  id: 'openBrowserSession',
  method: 'PUT',
  url: '/v1/auth/browser-session',
  tag: 'Identity',
  summary: 'Hand the refresh token of a sign-in over to a cookie that scripts cannot read.',
  description: 'For the page of this service. The token is spent: its successor goes into the cookie only.',
  who: { anonymous: true },
  body: RefreshRequest,
  success: { status: 200, body: BrowserSession },
  problems: ['forbidden', 'refresh_invalid', 'refresh_reused'],
  handle: async ({ app, body, header }) => {
    // Another site could sign a person in as somebody else, and read along with what they then do.
    if (!isOurPage(header, app.config.publicUrl)) {
      throw new DomainError({
        code: 'forbidden',
        detail: 'Only the page of this service may do this. Programs keep their refresh token: POST /v1/auth/refresh.',
      });
    }
    return answerBrowserSession(app.config.publicUrl, await refreshSession(app, body.refreshToken));
  },
});
