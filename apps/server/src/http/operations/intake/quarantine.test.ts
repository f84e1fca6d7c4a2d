import { createHash, randomUUID } from 'node:crypto';
import type { Document } from '@countersign/contract/documents';
import type { QuarantineEntry } from '@countersign/contract/intake';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenLoan } from '../../../../test/given-loan.ts';
import { installEvidence } from '../../../../test/install-evidence.ts';
import { somePdf, someRef } from '../../../../test/intake/form.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { quarantineFile, sweepClaims } from '../../../intake/index.ts';

let server: TestServer;
let manager: SignedUp;
beforeAll(async () => {
  server = await startTestServer();
  manager = await server.signUp(['admin']);
});
afterAll(() => server.close());

interface Refused {
  readonly code: string;
  readonly errors: readonly { readonly pointer: string }[];
}

function given(content: Buffer | null = somePdf(), externalRef: string | null = null) {
  const reason = { code: 'loan_unknown', detail: 'No loan has the name of the folder.' };
  return quarantineFile(server.app, { origin: 'watch_folder', name: 'scan.pdf', externalRef, reason, content });
}

function post<Body = QuarantineEntry>(path: string, body: object = {}, token = manager.accessToken) {
  return server.request<Body>('POST', `/v1/intake/quarantine/${path}`, { token, body });
}

async function list(query = ''): Promise<readonly QuarantineEntry[]> {
  const { body } = await server.request<{ items: QuarantineEntry[] }>('GET', `/v1/intake/quarantine${query}`, {
    token: manager.accessToken,
  });
  return body.items;
}

async function documentsOf(ref: string): Promise<readonly Document[]> {
  const { body } = await server.request<{ items: Document[] }>('GET', `/v1/loans/${ref}/documents`, {
    token: manager.accessToken,
  });
  return body.items;
}

describe('GET /v1/intake/quarantine', () => {
  it('lists what waits for a person, oldest first, page by page; settled ones when asked', async () => {
    const entries = [await given(), await given(), await given()];
    const first = await server.request<{ items: QuarantineEntry[]; nextCursor: string }>(
      'GET',
      '/v1/intake/quarantine?limit=2',
      { token: manager.accessToken },
    );
    const rest = await list(`?cursor=${first.body.nextCursor}`);
    expect([...first.body.items, ...rest].map(({ id }) => id).sort()).toEqual(entries.map(({ id }) => id).sort());
    expect(first.body.items[0]).toMatchObject({
      origin: 'watch_folder',
      name: 'scan.pdf',
      reasonCode: 'loan_unknown',
      status: 'open',
      retries: 0,
    });
    await post(`${entries[0]?.id}/discard`, { note: 'twice' });
    expect((await list()).map(({ id }) => id)).not.toContain(entries[0]?.id);
    expect((await list('?status=discarded')).map(({ id }) => id)).toEqual([entries[0]?.id]);
  });

  it('answers 400 to a status or a cursor that nobody knows', async () => {
    for (const query of ['status=lost', 'cursor=WyJ4Il0']) {
      const answer = await server.request('GET', `/v1/intake/quarantine?${query}`, { token: manager.accessToken });
      expect(answer.status).toBe(400);
    }
  });
});

describe('POST /v1/intake/quarantine/{id}/retry', () => {
  it('files it as a document of the loan that it was meant for, or of the one named', async () => {
    const { loan } = await givenLoan(server.app, { contents: [] });
    const content = somePdf();
    const { id } = await given(content, loan.external_ref);
    const { status, body } = await post(`${id}/retry`);
    expect([status, body.status, body.settledBy]).toEqual([200, 'filed', manager.user.id]);
    const [document] = await documentsOf(loan.external_ref);
    expect(document).toMatchObject({ name: 'scan.pdf', size: content.length });

    const other = await givenLoan(server.app, { contents: [] });
    const named = await post(`${(await given()).id}/retry`, { externalRef: other.loan.external_ref });
    expect([named.status, named.body.externalRef]).toEqual([200, other.loan.external_ref]);
    expect(await documentsOf(other.loan.external_ref)).toHaveLength(1);
  });

  it('opens a loan for a reference that is unknown, when the borrower is named', async () => {
    const ref = someRef();
    const { id } = await given(somePdf(), ref);
    const without = await post<Refused>(`${id}/retry`);
    expect([without.status, without.body.errors[0]?.pointer]).toEqual([400, '/borrowerName']);
    expect((await list()).find((entry) => entry.id === id)).toMatchObject({
      retries: 1,
      reasonCode: 'request_invalid',
    });
    expect((await post(`${id}/retry`, { borrowerName: 'B' })).status).toBe(200);
    expect(await documentsOf(ref)).toHaveLength(1);
  });

  it('files an approval record by the profile named', async () => {
    const mapping = { format: 'json', fields: [{ canonical: 'loan_number', path: '$.n', required: true }] };
    await server.request('POST', '/v1/lar-profiles', {
      token: manager.accessToken,
      body: { name: 'records', sourceFormat: 'json', mapping },
    });
    const { loan } = await givenLoan(server.app, { contents: [] });
    const { id } = await given(Buffer.from('{"n":"L-1"}'), loan.external_ref);
    expect((await post(`${id}/retry`, { profile: 'records' })).status).toBe(200);
    expect((await documentsOf(loan.external_ref))[0]?.docType).toBe('approval_record');
    const lacking = await given(Buffer.from('{}'), loan.external_ref);
    const refused = await post<Refused>(`${lacking.id}/retry`);
    expect([refused.status, refused.body.code]).toEqual([400, 'lar_missing_fields']);
    expect((await list()).find((entry) => entry.id === lacking.id)?.reasonCode).toBe('lar_missing_fields');
  });

  it('answers 400 without a reference, 404, and 409 for what is settled, not kept, or late', async () => {
    const { id } = await given();
    const nameless = await post<Refused>(`${id}/retry`);
    expect([nameless.status, nameless.body.errors[0]?.pointer]).toEqual([400, '/externalRef']);
    expect((await post<Refused>(`${randomUUID()}/retry`)).body.code).toBe('quarantine_not_found');
    await post(`${id}/discard`, { note: 'x' });
    const settled = await post<Refused>(`${id}/retry`, { externalRef: 'L' });
    expect([settled.status, settled.body.code]).toEqual([409, 'quarantine_settled']);
    const empty = await post<Refused>(`${(await given(null)).id}/retry`, { externalRef: 'L' });
    expect([empty.status, empty.body.code]).toEqual([409, 'quarantine_empty']);
    const { loan } = await givenLoan(server.app, { state: 'rejected' });
    const late = await post<Refused>(`${(await given(somePdf(), loan.external_ref)).id}/retry`);
    expect([late.status, late.body.code]).toEqual([409, 'loan_state_conflict']);
  });
});

describe('POST /v1/intake/quarantine/{id}/discard', () => {
  it('keeps who and why; the bytes stay while it waits and go with the sweep', async () => {
    const { id } = await given();
    const { rows } = await server.database.pool.query('select sha256 from quarantine_entry where id = $1', [id]);
    server.clock.advance(3 * 86_400);
    manager = await server.signUp(['admin']);
    await sweepClaims(server.app);
    expect(await server.app.blobs.stat(rows[0].sha256)).not.toBeNull();
    const { status, body } = await post(`${id}/discard`, { note: 'a duplicate of last week' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'discarded', note: 'a duplicate of last week', settledBy: manager.user.id });
    server.clock.advance(2 * 86_400);
    await sweepClaims(server.app);
    expect(await server.app.blobs.stat(rows[0].sha256)).toBeNull();
    manager = await server.signUp(['admin']);
  });

  it('answers 400 without a note, 404, and 409 the second time', async () => {
    const { id } = await given();
    expect((await post(`${id}/discard`)).status).toBe(400);
    expect((await post<Refused>(`${randomUUID()}/discard`, { note: 'x' })).body.code).toBe('quarantine_not_found');
    const both = await Promise.all([post(`${id}/discard`, { note: 'x' }), post(`${id}/discard`, { note: 'y' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

it('turns away who may not: keys everywhere, specialists from retry and discard', async () => {
  const { id } = await given();
  const specialist = await server.signUp(['specialist']);
  const { accessToken } = await server.issueKey(['intake:write', 'status:read']);
  const get = (token?: string) => server.request('GET', '/v1/intake/quarantine', token === undefined ? {} : { token });
  expect((await get()).status).toBe(401);
  expect((await get(accessToken)).status).toBe(403);
  expect((await get(specialist.accessToken)).status).toBe(200);
  for (const path of [`${id}/retry`, `${id}/discard`]) {
    expect((await server.request('POST', `/v1/intake/quarantine/${path}`)).status).toBe(401);
    for (const token of [specialist.accessToken, accessToken]) {
      expect((await post(path, { note: 'x' }, token)).status).toBe(403);
    }
  }
});

describe('evidence', () => {
  const origin = { address: '127.0.0.1', session: expect.stringMatching(/^[0-9a-f-]{36}$/) };

  it('says which file was discarded, why it was there, and by whom', async () => {
    const content = somePdf();
    const { id } = await given(content, 'L-GONE');
    await post(`${id}/discard`, { note: 'a duplicate of last week' });
    const entry = (await installEvidence(server.database)).findLast(({ kind }) => kind === 'quarantine.discarded');
    expect(entry?.actor).toMatchObject({ type: 'user', id: manager.user.id });
    expect(entry?.payload).toEqual({
      entryId: id,
      name: 'scan.pdf',
      sha256: createHash('sha256').update(content).digest('hex'),
      size: content.length,
      reasonCode: 'loan_unknown',
      reason: 'No loan has the name of the folder.',
      source: 'watch_folder',
      externalRef: 'L-GONE',
      note: 'a duplicate of last week',
      origin,
    });
  });

  it('says which file was filed after all, and to which loan', async () => {
    const { loan } = await givenLoan(server.app, { contents: [] });
    const { id } = await given();
    expect((await post(`${id}/retry`, { externalRef: loan.external_ref })).status).toBe(200);
    const entry = (await installEvidence(server.database)).findLast(({ kind }) => kind === 'quarantine.retried');
    expect(entry?.payload).toMatchObject({ entryId: id, name: 'scan.pdf', externalRef: loan.external_ref, origin });
  });

  it('has nothing of a file that was settled by somebody else', async () => {
    const { id } = await given();
    await Promise.all([post(`${id}/discard`, { note: 'x' }), post(`${id}/discard`, { note: 'y' })]);
    const told = (await installEvidence(server.database)).filter(({ payload }) => payload.entryId === id);
    expect(told).toHaveLength(1);
  });
});
