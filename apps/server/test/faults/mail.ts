import { setTimeout as wait } from 'node:timers/promises';
import { type Delivery, type MailServer, smtpError, startMailServer } from '../../src/mail/testing/mail-server.ts';
import { type Act, systemActor } from '../../src/platform/actor.ts';
import { changeSetting } from '../../src/settings/index.ts';
import type { Random } from '../soak/random.ts';
import type { Fault } from './fault.ts';
import { underLoad } from './load.ts';
import type { World } from './world.ts';

const nobody: Act = { actor: systemActor('faults'), requestId: null };
const MAILS = 6;
/** Of the mail that tries the settings. */
const TEST_SUBJECT = /^Test message/;
const ARRIVAL_LIMIT_MS = 90_000;

/** The load escalates findings, which sends mails that nobody counted. */
function promisedId({ subject, messageId }: Delivery['email']): readonly string[] {
  return TEST_SUBJECT.test(subject ?? '') && messageId !== undefined ? [messageId] : [];
}

/** Mails are asked for while the server is ill; when it is well again, each that was promised must have come. */
function illMail(ill: (port: number) => Promise<MailServer | null>) {
  return (world: World, random: Random) =>
    underLoad(world, random, async () => {
      const first = await startMailServer();
      const { port } = first;
      await first.stop();
      await changeSetting(world.app, nobody, 'mail.smtp_url', `smtp://127.0.0.1:${port}`);
      // Nodes keep settings for a second.
      await wait(1_500);
      const sick = await ill(port);
      let promised = 0;
      for (let turn = 0; turn < MAILS; turn += 1) {
        if ((await world.traffic.post('/v1/settings/mail/test', {}))?.status === 202) promised += 1;
        await wait(200);
      }
      await wait(2_000);
      await sick?.stop();
      const well = await startMailServer({ port });
      try {
        const came = () =>
          new Set([...(sick?.deliveries ?? []), ...well.deliveries].flatMap(({ email }) => promisedId(email)));
        const deadline = performance.now() + ARRIVAL_LIMIT_MS;
        while (came().size < promised && performance.now() < deadline) {
          await world.pool.query(
            `update graphile_worker._private_jobs set run_at = now() where locked_at is null and run_at > now()`,
          );
          await wait(300);
        }
        const taken = new Set(well.deliveries.map(({ email }) => email.messageId));
        const faults = came().size === promised ? [] : [`${promised} mails were promised, ${came().size} came.`];
        if (well.deliveries.length > taken.size) faults.push('The well server got a mail twice.');
        return promised === 0 ? ['No mail was promised.'] : faults;
      } finally {
        await changeSetting(world.app, nobody, 'mail.smtp_url', null);
        await well.stop();
      }
    });
}

export const mailFaults: readonly Fault<World>[] = [
  {
    name: 'mail-down',
    broken: 'nobody listens where the mail server should be',
    expected: 'mail waits; each promised one comes once',
    inject: illMail(async () => null),
  },
  {
    name: 'mail-refuses-for-now',
    broken: 'the mail server answers 451 to every message',
    expected: 'mail waits; each promised one comes',
    inject: illMail((port) => startMailServer({ port, answerMessage: () => smtpError(451, 'Try again later') })),
  },
  {
    name: 'mail-hangs-up',
    broken: 'the mail server takes the message and hangs up without an answer',
    expected: 'sent again under the same Message-ID',
    inject: illMail((port) => startMailServer({ port, answerMessage: () => 'hang up' })),
  },
];
