export { enqueueMail, openQueuedMail } from './enqueue-mail.ts';
export type { Letter } from './letter.ts';
export { type MailMessage, type QueuedMail, sendMailSpec } from './mail-message.ts';
export { MailRefusedError, sendLetter } from './send-letter.ts';
export { parseSmtpUrl } from './smtp-url.ts';
export { writeLetter } from './write-letter.ts';
