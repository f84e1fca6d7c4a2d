import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { givenLoan } from '../../test/given-loan.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { readHealth } from '../http/operations/system/readiness.ts';
import { systemActor } from '../platform/actor.ts';
import { changeSetting } from '../settings/index.ts';
import { listMeteringDeliveries, sendHeartbeats } from './index.ts';

interface Beat {
  readonly period: { readonly from: string; readonly to: string };
  readonly [name: string]: unknown;
}

/** Whoever meters: keeps what it was sent, and can be away. */
let received: { readonly headers: IncomingHttpHeaders; readonly body: Beat }[];
let reply: { status: number; body: string };
/** What it does after it has kept a heartbeat, before it answers. */
let afterwards: () => void | Promise<void>;
let receiver: Server;
let test: TestApp;
beforeEach(async () => {
  received = [];
  reply = { status: 200, body: '{"license":{"status":"valid"}}' };
  afterwards = () => {};
  receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (reply.status < 300)
      received.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString('utf8')) });
    await afterwards();
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  test = await createTestApp({ EGRESS_ALLOW: '127.0.0.1' });
  test.clock.set(new Date('2026-03-01T10:00:00.000Z'));
  await set('metering.endpoint', `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/heartbeat`);
});
afterEach(async () => {
  await test.close();
  await new Promise((resolve) => {
    receiver.close(resolve);
    receiver.closeAllConnections();
  });
});

const act = { actor: systemActor('test'), requestId: null };
const set = (key: string, value: unknown) => changeSetting(test.app, act, key, value);
const health = { status: 'ok', checks: [{ name: 'database', ok: true, detail: null }] } as const;
const send = (mayWait = false) => sendHeartbeats(test.app, async () => health, { mayWait });
const goTo = (time: string) => test.clock.set(new Date(time));
const periods = () => received.map(({ body }) => body.period.from.slice(0, 10));

async function makeInstall(): Promise<void> {
  await test.database.pool.query(
    `insert into install (install_id, created_at) values ('018f3b1e-0000-7000-8000-000000000009', $1)`,
    [test.clock.now()],
  );
}

/** Says of every document that is not read yet that it was, with as many pages. */
async function read(pages: number): Promise<void> {
  await test.database.pool.query(
    `update document set status = 'read', page_count = $1, read_at = now() where status = 'stored'`,
    [pages],
  );
}

describe('a heartbeat', () => {
  it('has the body and the header that were agreed, to the letter', async () => {
    await makeInstall();
    await set('metering.key', 'meter-key-1');
    await set('metering.license_key', 'LICENSE-4711');
    await givenLoan(test.app, { state: 'rejected' });
    await givenLoan(test.app, { state: 'boarded' });
    await givenLoan(test.app, { state: 'review' });
    // Rejected and sealed on one day: closed once.
    await givenLoan(test.app, { state: 'sealed', contents: [] });
    await read(7);
    goTo('2026-03-02T00:15:00.000Z');
    expect(await send()).toEqual({ sent: 1, failure: null, isConfigured: true });
    const [beat] = received;
    expect(beat?.body).toEqual({
      installId: '018f3b1e-0000-7000-8000-000000000009',
      version: '0.0.0-test',
      period: { from: '2026-03-01T00:00:00.000Z', to: '2026-03-02T00:00:00.000Z' },
      closedLoans: 3,
      pages: 42,
      health,
      licenseKey: 'LICENSE-4711',
    });
    expect(beat?.headers['x-platform-metering-key']).toBe('meter-key-1');
    expect(beat?.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('carries no key and no license where none is set, and the health that /readyz tells', async () => {
    goTo('2026-03-02T00:15:00.000Z');
    await sendHeartbeats(test.app, readHealth, { mayWait: false });
    const told = received[0]?.body.health as { status: string; checks: { name: string; ok: boolean }[] };
    expect(told.checks.map(({ name }) => name)).toEqual(['database', 'migrations', 'storage', 'keys']);
    expect(told.status).toBe(told.checks.every(({ ok }) => ok) ? 'ok' : 'failing');
    expect(received[0]?.body.licenseKey).toBeNull();
    expect(received[0]?.headers).not.toHaveProperty('x-platform-metering-key');
  });

  it('is not sent, and nothing is counted, while there is no address', async () => {
    await set('metering.endpoint', null);
    expect(await send()).toEqual({ sent: 0, failure: null, isConfigured: false });
    expect((await listMeteringDeliveries(test.app, {})).items).toEqual([]);
  });

  it('is sent once for a day, however often the job runs, and not before the day is over', async () => {
    await makeInstall();
    goTo('2026-03-01T23:59:59.999Z');
    await send();
    expect(periods()).toEqual(['2026-02-28']);
    goTo('2026-03-02T00:00:00.000Z');
    for (let run = 0; run < 3; run += 1) await send();
    await Promise.all([send(), send(), send()]);
    expect(periods()).toEqual(['2026-02-28', '2026-03-01']);
  });

  it('counts a loan on the day on which it was closed, and pages on the day on which they came', async () => {
    await makeInstall();
    await givenLoan(test.app, { state: 'rejected', contents: [] });
    goTo('2026-03-01T23:59:59.999Z');
    await givenLoan(test.app, { state: 'received', contents: [Buffer.from('before midnight')] });
    await read(5);
    goTo('2026-03-02T00:00:00.000Z');
    await givenLoan(test.app, { state: 'rejected', contents: [Buffer.from('after midnight')] });
    await read(11);
    goTo('2026-03-03T01:00:00.000Z');
    await send();
    expect(received.map(({ body }) => [body.closedLoans, body.pages])).toEqual([
      [1, 5],
      [1, 11],
    ]);
  });
});

describe('a receiver that was away', () => {
  it('gets every day that it missed, each under its own period, in order', async () => {
    await makeInstall();
    reply = { status: 503, body: 'away' };
    goTo('2026-03-02T00:15:00.000Z');
    expect(await send()).toMatchObject({ sent: 0, failure: 'The receiver answered 503.' });
    goTo('2026-03-03T00:15:00.000Z');
    await send();
    expect((await listMeteringDeliveries(test.app, {})).items).toMatchObject([
      { period: { from: '2026-03-02T00:00:00.000Z' }, status: 'pending', attempts: 0 },
      { period: { from: '2026-03-01T00:00:00.000Z' }, status: 'pending', attempts: 2, httpStatus: 503 },
    ]);
    reply = { status: 200, body: '{}' };
    goTo('2026-03-04T00:15:00.000Z');
    expect(await send()).toMatchObject({ sent: 3, failure: null });
    expect(periods()).toEqual(['2026-03-01', '2026-03-02', '2026-03-03']);
  });

  it('gets what happened while no node ran at all', async () => {
    await makeInstall();
    goTo('2026-03-02T00:15:00.000Z');
    await send();
    goTo('2026-03-06T12:00:00.000Z');
    await send();
    expect(periods()).toEqual(['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05']);
    for (const [index, { body }] of received.entries()) {
      if (index > 0) expect(body.period.from).toBe(received[index - 1]?.body.period.to);
    }
  });

  it('gets the first days of an install that nobody had asked for its name before', async () => {
    await test.database.pool.query(`update schema_migration set applied_at = '2026-02-27T12:00:00Z' where version = 1`);
    goTo('2026-03-02T00:15:00.000Z');
    await send();
    expect(periods()).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  });

  it('and does not listen at all is told as such', async () => {
    await set('metering.endpoint', 'http://127.0.0.1:9/heartbeat');
    goTo('2026-03-02T00:15:00.000Z');
    const { failure } = await send();
    expect(failure).toMatch(/127\.0\.0\.1/);
    expect((await listMeteringDeliveries(test.app, {})).items[0]).toMatchObject({ httpStatus: null, error: failure });
  });
});

describe('a day that is sent twice', () => {
  it('since the reply was lost has the same key and the same figures, also when more happened meanwhile', async () => {
    await makeInstall();
    await givenLoan(test.app, { state: 'rejected', contents: [Buffer.from('a page')] });
    await read(4);
    goTo('2026-03-02T00:15:00.000Z');
    // It has the heartbeat, and the answer never comes.
    afterwards = () => receiver.closeAllConnections();
    expect(await send()).toMatchObject({ sent: 0 });
    await test.database.pool.query('update document set page_count = 99');
    afterwards = () => {};
    expect(await send()).toMatchObject({ sent: 1 });
    expect(received).toHaveLength(2);
    const [first, second] = received;
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
    expect(first?.headers['idempotency-key']).toBe('018f3b1e-0000-7000-8000-000000000009/2026-03-01T00:00:00.000Z');
    expect(second?.body).toEqual(first?.body);
  });

  it('cannot be recorded twice, nor can a day be left out or overlap another: the database holds it', async () => {
    await makeInstall();
    goTo('2026-03-02T00:15:00.000Z');
    await send();
    const insert = (day: string) =>
      test.database.pool.query(
        `insert into metering_delivery (id, day, closed_loans, pages, created_at) values (gen_random_uuid(), $1, 0, 0, now())`,
        [day],
      );
    await expect(insert('2026-03-03')).rejects.toThrow(/the day before/);
    await expect(insert('2026-03-01')).rejects.toThrow();
    await insert('2026-03-02');
  });
});

describe('documents of the day that are still being read', () => {
  it('keep the nightly job waiting, but neither for ever nor on demand', async () => {
    await makeInstall();
    await givenLoan(test.app, { contents: [Buffer.from('unread')] });
    goTo('2026-03-02T00:15:00.000Z');
    expect(await send(true)).toMatchObject({ sent: 0, failure: null });
    await read(3);
    expect(await send(true)).toMatchObject({ sent: 1 });
    expect(received[0]?.body.pages).toBe(3);
    await givenLoan(test.app, { contents: [Buffer.from('never read')] });
    goTo('2026-03-03T19:59:00.000Z');
    expect(await send(true)).toMatchObject({ sent: 0 });
    goTo('2026-03-03T20:00:00.000Z');
    expect(await send(true)).toMatchObject({ sent: 1 });
  });
});

describe('the verdict on the license', () => {
  it('is kept with the day, and a reply without one leaves it unknown', async () => {
    await makeInstall();
    reply = { status: 200, body: '{"license":{"status":"expiring","message":"Ends on 31 May."}}' };
    goTo('2026-03-02T00:15:00.000Z');
    await send();
    reply = { status: 202, body: 'thank you' };
    goTo('2026-03-03T00:15:00.000Z');
    await send();
    const { items } = await listMeteringDeliveries(test.app, {});
    expect(items.map(({ license, httpStatus }) => [httpStatus, license])).toEqual([
      [202, { status: 'unknown', message: null }],
      [200, { status: 'expiring', message: 'Ends on 31 May.' }],
    ]);
  });

  it('is listed page by page', async () => {
    await makeInstall();
    goTo('2026-03-04T00:15:00.000Z');
    await send();
    const first = await listMeteringDeliveries(test.app, { limit: 2 });
    const second = await listMeteringDeliveries(test.app, { limit: 2, cursor: first.nextCursor ?? '' });
    expect([...first.items, ...second.items].map(({ period }) => period.from.slice(0, 10))).toEqual([
      '2026-03-03',
      '2026-03-02',
      '2026-03-01',
    ]);
    expect(second.nextCursor).toBeNull();
  });
});
