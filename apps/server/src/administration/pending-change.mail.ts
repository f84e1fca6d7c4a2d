import type { AdminChange } from '@countersign/contract/administration';
import { oneLine, writeMail } from '../identity/index.ts';
import type { MailMessage } from '../platform/mail/index.ts';
import { sayChange } from './say-change.ts';

/** A control that waits for two people works only when the second one hears of it. */
export function pendingChangeMail(
  publicUrl: string,
  { to, displayName }: { readonly to: string; readonly displayName: string },
  change: AdminChange,
): MailMessage {
  const subject = 'A change needs your confirmation';
  const { text, html } = writeMail({
    title: subject,
    before: [
      `Hello ${oneLine(displayName)},`,
      `${oneLine(change.proposedBy.displayName)} asks to ${oneLine(sayChange(change))}`,
      'Nothing has changed yet. Another administrator must confirm it.',
    ],
    link: { label: 'Review the pending changes', url: `${publicUrl}/app/changes` },
    after: [
      'The request expires after 72 hours.',
      'If you did not expect it, reject it and ask your colleague in person.',
    ],
  });
  return { to, subject, text, html };
}
