import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import {
  listDueForSeal,
  putSealOfInvitation,
  putSealOfOidcIdentity,
  putSealOfPasswordReset,
  putSealOfRecoveryCode,
  putSealOfRefreshToken,
  putSealOfSession,
} from './row-seal.queries.ts';
import { isOwnRow, type SealedTable, sealRow } from './row-seal.ts';
import { partsOfSession } from './session-seal.ts';

type Parts = Pick<App, 'db' | 'keyring' | 'log'>;

const BATCH = 500;

/**
 * Seals, once, what could let somebody in before rows had seals, so that nobody is signed out and no link dies by an
 * upgrade. Codes of a federated sign-in live for a minute and are left to end. Answers how many there were.
 */
export function sealOldRows(app: Parts): Promise<number> {
  return sealAll(app, null);
}

/** Seals under the newest key what an older one sealed, so that the older one can go. */
export function renewRowSeals(app: Parts): Promise<number> {
  return sealAll(app, app.keyring.fingerprint);
}

async function sealAll(app: Parts, key: string | null): Promise<number> {
  let count = 0;
  for (const seal of [sessions, refreshTokens, resets, invitations, identities, recoveryCodes]) {
    for (;;) {
      const sealed = await app.db.transaction((tx) => seal(tx, app, key));
      count += sealed;
      if (sealed < BATCH) break;
    }
  }
  return count;
}

/** A row whose seal is not its own gets none: it lets nobody in, as before. */
function sealFor(app: Parts, table: SealedTable, parts: Parameters<typeof sealRow>[2], old: string | null) {
  return old === null || isOwnRow(app, table, parts, old) ? sealRow(app, table, parts) : null;
}

async function sessions(tx: Tx, app: Parts, key: string | null): Promise<number> {
  const rows = await tx.many(listDueForSeal.session, [BATCH, key]);
  for (const row of rows) {
    const { key: sessionId, staff_id: staffId, method, created_at: createdAt, expires_at: expiresAt } = row;
    const parts = partsOfSession({ sessionId, staffId, method, createdAt, expiresAt, codeAt: row.totp_at });
    await tx.run(putSealOfSession, [sessionId, sealFor(app, 'session', parts, row.seal), row.seal]);
  }
  return rows.length;
}

async function refreshTokens(tx: Tx, app: Parts, key: string | null): Promise<number> {
  const rows = await tx.many(listDueForSeal.refresh_token, [BATCH, key]);
  for (const { token_hash: hash, session_id: sessionId, seal } of rows) {
    await tx.run(putSealOfRefreshToken, [hash, sealFor(app, 'refresh_token', [hash, sessionId], seal), seal]);
  }
  return rows.length;
}

async function resets(tx: Tx, app: Parts, key: string | null): Promise<number> {
  const rows = await tx.many(listDueForSeal.password_reset, [BATCH, key]);
  for (const { token_hash: hash, staff_id: staffId, expires_at: expiresAt, sent_by: sentBy, seal } of rows) {
    const parts = [hash, staffId, expiresAt, sentBy];
    await tx.run(putSealOfPasswordReset, [hash, sealFor(app, 'password_reset', parts, seal), seal]);
  }
  return rows.length;
}

async function invitations(tx: Tx, app: Parts, key: string | null): Promise<number> {
  const rows = await tx.many(listDueForSeal.invitation, [BATCH, key]);
  for (const row of rows) {
    const { key: id, token_hash: hash, email, display_name: name, roles, invited_by: by, expires_at: until } = row;
    const parts = [id, hash, email, name, roles, by, until];
    await tx.run(putSealOfInvitation, [id, sealFor(app, 'invitation', parts, row.seal), row.seal]);
  }
  return rows.length;
}

async function identities(tx: Tx, app: Parts, key: string | null): Promise<number> {
  const rows = await tx.many(listDueForSeal.oidc_identity, [BATCH, key]);
  for (const { issuer, subject, staff_id: staffId, seal } of rows) {
    const renewed = sealFor(app, 'oidc_identity', [issuer, subject, staffId], seal);
    await tx.run(putSealOfOidcIdentity, [issuer, subject, renewed, seal]);
  }
  return rows.length;
}

async function recoveryCodes(tx: Tx, app: Parts, key: string | null): Promise<number> {
  const rows = await tx.many(listDueForSeal.recovery_code, [BATCH, key]);
  for (const { staff_id: staffId, code_hash: hash, seal } of rows) {
    const renewed = sealFor(app, 'recovery_code', [staffId, hash], seal);
    await tx.run(putSealOfRecoveryCode, [staffId, hash, renewed, seal]);
  }
  return rows.length;
}
