import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { newOneTimeToken } from './one-time-token.ts';
import { insertPasswordReset, voidPasswordResets } from './password-reset.queries.ts';
import { sealRow } from './row-seal.ts';
import { hashSecret } from './typed-secret.ts';

/** Open parts: a reset link is good for an hour, once. */
const RESET_SECONDS = 60 * 60;

export interface OpenedPasswordReset {
  /** The token stands behind the #: browsers do not send that part, so no server or proxy logs it. */
  readonly url: string;
  readonly expiresAt: Date;
}

/**
 * Makes a reset link in the caller's transaction, which holds the user's lock. A newer link ends the older ones.
 * `sentBy` null: whoever runs the server.
 */
export async function openPasswordReset(
  tx: Tx,
  app: App,
  staffId: string,
  sentBy: string | null,
): Promise<OpenedPasswordReset> {
  const now = app.clock.now();
  const token = newOneTimeToken();
  const expiresAt = new Date(now.getTime() + RESET_SECONDS * 1000);
  await tx.run(voidPasswordResets, [staffId, now]);
  const hash = hashSecret(token);
  const seal = sealRow(app, 'password_reset', [hash, staffId, expiresAt, sentBy]);
  await tx.run(insertPasswordReset, [hash, staffId, now, expiresAt, sentBy, seal]);
  return { url: `${app.config.publicUrl}/app/reset#token=${token}`, expiresAt };
}
