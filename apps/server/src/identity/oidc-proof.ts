import { createHmac } from 'node:crypto';
import type { App } from '../platform/app.ts';

export interface OidcProof {
  readonly nonce: string;
  /** 43 characters, the fewest that RFC 7636 takes and 256 bits. */
  readonly codeVerifier: string;
}

/**
 * The nonce and the PKCE verifier follow from the state under a key of this install: any node can finish what another
 * one began, nobody who sees the state can make them, and no secret of a sign-in rests in the database.
 */
export function oidcProof(app: App, state: string): OidcProof {
  const key = app.keyring.derive('oidc sign-in');
  const follow = (what: string) => createHmac('sha256', key).update(`${what}\n${state}`).digest('base64url');
  return { nonce: follow('nonce'), codeVerifier: follow('verifier') };
}
