import { sayDate } from '@countersign/engine/reconciliation/wording';
import { oneLine, writeMail } from '../identity/index.ts';
import type { MailMessage } from '../platform/mail/index.ts';

export interface ToldItem {
  readonly externalRef: string;
  readonly what: string;
  readonly dueDate: string;
  readonly overdue: boolean;
}

export interface DueItemsMail {
  readonly email: string;
  readonly displayName: string;
  readonly items: readonly ToldItem[];
  readonly url: string;
}

/** More than these are counted: a mail is read on a telephone. */
const MOST = 20;

/** What is due, of which loan, and by when. The words of a covenant or a condition name no borrower. */
export function dueItemsMail({ email, displayName, items, url }: DueItemsMail): MailMessage {
  const [first] = items;
  const subject =
    items.length === 1 && first !== undefined
      ? `Due after closing on loan ${oneLine(first.externalRef)}`
      : `${items.length} items are due after closing`;
  const lines = items
    .slice(0, MOST)
    .map(
      ({ externalRef, what, dueDate, overdue }) =>
        `Loan ${oneLine(externalRef)}: ${oneLine(what)} ${overdue ? 'was' : 'is'} due on ${sayDate(dueDate)}${overdue ? ' and has not been received' : ''}.`,
    );
  const more = items.length > MOST ? [`${items.length - MOST} more are on the list.`] : [];
  const { text, html } = writeMail({
    title: subject,
    before: [`Hello ${oneLine(displayName)},`, ...lines, ...more],
    link: { label: 'Open the list of due items', url },
    after: ['Add the document to its loan, or settle the item there with a reason.'],
  });
  return { to: email, subject, text, html };
}
