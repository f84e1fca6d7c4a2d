import type { App } from '../platform/app.ts';
import { escapeHtml } from '../platform/escape-html.ts';
import { enqueueMail } from '../platform/mail/index.ts';

/** A message by which an administrator sees that the mail settings work. */
export async function sendTestMail(app: App, to: string): Promise<void> {
  const intro = 'This message was sent from the settings page to see whether mail works. It does.';
  const where = `Sent by ${app.config.publicUrl}`;
  await app.db.transaction((tx) =>
    enqueueMail(tx, app, {
      to,
      subject: 'Test message from Countersign',
      text: `${intro}\n\n${where}\n`,
      html: `<!doctype html><html lang="en"><body><p>${intro}</p><p>${escapeHtml(where)}</p></body></html>`,
    }),
  );
}
