import type { SignedHead } from '../evidence/index.ts';
import { escapeHtml } from '../platform/escape-html.ts';
import type { MailMessage } from '../platform/mail/index.ts';

/** The signed note in a message: whoever keeps the mail can later show what the log was. */
export function checkpointMail(to: string, head: SignedHead, publicUrl: string): MailMessage {
  const intro = [
    `This is the signed head of the evidence log of ${publicUrl}, over ${head.size} entries.`,
    'Keep this message. With it anyone can show whether an entry before it was changed or removed later:',
    'save the lines below as a file and run "countersign fsck --checkpoints FILE".',
  ];
  const note = escapeHtml(head.note);
  return {
    to,
    subject: `Evidence checkpoint over ${head.size} entries`,
    text: `${intro.join('\n')}\n\n${head.note}`,
    html: `<!doctype html><html lang="en"><body><p>${escapeHtml(intro.join(' '))}</p><pre>${note}</pre></body></html>`,
  };
}
