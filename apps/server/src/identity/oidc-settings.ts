import { DomainError } from '../platform/domain-error.ts';
import type { Settings } from '../settings/index.ts';

/** The identity provider as the bank set it up. */
export interface OidcSettings {
  readonly authority: string;
  readonly clientId: string;
  /** Null: a public client, held by PKCE alone. */
  readonly clientSecret: string | null;
}

/** Null while no identity provider is set up: it takes an authority and a client id. */
export function oidcSettings(settings: Settings): OidcSettings | null {
  const authority = settings['auth.oidc_authority'];
  const clientId = settings['auth.oidc_client_id'];
  if (authority === null || clientId === null) return null;
  return { authority, clientId, clientSecret: settings['auth.oidc_client_secret'] };
}

export function requireOidcSettings(settings: Settings): OidcSettings {
  const found = oidcSettings(settings);
  if (found !== null) return found;
  throw new DomainError({
    code: 'oidc_not_configured',
    detail: 'No identity provider is set up. Sign in with email and password, or ask an administrator.',
  });
}

/** Open parts, Egress: the address to register at the provider. */
export function oidcRedirectUri(publicUrl: string): string {
  return `${publicUrl}/v1/auth/oidc/callback`;
}
