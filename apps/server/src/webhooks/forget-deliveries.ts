import type { App } from '../platform/app.ts';
import { deleteInBatches } from '../platform/delete-in-batches.ts';
import { deleteSettledDeliveries } from './delivery.queries.ts';
import { deleteExpiredSecrets } from './webhook.queries.ts';

/** As long as the events themselves are kept. */
const KEEP_DAYS = 30;

/** A chore of the night: what settled long ago, and secrets that sign no more. */
export async function forgetOldDeliveries(app: App): Promise<void> {
  const now = app.clock.now();
  await deleteInBatches(app.db, deleteSettledDeliveries, new Date(now.getTime() - KEEP_DAYS * 86_400_000));
  await app.db.run(deleteExpiredSecrets, [now]);
}
