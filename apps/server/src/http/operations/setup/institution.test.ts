import { randomUUID } from 'node:crypto';
import type { Institution } from '@countersign/contract/setup';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedUp, startTestServer, type TestServer } from '../../../../test/test-server.ts';

const WHOLE = {
  name: 'First Example Bank',
  charterNo: '12345',
  abaRouting: '021000021',
  addressLine1: '1 Main Street',
  addressLine2: 'Suite 2',
  city: 'Springfield',
  state: 'IL',
  postalCode: '62701',
};

let server: TestServer;
let admin: SignedUp;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signUp(['admin']);
});
afterAll(() => server.close());

function save(body: unknown, token = admin.accessToken) {
  return server.request<Institution>('PUT', '/v1/setup/institution', { body, token });
}

describe('GET /v1/setup/institution before there is one', () => {
  it('answers 404', async () => {
    const answer = await server.request('GET', '/v1/setup/institution', { token: admin.accessToken });
    expect(answer.status).toBe(404);
    expect(answer.body.code).toBe('institution_not_found');
  });
});

describe('PUT /v1/setup/institution', () => {
  describe('200', () => {
    it('creates the institution, marks step 2 complete and shows it to all staff', async () => {
      const saved = await save(WHOLE);
      expect(saved.status).toBe(200);
      expect(saved.body).toEqual({ id: saved.body.id, ...WHOLE });
      const progress = await server.request<{ steps: unknown[] }>('GET', '/v1/setup/status', {
        token: admin.accessToken,
      });
      expect(progress.body.steps[1]).toEqual({ step: 2, key: 'institution', complete: true });
      const { accessToken: token } = await server.signUp(['specialist']);
      expect((await server.request('GET', '/v1/setup/institution', { token })).body).toEqual(saved.body);
    });

    it('replaces it as a whole: the id stays, what is left out is cleared', async () => {
      const before = (await save(WHOLE)).body;
      const after = (await save({ name: 'Second Example Bank', city: 'Shelbyville' })).body;
      expect(after).toEqual({
        id: before.id,
        name: 'Second Example Bank',
        charterNo: null,
        abaRouting: null,
        addressLine1: null,
        addressLine2: null,
        city: 'Shelbyville',
        state: null,
        postalCode: null,
      });
    });

    it('takes nine digits whose checksum does not fit: that is a warning on the screen', async () => {
      expect((await save({ name: 'Bank', abaRouting: '123456789' })).status).toBe(200);
    });

    it('chains what was saved', async () => {
      await save(WHOLE);
      const { rows } = await server.database.pool.query('select kind, sealed from evidence_entry order by seq');
      expect(rows.at(-1).kind).toBe('setting.changed');
      expect(rows.at(-1).sealed).toContain(WHOLE.charterNo);
    });
  });

  describe('400', () => {
    it.each([
      ['no name', { ...WHOLE, name: undefined }],
      ['an empty name', { ...WHOLE, name: '' }],
      ['a name of spaces', { ...WHOLE, name: '  ' }],
      ['a name beyond 200 characters', { ...WHOLE, name: 'x'.repeat(201) }],
      ['a routing number of eight digits', { ...WHOLE, abaRouting: '02100002' }],
      ['a routing number of ten digits', { ...WHOLE, abaRouting: '0210000210' }],
      ['a routing number with a letter', { ...WHOLE, abaRouting: '02100002A' }],
      ['a routing number with a line break after it', { ...WHOLE, abaRouting: '021000021\n' }],
      ['a routing number in other digits', { ...WHOLE, abaRouting: '٠٢١٠٠٠٠٢١' }],
      ['an empty routing number', { ...WHOLE, abaRouting: '' }],
      ['a routing number as a number', { ...WHOLE, abaRouting: 121000021 }],
      ['an empty city', { ...WHOLE, city: '' }],
      ['null for a text', { ...WHOLE, state: null }],
      ['an unknown field', { ...WHOLE, id: randomUUID() }],
      ['an array', [WHOLE]],
    ])('refuses %s and keeps what was there', async (_name, body) => {
      const kept = (await save(WHOLE)).body;
      const answer = await save(body);
      expect(answer.status).toBe(400);
      const now = await server.request('GET', '/v1/setup/institution', { token: admin.accessToken });
      expect(now.body).toEqual(kept);
    });
  });

  describe('401', () => {
    it('refuses a caller without a token', async () => {
      expect((await server.request('PUT', '/v1/setup/institution', { body: WHOLE })).status).toBe(401);
    });
  });

  describe('403', () => {
    it('refuses managers, specialists and keys', async () => {
      const { accessToken: manager } = await server.signUp(['manager', 'specialist']);
      const { accessToken: key } = await server.issueKey(['intake:write', 'status:read', 'evidence:read']);
      expect((await save(WHOLE, manager)).status).toBe(403);
      expect((await save(WHOLE, key)).status).toBe(403);
    });
  });
});
