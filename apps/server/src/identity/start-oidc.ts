import { buildAuthorizationUrl, calculatePKCECodeChallenge } from 'openid-client';
import type { App } from '../platform/app.ts';
import { readSettings } from '../settings/index.ts';
import { deleteExpiredOidc, insertOidcState } from './oidc.queries.ts';
import { oidcProof } from './oidc-proof.ts';
import { discoverOidcProvider, oidcUnavailable } from './oidc-provider.ts';
import { oidcRedirectUri, requireOidcSettings } from './oidc-settings.ts';
import { newOneTimeToken } from './one-time-token.ts';
import { hashSecret } from './typed-secret.ts';

/** Specification part 8: how long a person may take at the provider. */
export const OIDC_STATE_SECONDS = 10 * 60;

export interface OidcDeparture {
  /** Where the browser goes. */
  readonly location: string;
  /** What the browser keeps, to show when it comes back that it is the one that left. */
  readonly browser: string;
}

/** Sends a browser to the identity provider: code flow with PKCE, a state that is good once and for ten minutes. */
export async function startOidc(app: App): Promise<OidcDeparture> {
  const settings = requireOidcSettings(await readSettings(app));
  const configuration = await discoverOidcProvider(app, settings);
  const state = newOneTimeToken();
  const browser = newOneTimeToken();
  const { nonce, codeVerifier } = oidcProof(app, state);

  const url = buildAuthorizationUrl(configuration, {
    response_type: 'code',
    redirect_uri: oidcRedirectUri(app.config.publicUrl),
    scope: 'openid email',
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  });
  // The document comes from outside: it may not send people to anything but a page of the web.
  if (!/^https?:$/.test(url.protocol))
    throw oidcUnavailable(app, new Error('authorization_endpoint is not a web address'));

  const now = app.clock.now();
  await app.db.run(deleteExpiredOidc, [now]);
  const expiresAt = new Date(now.getTime() + OIDC_STATE_SECONDS * 1000);
  const { authority, clientId } = settings;
  await app.db.run(insertOidcState, [hashSecret(state), hashSecret(browser), authority, clientId, expiresAt]);
  return { location: url.href, browser };
}
