import { randomUUID } from 'node:crypto';
import { webhookEvents } from '@countersign/contract/closed-sets';
import type { ReviewView } from '@countersign/contract/review';
import type { CreatedWebhook, RotatedWebhook, Webhook, WebhookDelivery } from '@countersign/contract/webhooks';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { givenLoan } from '../../../../test/given-loan.ts';
import { givenReview, givenRules } from '../../../../test/given-review.ts';
import { type AnyBody, type SignedUp, startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { writeRows } from '../../../../test/write-rows.ts';
import { pipeline } from '../../../pipeline.ts';

let server: TestServer;
let admin: SignedUp;
beforeAll(async () => {
  server = await startTestServer({ EGRESS_ALLOW: '127.0.0.1:9,hooks.bank.example' });
  admin = await server.signUp(['admin']);
});
afterEach(async () => {
  await server.database.pool.query('delete from webhook; delete from outbox_event');
});
afterAll(() => server.close());

const GOOD = { url: 'http://127.0.0.1:9/hook?token=shh-a-token', events: ['loan.sealed', 'loan.approved'] };

function ask<Body = AnyBody>(method: 'GET' | 'POST' | 'DELETE', url: string, body?: unknown) {
  return server.request<Body>(method, url, { token: admin.accessToken, ...(body === undefined ? {} : { body }) });
}

const create = async () => (await ask<CreatedWebhook>('POST', '/v1/webhooks', GOOD)).body;

async function lastEvidence(): Promise<string> {
  const { rows } = await server.database.pool.query(
    `select sealed from evidence_entry where kind = 'webhook.changed' order by seq desc limit 1`,
  );
  return rows[0].sealed;
}

/** An event as the relay would tell it. */
async function tell(type: string, payload: Record<string, unknown>, id = 1): Promise<void> {
  await server.app.db.transaction(async (tx) => {
    const event = { id, type, payload, createdAt: server.clock.now() };
    for (const follower of pipeline[type] ?? []) await follower.enqueue(tx, event);
  });
}

describe('POST /v1/webhooks', () => {
  describe('201', () => {
    it('answers with the secret once, and chains where messages go without the path', async () => {
      const { status, body } = await ask<CreatedWebhook>('POST', '/v1/webhooks', GOOD);
      expect(status).toBe(201);
      expect(body).toEqual({ ...GOOD, events: ['loan.approved', 'loan.sealed'], id: body.id, secret: body.secret });
      expect(body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
      const entry = await lastEvidence();
      expect(entry).toContain(`"webhookId":"${body.id}"`);
      expect(entry).toContain('"receiver":"http://127.0.0.1:9"');
      expect(entry).not.toContain('shh-a-token');
      expect(entry).not.toContain(body.secret);
      expect((await ask('GET', '/v1/webhooks')).text).not.toContain(body.secret);
    });

    it('takes every event that there is, and each has a line in the pipeline', async () => {
      const { body } = await ask<CreatedWebhook>('POST', '/v1/webhooks', { ...GOOD, events: [...webhookEvents] });
      expect(body.events).toEqual([...webhookEvents]);
      const { loan } = await givenLoan(server.app);
      const types = webhookEvents.map((event) => (event === 'loan.received' ? 'package.received' : event));
      for (const [index, type] of types.entries()) await tell(type, { loanId: loan.id, version: 1 }, index + 1);
      const { rows } = await server.database.pool.query('select type from webhook_delivery order by event_id');
      expect(rows.map((row) => row.type)).toEqual([...webhookEvents]);
    });
  });

  describe('400', () => {
    it.each([
      ['an address that the service may not call', { url: 'https://169.254.169.254/x' }, 'egress_refused'],
      ['a private address that is not listed', { url: 'http://10.0.0.1/x' }, 'egress_refused'],
      ['what is no address', { url: 'hook' }, 'egress_refused'],
      ['an unknown event', { events: ['loan.eaten'] }, 'request_invalid'],
      ['no events', { events: [] }, 'request_invalid'],
      ['an event twice', { events: ['loan.sealed', 'loan.sealed'] }, 'request_invalid'],
      ['a secret of the caller', { secret: 'whsec_x' }, 'request_invalid'],
    ])('refuses %s', async (_name, change, code) => {
      const answer = await ask('POST', '/v1/webhooks', { ...GOOD, ...change });
      expect([answer.status, answer.body.code]).toEqual([400, code]);
      expect((await ask<{ items: unknown[] }>('GET', '/v1/webhooks')).body.items).toEqual([]);
    });
  });
});

describe('GET /v1/webhooks', () => {
  it('lists them newest first, page by page', async () => {
    const made: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      server.clock.advance(1);
      made.unshift((await create()).id);
    }
    const first = await ask<{ items: Webhook[]; nextCursor: string }>('GET', '/v1/webhooks?limit=2');
    const second = await ask<{ items: Webhook[] }>('GET', `/v1/webhooks?limit=2&cursor=${first.body.nextCursor}`);
    expect([...first.body.items, ...second.body.items].map(({ id }) => id)).toEqual(made);
    expect(first.body.items[0]).toMatchObject({ url: GOOD.url, createdBy: admin.user.id, disabledAt: null });
  });
});

describe('DELETE /v1/webhooks/{id}', () => {
  it('forgets it with its history, and is 404 afterwards', async () => {
    const { id } = await create();
    expect((await ask('DELETE', `/v1/webhooks/${id}`)).status).toBe(204);
    expect(await lastEvidence()).toContain('"change":"deleted"');
    expect((await ask('DELETE', `/v1/webhooks/${id}`)).body.code).toBe('webhook_not_found');
    const { rows } = await server.database.pool.query('select 1 from webhook_secret');
    expect(rows).toEqual([]);
  });
});

describe('POST /v1/webhooks/{id}/rotate', () => {
  it('answers with a new secret once', async () => {
    const { id, secret } = await create();
    const { status, body } = await ask<RotatedWebhook>('POST', `/v1/webhooks/${id}/rotate`);
    expect(status).toBe(200);
    expect(body).toEqual({ id, secret: body.secret });
    expect(body.secret).not.toBe(secret);
    expect(await lastEvidence()).toContain('"change":"rotated"');
    expect((await ask('POST', `/v1/webhooks/${randomUUID()}/rotate`)).status).toBe(404);
  });
});

describe('POST /v1/webhooks/{id}/enable', () => {
  it('switches on what was switched off, says so in evidence, and is no error for one that is on', async () => {
    const { id } = await create();
    await writeRows(server, `update webhook set disabled_at = now(), disabled_reason = 'x'`);
    const answer = await ask('POST', `/v1/webhooks/${id}/enable`);
    expect([answer.status, answer.body.disabledAt]).toEqual([200, null]);
    expect(await lastEvidence()).toContain('"change":"enabled"');
    expect((await ask('POST', `/v1/webhooks/${id}/enable`)).status).toBe(200);
    expect((await ask('POST', `/v1/webhooks/${randomUUID()}/enable`)).status).toBe(404);
  });
});

describe('what people do to loans', () => {
  /** Tells everything that was emitted, as the relay would. */
  async function relay(): Promise<void> {
    const { rows } = await server.database.pool.query('select id, type, payload from outbox_event order by id');
    for (const { id, type, payload } of rows) await tell(type, payload, Number(id));
  }

  it('is told with the id of what it was done to', async () => {
    await givenRules(server.app);
    await ask('POST', '/v1/webhooks', { ...GOOD, events: [...webhookEvents] });
    const token = admin.accessToken;
    const act = (url: string, body: unknown) => server.request<AnyBody>('POST', url, { token, body });
    const content = Buffer.from('%PDF-1.4 no more than a beginning').toString('base64');
    const sent = { externalRef: 'HOOK-1', borrowerName: 'Ada', documents: [{ name: 'a.pdf', content }] };
    const received = await act('/v1/packages', sent);
    expect(received.status).toBe(201);
    const { ref, loanId } = await givenReview(server.app);
    const review = await ask<ReviewView>('GET', `/v1/loans/${ref}/review`);
    const findings = review.body.findings.map(({ finding }) => finding).filter((each) => each.blocksApproval);
    const reason = { reasonCode: 'other', note: 'Looked at it with the borrower.' };
    await act(`/v1/findings/${findings[0]?.id}/escalate`, {});
    for (const { id } of findings) expect((await act(`/v1/findings/${id}/override`, reason)).status).toBe(200);
    expect((await act(`/v1/loans/${ref}/approve`, { note: 'Fine.' })).status).toBe(200);
    const other = await givenReview(server.app);
    expect((await act(`/v1/loans/${other.ref}/reject`, { note: 'No.' })).status).toBe(200);
    expect((await act(`/v1/loans/${other.ref}/seal`, {})).status).toBe(200);
    await relay();
    const { rows } = await server.database.pool.query('select type, body from webhook_delivery order by event_id');
    const told = rows.map((row) => [row.type, JSON.parse(row.body).data.id, JSON.parse(row.body).data.externalRef]);
    expect(told).toEqual([
      ['loan.received', (received.body.loan as { id: string }).id, 'HOOK-1'],
      ['loan.review_ready', loanId, ref],
      ['finding.escalated', findings[0]?.id, ref],
      ...findings.map(({ id }) => ['finding.overridden', id, ref]),
      ['loan.approved', loanId, ref],
      ['loan.review_ready', other.loanId, other.ref],
      ['loan.rejected', other.loanId, other.ref],
      ['loan.sealed', other.loanId, other.ref],
    ]);
  });
});

describe('deliveries', () => {
  it('are listed newest first and sent again by their id, 202', async () => {
    const { id } = await create();
    const { loan } = await givenLoan(server.app);
    for (let event = 1; event <= 3; event += 1) {
      server.clock.advance(1);
      await tell('loan.sealed', { loanId: loan.id }, event);
    }
    const url = `/v1/webhooks/${id}/deliveries`;
    const first = await ask<{ items: WebhookDelivery[]; nextCursor: string }>('GET', `${url}?limit=2`);
    const second = await ask<{ items: WebhookDelivery[] }>('GET', `${url}?cursor=${first.body.nextCursor}`);
    const all = [...first.body.items, ...second.body.items];
    expect(all.map(({ createdAt }) => createdAt)).toEqual(
      all
        .map(({ createdAt }) => createdAt)
        .sort()
        .reverse(),
    );
    expect(all[0]).toMatchObject({ type: 'loan.sealed', status: 'pending', attempts: [] });
    const deliveryId = all[0]?.id;
    expect((await ask('POST', `/v1/webhooks/${id}/redeliver`, { deliveryId })).status).toBe(202);
    const other = await create();
    for (const [webhookId, wanted, code] of [
      [id, randomUUID(), 'delivery_not_found'],
      [other.id, deliveryId, 'delivery_not_found'],
      [randomUUID(), deliveryId, 'webhook_not_found'],
    ]) {
      const answer = await ask('POST', `/v1/webhooks/${webhookId}/redeliver`, { deliveryId: wanted });
      expect([answer.status, answer.body.code]).toEqual([404, code]);
    }
    await server.database.pool.query(`update webhook set disabled_at = now(), disabled_reason = 'x'`);
    expect((await ask('POST', `/v1/webhooks/${id}/redeliver`, { deliveryId })).body.code).toBe('webhook_disabled');
    expect((await ask('GET', `/v1/webhooks/${randomUUID()}/deliveries`)).status).toBe(404);
  });
});
