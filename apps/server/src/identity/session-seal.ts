import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { isOwnRow, sealRow } from './row-seal.ts';
import { findSessionToSeal, setLastCode } from './session.queries.ts';

/** What the seal of a session is about. */
export interface SessionToSeal {
  readonly sessionId: string;
  readonly staffId: string;
  readonly method: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** When its owner last gave a code of the authenticator app: who has given one is not asked before money moves. */
  readonly codeAt: Date | null;
}

export function sealSession(app: Pick<App, 'keyring'>, session: SessionToSeal): string {
  return sealRow(app, 'session', partsOfSession(session));
}

export function isOwnSession(app: Pick<App, 'keyring' | 'log'>, session: SessionToSeal, seal: string | null): boolean {
  return isOwnRow(app, 'session', partsOfSession(session), seal);
}

/** Notes that the owner of a session has just given a code. A session that is not ours stays without a good seal. */
export async function noteCode(tx: Tx, app: App, sessionId: string, now: Date): Promise<void> {
  const row = await tx.maybe(findSessionToSeal, [sessionId]);
  if (row === undefined) return;
  const { staff_id: staffId, method, created_at: createdAt, expires_at: expiresAt, totp_at: codeAt } = row;
  const session = { sessionId, staffId, method, createdAt, expiresAt };
  if (!isOwnSession(app, { ...session, codeAt }, row.seal)) return;
  await tx.run(setLastCode, [sessionId, now, sealSession(app, { ...session, codeAt: now })]);
}

/** In the order in which they are sealed. */
export function partsOfSession({ sessionId, staffId, method, createdAt, expiresAt, codeAt }: SessionToSeal) {
  return [sessionId, staffId, method, createdAt, expiresAt, codeAt];
}
