import { decodeProtectedHeader, jwtVerify } from 'jose';
import type { App } from '../platform/app.ts';
import { type BoundedCache, createBoundedCache } from './bounded-cache.ts';
import type { SigningKey } from './signing-key.ts';
import { findSigningKey, isKnownKey } from './signing-keys.ts';
import { ALGORITHM, AUDIENCE, readClaims, TOKEN_TYPE, type TokenClaims } from './token-claims.ts';

/** Ours have about a kilobyte. Longer ones are refused before anything parses or hashes them. */
const MAX_TOKEN_LENGTH = 8 * 1024;
/** How far the clocks of two nodes may be apart. */
const TOLERANCE_SECONDS = 5;
/** A verified token is remembered until it expires: verifying takes 0.3 ms of a core, looking it up next to nothing. */
const MAX_REMEMBERED = 10_000;
const COMPACT = /^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/;

interface Remembered {
  readonly kid: string;
  readonly claims: TokenClaims;
  readonly expiresAtSeconds: number;
}

const remembered = new WeakMap<App['db'], BoundedCache<Remembered>>();

/**
 * Checks a token's signature and claims; null for everything that this install would not have signed. Whether its
 * owner may still come in is another question, asked by `authenticate`.
 */
export async function verifyToken(app: App, token: string): Promise<TokenClaims | null> {
  const cache = cacheOf(app);
  const known = cache.get(token) ?? (await verifyAnew(app, token));
  if (known === null) return null;
  const isExpired = known.expiresAtSeconds + TOLERANCE_SECONDS <= app.clock.now().getTime() / 1000;
  // A key that was removed takes its tokens with it, also those that are remembered.
  if (isExpired || !(isKnownKey(app, known.kid) || (await findSigningKey(app, known.kid)) !== null)) {
    cache.delete(token);
    return null;
  }
  if (cache.get(token) === undefined) cache.set(token, known);
  return known.claims;
}

/** The same without waiting, for a token that was verified before; null: it has to be looked at. */
export function recallToken(app: App, token: string): TokenClaims | null {
  const known = cacheOf(app).get(token);
  if (known === undefined || !isKnownKey(app, known.kid)) return null;
  return known.expiresAtSeconds + TOLERANCE_SECONDS <= app.clock.now().getTime() / 1000 ? null : known.claims;
}

async function verifyAnew(app: App, token: string): Promise<Remembered | null> {
  if (token.length > MAX_TOKEN_LENGTH || !COMPACT.test(token)) return null;
  const kid = keyIdOf(token);
  const key = kid === null ? null : await findSigningKey(app, kid);
  return key === null ? null : verifySignature(app, token, key);
}

/** The header may name a key of ours and nothing else: no algorithm to choose, no key to bring, no address to fetch. */
function keyIdOf(token: string): string | null {
  try {
    const { alg, typ, kid, ...others } = decodeProtectedHeader(token);
    const plain = alg === ALGORITHM && typ === TOKEN_TYPE && Object.keys(others).length === 0;
    return plain && typeof kid === 'string' ? kid : null;
  } catch {
    return null;
  }
}

async function verifySignature(app: App, token: string, key: SigningKey): Promise<Remembered | null> {
  try {
    const { payload } = await jwtVerify(token, key.publicKey, {
      algorithms: [ALGORITHM],
      typ: TOKEN_TYPE,
      issuer: app.config.publicUrl,
      audience: AUDIENCE,
      currentDate: app.clock.now(),
      clockTolerance: TOLERANCE_SECONDS,
      requiredClaims: ['sub', 'jti', 'iat', 'nbf', 'exp'],
    });
    const claims = readClaims(payload);
    return claims === null ? null : { kid: key.kid, claims, expiresAtSeconds: payload.exp ?? 0 };
  } catch {
    // Nothing in here reaches outside the process, so whatever was thrown is about the token.
    return null;
  }
}

function cacheOf(app: App): BoundedCache<Remembered> {
  const cache = remembered.get(app.db) ?? createBoundedCache<Remembered>(MAX_REMEMBERED);
  remembered.set(app.db, cache);
  return cache;
}
