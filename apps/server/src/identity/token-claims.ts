import { type Role, roles, type Scope, scopes } from '@countersign/contract/closed-sets';
import type { JWTPayload } from 'jose';
import { isId } from '../platform/ids.ts';

/** What the tokens of this service are for; a token for anything else is none of ours. */
export const AUDIENCE = 'countersign';
/** RFC 9068: tells an access token from every other kind of token that the same key might sign. */
export const TOKEN_TYPE = 'at+jwt';
export const ALGORITHM = 'RS256';

export interface UserClaims {
  readonly type: 'user';
  readonly userId: string;
  readonly sessionId: string;
  readonly epoch: number;
  readonly roles: readonly Role[];
}

export interface KeyClaims {
  readonly type: 'api_key';
  readonly keyId: string;
  readonly scopes: readonly Scope[];
}

export type TokenClaims = UserClaims | KeyClaims;

/** Open parts, Tokens: `roles` an array, `scope` a space-separated string, never both. */
export function toPayload(claims: TokenClaims): JWTPayload {
  return claims.type === 'user'
    ? { sub: claims.userId, sid: claims.sessionId, epoch: claims.epoch, roles: [...claims.roles] }
    : { sub: claims.keyId, scope: claims.scopes.join(' ') };
}

/** Reads what a good signature stands under; null for anything that this service would not have written. */
export function readClaims(payload: JWTPayload): TokenClaims | null {
  const { sub, sid, epoch, roles: some, scope } = payload;
  if (!isId(sub)) return null;
  if (some !== undefined && scope !== undefined) return null;
  if (isListOf(roles, some) && isId(sid) && Number.isSafeInteger(epoch)) {
    return { type: 'user', userId: sub, sessionId: sid, epoch: epoch as number, roles: some };
  }
  const parts = typeof scope === 'string' ? scope.split(' ') : undefined;
  return isListOf(scopes, parts) ? { type: 'api_key', keyId: sub, scopes: parts } : null;
}

function isListOf<T extends string>(set: readonly T[], value: unknown): value is T[] {
  return Array.isArray(value) && value.length > 0 && value.every((each) => set.includes(each));
}
