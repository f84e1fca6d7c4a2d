import type { SendMailOptions } from 'nodemailer';
import type { MailMessage } from './mail-message.ts';
import { parseRecipient } from './recipient.ts';

/** A message with everything that its headers need. Made of stored values only, so that every attempt makes the same. */
export interface Letter {
  readonly id: string;
  readonly at: Date;
  readonly from: string;
  /** The host of PUBLIC_URL. */
  readonly host: string;
  readonly message: MailMessage;
}

export function toMailOptions(letter: Letter): SendMailOptions {
  const { message } = letter;
  return {
    from: letter.from,
    // As parts, not as text: nothing in a name can become a second recipient.
    to: parseRecipient(message.to) ?? [],
    subject: message.subject,
    text: message.text,
    html: message.html,
    date: letter.at,
    // After a lost answer the message is sent again: receivers know a message by this id and show it once.
    messageId: `<${letter.id}@${letter.host}>`,
    // RFC 3834: no holiday notice may answer a program.
    headers: { 'Auto-Submitted': 'auto-generated' },
    // The bodies are text. Nothing in them may ever be taken for a file or an address to read.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
