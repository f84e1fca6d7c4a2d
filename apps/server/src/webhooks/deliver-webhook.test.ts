import type { WebhookEvent } from '@countersign/contract/closed-sets';
import type { CreatedWebhook, WebhookDelivery } from '@countersign/contract/webhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenLoan } from '../../test/given-loan.ts';
import { queuedMails } from '../../test/queued-mails.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { createUser } from '../identity/index.ts';
import { pipeline } from '../pipeline.ts';
import { systemActor } from '../platform/actor.ts';
import { type Job, startWorker, type Worker } from '../platform/jobs/index.ts';
import { killHard, prepareWorkerProcesses } from '../platform/jobs/testing/worker-processes.ts';
import { createRelay, emit } from '../platform/outbox/index.ts';
import {
  createWebhook,
  deleteWebhook,
  deliverWebhookJob,
  enableWebhook,
  forgetOldDeliveries,
  listDeliveries,
  listWebhooks,
  redeliver,
  rotateSecret,
} from './index.ts';
import { isVerified, type Receiver, startReceiver } from './testing/receiver.ts';

const WAIT = { timeout: 120_000, interval: 25 };
const act = { actor: systemActor('test'), requestId: null };
/** A worker that a busy machine holds up is not taken for dead: its messages would be sent twice, and are counted here. */
const timing = { beatMs: 500, deadAfterMs: 15_000, pollMs: 100 };
const jobs: readonly Job[] = [createRelay(pipeline), deliverWebhookJob];

let receiver: Receiver;
let test: TestApp;
let worker: Worker;
let loan: { readonly id: string; readonly external_ref: string };
beforeAll(async () => {
  test = await createTestApp({ EGRESS_ALLOW: '127.0.0.1' });
  ({ loan } = await givenLoan(test.app));
  await test.app.db.transaction((tx) =>
    createUser(tx, test.app, act, {
      email: 'ada@bank.example',
      displayName: 'Ada',
      roles: ['admin'],
      passwordHash: null,
    }),
  );
  await test.database.pool.query('delete from graphile_worker._private_jobs');
  worker = await startDelivering();
});
beforeEach(async () => {
  // By a clock that fell behind that of the database, what is to wait would be due at once.
  test.clock.set(new Date());
  receiver = await startReceiver();
});
afterEach(async () => {
  // Jobs first: an attempt that is under way finds its job gone and writes nothing more.
  await test.database.pool.query('delete from graphile_worker._private_jobs');
  await test.database.pool.query('delete from webhook');
  await receiver.stop();
});
afterAll(async () => {
  await worker.stop();
  await test.close();
});

function startDelivering(): Promise<Worker> {
  return startWorker(test.app, { jobs, connectionString: test.database.url, timing });
}

function subscribe(events: readonly WebhookEvent[] = ['loan.approved'], path = '/hook'): Promise<CreatedWebhook> {
  return createWebhook(test.app, act, { url: `http://127.0.0.1:${receiver.port}${path}`, events: [...events] });
}

async function happen(type = 'loan.approved', payload: Record<string, unknown> = {}): Promise<void> {
  await test.app.db.transaction((tx) => emit(tx, test.app, { type, payload: { loanId: loan.id, ...payload } }));
}

async function history(webhook: { readonly id: string }): Promise<readonly WebhookDelivery[]> {
  return (await listDeliveries(test.app, webhook.id, {})).items;
}

async function until(webhook: { readonly id: string }, wanted: Partial<WebhookDelivery>): Promise<WebhookDelivery> {
  return vi.waitFor(async () => {
    const [newest] = await history(webhook);
    expect(newest).toMatchObject(wanted);
    return newest as WebhookDelivery;
  }, WAIT);
}

/** What waits for its time is due now. */
async function makeDue(): Promise<void> {
  await test.database.pool.query('update graphile_worker._private_jobs set run_at = now() where run_at > now()');
}

/** The newest delivery has this many attempts, all of them over. */
async function untilAttempts(webhook: { readonly id: string }, count: number): Promise<WebhookDelivery> {
  return vi.waitFor(async () => {
    const [newest] = await history(webhook);
    expect(newest?.attempts.filter(({ durationMs }) => durationMs !== null)).toHaveLength(count);
    return newest as WebhookDelivery;
  }, WAIT);
}

describe('a message', () => {
  it('says what happened to what and when, and no more, and is signed as the public library expects', async () => {
    const webhook = await subscribe(['loan.approved'], '/hook?token=abc');
    await happen();
    const delivery = await until(webhook, { status: 'delivered' });
    const [message] = receiver.received;
    if (message === undefined) throw new Error('Nothing arrived.');
    expect(message.path).toBe('/hook?token=abc');
    expect(message.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(message.headers['webhook-id']).toBe(delivery.messageId);
    expect(JSON.parse(message.body)).toEqual({
      type: 'loan.approved',
      timestamp: test.clock.now().toISOString(),
      data: { id: loan.id, externalRef: loan.external_ref },
    });
    expect(isVerified(webhook.secret, message, test.clock.now())).toBe(true);
    expect(isVerified(webhook.secret, { ...message, body: `${message.body} ` }, test.clock.now())).toBe(false);
    const wrong = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
    expect(isVerified(wrong, message, test.clock.now())).toBe(false);
    expect(delivery.attempts).toEqual([expect.objectContaining({ status: 204, error: null, answer: null })]);
  });

  it('names the thing that its type begins with', async () => {
    const webhook = await subscribe(['finding.overridden', 'document.failed', 'boarding.staged', 'wire.exported']);
    const id = '018f3b1e-0000-7000-8000-000000000001';
    await happen('finding.overridden', { findingId: id });
    await until(webhook, { type: 'finding.overridden', status: 'delivered' });
    await happen('document.refused', { documentId: id });
    await happen('boarding.staged', { boardingId: id });
    await happen('wire.exported', { wireId: id });
    await vi.waitFor(() => expect(receiver.received).toHaveLength(4), WAIT);
    for (const { body } of receiver.received) {
      expect(JSON.parse(body).data).toEqual({ id, externalRef: loan.external_ref });
    }
  });

  it('goes to those who asked for its type, once to each', async () => {
    const asked = await subscribe(['loan.approved', 'loan.sealed'], '/asked');
    const also = await subscribe(['loan.approved'], '/also');
    await subscribe(['loan.sealed'], '/other');
    await happen();
    await until(asked, { status: 'delivered' });
    await until(also, { status: 'delivered' });
    expect(receiver.received.map(({ path }) => path).sort()).toEqual(['/also', '/asked']);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('of a new version of a known package is none of a new loan', async () => {
    const webhook = await subscribe(['loan.received']);
    await happen('package.received', { version: 2 });
    await happen('package.received', { version: 1 });
    await until(webhook, { status: 'delivered' });
    expect(await history(webhook)).toHaveLength(1);
  });

  it('is told once although its event was relayed twice', async () => {
    const webhook = await subscribe();
    await happen();
    await until(webhook, { status: 'delivered' });
    await test.database.pool.query('update outbox_event set relayed_at = null');
    await test.database.pool.query(
      `select graphile_worker.add_job('relay-event', json_build_object('eventId', (select max(id) from outbox_event)))`,
    );
    await vi.waitFor(async () => {
      const { rows } = await test.database.pool.query('select relayed_at from outbox_event order by id desc limit 1');
      expect(rows[0].relayed_at).not.toBeNull();
    }, WAIT);
    expect(await history(webhook)).toHaveLength(1);
    expect(receiver.received).toHaveLength(1);
  });
});

describe('a receiver that', () => {
  it('fails is asked again, later each time, with the same id and the same bytes, newly signed', async () => {
    receiver.answerWith((response, count) =>
      count < 3 ? response.writeHead(500).end(`broken ${'x'.repeat(2_000)}`) : response.writeHead(200).end('thanks'),
    );
    const webhook = await subscribe();
    await happen();
    const first = await untilAttempts(webhook, 1);
    const wait = Date.parse(first.nextAttemptAt ?? '') - test.clock.now().getTime();
    expect([first.status, wait >= 5_000 && wait <= 5_500]).toEqual(['pending', true]);
    expect(first.attempts[0]).toMatchObject({ status: 500, error: null });
    expect(first.attempts[0]?.answer).toHaveLength(500);
    test.clock.advance(6);
    await makeDue();
    await untilAttempts(webhook, 2);
    await makeDue();
    const last = await until(webhook, { status: 'delivered', nextAttemptAt: null });
    expect(last.attempts.map(({ status }) => status)).toEqual([500, 500, 200]);
    const { received } = receiver;
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(received.map(({ body }) => body)).size).toBe(1);
    expect(new Set(received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(2);
    for (const message of received) expect(isVerified(webhook.secret, message, test.clock.now())).toBe(true);
  });

  it('redirects is not followed', async () => {
    receiver.answerWith((response) => response.writeHead(302, { location: '/elsewhere' }).end());
    const webhook = await subscribe();
    await happen();
    expect((await untilAttempts(webhook, 1)).attempts[0]).toMatchObject({ status: 302 });
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hook']);
  });

  it('asks for more time gets it', async () => {
    receiver.answerWith((response) => response.writeHead(429, { 'retry-after': '600' }).end());
    const webhook = await subscribe();
    await happen();
    const { nextAttemptAt } = await untilAttempts(webhook, 1);
    expect(Date.parse(nextAttemptAt ?? '') - test.clock.now().getTime()).toBeGreaterThanOrEqual(600_000);
  });

  it('is not there is told so in the history', async () => {
    const webhook = await subscribe();
    await receiver.stop();
    await happen();
    const delivery = await untilAttempts(webhook, 1);
    expect(delivery.attempts[0]).toMatchObject({ status: null, error: expect.stringMatching(/127\.0\.0\.1/) });
  });

  it('never answers is left after the limit, and asked again', async () => {
    receiver.answerWith(() => {});
    const webhook = await subscribe();
    await happen();
    // As long as an attempt may take, and what a busy machine adds to it.
    const delivery = await vi.waitFor(
      async () => {
        const [newest] = await history(webhook);
        expect(newest?.attempts[0]?.durationMs).toBeGreaterThan(0);
        return newest;
      },
      { timeout: 120_000, interval: 250 },
    );
    expect(delivery?.status).toBe('pending');
    expect(delivery?.attempts[0]).toMatchObject({ status: null, error: expect.stringMatching(/127\.0\.0\.1/) });
  });

  it('says yes and never ends its answer has taken the message', async () => {
    receiver.answerWith((response) => response.writeHead(200).write('thank you for'));
    const webhook = await subscribe();
    await happen();
    expect((await until(webhook, { status: 'delivered' })).attempts).toMatchObject([{ status: 200, answer: null }]);
  });

  it('hangs holds one attempt at a time, and its messages arrive once it answers', async () => {
    const hanging: (() => void)[] = [];
    receiver.answerWith((response) => {
      hanging.push(() => response.writeHead(500).end());
    });
    const webhook = await subscribe();
    await happen();
    await vi.waitFor(() => expect(hanging).toHaveLength(1), WAIT);
    hanging[0]?.();
    await untilAttempts(webhook, 1);
    // It fails. Now six messages wait, and one of them is on its way.
    await makeDue();
    await vi.waitFor(() => expect(hanging).toHaveLength(2), WAIT);
    for (let count = 0; count < 5; count += 1) await happen();
    await vi.waitFor(async () => {
      const waiting = (await history(webhook)).filter(({ nextAttemptAt }) => nextAttemptAt !== null);
      expect(
        waiting.filter(({ nextAttemptAt }) => Date.parse(nextAttemptAt ?? '') > test.clock.now().getTime()),
      ).toHaveLength(5);
    }, WAIT);
    expect(hanging).toHaveLength(2);
    receiver.answerWith((response) => response.writeHead(204).end());
    hanging[1]?.();
    await untilSettledAttempt(webhook);
    await makeDue();
    await vi.waitFor(async () => {
      await makeDue();
      expect((await history(webhook)).map(({ status }) => status)).toEqual(Array(6).fill('delivered'));
    }, WAIT);
  });

  it('answers 410 is switched off, with evidence, and what waited is given up', async () => {
    receiver.answerWith((response) => response.writeHead(410).end());
    const webhook = await subscribe();
    await happen();
    await until(webhook, { status: 'failed' });
    const [listed] = (await listWebhooks(test.app, {})).items;
    expect(listed).toMatchObject({
      disabledAt: test.clock.now().toISOString(),
      disabledReason: expect.stringMatching(/410/),
    });
    const { rows } = await test.database.pool.query(
      `select sealed from evidence_entry where kind = 'webhook.changed' order by seq desc limit 1`,
    );
    expect(rows[0].sealed).toContain('"change":"disabled"');
    const [mail, ...others] = await queuedMails(test.app, test.database);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'ada@bank.example', subject: expect.stringMatching(/was turned off/) });
    expect(mail?.text).not.toContain('/hook');
    // What happens now stands in its history and is not sent.
    test.clock.advance(1);
    await happen();
    await vi.waitFor(async () => expect(await history(webhook)).toHaveLength(2), WAIT);
    expect((await history(webhook))[0]).toMatchObject({ status: 'failed', attempts: [] });
    expect(receiver.received).toHaveLength(1);
    const [{ id = '' } = {}] = await history(webhook);
    await expect(redeliver(test.app, webhook.id, id)).rejects.toMatchObject({ refusal: { code: 'webhook_disabled' } });
    receiver.answerWith((response) => response.writeHead(204).end());
    expect(await enableWebhook(test.app, act, webhook.id)).toMatchObject({ disabledAt: null, failingSince: null });
    await redeliver(test.app, webhook.id, id);
    await vi.waitFor(async () => expect((await history(webhook))[0]?.status).toBe('delivered'), WAIT);
  });

  it('took nothing for five days is switched off', async () => {
    receiver.answerWith((response) => response.writeHead(500).end());
    const webhook = await subscribe();
    await happen();
    await untilAttempts(webhook, 1);
    test.clock.advance(5 * 86_400);
    await makeDue();
    await until(webhook, { status: 'failed' });
    const [listed] = (await listWebhooks(test.app, {})).items;
    expect(listed?.disabledReason).toMatch(/five days/);
  });
});

async function untilSettledAttempt(webhook: { readonly id: string }): Promise<void> {
  await vi.waitFor(async () => {
    const open = (await history(webhook))
      .flatMap(({ attempts }) => attempts)
      .filter((each) => each.durationMs === null);
    expect(open).toEqual([]);
  }, WAIT);
}

describe('a secret that was rotated', () => {
  it('signs beside the new one for a day, and no longer', async () => {
    const webhook = await subscribe();
    const rotated = await rotateSecret(test.app, act, webhook.id);
    await happen();
    await until(webhook, { status: 'delivered' });
    const [both] = receiver.received;
    if (both === undefined) throw new Error('Nothing arrived.');
    expect(both.headers['webhook-signature']?.split(' ')).toHaveLength(2);
    for (const { secret } of [webhook, rotated]) expect(isVerified(secret, both, test.clock.now())).toBe(true);
    test.clock.advance(86_400);
    await happen();
    await vi.waitFor(() => expect(receiver.received).toHaveLength(2), WAIT);
    const [, one] = receiver.received;
    if (one === undefined) throw new Error('Nothing arrived.');
    expect(isVerified(webhook.secret, one, test.clock.now())).toBe(false);
    expect(isVerified(rotated.secret, one, test.clock.now())).toBe(true);
    await forgetOldDeliveries(test.app);
    const { rows } = await test.database.pool.query('select 1 from webhook_secret where webhook_id = $1', [webhook.id]);
    expect(rows).toHaveLength(1);
  });

  it('stands nowhere in the database', async () => {
    const { secret } = await subscribe();
    const { rows } = await test.database.pool.query(
      'select (select string_agg(s::text, $1) from webhook_secret s) || (select string_agg(w::text, $1) from webhook w) as dump',
      [' '],
    );
    const bytes = Buffer.from(secret.replace('whsec_', ''), 'base64');
    for (const spelling of [secret, bytes.toString('hex'), bytes.toString('base64')]) {
      expect(rows[0].dump).not.toContain(spelling);
    }
  });
});

describe('a message that is sent again', () => {
  it('has the id that it had, also after it was delivered', async () => {
    const webhook = await subscribe();
    await happen();
    const { id, messageId } = await until(webhook, { status: 'delivered' });
    await redeliver(test.app, webhook.id, id);
    await vi.waitFor(() => expect(receiver.received).toHaveLength(2), WAIT);
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([messageId, messageId]);
    const delivery = await until(webhook, { status: 'delivered' });
    expect(delivery.attempts).toHaveLength(2);
  });

  it('starts its waits anew after it was given up', async () => {
    receiver.answerWith((response) => response.writeHead(500).end());
    const webhook = await subscribe();
    await happen();
    const { id } = await untilAttempts(webhook, 1);
    await test.database.pool.query('update webhook_delivery set step = 9 where id = $1', [id]);
    await makeDue();
    await until(webhook, { status: 'failed' });
    await redeliver(test.app, webhook.id, id);
    const delivery = await untilAttempts(webhook, 3);
    expect(Date.parse(delivery.nextAttemptAt ?? '') - test.clock.now().getTime()).toBeLessThanOrEqual(5_500);
  });
});

describe('the history', () => {
  it('is kept for thirty days after a message was settled, and what waits is kept', async () => {
    const webhook = await subscribe();
    await happen();
    await until(webhook, { status: 'delivered' });
    test.clock.advance(29 * 86_400);
    receiver.answerWith((response) => response.writeHead(500).end());
    await happen();
    await until(webhook, { status: 'pending', attempts: [expect.objectContaining({ status: 500 })] });
    await forgetOldDeliveries(test.app);
    expect(await history(webhook)).toHaveLength(2);
    test.clock.advance(2 * 86_400);
    await forgetOldDeliveries(test.app);
    expect((await history(webhook)).map(({ status }) => status)).toEqual(['pending']);
  });
});

describe('a webhook that was deleted', () => {
  it('gets nothing more, also of what was on its way', async () => {
    receiver.answerWith((response) => response.writeHead(500).end());
    const webhook = await subscribe();
    await happen();
    await untilAttempts(webhook, 1);
    await deleteWebhook(test.app, act, webhook.id);
    await makeDue();
    await vi.waitFor(async () => {
      const { rows } = await test.database.pool.query(
        `select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
         where t.identifier = 'deliver-webhook'`,
      );
      expect(rows).toEqual([]);
    }, WAIT);
    expect(receiver.received).toHaveLength(1);
  });
});

describe('a node that is killed between sending and recording', () => {
  it('leaves a trace, and another node sends the same message under the same id', async () => {
    await worker.stop();
    const impatient = { beatMs: 200, deadAfterMs: 5_000, pollMs: 100 };
    process.env.EGRESS_ALLOW = '127.0.0.1';
    const processes = await prepareWorkerProcesses(test.dataDir, test.database.url, impatient, {
      source: 'src/webhooks/testing/worker-process.ts',
      main: 'runDeliveringProcess',
    });
    try {
      const victim = await processes.start();
      // It has the message and will never answer the one who sent it.
      receiver.answerWith(() => {});
      const webhook = await subscribe();
      await happen();
      const relay = await startWorker(test.app, {
        jobs: [createRelay(pipeline)],
        connectionString: test.database.url,
        timing: impatient,
      });
      await vi.waitFor(() => expect(receiver.received).toHaveLength(1), WAIT);
      await killHard(victim);
      receiver.answerWith((response) => response.writeHead(204).end());
      await processes.start();
      const delivery = await vi.waitFor(() => until(webhook, { status: 'delivered' }), { timeout: 120_000 });
      await relay.stop();
      expect(delivery.attempts).toMatchObject([
        { durationMs: null, status: null, error: null },
        { durationMs: expect.any(Number), status: 204 },
      ]);
      expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual(Array(2).fill(delivery.messageId));
      expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    } finally {
      await processes.killAll();
      delete process.env.EGRESS_ALLOW;
      worker = await startDelivering();
    }
  });
});
