import { integrateAndSign, listCheckpointsAfter, type SignedHead } from '../evidence/index.ts';
import type { App } from '../platform/app.ts';
import { enqueueMail } from '../platform/mail/index.ts';
import { readSettings, type Settings } from '../settings/index.ts';
import { checkpointMail } from './checkpoint-mail.ts';
import { mailRecipients } from './checkpoint-targets.ts';
import { findPublication, savePublication, type Target } from './publication.queries.ts';
import { hasCheckpoints, pushToFile } from './push-to-file.ts';
import { pushToWebhook } from './push-to-webhook.ts';

/** A mail every minute would be read by nobody; one a day is. */
const MAIL_INTERVAL_MS = 86_400_000;
const PAGE = 500;

export interface Published {
  readonly head: SignedHead | null;
  readonly targets: readonly Target[];
}

/**
 * Signs what is new and pushes the newest checkpoint to every place that the bank has set up. A place that fails does
 * not keep the others waiting; its failure is thrown at the end, so that the job tries again. What was pushed is
 * remembered after it arrived: a place may get a checkpoint twice, and never none.
 */
export async function publishCheckpoint(app: App): Promise<Published> {
  const head = await integrateAndSign(app);
  if (head === null) return { head, targets: [] };
  const settings = await readSettings(app);
  const pushes: readonly (readonly [Target, () => Promise<boolean>])[] = [
    ['file', () => toFile(app, settings, head)],
    ['webhook', () => toWebhook(app, settings, head)],
    ['mail', () => toMail(app, settings, head)],
  ];
  const targets: Target[] = [];
  const failures: unknown[] = [];
  for (const [target, push] of pushes) {
    try {
      if (await push()) targets.push(target);
    } catch (error) {
      app.log.error({ err: error, target }, 'a checkpoint could not be pushed outside');
      failures.push(error);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `The checkpoint did not reach ${failures.length} places.`);
  return { head, targets };
}

/** Each checkpoint since the last time: the closer they stand, the closer a rewritten entry can be named. */
async function toFile(app: App, settings: Settings, head: SignedHead): Promise<boolean> {
  const path = settings['evidence.checkpoint_file'];
  if (path === null) return false;
  // A file that was moved away, or is another one than before, gets everything from the start.
  let size = (await hasCheckpoints(path)) ? ((await app.db.maybe(findPublication, ['file']))?.size ?? 0) : 0;
  if (size >= head.size) return false;
  while (size < head.size) {
    const page = await listCheckpointsAfter(app.db, size, PAGE);
    const last = page.at(-1);
    if (last === undefined) return false;
    await pushToFile(
      path,
      page.map(({ note }) => note),
    );
    await app.db.run(savePublication, ['file', last.size, app.clock.now()]);
    size = last.size;
  }
  return true;
}

async function toWebhook(app: App, settings: Settings, head: SignedHead): Promise<boolean> {
  const url = settings['evidence.checkpoint_webhook'];
  if (url === null || ((await app.db.maybe(findPublication, ['webhook']))?.size ?? 0) >= head.size) return false;
  await pushToWebhook(app.egress, url, head.note);
  await app.db.run(savePublication, ['webhook', head.size, app.clock.now()]);
  return true;
}

async function toMail(app: App, settings: Settings, head: SignedHead): Promise<boolean> {
  const recipients = await mailRecipients(app.db, settings);
  const last = await app.db.maybe(findPublication, ['mail']);
  const isDue = last === undefined || app.clock.now().getTime() - last.published_at.getTime() >= MAIL_INTERVAL_MS;
  if (recipients.length === 0 || !isDue || (last?.size ?? 0) >= head.size) return false;
  await app.db.transaction(async (tx) => {
    for (const to of recipients) await enqueueMail(tx, app, checkpointMail(to, head, app.config.publicUrl));
    await tx.run(savePublication, ['mail', head.size, app.clock.now()]);
  });
  return true;
}
