export { enqueueMail, openQueuedMail } from './enqueue-mail.ts';
export { type MailMessage, type QueuedMail, sendMailSpec } from './mail-message.ts';
