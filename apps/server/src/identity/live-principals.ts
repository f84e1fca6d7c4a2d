import type { User } from '@countersign/contract/identity';
import type { Principal, UserPrincipal } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import type { Settings } from '../settings/index.ts';
import { findLiveKey } from './api-key.queries.ts';
import { keyBearsOwnSeal } from './api-key.record.ts';
import { type BoundedCache, createBoundedCache } from './bounded-cache.ts';
import { findLiveSession } from './session.queries.ts';
import { isOwnSession } from './session-seal.ts';
import { inOrder, toUser } from './staff.ts';
import type { KeyClaims, TokenClaims, UserClaims } from './token-claims.ts';
import { isTotpDemanded } from './totp-demand.ts';
import { bearsOwnSeal } from './user.record.ts';

/**
 * Open parts, Tokens: what ends a token bites within 5 seconds. Each node asks the database at most this often about
 * one session or key, which leaves three seconds for clocks and slow answers.
 */
const CACHE_MS = 2_000;
const MAX_CACHED = 20_000;

interface Asked<T> {
  readonly at: number;
  readonly row: Promise<T>;
  /** The row, once it is there. */
  answer: T | null;
}

type SessionRow = Awaited<ReturnType<typeof readSession>>;
type KeyRow = Awaited<ReturnType<typeof readKey>>;

interface Caches {
  readonly sessions: BoundedCache<Asked<SessionRow>>;
  readonly keys: BoundedCache<Asked<KeyRow>>;
}

const cachesByDb = new WeakMap<App['db'], Caches>();

/** Who the token belongs to, if the session or key behind it still stands; null: it was ended, revoked or changed. */
export async function findLivePrincipal(app: App, claims: TokenClaims): Promise<Principal | null> {
  return claims.type === 'user'
    ? userPrincipal(app, claims, await askSession(app, claims.sessionId, claims.userId))
    : keyPrincipal(claims, await askKey(app, claims.keyId));
}

/** The same without waiting, for a session or key that was looked up a moment ago; null: it has to be asked for. */
export function recallLivePrincipal(app: App, claims: TokenClaims): Principal | null {
  const caches = cachesOf(app);
  if (claims.type === 'user') {
    const row = recall(app, caches.sessions, sessionKey(claims.sessionId, claims.userId));
    return row === null ? null : userPrincipal(app, claims, row);
  }
  const row = recall(app, caches.keys, claims.keyId);
  return row === null ? null : keyPrincipal(claims, row);
}

/**
 * Whether this person can only enroll an authenticator app for now. Whoever came through the identity provider has been
 * asked there for as much as the bank wants.
 */
export async function mustEnroll(app: App, principal: Principal, settings: Settings): Promise<boolean> {
  if (principal.type !== 'user' || !isTotpDemanded(settings, principal.roles)) return false;
  return hasNoFactor(await askSession(app, principal.sessionId, principal.id));
}

/** The same without waiting; also true while it is not known. */
export function recallMustEnroll(app: App, principal: Principal, settings: Settings): boolean {
  if (principal.type !== 'user' || !isTotpDemanded(settings, principal.roles)) return false;
  const row = recall(app, cachesOf(app).sessions, sessionKey(principal.sessionId, principal.id));
  return row === null || hasNoFactor(row);
}

function hasNoFactor(row: SessionRow): boolean {
  return row !== undefined && row.method !== 'oidc' && !row.totp_enrolled;
}

/** Makes this node ask again at once; other nodes ask within the cache's time. For use after a commit. */
export function forgetLivePrincipals(app: Pick<App, 'db'>): void {
  cachesByDb.delete(app.db);
}

/** The user behind a session, as the node that answers knew it within the cache's time. */
export async function findSessionUser(app: App, { id, sessionId }: UserPrincipal): Promise<User | null> {
  const row = await askSession(app, sessionId, id);
  return row === undefined ? null : userOf(row);
}

/** The same without waiting; null: it has to be asked for. */
export function recallSessionUser(app: App, { id, sessionId }: UserPrincipal): User | null {
  const row = recall(app, cachesOf(app).sessions, sessionKey(sessionId, id));
  return row === null || row === undefined ? null : userOf(row);
}

/** What was made of a row once is good for as long as the row is kept. */
const users = new WeakMap<NonNullable<SessionRow>, User>();
const principals = new WeakMap<UserClaims, { readonly row: SessionRow; readonly principal: UserPrincipal }>();

function userOf(row: NonNullable<SessionRow>): User {
  const user = users.get(row) ?? toUser(row);
  users.set(row, user);
  return user;
}

function userPrincipal(app: App, claims: UserClaims, row: SessionRow): Principal | null {
  const { userId: id, sessionId, epoch } = claims;
  if (row === undefined || !row.is_active || row.ended_at !== null || row.expires_at <= app.clock.now()) return null;
  const made = principals.get(claims);
  if (made?.row === row) return made.principal;
  const roles = inOrder(row.roles);
  // A change of roles raises the epoch. The roles are compared as well: nobody acts under roles that are not theirs.
  if (row.token_epoch !== epoch || roles.join() !== inOrder(claims.roles).join()) return null;
  const principal: UserPrincipal = { type: 'user', id, name: row.display_name, roles, sessionId };
  principals.set(claims, { row, principal });
  return principal;
}

function keyPrincipal({ keyId: id, scopes }: KeyClaims, row: KeyRow): Principal | null {
  if (row === undefined || row.revoked_at !== null) return null;
  if (!scopes.every((scope) => row.scopes.includes(scope))) return null;
  return { type: 'api_key', id, name: row.name, scopes };
}

function askSession(app: App, sessionId: string, id: string): Promise<SessionRow> {
  return ask(app, cachesOf(app).sessions, sessionKey(sessionId, id), () => readSession(app, sessionId, id));
}

function askKey(app: App, id: string): Promise<KeyRow> {
  return ask(app, cachesOf(app).keys, id, () => readKey(app, id));
}

function sessionKey(sessionId: string, id: string): string {
  return `${sessionId} ${id}`;
}

/** Undefined as well for a session or a user that was changed around the program: asked as often as the rest, not more. */
async function readSession(app: App, sessionId: string, staffId: string) {
  const row = await app.db.maybe(findLiveSession, [sessionId, staffId]);
  if (row === undefined) return undefined;
  const { method, created_at: createdAt, expires_at: expiresAt, totp_at: codeAt, seal } = row;
  const session = { sessionId, staffId, method, createdAt, expiresAt, codeAt };
  if (!isOwnSession(app, session, seal)) return undefined;
  return (await bearsOwnSeal(app, staffId)) ? row : undefined;
}

async function readKey(app: App, id: string) {
  const row = await app.db.maybe(findLiveKey, [id]);
  return row !== undefined && (await keyBearsOwnSeal(app, id)) ? row : undefined;
}

/** The age counts from the question, not from the answer: a slow answer is not a fresh one. */
function ask<T>(app: App, cache: BoundedCache<Asked<T>>, key: string, read: () => Promise<T>): Promise<T> {
  const at = app.clock.now().getTime();
  const held = cache.get(key);
  if (held !== undefined && at - held.at < CACHE_MS) return held.row;
  const asked: Asked<T> = { at, row: read(), answer: null };
  cache.set(key, asked);
  asked.row.then(
    (row) => {
      asked.answer = row;
    },
    // A failed question is not an answer: the next request asks again.
    () => cache.get(key) === asked && cache.delete(key),
  );
  return asked.row;
}

function recall<T>(app: App, cache: BoundedCache<Asked<T>>, key: string): T | null {
  const held = cache.get(key);
  return held !== undefined && app.clock.now().getTime() - held.at < CACHE_MS ? held.answer : null;
}

function cachesOf(app: App): Caches {
  const caches = cachesByDb.get(app.db) ?? {
    sessions: createBoundedCache<Asked<SessionRow>>(MAX_CACHED),
    keys: createBoundedCache<Asked<KeyRow>>(MAX_CACHED),
  };
  cachesByDb.set(app.db, caches);
  return caches;
}
