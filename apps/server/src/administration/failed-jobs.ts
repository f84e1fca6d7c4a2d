import type { FailedJob } from '@countersign/contract/administration';
import type { PageQuery } from '@countersign/contract/shapes';
import { appendEvidence } from '../evidence/index.ts';
import type { Act } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import { cursorOf, type Page, rowsToFetch, toPage } from '../platform/cursor.ts';
import { DomainError } from '../platform/domain-error.ts';
import { isId } from '../platform/ids.ts';
import { deleteGivenUpJob, listFailedJobs as list, lockFailedJob, retryGivenUpJob } from '../platform/jobs/index.ts';

const cursor = cursorOf('failed jobs', 'integer');

/** Jobs that are not tried again by themselves, newest first. */
export async function listFailedJobs(app: App, page: PageQuery): Promise<Page<FailedJob>> {
  const [below = null] = cursor.decode(page.cursor) ?? [];
  const rows = await list(app.db, below, rowsToFetch(page.limit));
  const { items, nextCursor } = toPage(rows, page.limit, cursor, ({ id }) => [id] as const);
  return {
    items: items.map(({ id, name, payload, attempts, failedAt, reason }) => ({
      id,
      name,
      about: aboutOf(payload),
      attempts,
      failedAt: failedAt.toISOString(),
      reason,
    })),
    nextCursor,
  };
}

/** Puts it back on the queue, or takes it off for good; either stands in evidence with the reason for which it failed. */
export async function settleFailedJob(app: App, act: Act, id: number, how: 'retried' | 'discarded'): Promise<void> {
  await app.db.transaction(async (tx) => {
    const job = await lockFailedJob(tx, id);
    if (job === undefined) {
      throw new DomainError({ code: 'job_not_found', detail: 'There is no failed job with this id (any more).' });
    }
    if (how === 'retried') await retryGivenUpJob(tx, id);
    else await deleteGivenUpJob(tx, id);
    const payload = { jobId: id, name: job.name, about: aboutOf(job.payload), reason: job.reason };
    await appendEvidence(tx, app, { loanId: null, kind: `job.${how}`, act, payload });
  });
}

/** Only ids: the rest of a payload may be sealed or personal. */
function aboutOf(payload: unknown): Record<string, string> {
  const members = typeof payload === 'object' && payload !== null ? Object.entries(payload) : [];
  return Object.fromEntries(members.filter((member): member is [string, string] => isId(member[1])));
}
