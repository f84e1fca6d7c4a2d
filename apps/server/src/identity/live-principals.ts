import type { Principal } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import type { Settings } from '../settings/index.ts';
import { findLiveKey } from './api-key.queries.ts';
import { isOwnKey } from './api-key.record.ts';
import { type BoundedCache, createBoundedCache } from './bounded-cache.ts';
import { findLiveSession } from './session.queries.ts';
import { isOwnSession } from './session-seal.ts';
import { inOrder } from './staff.ts';
import type { KeyClaims, TokenClaims, UserClaims } from './token-claims.ts';
import { isTotpDemanded } from './totp-demand.ts';
import { isOwnUser } from './user.record.ts';

/**
 * Open parts, Tokens: what ends a token bites within 5 seconds. Each node asks the database at most this often about
 * one session or key, which leaves three seconds for clocks and slow answers.
 */
const CACHE_MS = 2_000;
const MAX_CACHED = 20_000;

interface Asked<T> {
  readonly at: number;
  readonly row: Promise<T>;
}

type SessionRow = Awaited<ReturnType<typeof readSession>>;
type KeyRow = Awaited<ReturnType<typeof readKey>>;

interface Caches {
  readonly sessions: BoundedCache<Asked<SessionRow>>;
  readonly keys: BoundedCache<Asked<KeyRow>>;
}

const cachesByDb = new WeakMap<App['db'], Caches>();

/** Who the token belongs to, if the session or key behind it still stands; null: it was ended, revoked or changed. */
export function findLivePrincipal(app: App, claims: TokenClaims): Promise<Principal | null> {
  return claims.type === 'user' ? findLiveUser(app, claims) : findKeyPrincipal(app, claims);
}

/**
 * Whether this person can only enroll an authenticator app for now. Whoever came through the identity provider has been
 * asked there for as much as the bank wants.
 */
export async function mustEnroll(app: App, principal: Principal, settings: Settings): Promise<boolean> {
  if (principal.type !== 'user' || !isTotpDemanded(settings, principal.roles)) return false;
  const row = await liveSession(app, principal.sessionId, principal.id);
  return row !== undefined && row.method !== 'oidc' && !row.totp_enrolled;
}

/** Makes this node ask again at once; other nodes ask within the cache's time. For use after a commit. */
export function forgetLivePrincipals(app: Pick<App, 'db'>): void {
  cachesByDb.delete(app.db);
}

async function findLiveUser(app: App, claims: UserClaims): Promise<Principal | null> {
  const { userId: id, sessionId, epoch } = claims;
  const row = await liveSession(app, sessionId, id);
  if (row === undefined || !row.is_active || row.ended_at !== null || row.expires_at <= app.clock.now()) return null;
  const roles = inOrder(row.roles);
  // A change of roles raises the epoch. The roles are compared as well: nobody acts under roles that are not theirs.
  if (row.token_epoch !== epoch || roles.join() !== inOrder(claims.roles).join()) return null;
  return { type: 'user', id, name: row.display_name, roles, sessionId };
}

async function findKeyPrincipal(app: App, { keyId: id, scopes }: KeyClaims): Promise<Principal | null> {
  const row = await ask(app, cachesOf(app).keys, id, () => readKey(app, id));
  if (row === undefined || row.revoked_at !== null) return null;
  if (!scopes.every((scope) => row.scopes.includes(scope))) return null;
  return { type: 'api_key', id, name: row.name, scopes };
}

function liveSession(app: App, sessionId: string, staffId: string): Promise<SessionRow> {
  return ask(app, cachesOf(app).sessions, `${sessionId} ${staffId}`, () => readSession(app, sessionId, staffId));
}

/** Undefined as well for a session or a user that was changed around the program: asked as often as the rest, not more. */
async function readSession(app: App, sessionId: string, staffId: string) {
  const row = await app.db.maybe(findLiveSession, [sessionId, staffId]);
  if (row === undefined) return undefined;
  const { method, created_at: createdAt, expires_at: expiresAt, totp_at: codeAt, seal } = row;
  const session = { sessionId, staffId, method, createdAt, expiresAt, codeAt };
  if (!isOwnSession(app, session, seal)) return undefined;
  return (await isOwnUser(app.db, app, staffId)) ? row : undefined;
}

async function readKey(app: App, id: string) {
  const row = await app.db.maybe(findLiveKey, [id]);
  return row !== undefined && (await isOwnKey(app, id)) ? row : undefined;
}

/** The age counts from the question, not from the answer: a slow answer is not a fresh one. */
function ask<T>(app: App, cache: BoundedCache<Asked<T>>, key: string, read: () => Promise<T>): Promise<T> {
  const at = app.clock.now().getTime();
  const held = cache.get(key);
  if (held !== undefined && at - held.at < CACHE_MS) return held.row;
  const asked = { at, row: read() };
  cache.set(key, asked);
  // A failed question is not an answer: the next request asks again.
  asked.row.catch(() => cache.get(key) === asked && cache.delete(key));
  return asked.row;
}

function cachesOf(app: App): Caches {
  const caches = cachesByDb.get(app.db) ?? {
    sessions: createBoundedCache<Asked<SessionRow>>(MAX_CACHED),
    keys: createBoundedCache<Asked<KeyRow>>(MAX_CACHED),
  };
  cachesByDb.set(app.db, caches);
  return caches;
}
