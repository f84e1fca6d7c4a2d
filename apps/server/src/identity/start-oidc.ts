import { buildAuthorizationUrl, type Configuration, calculatePKCECodeChallenge } from 'openid-client';
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

  const codeChallenge = await calculatePKCECodeChallenge(codeVerifier);
  const url = authorizationUrl(app, configuration, { state, nonce, code_challenge: codeChallenge });

  const now = app.clock.now();
  await app.db.run(deleteExpiredOidc, [now]);
  const expiresAt = new Date(now.getTime() + OIDC_STATE_SECONDS * 1000);
  const { authority, clientId } = settings;
  await app.db.run(insertOidcState, [hashSecret(state), hashSecret(browser), authority, clientId, expiresAt]);
  return { location: url.href, browser };
}

/** The document comes from outside: without an address for people in it, or with one that is no page, it is of no use. */
function authorizationUrl(app: App, configuration: Configuration, asked: Readonly<Record<string, string>>): URL {
  try {
    return buildAuthorizationUrl(configuration, {
      response_type: 'code',
      redirect_uri: oidcRedirectUri(app.config.publicUrl),
      scope: 'openid email',
      code_challenge_method: 'S256',
      ...asked,
    });
  } catch (error) {
    throw oidcUnavailable(app, error);
  }
}
