import { countWaitingPages } from '../documents/index.ts';
import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';
import { countWorkers } from '../platform/jobs/index.ts';
import { cachedSettings } from '../settings/index.ts';

/** About the time in which a worker reads some tens of pages. */
const RETRY_AFTER_SECONDS = 30;

/**
 * Back-pressure: past `intake.max_backlog` pages a worker, senders are asked to come back. What was taken is never
 * dropped. Asked before a body is read, and not exact: packages that arrive together are all let in.
 */
export async function refuseWhenBusy(app: App): Promise<void> {
  const most = (await cachedSettings(app))['intake.max_backlog'];
  const { pages } = await app.db.one(countWaitingPages, []);
  // Cheap to ask only when it matters: one worker's worth is always taken.
  if (pages < most) return;
  const workers = Math.max(1, await countWorkers(app.db));
  if (pages < most * workers) return;
  throw new DomainError({
    code: 'intake_busy',
    detail: `About ${pages} pages wait to be read. Nothing was taken; send it again in ${RETRY_AFTER_SECONDS} seconds.`,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}
