import { createHmac } from 'node:crypto';
import type { Session } from '@countersign/contract/identity';
import type { App } from '../platform/app.ts';
import type { RowOf, Tx } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { forgetLivePrincipals } from './live-principals.ts';
import { idleEnd, keepRefreshToken, type OpenedSession, toSession } from './open-session.ts';
import { decideRefresh, type RefreshOutcome } from './refresh-session.decision.ts';
import { isOwnRow } from './row-seal.ts';
import {
  endSessionById,
  findRefreshToken,
  lockSessionOfToken,
  prolongSession,
  spendRefreshToken,
} from './session.queries.ts';
import { isOwnSession } from './session-seal.ts';
import { hashSecret, isWellFormedSecret, writeSecret } from './typed-secret.ts';
import { isOwnUser } from './user.record.ts';

type TokenRow = RowOf<(typeof findRefreshToken)['columns']>;

/** Spends a refresh token for its successor. Roles are read anew, so a change of roles arrives with the next refresh. */
export async function refreshSession(app: App, refreshToken: string): Promise<Session> {
  const { outcome, opened } = await app.db.transaction((tx) => rotate(tx, app, refreshToken));
  if (opened !== null) return toSession(app, opened);
  throw outcome === 'reused'
    ? new DomainError({
        code: 'refresh_reused',
        detail: 'The refresh token was used before. The session was ended to be safe; sign in again.',
      })
    : new DomainError({
        code: 'refresh_invalid',
        detail: 'The refresh token is unknown, expired, or its session was ended. Sign in again.',
      });
}

interface Rotated {
  readonly outcome: RefreshOutcome;
  readonly opened: OpenedSession | null;
}

/** Whether the token, its session and its user are what the program wrote. */
async function isOwn(tx: Tx, app: App, hash: Buffer, row: TokenRow): Promise<boolean> {
  const { session_id: sessionId, id: staffId, method, created_at: createdAt, expires_at: expiresAt } = row;
  const session = { sessionId, staffId, method, createdAt, expiresAt, codeAt: row.totp_at };
  return (
    isOwnRow(app, 'refresh_token', [hash, sessionId], row.token_seal) &&
    isOwnSession(app, session, row.seal) &&
    (await isOwnUser(tx, app, staffId))
  );
}

/** Refuses by its result, not by throwing: what ends a family must be committed. */
async function rotate(tx: Tx, app: App, token: string): Promise<Rotated> {
  if (!isWellFormedSecret('refreshToken', token)) return { outcome: 'invalid', opened: null };
  const hash = hashSecret(token);
  await tx.maybe(lockSessionOfToken, [hash]);
  const row = await tx.maybe(findRefreshToken, [hash]);
  if (row === undefined || !(await isOwn(tx, app, hash, row))) return { outcome: 'invalid', opened: null };

  const now = app.clock.now();
  const facts = {
    spentAt: row.spent_at,
    endedAt: row.ended_at,
    idleExpiresAt: row.idle_expires_at,
    isActive: row.is_active,
  };
  const outcome = decideRefresh(facts, now);
  switch (outcome) {
    case 'invalid':
      return { outcome, opened: null };
    case 'reused':
      await tx.run(endSessionById, [row.session_id, now, 'refresh_reused']);
      tx.afterCommit(() => {
        forgetLivePrincipals(app);
        app.log.warn({ userId: row.id, sessionId: row.session_id }, 'a spent refresh token came back; session ended');
      });
      return { outcome, opened: null };
    case 'repeat':
      return { outcome, opened: openedOf(row, successorOf(app, token), row.idle_expires_at) };
    case 'rotate': {
      const successor = successorOf(app, token);
      const idleExpiresAt = idleEnd(now, row.expires_at);
      await tx.run(spendRefreshToken, [hash, now]);
      await keepRefreshToken(tx, app, successor, row.session_id, now);
      await tx.run(prolongSession, [row.session_id, now, idleExpiresAt]);
      return { outcome, opened: openedOf(row, successor, idleExpiresAt) };
    }
  }
}

/**
 * The successor follows from the spent token under a key of this install. A retry gets the same one although only
 * hashes are stored, and a token alone, or the database alone, gives nobody the next.
 */
function successorOf(app: App, token: string): string {
  return writeSecret(
    'refreshToken',
    createHmac('sha256', app.keyring.derive('refresh-successor')).update(token).digest(),
  );
}

function openedOf(row: TokenRow, refreshToken: string, refreshExpiresAt: Date): OpenedSession {
  const { session_id: sessionId, expires_at: expiresAt, token_epoch: tokenEpoch } = row;
  return { sessionId, expiresAt, refreshToken, refreshExpiresAt, tokenEpoch, staff: row };
}
