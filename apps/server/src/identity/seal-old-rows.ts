import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import {
  listSealless,
  sealOldInvitation,
  sealOldOidcIdentity,
  sealOldPasswordReset,
  sealOldRecoveryCode,
  sealOldRefreshToken,
  sealOldSession,
} from './old-row.queries.ts';
import { sealRow } from './row-seal.ts';
import { sealSession } from './session-seal.ts';

type Parts = Pick<App, 'db' | 'keyring'>;

const BATCH = 500;

/**
 * Seals, once, what could let somebody in before rows had seals, so that nobody is signed out and no link dies by an
 * upgrade. Codes of a federated sign-in live for a minute and are left to end. Answers how many there were.
 */
export async function sealOldRows(app: Parts): Promise<number> {
  let count = 0;
  for (const seal of [sessions, refreshTokens, resets, invitations, identities, recoveryCodes]) {
    for (;;) {
      const sealed = await app.db.transaction((tx) => seal(tx, app));
      count += sealed;
      if (sealed < BATCH) break;
    }
  }
  return count;
}

async function sessions(tx: Tx, app: Parts): Promise<number> {
  const rows = await tx.many(listSealless.session, [BATCH]);
  for (const row of rows) {
    const { key: sessionId, staff_id: staffId, method, created_at: createdAt, expires_at: expiresAt } = row;
    const session = { sessionId, staffId, method, createdAt, expiresAt, codeAt: row.totp_at };
    await tx.run(sealOldSession, [sessionId, sealSession(app, session)]);
  }
  return rows.length;
}

async function refreshTokens(tx: Tx, app: Parts): Promise<number> {
  const rows = await tx.many(listSealless.refresh_token, [BATCH]);
  for (const { token_hash: hash, session_id: sessionId } of rows) {
    await tx.run(sealOldRefreshToken, [hash, sealRow(app, 'refresh_token', [hash, sessionId])]);
  }
  return rows.length;
}

async function resets(tx: Tx, app: Parts): Promise<number> {
  const rows = await tx.many(listSealless.password_reset, [BATCH]);
  for (const { token_hash: hash, staff_id: staffId, expires_at: expiresAt, sent_by: sentBy } of rows) {
    await tx.run(sealOldPasswordReset, [hash, sealRow(app, 'password_reset', [hash, staffId, expiresAt, sentBy])]);
  }
  return rows.length;
}

async function invitations(tx: Tx, app: Parts): Promise<number> {
  const rows = await tx.many(listSealless.invitation, [BATCH]);
  for (const {
    key,
    token_hash: hash,
    email,
    display_name: name,
    roles,
    invited_by: inviter,
    expires_at: ends,
  } of rows) {
    await tx.run(sealOldInvitation, [key, sealRow(app, 'invitation', [key, hash, email, name, roles, inviter, ends])]);
  }
  return rows.length;
}

async function identities(tx: Tx, app: Parts): Promise<number> {
  const rows = await tx.many(listSealless.oidc_identity, [BATCH]);
  for (const { issuer, subject, staff_id: staffId } of rows) {
    await tx.run(sealOldOidcIdentity, [issuer, subject, sealRow(app, 'oidc_identity', [issuer, subject, staffId])]);
  }
  return rows.length;
}

async function recoveryCodes(tx: Tx, app: Parts): Promise<number> {
  const rows = await tx.many(listSealless.recovery_code, [BATCH]);
  for (const { staff_id: staffId, code_hash: hash } of rows) {
    await tx.run(sealOldRecoveryCode, [staffId, hash, sealRow(app, 'recovery_code', [staffId, hash])]);
  }
  return rows.length;
}
