import type { App } from '../src/platform/app.ts';
import type { JobContext } from '../src/platform/jobs/index.ts';
import { trackDueItemsJob } from '../src/trailing/index.ts';

/** What the job does that is asked for when a loan is approved and when a document was read after that. */
export async function trackDueItems(app: App, loanId: string): Promise<void> {
  const ctx = { finish: (work: Parameters<JobContext['finish']>[0]) => app.db.transaction(work) } as JobContext;
  await trackDueItemsJob.run(app, { loanId }, ctx);
}
