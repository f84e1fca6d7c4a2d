import type { MailMessage } from './mail-message.ts';
import { parseRecipient } from './recipient.ts';

/** A line break in a header starts another header: that is how a form becomes somebody's relay. */
const CONTROL = /\p{Cc}/u;
/** The longest address that SMTP carries is 254 characters (RFC 5321, 4.5.3.1.3); the rest is room for a name. */
const MAX_TO = 512;
const MAX_SUBJECT = 400;

/** Callers check what people type; a message that gets here wrong is a bug, or an attack that they let through. */
export function refuseBadMessage(message: MailMessage): void {
  if (CONTROL.test(message.to) || CONTROL.test(message.subject)) {
    throw new Error('The recipient and the subject of a mail must not hold line breaks or other control characters.');
  }
  if (message.to.length > MAX_TO || parseRecipient(message.to) === null) {
    throw new Error('A mail goes to exactly one address.');
  }
  if (message.subject.trim() === '' || message.subject.length > MAX_SUBJECT) {
    throw new Error(`The subject of a mail must have 1 to ${MAX_SUBJECT} characters.`);
  }
}
