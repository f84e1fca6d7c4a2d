import type { Clock } from './clock.ts';
import type { Runner } from './db.ts';
import { newId } from './ids.ts';
import { findInstall, insertInstall } from './install.queries.ts';

export interface Install {
  readonly installId: string;
  readonly createdAt: Date;
}

/**
 * Who this install is, made at the first call and the same for ever. Two nodes that ask at once insert once:
 * the loser's insert waits for the winner's, does nothing, and the read that follows sees the winner's row.
 */
export async function ensureInstall(app: { readonly clock: Clock }, runner: Runner): Promise<Install> {
  const known = await runner.maybe(findInstall, []);
  if (known !== undefined) return { installId: known.install_id, createdAt: known.created_at };
  const now = app.clock.now();
  await runner.run(insertInstall, [newId(now), now]);
  const row = await runner.one(findInstall, []);
  return { installId: row.install_id, createdAt: row.created_at };
}
