import { setTimeout as wait } from 'node:timers/promises';
import type { App } from '../platform/app.ts';
import { listProgressAfter, type ProgressRow } from './progress.queries.ts';

export type Progress = ProgressRow;

const PAGE = 200;
/** A person who watches does not notice half a second; the database does not notice two questions a second. */
const ASK_EVERY_MS = 500;

/**
 * What happened to a loan after a number, and then what happens, until nobody wants to know. Yields null when it has
 * asked and nothing was new, so that the caller can do what must be done from time to time.
 */
export async function* watchProgress(
  app: App,
  loanId: string,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<Progress | null, void, undefined> {
  let last = after;
  while (!signal.aborted) {
    const rows = await app.db.many(listProgressAfter, [loanId, last, PAGE]);
    for (const row of rows) {
      yield row;
      last = row.id;
    }
    if (rows.length === PAGE) continue;
    yield null;
    await wait(ASK_EVERY_MS, undefined, { signal }).catch(() => {});
  }
}
