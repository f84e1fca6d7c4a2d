export { sendMailJob } from './send-mail.ts';
export { sendTestMail } from './send-test-mail.ts';
