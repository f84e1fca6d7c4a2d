import { randomUUID } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { systemActor } from '../platform/actor.ts';
import { createEgress, type Egress, parseEgressAllow } from '../platform/egress/index.ts';
import { startWorker, type Worker } from '../platform/jobs/index.ts';
import { listFailedJobs } from '../platform/jobs/testing/list-failed-jobs.ts';
import { quickTiming } from '../platform/jobs/testing/quick-timing.ts';
import { enqueueMail, type MailMessage, parseSmtpUrl, sendLetter } from '../platform/mail/index.ts';
import { registry } from '../platform/metrics.ts';
import { changeSetting, readSettings } from '../settings/index.ts';
import { sendMailJob } from './index.ts';
import { type MailServer, smtpError, startMailServer } from './testing/mail-server.ts';

const WAIT = { timeout: 120_000, interval: 25 };
const act = { actor: systemActor('test'), requestId: null };
const link = 'https://bank.example/reset?token=cs_rst_secret';
const reset: MailMessage = {
  to: 'Žofie Müller <zofie@bank.example>',
  subject: 'Passwort zurücksetzen – 密码',
  text: `Öffnen Sie ${link}\n`,
  html: `<p>Öffnen Sie <a href="${link}">diese Seite</a>.</p>`,
};

let test: TestApp;
let worker: Worker;
let mailServer: MailServer | null = null;

beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL: 'https://countersign.bank.example', EGRESS_ALLOW: '127.0.0.1' });
  worker = await startWorker(test.app, {
    jobs: [sendMailJob],
    connectionString: test.database.url,
    timing: quickTiming,
  });
});
beforeEach(async () => {
  await changeSetting(test.app, act, 'mail.from', 'Kreditprüfung <loans@bank.example>');
  await changeSetting(test.app, act, 'mail.smtp_url', null);
});
afterEach(async () => {
  await test.database.pool.query('delete from graphile_worker._private_jobs');
  await mailServer?.stop();
  mailServer = null;
});
afterAll(async () => {
  await worker.stop();
  await test.close();
});

type ServerOptions = Parameters<typeof startMailServer>[0];

/** Starts a mail server and tells the settings about it. */
async function givenMailServer(options: ServerOptions = {}, url = (port: number) => `smtp://127.0.0.1:${port}`) {
  mailServer = await startMailServer({ disabledCommands: ['AUTH', 'STARTTLS'], ...options });
  await changeSetting(test.app, act, 'mail.smtp_url', url(mailServer.port));
  return mailServer;
}

const send = (message = reset) => test.app.db.transaction((tx) => enqueueMail(tx, test.app, message));

async function queue() {
  const { rows } = await test.database.pool.query(
    'select attempts, last_error, payload::text as payload from graphile_worker._private_jobs',
  );
  return rows;
}

/** The mail waits for another attempt, for this reason. */
async function expectWaiting(reason: string | RegExp): Promise<void> {
  await vi.waitFor(async () => {
    expect(await queue()).toMatchObject([{ attempts: 1, last_error: expect.stringMatching(reason) }]);
  }, WAIT);
  expect(await listFailedJobs(test.app.db, 10)).toEqual([]);
}

async function expectFailed(reason: string): Promise<void> {
  await vi.waitFor(async () => {
    const failed = await listFailedJobs(test.app.db, 10);
    expect(failed).toMatchObject([{ name: 'send-mail', reason: expect.stringContaining(reason) }]);
  }, WAIT);
}

async function expectDone(): Promise<void> {
  await vi.waitFor(async () => expect(await queue()).toEqual([]), WAIT);
}

const makeDue = () => test.database.pool.query('update graphile_worker._private_jobs set run_at = now()');

describe('a message', () => {
  it('arrives as text and HTML, with names and subjects in any script', async () => {
    const { deliveries } = await givenMailServer();
    await send();
    await expectDone();
    expect(deliveries).toHaveLength(1);
    const [delivery] = deliveries;
    expect(delivery?.to).toEqual(['zofie@bank.example']);
    expect(delivery?.email).toMatchObject({
      from: { name: 'Kreditprüfung', address: 'loans@bank.example' },
      to: [{ name: 'Žofie Müller', address: 'zofie@bank.example' }],
      subject: reset.subject,
      text: expect.stringContaining(reset.text),
      messageId: expect.stringMatching(/^<[0-9a-f-]{36}@countersign\.bank\.example>$/),
    });
    expect(delivery?.email.html?.trim()).toBe(reset.html);
    expect(delivery?.email.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
    expect(await registry.metrics()).toContain('countersign_mails_total{outcome="sent"}');
  });

  it('stands in no readable form on the queue', async () => {
    const { port } = await givenMailServer();
    await mailServer?.stop();
    mailServer = null;
    await send();
    await expectWaiting(/ECONNREFUSED/);
    const { rows } = await test.database.pool.query('select j::text as row from graphile_worker._private_jobs j');
    for (const secret of ['cs_rst_secret', 'zofie', 'Passwort', Buffer.from(link).toString('base64').slice(0, 20)]) {
      expect(rows[0].row).not.toContain(secret);
    }
    expect(port).toBeGreaterThan(0);
  });

  it.each([
    ['a line break in the subject', { subject: 'Hello\r\nBcc: everyone@bank.example' }],
    ['a line break in the recipient', { to: 'anna@bank.example\nBcc: everyone@bank.example' }],
    ['two recipients', { to: 'anna@bank.example, otto@bank.example' }],
    ['a second recipient in the name', { to: 'otto@bank.example, Anna <anna@bank.example>' }],
    ['no recipient', { to: '' }],
    ['no subject', { subject: ' ' }],
  ])('with %s is refused before it is queued', async (_what, change) => {
    await expect(send({ ...reset, ...change })).rejects.toThrow();
    expect(await queue()).toEqual([]);
  });
});

describe('without a mail server', () => {
  it('a message becomes an .eml file that only we can read', async () => {
    await send();
    await expectDone();
    const folder = join(test.dataDir, 'mail');
    const files = await readdir(folder);
    expect(files).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-[0-9a-f-]{36}\.eml$/)]);
    const path = join(folder, files[0] ?? '');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    const email = await PostalMime.parse(await readFile(path));
    expect(email).toMatchObject({
      subject: reset.subject,
      text: expect.stringContaining(reset.text),
      date: test.clock.now().toISOString().replace(/\.\d+/, '.000'),
    });
  });
});

describe('a mail server that', () => {
  it('is down gets the message when it is up again', async () => {
    const { port } = await givenMailServer();
    await mailServer?.stop();
    await send();
    await expectWaiting(/ECONNREFUSED/);
    const { deliveries } = await givenMailServer({ port });
    await makeDue();
    await expectDone();
    expect(deliveries).toHaveLength(1);
  });

  it('asks to come again later is asked again', async () => {
    let asked = 0;
    const { deliveries } = await givenMailServer({
      onRcptTo: (_address, _session, callback) => {
        asked += 1;
        callback(asked === 1 ? smtpError(451, 'Greylisted, come again') : null);
      },
    });
    await send();
    await expectWaiting(/Greylisted/);
    await makeDue();
    await expectDone();
    expect(deliveries).toHaveLength(1);
  });

  it('takes a message and hangs up without an answer gets the same message again, under the same id', async () => {
    const { deliveries } = await givenMailServer({ answerMessage: (count) => (count === 1 ? 'hang up' : null) });
    await send();
    await expectWaiting(/./);
    await makeDue();
    await expectDone();
    const ids = deliveries.map(({ email }) => email.messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('does not know the recipient is not asked again, and its reason is kept', async () => {
    const { deliveries } = await givenMailServer({
      onRcptTo: (_address, _session, callback) => callback(smtpError(550, 'No such mailbox here')),
    });
    await send();
    await expectFailed('550 No such mailbox here');
    expect(deliveries).toEqual([]);
  });

  it('refuses the content is not asked again', async () => {
    await givenMailServer({ answerMessage: () => smtpError(554, 'Looks like spam') });
    await send();
    await expectFailed('554 Looks like spam');
  });
});

describe('a password', () => {
  const onAuth: NonNullable<ServerOptions>['onAuth'] = (auth, _session, callback) => {
    const good = auth.username === 'countersign@bank' && auth.password === 'p@ss/wörd';
    callback(good ? null : smtpError(535, 'Wrong user or password'), good ? { user: auth.username } : undefined);
  };
  const withAuth = { disabledCommands: ['STARTTLS'], authOptional: false, allowInsecureAuth: true, onAuth };

  it('is sent with its special characters', async () => {
    const { deliveries } = await givenMailServer(
      withAuth,
      (port) => `smtp://countersign%40bank:p%40ss%2Fw%C3%B6rd@127.0.0.1:${port}`,
    );
    await send();
    await expectDone();
    expect(deliveries).toMatchObject([{ user: 'countersign@bank' }]);
  });

  it('that is wrong keeps the mail waiting, since somebody may put it right, and is told to nobody', async () => {
    const { deliveries } = await givenMailServer(withAuth, (port) => `smtp://countersign:tellnobody@127.0.0.1:${port}`);
    await send();
    await expectWaiting(/535 Wrong user or password/);
    expect(JSON.stringify(await queue())).not.toContain('tellnobody');
    await changeSetting(
      test.app,
      act,
      'mail.smtp_url',
      `smtp://countersign%40bank:p%40ss%2Fw%C3%B6rd@127.0.0.1:${mailServer?.port}`,
    );
    await makeDue();
    await expectDone();
    expect(deliveries).toHaveLength(1);
  });

  it('does not leave the machine in clear when TLS is required and the server has none', async () => {
    const attempts: string[] = [];
    await givenMailServer(
      {
        ...withAuth,
        onAuth: (auth, session, callback) => {
          attempts.push(auth.username ?? '');
          return onAuth?.call(undefined as never, auth, session, callback);
        },
      },
      (port) => `smtp://countersign%40bank:p%40ss%2Fw%C3%B6rd@127.0.0.1:${port}?requireTls=true`,
    );
    await send();
    await expectWaiting(/./);
    expect(attempts).toEqual([]);
  });
});

describe('TLS', () => {
  it('is used where the server offers it', async () => {
    const { deliveries } = await givenMailServer({ disabledCommands: ['AUTH'] });
    await send();
    await expectDone();
    expect(deliveries).toMatchObject([{ secure: true }]);
  });

  it.each([
    ['smtp with requireTls', { disabledCommands: ['AUTH'] }, 'smtp', '?requireTls=true'],
    ['smtps', { disabledCommands: ['AUTH'], secure: true }, 'smtps', ''],
  ])(
    'over %s needs a certificate that can be trusted, or the word that it need not',
    async (_how, options, scheme, query) => {
      const { deliveries, port } = await givenMailServer(options, (free) => `${scheme}://127.0.0.1:${free}${query}`);
      await send();
      await expectWaiting(/self-signed|certificate/);
      const trusting = `${scheme}://127.0.0.1:${port}?${query === '' ? '' : 'requireTls=true&'}verifyTls=false`;
      await changeSetting(test.app, act, 'mail.smtp_url', trusting);
      await makeDue();
      await expectDone();
      expect(deliveries).toMatchObject([{ secure: true }]);
    },
  );
});

describe('the egress guard', () => {
  const elsewhere = (allow: string | undefined, addresses: readonly string[]): Egress =>
    createEgress(parseEgressAllow(allow), { resolve: async () => addresses });

  it.each([
    [undefined, 'smtp://127.0.0.1:2525', '127.0.0.1 is a loopback address'],
    [undefined, 'smtp://user:tellnobody@10.1.2.3', '10.1.2.3 is a private address'],
    [undefined, 'smtp://127.1:25', '127.0.0.1 is a loopback address'],
    [undefined, 'smtps://[::1]', 'loopback address'],
    [undefined, 'smtp://relay.bank.internal:25', 'private network'],
    ['mail.bank.example:465', 'smtp://mail.bank.example:587', 'not listed'],
    ['core.bank.example', 'smtps://mail.bank.example', 'not listed'],
    ['169.254.0.0/16', 'smtp://metadata.google.internal:80', 'metadata'],
  ])('with EGRESS_ALLOW=%s refuses to save %s', async (allow, url, reason) => {
    const egress = elsewhere(allow, ['10.1.2.3']);
    const refused = changeSetting({ ...test.app, egress }, act, 'mail.smtp_url', url);
    await expect(refused).rejects.toMatchObject({
      refusal: { code: 'egress_refused', detail: expect.stringContaining(reason) },
    });
    await expect(refused).rejects.not.toMatchObject({ refusal: { detail: expect.stringContaining('tellnobody') } });
    expect((await readSettings(test.app))['mail.smtp_url']).toBeNull();
    await egress.close();
  });

  it.each([
    [undefined, 'smtps://user:word@mail.bank.example'],
    ['mail.bank.example:587', 'smtp://mail.bank.example'],
    ['10.0.0.0/8', 'smtp://10.1.2.3:25'],
  ])('with EGRESS_ALLOW=%s lets %s be saved', async (allow, url) => {
    const egress = elsewhere(allow, ['8.8.8.8']);
    await changeSetting({ ...test.app, egress }, act, 'mail.smtp_url', url);
    expect((await readSettings(test.app))['mail.smtp_url']).toBe(url);
    await egress.close();
  });

  it('decides again when mail is sent: a name that leads elsewhere by then is not connected to', async () => {
    const { deliveries, port } = await givenMailServer();
    const letter = {
      id: randomUUID(),
      at: new Date(0),
      from: 'loans@bank.example',
      host: 'countersign.bank.example',
      message: reset,
    };
    const server = parseSmtpUrl(`smtp://mail.bank.example:${port}`);
    const refusing = elsewhere(undefined, ['127.0.0.1']);
    await expect(sendLetter(server, letter, refusing.connect)).rejects.toThrow(/loopback address/);
    expect(deliveries).toEqual([]);
    const listed = elsewhere('127.0.0.1', ['127.0.0.1']);
    await sendLetter(server, letter, listed.connect);
    expect(deliveries).toHaveLength(1);
    await Promise.all([refusing.close(), listed.close()]);
  });
});
