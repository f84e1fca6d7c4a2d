import { randomUUID } from 'node:crypto';
import type { AccessEntry } from '@countersign/contract/access-log';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenLoan } from '../../../../test/given-loan.ts';
import { installEvidence } from '../../../../test/install-evidence.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { type Access, recordAccess, recordView, sweepAccess } from '../../../access/index.ts';
import { changeSetting } from '../../../settings/index.ts';

let server: TestServer;
let admin: SignedUp;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signUp(['admin']);
});
afterAll(() => server.close());

interface List {
  readonly items: readonly AccessEntry[];
  readonly nextCursor: string | null;
}

function ask<Body = List>(path: string, token = admin.accessToken) {
  return server.request<Body>('GET', `/v1/access-log${path}`, { token });
}

const act = () => {
  const { id, displayName: name, roles } = admin.user;
  return { actor: { type: 'user', id, name, roles, sessionId: randomUUID() }, requestId: null } as const;
};

const keyOf = (name = 'origination') => ({ type: 'api_key', id: randomUUID(), name, scopes: [] }) as const;

async function read(key: ReturnType<typeof keyOf>, changes: Partial<Access> = {}): Promise<void> {
  const about = { operation: 'getReview', externalRef: null, documentId: null, requestId: randomUUID() };
  await recordAccess(server.app, key, { ...about, address: '203.0.113.7', ...changes });
  server.clock.advance(1);
}

describe('GET /v1/access-log', () => {
  it('lists readings newest first, page by page, each once', async () => {
    const key = keyOf();
    for (const externalRef of ['a', 'b', 'c', 'd', 'e']) await read(key, { externalRef });
    const first = await ask(`?key=${key.id}&limit=2`);
    const second = await ask(`?key=${key.id}&limit=2&cursor=${first.body.nextCursor}`);
    const third = await ask(`?key=${key.id}&limit=2&cursor=${second.body.nextCursor}`);
    const all = [first, second, third].flatMap(({ body }) => body.items.map(({ externalRef }) => externalRef));
    expect([all, third.body.nextCursor]).toEqual([['e', 'd', 'c', 'b', 'a'], null]);
  });

  it('filters by key, by loan and by time: from is included, to is not', async () => {
    const [one, other] = [keyOf(), keyOf()];
    const start = server.clock.now();
    await read(one, { externalRef: 'L-7' });
    server.clock.advance(60);
    const later = server.clock.now();
    await read(one, { externalRef: 'L-8' });
    await read(other, { externalRef: 'L-8' });
    const refs = async (query: string) =>
      (await ask(query)).body.items.map(({ keyId, externalRef }) => [keyId, externalRef]);
    expect(await refs(`?key=${one.id}`)).toEqual([
      [one.id, 'L-8'],
      [one.id, 'L-7'],
    ]);
    expect(await refs(`?loan=L-7`)).toEqual([[one.id, 'L-7']]);
    const [from, to] = [start.toISOString(), later.toISOString()];
    expect(await refs(`?key=${one.id}&from=${from}&to=${to}`)).toEqual([[one.id, 'L-7']]);
    expect(await refs(`?key=${one.id}&from=${to}`)).toEqual([[one.id, 'L-8']]);
  });

  it('answers 401, 403 to everybody but administrators, and 400 to a bad filter', async () => {
    expect((await server.request('GET', '/v1/access-log')).status).toBe(401);
    const { accessToken } = await server.signUp(['manager']);
    expect((await ask('', accessToken)).status).toBe(403);
    const key = await server.issueKey(['status:read', 'evidence:read', 'intake:write']);
    expect((await ask('', key.accessToken)).status).toBe(403);
    expect((await ask('?from=yesterday')).status).toBe(400);
    expect((await ask('?cursor=x')).status).toBe(400);
  });
});

describe('GET /v1/access-log/csv', () => {
  it('holds every entry that fits, no cell is a formula, and the export is chained', async () => {
    const key = keyOf('=HYPERLINK("x"), and more');
    await read(key, { externalRef: 'L-1' });
    await read(key);
    const { status, text, headers } = await ask<null>(`/csv?key=${key.id}`);
    expect([status, headers['content-disposition']]).toEqual([200, expect.stringContaining('access-log.csv')]);
    const [head, ...lines] = text.trimEnd().split('\r\n');
    expect(head).toBe('at,keyId,keyName,operation,externalRef,documentId,address,requestId');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`,${key.id},"'=HYPERLINK(""x""), and more",getReview,L-1,,203.0.113.7,`);
    const entry = (await installEvidence(server.database)).at(-1);
    expect(entry).toMatchObject({
      kind: 'access_log.exported',
      actor: { id: admin.user.id },
      payload: { format: 'csv', filter: { key: key.id, loan: null }, origin: { address: '127.0.0.1' } },
    });
  });

  it('pages through more than fits into one answer', async () => {
    const key = keyOf();
    await server.database.pool.query(
      `insert into access_log (id, at, key_id, key_name, operation, address, request_id)
       select gen_random_uuid(), now() + n * interval '1 ms', $1, 'k', 'getLoan', '::1', n::text
       from generate_series(1, 2500) n`,
      [key.id],
    );
    const { text } = await ask<null>(`/csv?key=${key.id}`);
    const requests = text
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',').at(-1));
    expect(requests).toEqual(Array.from({ length: 2500 }, (_, index) => String(2500 - index)));
  });
});

describe('the nightly chore', () => {
  it('forgets readings after access_log.retention_days and views that say nothing any more', async () => {
    await changeSetting(server.app, act(), 'access_log.retention_days', 30);
    const key = keyOf();
    const { loan } = await givenLoan(server.app);
    await read(key, { externalRef: 'old' });
    const record = { kind: 'review', id: loan.id } as const;
    const view = { loanId: loan.id, record, operation: 'getReview', fields: ['borrower_tin'] };
    await recordView(server.app, act(), view);
    // The administrator's token would end meanwhile; the rows are asked for themselves.
    const refs = async () => {
      const { rows } = await server.database.pool.query(
        `select (select array_agg(external_ref order by at) from access_log where key_id = $1) as refs,
                (select count(*)::int from value_view) as views`,
        [key.id],
      );
      return rows;
    };
    server.clock.advance(29 * 86_400);
    await read(key, { externalRef: 'new' });
    await sweepAccess(server.app);
    expect(await refs()).toEqual([{ refs: ['old', 'new'], views: 0 }]);
    server.clock.advance(86_401);
    await sweepAccess(server.app);
    expect(await refs()).toEqual([{ refs: ['new'], views: 0 }]);
  });
});
