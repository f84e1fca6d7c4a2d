import {
  AuthorizationResponseError,
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  type CustomFetch,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  None,
  ResponseBodyError,
} from 'openid-client';
import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { EgressBody } from '../platform/egress/index.ts';
import type { OidcSettings } from './oidc-settings.ts';

/** A provider changes its document rarely; its keys are fetched anew by the library when a token names an unknown one. */
const KEPT_MS = 5 * 60_000;
/** A person is waiting in front of the browser. */
const TIMEOUT_MS = 10_000;
/** Discovery documents and key sets are a few kilobytes. */
const MAX_BYTES = 1024 * 1024;

interface Discovered {
  readonly of: string;
  readonly at: number;
  readonly configuration: Promise<Configuration>;
}

/** One provider an install: a change of settings replaces what was kept. */
const kept = new WeakMap<App['db'], Discovered>();

/** What the provider says about itself, at most minutes old. */
export function discoverOidcProvider(app: App, settings: OidcSettings): Promise<Configuration> {
  const of = JSON.stringify([settings.authority, settings.clientId, settings.clientSecret]);
  const now = app.clock.now().getTime();
  const found = kept.get(app.db);
  if (found !== undefined && found.of === of && now - found.at < KEPT_MS) return found.configuration;

  const configuration = discover(app, settings);
  kept.set(app.db, { of, at: now, configuration });
  // A provider that was down a moment ago is asked again by the next person.
  configuration.catch(() => kept.get(app.db)?.configuration === configuration && kept.delete(app.db));
  return configuration;
}

async function discover(app: App, settings: OidcSettings): Promise<Configuration> {
  const { clientId, clientSecret } = settings;
  try {
    const authority = new URL(settings.authority);
    // The egress guard decides whether plain http may be spoken at all; the library only has to let it.
    const insecure = authority.protocol === 'http:' ? [allowInsecureRequests] : [];
    return await discovery(authority, clientId, undefined, clientAuthentication(clientSecret), {
      // The signature of the ID token is checked against the provider's keys, however it reached us.
      execute: [...insecure, enableNonRepudiationChecks],
      [customFetch]: fetchThrough(app),
      timeout: TIMEOUT_MS / 1000,
    });
  } catch (error) {
    throw oidcUnavailable(app, error);
  }
}

/** Basic is what providers take unless they say otherwise (OpenID Connect Discovery 1.0, section 3). */
function clientAuthentication(secret: string | null): ClientAuth {
  if (secret === null) return None();
  const [basic, post] = [ClientSecretBasic(secret), ClientSecretPost(secret)];
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (methods.includes('client_secret_basic') ? basic : post)(server, ...rest);
  };
}

function fetchThrough(app: App): CustomFetch {
  return (url, { method, headers, body, signal }) =>
    app.egress.fetch(url, {
      method,
      headers,
      body: body as EgressBody | undefined,
      signal: signal ?? null,
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
    });
}

/** The provider did not answer as a provider does. Why is for the log; the person can only try again. */
export function oidcUnavailable(app: App, error: unknown): DomainError {
  app.log.warn({ reason: reasonOf(error) }, 'the identity provider cannot be used');
  return new DomainError({
    code: 'oidc_unavailable',
    detail: 'The identity provider cannot be reached at the moment. Try again, or sign in with email and password.',
  });
}

/**
 * Messages only: the causes that the library attaches hold whole answers, and with them tokens and people's claims.
 * A failure of our own egress guard names the host at most, and the code of an OAuth error (RFC 6749, 5.2) is what
 * tells a wrong client secret from a code that was used: both may be told.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  const guard = cause instanceof Error && cause.name.startsWith('Egress') ? `: ${cause.message}` : '';
  const answered = error instanceof ResponseBodyError || error instanceof AuthorizationResponseError;
  const code = answered && /^[\w.-]{1,60}$/.test(error.error) ? `: ${error.error}` : '';
  return `${error.message}${code}${guard}`;
}
