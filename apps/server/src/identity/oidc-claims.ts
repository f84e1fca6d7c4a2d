import { authorizationCodeGrant, type Configuration, fetchUserInfo } from 'openid-client';
import type { OidcProof } from './oidc-proof.ts';

/** What the provider says about the person who signed in. */
export interface OidcClaims {
  readonly issuer: string;
  readonly subject: string;
  /** Null unless the provider says in so many words that it verified the address. */
  readonly verifiedEmail: string | null;
}

/** Brings the code to the provider and checks what comes back: signature, issuer, audience, time, nonce. */
export async function fetchOidcClaims(
  configuration: Configuration,
  callbackUrl: URL,
  state: string,
  proof: OidcProof,
): Promise<OidcClaims> {
  const tokens = await authorizationCodeGrant(configuration, callbackUrl, {
    expectedState: state,
    expectedNonce: proof.nonce,
    pkceCodeVerifier: proof.codeVerifier,
    idTokenExpected: true,
  });
  const idToken = tokens.claims();
  if (idToken === undefined) throw new Error('the answer holds no ID token');
  const { iss: issuer, sub: subject } = idToken;
  // Many providers keep the address out of the ID token; it then stands behind the access token.
  const asksUserInfo = idToken.email === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined;
  const about = asksUserInfo ? await fetchUserInfo(configuration, tokens.access_token, subject) : idToken;
  return { issuer, subject, verifiedEmail: verifiedEmail(about) };
}

/**
 * The address of an account may be one that somebody typed there and nobody checked: only a verified one says who a
 * person is. Addresses of ours are ASCII; another one could become equal to one of ours when its case is folded.
 */
export function verifiedEmail(claims: Readonly<Record<string, unknown>>): string | null {
  const { email, email_verified: verified } = claims;
  return verified === true && typeof email === 'string' && /^[\x21-\x7e]{3,254}$/.test(email) ? email : null;
}
