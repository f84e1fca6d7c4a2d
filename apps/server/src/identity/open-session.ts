import { randomBytes } from 'node:crypto';
import type { Session } from '@countersign/contract/identity';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { cachedSettings } from '../settings/index.ts';
import { sealRow } from './row-seal.ts';
import { insertRefreshToken, insertSession, type SessionMethod } from './session.queries.ts';
import { sealSession } from './session-seal.ts';
import { signUserToken } from './sign-token.ts';
import { recordLogin } from './staff.queries.ts';
import { type StaffRow, toUser } from './staff.ts';
import { hashSecret, SECRET_BYTES, writeSecret } from './typed-secret.ts';

/** Open parts, Tokens: refresh tokens live 8 hours idle and 24 hours in all. */
const IDLE_MS = 8 * 3_600_000;
const TOTAL_MS = 24 * 3_600_000;
/** Browsers send a line or two; nobody gets to store a page. */
const MAX_USER_AGENT = 300;

/** Where a sign-in came from, for the list of sessions. */
export interface Visit {
  readonly address: string;
  readonly userAgent: string | null;
}

/** A session as it stands in the database, with the refresh token that only its owner gets to see. */
export interface OpenedSession {
  readonly sessionId: string;
  readonly expiresAt: Date;
  readonly refreshToken: string;
  readonly refreshExpiresAt: Date;
  readonly tokenEpoch: number;
  readonly staff: StaffRow;
}

/** Opens a session in the caller's transaction, which holds the user's lock and knows that the user may come in. */
export async function openSession(
  tx: Tx,
  app: App,
  staffId: string,
  method: SessionMethod,
  visit: Visit,
  { withCode = false }: { readonly withCode?: boolean } = {},
): Promise<OpenedSession> {
  const at = app.clock.now();
  const sessionId = newId(at);
  const expiresAt = new Date(at.getTime() + TOTAL_MS);
  const refreshExpiresAt = idleEnd(at, expiresAt);
  const refreshToken = writeSecret('refreshToken', randomBytes(SECRET_BYTES));
  const userAgent = visit.userAgent?.slice(0, MAX_USER_AGENT) ?? null;
  const codeAt = withCode ? at : null;
  const times = [at, refreshExpiresAt, expiresAt] as const;
  const seal = sealSession(app, { sessionId, staffId, method, createdAt: at, expiresAt, codeAt });
  await tx.run(insertSession, [sessionId, staffId, method, ...times, visit.address, userAgent, codeAt, seal]);
  await keepRefreshToken(tx, app, refreshToken, sessionId, at);
  const { token_epoch: tokenEpoch, ...staff } = await tx.one(recordLogin, [staffId, at]);
  tx.afterCommit(() => app.log.info({ userId: staffId, sessionId, what: method }, 'signed in'));
  return { sessionId, expiresAt, refreshToken, refreshExpiresAt, tokenEpoch, staff };
}

/** Keeps the hash of a refresh token under its session, and says under a seal that the two belong together. */
export async function keepRefreshToken(tx: Tx, app: App, token: string, sessionId: string, at: Date): Promise<void> {
  const hash = hashSecret(token);
  await tx.run(insertRefreshToken, [hash, sessionId, at, sealRow(app, 'refresh_token', [hash, sessionId])]);
}

/** When a session that is used at this moment ends by itself. */
export function idleEnd(at: Date, expiresAt: Date): Date {
  return new Date(Math.min(at.getTime() + IDLE_MS, expiresAt.getTime()));
}

/** The answer to a sign-in or a refresh. Signs, so it comes after the transaction: a signature takes milliseconds. */
export async function toSession(app: App, opened: OpenedSession): Promise<Session> {
  const settings = await cachedSettings(app);
  const lifetimeMs = settings['auth.access_token_minutes'] * 60_000;
  // An access token does not outlive its session.
  const until = new Date(Math.min(app.clock.now().getTime() + lifetimeMs, opened.expiresAt.getTime()));
  const { token, expiresAt } = await signUserToken(app, opened, until);
  return {
    accessToken: token,
    accessExpiresAt: expiresAt.toISOString(),
    refreshToken: opened.refreshToken,
    refreshExpiresAt: opened.refreshExpiresAt.toISOString(),
    user: toUser(opened.staff),
  };
}
