import { type Static, Type } from 'typebox';
import { declareJob } from '../jobs/index.ts';

/** A message as rooms write it. */
export interface MailMessage {
  /** One recipient, as `anna@example.com` or `Anna Example <anna@example.com>`. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * A message on the queue. The message itself is sealed: a link that resets a password must not stand in the job
 * table, nor in a backup of it. The id and the time make every attempt send the same message.
 */
const QueuedMail = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    at: Type.String({ format: 'date-time' }),
    sealed: Type.String(),
  },
  { additionalProperties: false },
);
export type QueuedMail = Static<typeof QueuedMail>;

/** With waits of up to a quarter of an hour between attempts, this is about a day. */
const ATTEMPTS_IN_A_DAY = 104;

export const sendMailSpec = declareJob({
  name: 'send-mail',
  schema: QueuedMail,
  maxAttempts: ATTEMPTS_IN_A_DAY,
  timeLimitSeconds: 300,
});
