import type { AccessEntry } from '@countersign/contract/access-log';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { boardable } from '../../test/boardable-papers.ts';
import { type BoardingServer, startBoardingServer } from '../../test/given-boarding.ts';
import { bringTo, givenReview } from '../../test/given-review.ts';
import { wirePapers } from '../../test/given-wire.ts';
import type { IssuedKey, SignedUp } from '../../test/test-server.ts';
import { storePage } from '../documents/page.queries.ts';
import { sealPage } from '../documents/page-content.ts';

const papers = {
  ...boardable,
  ...wirePapers,
  promissory_note: { ...boardable.promissory_note, borrower_tin: '123-45-6789' },
};

let server: BoardingServer;
let ref: string;
let loanId: string;
let key: IssuedKey;
let person: SignedUp;
beforeAll(async () => {
  server = await startBoardingServer();
  key = await server.issueKey(['status:read', 'evidence:read']);
});
beforeEach(async () => {
  ({ ref, loanId } = await server.givenApproved(papers));
  person = await server.signUp(['specialist']);
});
afterAll(() => server.close());

const get = (path: string, token = person.accessToken) => server.request('GET', path, { token });

async function viewsOf(reference = ref) {
  const entries = await server.evidence(reference);
  return entries.filter(({ kind }) => kind === 'value.viewed');
}

async function readings(query = ''): Promise<readonly AccessEntry[]> {
  const { body } = await server.request<{ items: AccessEntry[] }>('GET', `/v1/access-log?limit=200${query}`, {
    token: server.admin.accessToken,
  });
  return body.items;
}

describe('a reading by an API key', () => {
  it.each(['', '/fields', '/review', '/runs', '/documents', '/evidence', '/evidence/verify'])(
    'of /v1/loans/{ref}%s leaves one line with key, loan, address and request',
    async (path) => {
      const answer = await get(`/v1/loans/${ref}${path}`, key.accessToken);
      expect(answer.status).toBe(200);
      expect(await readings(`&loan=${ref}`)).toEqual([
        {
          id: expect.any(String),
          at: server.clock.now().toISOString(),
          keyId: key.id,
          keyName: 'a test',
          operation: expect.stringMatching(/^[a-z][A-Za-z]+$/),
          externalRef: ref,
          documentId: null,
          address: '127.0.0.1',
          requestId: answer.headers['x-request-id'],
        },
      ]);
    },
  );

  it('through a tool of MCP leaves one as well', async () => {
    const params = { name: 'get_review', arguments: { ref } };
    const headers = { accept: 'application/json, text/event-stream' };
    const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
    for (const token of [key.accessToken, person.accessToken])
      await server.request('POST', '/mcp', { token, headers, body });
    expect((await readings(`&loan=${ref}`)).map(({ operation }) => operation)).toEqual(['mcp:get_review']);
  });

  it('that is refused leaves none, and neither does a person', async () => {
    await get(`/v1/loans/unknown-${ref}/review`, key.accessToken);
    await get(`/v1/loans/${ref}/review`);
    expect([...(await readings(`&loan=unknown-${ref}`)), ...(await readings(`&loan=${ref}`))]).toEqual([]);
  });

  it('is not answered when it cannot be written down', async () => {
    await server.database.pool.query('alter table access_log rename to access_log_away');
    try {
      const headers = { authorization: `Bearer ${key.accessToken}` };
      const answer = await server.http.fastify.inject({ url: `/v1/loans/${ref}/review`, headers });
      expect([answer.statusCode, answer.payload]).toEqual([500, expect.not.stringContaining('findings')]);
    } finally {
      await server.database.pool.query('alter table access_log_away rename to access_log');
    }
  });
});

describe('a view of whole numbers by a person', () => {
  it.each([
    ['/fields', 'review'],
    ['/wire', 'wire'],
  ])('at %s is chained with who, when, where and what', async (path, kind) => {
    if (kind === 'wire') await server.request('POST', `/v1/loans/${ref}/wire`, { token: person.accessToken, body: {} });
    expect(await viewsOf()).toEqual([]);
    expect((await get(`/v1/loans/${ref}${path}`)).status).toBe(200);
    const [view, ...others] = await viewsOf();
    expect(others).toEqual([]);
    expect(view?.actor).toMatchObject({ type: 'user', id: person.user.id });
    expect(view?.payload).toEqual({
      record: { kind, id: loanId },
      operation: expect.any(String),
      fields: expect.arrayContaining([kind === 'wire' ? 'beneficiary_account' : 'borrower_tin']),
      origin: { address: '127.0.0.1', session: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    });
  });

  it('is told once in ten minutes for each person and session', async () => {
    for (const path of ['/fields', '/fields', '/review']) await get(`/v1/loans/${ref}${path}`);
    await Promise.all(Array.from({ length: 8 }, () => get(`/v1/loans/${ref}/fields`)));
    expect(await viewsOf()).toHaveLength(1);
    await get(`/v1/loans/${ref}/fields`, (await server.signUp(['manager'])).accessToken);
    expect(await viewsOf()).toHaveLength(2);
    server.clock.advance(10 * 60 + 1);
    await get(`/v1/loans/${ref}/fields`);
    expect(await viewsOf()).toHaveLength(3);
  });

  it('is told although the database says that it was told before', async () => {
    await get(`/v1/loans/${ref}/fields`);
    const other = await givenReview(server.app, papers);
    await server.database.pool.query(
      `insert into value_view (staff_id, session_id, record, viewed_at)
       select distinct staff_id, session_id, 'review ' || $1, now() + interval '100 years' from value_view`,
      [other.loanId],
    );
    await get(`/v1/loans/${other.ref}/fields`);
    expect(await viewsOf(other.ref)).toHaveLength(1);
  });

  it('is chained to a sealed loan, too, and the chain holds', async () => {
    await bringTo(server.app, loanId, 'sealed');
    await get(`/v1/loans/${ref}/fields`);
    expect(await viewsOf()).toHaveLength(1);
    const { body } = await get(`/v1/loans/${ref}/evidence/verify`);
    expect(body).toMatchObject({ valid: true });
  });

  it('is none where nothing whole is shown, or a key reads', async () => {
    const plain = await givenReview(server.app, boardable);
    await get(`/v1/loans/${plain.ref}/fields`);
    await get(`/v1/loans/${ref}/fields`, key.accessToken);
    await get(`/v1/loans/${ref}`);
    expect([...(await viewsOf(plain.ref)), ...(await viewsOf())]).toEqual([]);
  });
});

describe('a page', () => {
  async function printedPage(pageNo: number, text: string): Promise<string> {
    const { rows } = await server.database.pool.query(
      'select id from document where loan_id = $1 order by name limit 1',
      [loanId],
    );
    const fileId = rows[0].id as string;
    const words = text.split(' ').map((word, index) => ({
      text: word,
      box: { x: 0.05 * index, y: 0.1, w: 0.04, h: 0.02 },
      confidence: 1,
      method: 'text',
      fontSize: 10,
      bold: false,
    }));
    const page = { pageNo, width: 612, height: 792, words, lines: [] } as never;
    const content = sealPage(server.app.keyring, fileId, page);
    const about = [612, 792, 0, 'text', words.length, 'test', null, null] as const;
    await server.app.db.run(storePage, [fileId, pageNo, ...about, content, server.clock.now()]);
    return fileId;
  }

  it.each([
    ['Borrower SSN 123-45-6789', 1],
    ['Account number 000123456789', 1],
    ['Principal $250,000.00 due 2031-01-01', 0],
  ])('that prints "%s" leaves %i entries when its words are read', async (text, count) => {
    const fileId = await printedPage(1, text);
    expect((await get(`/v1/documents/${fileId}/pages/1/words`)).status).toBe(200);
    const views = await viewsOf();
    expect(views.map(({ payload }) => payload.record)).toEqual(
      Array.from({ length: count }, () => ({ kind: 'document', id: fileId })),
    );
  });
});

describe('a file that leaves', () => {
  it('is chained when a document is downloaded', async () => {
    const { rows } = await server.database.pool.query('select id from document where loan_id = $1 limit 1', [loanId]);
    expect((await get(`/v1/documents/${rows[0].id}/content`)).status).toBe(200);
    const [view] = await viewsOf();
    expect(view?.payload).toMatchObject({ record: { kind: 'document', id: rows[0].id }, fields: ['file'] });
  });
});
