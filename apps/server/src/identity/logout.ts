import type { App } from '../platform/app.ts';
import { forgetLivePrincipals } from './live-principals.ts';
import { endSessionById, lockSessionOfToken } from './session.queries.ts';
import { hashSecret } from './typed-secret.ts';

/**
 * Ends the session that a refresh token belongs to, also a spent one's. A token that nobody knows is answered the same:
 * whoever signs out wants to be signed out, and is.
 */
export async function logout(app: App, refreshToken: string): Promise<void> {
  await app.db.transaction(async (tx) => {
    const session = await tx.maybe(lockSessionOfToken, [hashSecret(refreshToken)]);
    if (session === undefined) return;
    await tx.run(endSessionById, [session.id, app.clock.now(), 'signed_out']);
    tx.afterCommit(() => {
      forgetLivePrincipals(app);
      app.log.info({ sessionId: session.id }, 'signed out');
    });
  });
}
