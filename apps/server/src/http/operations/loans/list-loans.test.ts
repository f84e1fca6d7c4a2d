import type { Loan } from '@countersign/contract/loans';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenLoan } from '../../../../test/given-loan.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
let staff: SignedUp;
beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signUp();
  for (const [index, state] of (['received', 'review', 'review', 'approved', 'boarded'] as const).entries()) {
    server.clock.advance(1);
    await givenLoan(server.app, { state, externalRef: `L-${5 - index}_${state}`, contents: [] });
  }
  const { pool } = server.database;
  await pool.query(`update loan set has_exceptions = true, assignee_id = $1 where external_ref = 'L-4_review'`, [
    staff.user.id,
  ]);
  await pool.query(`update loan set borrower_name = 'Müller 100% GmbH' where external_ref = 'L-1_boarded'`);
});
afterAll(() => server.close());

interface List {
  readonly items: Loan[];
  readonly nextCursor: string | null;
  readonly code: string;
}

async function refs(query: string, token = staff.accessToken): Promise<string[]> {
  const { body, status } = await server.request<List>('GET', `/v1/loans${query}`, { token });
  expect(status).toBe(200);
  return body.items.map(({ externalRef }) => externalRef);
}

describe('GET /v1/loans', () => {
  it('answers 401, and 403 to a key without status:read', async () => {
    expect((await server.request('GET', '/v1/loans')).status).toBe(401);
    const { accessToken } = await server.issueKey(['intake:write']);
    expect((await server.request('GET', '/v1/loans', { token: accessToken })).status).toBe(403);
    const right = await server.issueKey(['status:read']);
    expect(await refs('', right.accessToken)).toHaveLength(5);
  });

  it.each([
    ['', ['L-1_boarded', 'L-2_approved', 'L-3_review', 'L-4_review', 'L-5_received']],
    ['?sort=createdAt', ['L-5_received', 'L-4_review', 'L-3_review', 'L-2_approved', 'L-1_boarded']],
    ['?sort=externalRef', ['L-1_boarded', 'L-2_approved', 'L-3_review', 'L-4_review', 'L-5_received']],
    ['?sort=-externalRef', ['L-5_received', 'L-4_review', 'L-3_review', 'L-2_approved', 'L-1_boarded']],
    ['?state=review', ['L-3_review', 'L-4_review']],
    ['?hasExceptions=true', ['L-4_review']],
    ['?hasExceptions=false&state=review', ['L-3_review']],
    ['?q=l-3', ['L-3_review']],
    ['?q=m%C3%BCller', ['L-1_boarded']],
    ['?q=100%25', ['L-1_boarded']],
    ['?q=%25', ['L-1_boarded']],
    ['?q=_', ['L-1_boarded', 'L-2_approved', 'L-3_review', 'L-4_review', 'L-5_received']],
    ['?q=nobody', []],
  ])('for %s', async (query, expected) => {
    expect(await refs(query)).toEqual(expected);
  });

  it('shows what somebody has', async () => {
    expect(await refs(`?assigneeId=${staff.user.id}`)).toEqual(['L-4_review']);
  });

  it.each(['createdAt', '-createdAt', 'updatedAt', '-updatedAt', 'externalRef', '-externalRef'])(
    'shows every loan once in pages of two, by %s',
    async (sort) => {
      const seen: string[] = [];
      let cursor = '';
      do {
        const { body } = await server.request<List>('GET', `/v1/loans?limit=2&sort=${sort}${cursor}`, {
          token: staff.accessToken,
        });
        seen.push(...body.items.map(({ externalRef }) => externalRef));
        cursor = body.nextCursor === null ? '' : `&cursor=${body.nextCursor}`;
      } while (cursor !== '');
      expect(seen).toEqual(await refs(`?sort=${sort}`));
      expect(new Set(seen).size).toBe(5);
    },
  );

  it('answers 400 to what it does not know, and to a cursor of another order', async () => {
    const ask = (query: string) => server.request<List>('GET', `/v1/loans?${query}`, { token: staff.accessToken });
    for (const query of ['state=done', 'sort=name', 'hasExceptions=yes', 'owner=me', 'limit=0', 'limit=201', 'q='])
      expect((await ask(query)).status).toBe(400);
    const { body } = await ask('limit=1&sort=createdAt');
    expect((await ask(`sort=-createdAt&cursor=${body.nextCursor}`)).body.code).toBe('cursor_invalid');
  });
});

describe('GET /v1/loans/{ref}', () => {
  it('shows one loan, to staff and to a key with status:read; 404 for an unknown one', async () => {
    const { accessToken } = await server.issueKey(['status:read']);
    for (const token of [staff.accessToken, accessToken]) {
      const { status, body } = await server.request<Loan>('GET', '/v1/loans/L-4_review', { token });
      expect([status, body.state, body.hasExceptions, body.assigneeId]).toEqual([200, 'review', true, staff.user.id]);
      expect((await server.request<List>('GET', '/v1/loans/unknown', { token })).body.code).toBe('loan_not_found');
    }
    expect((await server.request('GET', '/v1/loans/L-4_review')).status).toBe(401);
  });
});
