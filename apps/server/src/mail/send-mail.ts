import { join } from 'node:path';
import type { App } from '../platform/app.ts';
import { defineJob, PermanentJobError } from '../platform/jobs/index.ts';
import {
  type Letter,
  MailRefusedError,
  openQueuedMail,
  parseSmtpUrl,
  sendLetter,
  sendMailSpec,
  writeLetter,
} from '../platform/mail/index.ts';
import { inSpan } from '../platform/tracing/index.ts';
import { readSettings } from '../settings/index.ts';
import { countMail } from './mail-metrics.ts';

/**
 * Sends one message. It may be sent twice when a worker dies between the server's answer and the end of the job; both
 * then have the same Message-ID.
 */
export const sendMailJob = defineJob({
  ...sendMailSpec,
  run: async (app, queued, ctx) => {
    const settings = await readSettings(app);
    const letter: Letter = {
      id: queued.id,
      at: new Date(queued.at),
      from: settings['mail.from'],
      host: new URL(app.config.publicUrl).hostname,
      message: openQueuedMail(app, queued),
    };
    // A worker that slept through its own death must not send what another one has sent long ago.
    await ctx.assertStillMine();
    const smtpUrl = settings['mail.smtp_url'];
    if (smtpUrl === null) await keep(app, letter);
    else await send(app, smtpUrl, letter);
  },
});

async function keep(app: App, letter: Letter): Promise<void> {
  await writeLetter(join(app.config.dataDir, 'mail'), letter);
  countMail('written');
}

async function send({ egress }: App, smtpUrl: string, letter: Letter): Promise<void> {
  try {
    await inSpan('send mail', { kind: 'client' }, () => sendLetter(parseSmtpUrl(smtpUrl), letter, egress.connect));
    countMail('sent');
  } catch (error) {
    if (!(error instanceof MailRefusedError)) throw error;
    countMail('refused');
    throw new PermanentJobError(error.message);
  }
}
