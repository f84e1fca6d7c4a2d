import type { App } from '../platform/app.ts';
import { deleteInBatches } from '../platform/delete-in-batches.ts';
import { readSettings } from '../settings/index.ts';
import { deleteAccessBefore, deleteViewsBefore } from './access.queries.ts';
import { SAME_VIEW_MS } from './record-view.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A chore of the night: reads that were kept long enough, and views that say nothing any more. */
export async function sweepAccess(app: App): Promise<void> {
  const now = app.clock.now().getTime();
  const days = (await readSettings(app))['access_log.retention_days'];
  await deleteInBatches(app.db, deleteAccessBefore, new Date(now - days * DAY_MS));
  await deleteInBatches(app.db, deleteViewsBefore, new Date(now - SAME_VIEW_MS));
}
