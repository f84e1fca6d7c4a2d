import { randomUUID } from 'node:crypto';
import type { Scope } from '@countersign/contract/closed-sets';
import { SignJWT } from 'jose';
import type { App } from '../platform/app.ts';
import { currentSigningKey } from './signing-keys.ts';
import { inOrder, type StaffRow } from './staff.ts';
import { ALGORITHM, AUDIENCE, TOKEN_TYPE, type TokenClaims, toPayload } from './token-claims.ts';

export interface SignedToken {
  readonly token: string;
  /** Whole seconds, as the token has it: an answer that promised more would be wrong at the end. */
  readonly expiresAt: Date;
}

interface TokenOwner {
  readonly sessionId: string;
  readonly tokenEpoch: number;
  readonly staff: Pick<StaffRow, 'id' | 'roles'>;
}

export function signUserToken(app: App, owner: TokenOwner, until: Date): Promise<SignedToken> {
  const { staff, sessionId, tokenEpoch } = owner;
  return sign(
    app,
    { type: 'user', userId: staff.id, sessionId, epoch: tokenEpoch, roles: inOrder(staff.roles) },
    until,
  );
}

export function signKeyToken(app: App, keyId: string, scopes: readonly Scope[], until: Date): Promise<SignedToken> {
  return sign(app, { type: 'api_key', keyId, scopes }, until);
}

/** WebCrypto signs on another thread: at some 16 ms a signature, signing here would hold up every other request. */
async function sign(app: App, claims: TokenClaims, until: Date): Promise<SignedToken> {
  const key = await currentSigningKey(app);
  const issued = Math.floor(app.clock.now().getTime() / 1000);
  const expires = Math.floor(until.getTime() / 1000);
  const token = await new SignJWT({ ...toPayload(claims), jti: randomUUID() })
    .setProtectedHeader({ alg: ALGORITHM, kid: key.kid, typ: TOKEN_TYPE })
    .setIssuer(app.config.publicUrl)
    .setAudience(AUDIENCE)
    .setIssuedAt(issued)
    .setNotBefore(issued)
    .setExpirationTime(expires)
    .sign(key.privateKey);
  return { token, expiresAt: new Date(expires * 1000) };
}
