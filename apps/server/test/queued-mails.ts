import type { App } from '../src/platform/app.ts';
import { type MailMessage, openQueuedMail, type QueuedMail } from '../src/platform/mail/index.ts';
import type { TestDatabase } from './database.ts';

/** The mails that wait on the queue, oldest first, as the worker would open them. */
export async function queuedMails(app: App, database: Pick<TestDatabase, 'pool'>): Promise<readonly MailMessage[]> {
  const { rows } = await database.pool.query<{ payload: QueuedMail }>(
    `select j.payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'send-mail' order by j.id`,
  );
  return rows.map(({ payload }) => openQueuedMail(app, payload));
}
