import type { App } from '../platform/app.ts';
import { planRotation } from './rotate-signing-keys.decision.ts';
import { deleteSigningKey, insertSigningKey, listSigningKeys, lockSigningKeys } from './signing-key.queries.ts';
import { generateSigningKey } from './signing-key.ts';

/**
 * Makes the first key, the next one before the newest is worn out, and removes those whose tokens have all expired.
 * Safe to run at any time and on any number of nodes. The key is generated while the lock is held: nodes that start
 * together would otherwise make one each, and this happens once in ninety days.
 */
export async function rotateSigningKeys(
  app: Pick<App, 'db' | 'clock' | 'keyring'>,
): Promise<{ readonly added: number; readonly removed: number }> {
  return app.db.transaction(async (tx) => {
    await tx.one(lockSigningKeys, []);
    const rows = await tx.many(listSigningKeys, []);
    const keys = rows.map((row) => ({ kid: row.kid, signsFrom: row.signs_from }));
    const now = app.clock.now();
    const { newKeySignsFrom, remove } = planRotation(keys, now);
    if (newKeySignsFrom !== null) {
      const { kid, publicJwk, sealedPrivate } = await generateSigningKey(app);
      await tx.run(insertSigningKey, [kid, publicJwk, sealedPrivate, now, newKeySignsFrom]);
    }
    for (const kid of remove) await tx.run(deleteSigningKey, [kid]);
    return { added: newKeySignsFrom === null ? 0 : 1, removed: remove.length };
  });
}
