import type { App } from '../platform/app.ts';
import type { Runner } from '../platform/db.ts';
import { planRotation, type RotationPlan } from './rotate-signing-keys.decision.ts';
import { deleteSigningKey, insertSigningKey, listSigningKeys, lockSigningKeys } from './signing-key.queries.ts';
import { generateSigningKey } from './signing-key.ts';

/**
 * Makes the first key, the next one before the newest is worn out, and removes those whose tokens have all expired.
 * Safe to run at any time and on any number of nodes. The key is generated before the lock is taken, since that takes
 * long on a busy machine and a transaction must not wait for it; of nodes that start together one keeps its key, and
 * the others throw theirs away.
 */
export async function rotateSigningKeys(
  app: Pick<App, 'db' | 'clock' | 'keyring'>,
): Promise<{ readonly added: number; readonly removed: number }> {
  const expected = await planFor(app, app.db);
  const made = expected.newKeySignsFrom === null ? null : await generateSigningKey(app);
  return app.db.transaction(async (tx) => {
    await tx.one(lockSigningKeys, []);
    const { newKeySignsFrom, remove } = await planFor(app, tx);
    // A key that has come due since then is made at the next turn.
    const added = newKeySignsFrom !== null && made !== null ? 1 : 0;
    if (newKeySignsFrom !== null && made !== null) {
      const { kid, publicJwk, sealedPrivate } = made;
      await tx.run(insertSigningKey, [kid, publicJwk, sealedPrivate, app.clock.now(), newKeySignsFrom]);
    }
    for (const kid of remove) await tx.run(deleteSigningKey, [kid]);
    return { added, removed: remove.length };
  });
}

async function planFor({ clock }: Pick<App, 'clock'>, runner: Runner): Promise<RotationPlan> {
  const rows = await runner.many(listSigningKeys, []);
  return planRotation(
    rows.map((row) => ({ kid: row.kid, signsFrom: row.signs_from })),
    clock.now(),
  );
}
