import type { EvidenceCheckpoint, EvidenceEntry } from '@countersign/contract/evidence';
import type { Loan } from '@countersign/contract/loans';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { givenLoan } from '../../../../test/given-loan.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
let manager: SignedUp;
beforeAll(async () => {
  server = await startTestServer();
  manager = await server.signUp(['manager'], { displayName: 'Max Manager' });
});
afterAll(() => server.close());

function call<Body = Loan>(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  token = manager.accessToken,
) {
  return server.request<Body>(method, `/v1/loans/${path}`, { token, ...(body === undefined ? {} : { body }) });
}

async function evidenceOf(ref: string): Promise<readonly EvidenceEntry[]> {
  const { body } = await server.request<{ items: EvidenceEntry[] }>('GET', `/v1/loans/${ref}/evidence?limit=200`, {
    token: manager.accessToken,
  });
  return body.items;
}

const operations = [
  ['POST', 'seal', { note: 'done' }],
  ['PUT', 'hold', { note: 'a lawsuit' }],
  ['DELETE', 'hold', { note: 'settled' }],
] as const;

describe.each(operations)('%s /v1/loans/{ref}/%s', (method, part, body) => {
  it('answers 401 without a token', async () => {
    expect((await server.request(method, `/v1/loans/L-1/${part}`, { body })).status).toBe(401);
  });

  it('answers 403 to a specialist and to every key, whether the loan exists or not', async () => {
    const specialist = await server.signUp(['specialist']);
    const { accessToken } = await server.issueKey(['evidence:read', 'status:read', 'intake:write']);
    const { loan } = await givenLoan(server.app, { state: 'boarded' });
    for (const token of [specialist.accessToken, accessToken]) {
      for (const ref of [loan.external_ref, 'unknown']) {
        expect((await call(method, `${ref}/${part}`, body, token)).status).toBe(403);
      }
    }
  });

  it('answers 400 to a field that it does not know, before it looks for the loan', async () => {
    expect((await call(method, `unknown/${part}`, { ...body, force: true })).status).toBe(400);
  });

  it('answers 404 for an unknown loan', async () => {
    const answer = await call<{ code: string }>(method, `unknown/${part}`, body);
    expect([answer.status, answer.body.code]).toEqual([404, 'loan_not_found']);
  });
});

describe('POST /v1/loans/{ref}/seal', () => {
  it.each(['boarded', 'rejected'] as const)(
    'seals a %s loan, records who and why, and signs a checkpoint at once',
    async (state) => {
      const { loan } = await givenLoan(server.app, { state });
      const answer = await call('POST', `${loan.external_ref}/seal`, { note: 'all filed' });
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({ id: loan.id, externalRef: loan.external_ref, state: 'sealed' });
      const entries = await evidenceOf(loan.external_ref);
      expect(entries.at(-1)).toMatchObject({
        kind: 'loan.sealed',
        payload: { from: state, note: 'all filed' },
        actor: { type: 'user', id: manager.user.id, name: 'Max Manager', roles: ['manager'] },
        requestId: answer.headers['x-request-id'],
      });
      const { body } = await server.request<{ items: EvidenceCheckpoint[] }>(
        'GET',
        '/v1/evidence/checkpoints?limit=1',
        { token: manager.accessToken },
      );
      const { rows } = await server.database.pool.query(
        'select max(leaf_index)::int + 1 as size from evidence_leaf where chain_id = $1',
        [loan.id],
      );
      expect(body.items[0]?.size).toBeGreaterThanOrEqual(rows[0].size);
      expect(rows[0].size).not.toBeNull();
    },
  );

  it('takes no body as well', async () => {
    const { loan } = await givenLoan(server.app, { state: 'boarded' });
    expect((await call('POST', `${loan.external_ref}/seal`)).body.state).toBe('sealed');
  });

  describe('409', () => {
    it.each(['received', 'review', 'approved', 'boarding_staged', 'sealed'] as const)(
      'refuses a loan that is %s and records nothing',
      async (state) => {
        const { loan } = await givenLoan(server.app, { state });
        const before = (await evidenceOf(loan.external_ref)).length;
        const answer = await call<{ code: string }>('POST', `${loan.external_ref}/seal`, {});
        expect([answer.status, answer.body.code]).toEqual([409, 'loan_state_conflict']);
        expect((await evidenceOf(loan.external_ref)).length).toBe(before);
      },
    );

    it('seals once when two managers seal at the same moment', async () => {
      const { loan } = await givenLoan(server.app, { state: 'boarded' });
      const rival = await server.database.pool.connect();
      await rival.query('begin');
      await rival.query('select 1 from loan where id = $1 for update', [loan.id]);
      const both = [call('POST', `${loan.external_ref}/seal`), call('POST', `${loan.external_ref}/seal`)];
      await vi.waitFor(
        async () => {
          const { rows } = await server.database.pool.query(
            `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
          );
          expect(rows[0].n).toBe(2);
        },
        { timeout: 120_000 },
      );
      await rival.query('commit');
      rival.release();
      expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await evidenceOf(loan.external_ref)).filter(({ kind }) => kind === 'loan.sealed')).toHaveLength(1);
    });
  });
});

describe('PUT and DELETE /v1/loans/{ref}/hold', () => {
  it('set and release a hold in any state, with both reasons in the chain', async () => {
    for (const state of ['received', 'sealed'] as const) {
      const { loan } = await givenLoan(server.app, { state });
      expect((await call('PUT', `${loan.external_ref}/hold`, { note: 'a lawsuit' })).body.state).toBe(state);
      expect((await call('DELETE', `${loan.external_ref}/hold`, { note: 'settled' })).status).toBe(200);
      const kinds = (await evidenceOf(loan.external_ref)).slice(-2).map(({ kind, payload }) => [kind, payload]);
      expect(kinds).toEqual([
        ['loan.hold_set', { note: 'a lawsuit', origin: expect.anything() }],
        ['loan.hold_released', { note: 'settled', origin: expect.anything() }],
      ]);
    }
  });

  it('records a second reason beside the first', async () => {
    const { loan } = await givenLoan(server.app);
    for (const note of ['a lawsuit', 'an audit']) await call('PUT', `${loan.external_ref}/hold`, { note });
    const notes = (await evidenceOf(loan.external_ref)).slice(-2).map(({ payload }) => payload.note);
    expect(notes).toEqual(['a lawsuit', 'an audit']);
  });

  it('answer 400 without a note or with an empty one', async () => {
    const { loan } = await givenLoan(server.app);
    for (const body of [{}, { note: '' }, { note: '   ' }]) {
      expect((await call('PUT', `${loan.external_ref}/hold`, body)).status).toBe(400);
      expect((await call('DELETE', `${loan.external_ref}/hold`, body)).status).toBe(400);
    }
  });

  it('answer 409 when there is no hold to release', async () => {
    const { loan } = await givenLoan(server.app);
    const answer = await call<{ code: string }>('DELETE', `${loan.external_ref}/hold`, { note: 'settled' });
    expect([answer.status, answer.body.code]).toEqual([409, 'loan_state_conflict']);
  });
});
