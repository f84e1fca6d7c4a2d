import type { OidcCallback, OidcError } from '@countersign/contract/enrolment';
import { AuthorizationResponseError, type ClientError } from 'openid-client';
import type { Act } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';
import { areOwnSettings, readSettings } from '../settings/index.ts';
import { linkOidcUser } from './link-oidc-user.ts';
import { insertOidcCode, takeOidcState } from './oidc.queries.ts';
import { fetchOidcClaims, type OidcClaims } from './oidc-claims.ts';
import { oidcProof } from './oidc-proof.ts';
import { discoverOidcProvider, reasonOf } from './oidc-provider.ts';
import { type OidcSettings, oidcRedirectUri, oidcSettings } from './oidc-settings.ts';
import { newOneTimeToken } from './one-time-token.ts';
import { sealRow } from './row-seal.ts';
import { hashSecret } from './typed-secret.ts';

/** Long enough for the page to load and exchange the code, too short to be found in a history and used. */
const CODE_SECONDS = 60;

export type OidcArrival = { readonly code: string } | { readonly error: OidcError };

/**
 * Takes the browser back from the provider. What went wrong is told as a plain code in the address of the page, because
 * a person is looking; why is for the log. Unknown and inactive people get the same answer.
 */
export async function finishOidc(
  app: App,
  act: Act,
  callback: OidcCallback,
  browser: string | null,
): Promise<OidcArrival> {
  const settings = oidcSettings(await readSettings(app));
  // Whoever can write to the database must not become the bank's identity provider.
  if (settings === null || !(await areOwnSettings(app.db, app, 'auth'))) return { error: 'oidc_not_configured' };
  const state = await takeState(app, settings, callback.state, browser);
  if (state === null || browser === null) return { error: 'oidc_state_invalid' };

  const asked = await askProvider(app, settings, callback, state);
  if ('error' in asked) return asked;

  return app.db.transaction(async (tx) => {
    const staffId = await linkOidcUser(tx, app, act, asked.claims);
    if (staffId === null) return { error: 'oidc_refused' };
    const code = newOneTimeToken();
    const expiresAt = new Date(app.clock.now().getTime() + CODE_SECONDS * 1000);
    const [hash, browserHash] = [hashSecret(code), hashSecret(browser)];
    const seal = sealRow(app, 'oidc_code', [hash, browserHash, staffId, expiresAt]);
    await tx.run(insertOidcCode, [hash, browserHash, staffId, expiresAt, seal]);
    return { code };
  });
}

/** Null: no such state, used, expired, of another browser, or begun at a provider that is no longer the bank's. */
async function takeState(
  app: App,
  settings: OidcSettings,
  state: string | undefined,
  browser: string | null,
): Promise<string | null> {
  if (state === undefined || browser === null) return null;
  const taken = await app.db.maybe(takeOidcState, [hashSecret(state), hashSecret(browser)]);
  if (taken === undefined || taken.expires_at <= app.clock.now()) return null;
  return taken.authority === settings.authority && taken.client_id === settings.clientId ? state : null;
}

/** Outside any transaction: the provider may take its time. */
async function askProvider(
  app: App,
  settings: OidcSettings,
  callback: OidcCallback,
  state: string,
): Promise<{ claims: OidcClaims } | { error: OidcError }> {
  try {
    const configuration = await discoverOidcProvider(app, settings);
    const url = new URL(oidcRedirectUri(app.config.publicUrl));
    url.search = new URLSearchParams(callback as Record<string, string>).toString();
    return { claims: await fetchOidcClaims(configuration, url, state, oidcProof(app, state)) };
  } catch (error) {
    app.log.warn({ reason: reasonOf(error) }, 'a sign-in through the identity provider failed');
    return { error: isOutage(error) ? 'oidc_unavailable' : 'oidc_failed' };
  }
}

/** Codes of the library for answers that are none: a time-out, a status such as 502, a page instead of JSON. */
const OUTAGES = ['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'];

function isOutage(error: unknown): boolean {
  if (error instanceof DomainError) return error.refusal.code === 'oidc_unavailable';
  if (!(error instanceof Error) || error instanceof AuthorizationResponseError) return false;
  if (error.cause instanceof Error && error.cause.name.startsWith('Egress')) return true;
  return OUTAGES.includes((error as ClientError).code ?? '');
}
