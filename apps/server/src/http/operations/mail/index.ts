import type { Operation } from '../../operation.ts';
import { sendTestMail } from './send-test-mail.ts';

export const mailOperations = [sendTestMail] as const satisfies readonly Operation[];
