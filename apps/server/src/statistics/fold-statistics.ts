import type { App } from '../platform/app.ts';
import { foldDeltas } from './statistics.queries.ts';

/** Adds up what was counted since the last time. What is read is exact before and after; only the reading gets cheaper. */
export async function foldStatistics(app: Pick<App, 'db'>): Promise<void> {
  await app.db.run(foldDeltas, []);
}
