import type { App } from '../app.ts';
import type { Tx } from '../db.ts';
import { newId } from '../ids.ts';
import { enqueueJob } from '../jobs/index.ts';
import { type MailMessage, type QueuedMail, sendMailSpec } from './mail-message.ts';
import { refuseBadMessage } from './refuse-bad-message.ts';

/** Sends a message once the caller's transaction has committed, and not at all when it rolls back. */
export async function enqueueMail(tx: Tx, app: App, message: MailMessage): Promise<void> {
  refuseBadMessage(message);
  const at = app.clock.now();
  const id = newId(at);
  const { to, subject, text, html } = message;
  const sealed = app.keyring.sealText(JSON.stringify({ to, subject, text, html }), sealContext(id));
  await enqueueJob(tx, sendMailSpec, { id, at: at.toISOString(), sealed });
}

export function openQueuedMail(app: App, queued: QueuedMail): MailMessage {
  return JSON.parse(app.keyring.openText(queued.sealed, sealContext(queued.id)));
}

/** Binds the sealed text to its message: copied under another id it does not open. */
function sealContext(id: string): string {
  return `mail:${id}`;
}
