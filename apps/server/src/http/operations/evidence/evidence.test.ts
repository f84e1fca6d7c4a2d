import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EvidenceCheckpoint, EvidenceEntry, EvidenceVerdict } from '@countersign/contract/evidence';
import { formatVerifierKey, noteKey } from '@countersign/engine/evidence/note-key';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenLoan } from '../../../../test/given-loan.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { readExportZip } from '../../../cli/read-export-zip.ts';
import { verifyEvidenceFile } from '../../../cli/verify-evidence.ts';

interface List<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

let server: TestServer;
let specialist: SignedUp;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  specialist = await server.signUp(['specialist']);
  folder = await mkdtemp(join(tmpdir(), 'cs-evidence-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const get = <Body>(url: string, token = specialist.accessToken) => server.request<Body>('GET', url, { token });

/** Bytes do not survive as text, so this one goes past the JSON client. */
async function download(
  ref: string,
  token = specialist.accessToken,
): Promise<{ path: string; headers: Record<string, unknown> }> {
  const reply = await server.http.fastify.inject({
    method: 'GET',
    url: `/v1/loans/${ref}/evidence/export`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(reply.statusCode).toBe(200);
  const path = join(folder, `${randomUUID()}.zip`);
  await writeFile(path, reply.rawPayload);
  return { path, headers: reply.headers };
}

const urls = ['evidence', 'evidence/verify', 'evidence/export'];

describe.each(urls)('GET /v1/loans/{ref}/%s', (part) => {
  it('answers 401 without a token', async () => {
    expect((await server.request('GET', `/v1/loans/L-1/${part}`)).status).toBe(401);
  });

  it('answers 403 to a key without evidence:read, whether the loan exists or not', async () => {
    const { accessToken } = await server.issueKey(['status:read', 'intake:write']);
    const { loan } = await givenLoan(server.app);
    for (const ref of [loan.external_ref, 'unknown']) {
      expect((await get(`/v1/loans/${ref}/${part}`, accessToken)).status).toBe(403);
    }
  });

  it('answers 400 to a reference that cannot be one, and to an unknown parameter', async () => {
    expect((await get(`/v1/loans/a%20b/${part}`)).status).toBe(400);
    expect((await get(`/v1/loans/L-1/${part}?format=csv`)).status).toBe(400);
  });

  it('answers 404 for an unknown loan and records nothing', async () => {
    const answer = await get<{ code: string }>(`/v1/loans/unknown/${part}`);
    expect([answer.status, answer.body.code]).toEqual([404, 'loan_not_found']);
  });
});

describe('GET /v1/loans/{ref}/evidence', () => {
  it('lists the chain from its first entry on, page after page, to staff and to keys with evidence:read', async () => {
    const { loan } = await givenLoan(server.app, { state: 'review' });
    const { accessToken } = await server.issueKey(['evidence:read']);
    const seen: EvidenceEntry[] = [];
    let next: string | null = '';
    while (next !== null) {
      const url: string = `/v1/loans/${loan.external_ref}/evidence?limit=2${next === '' ? '' : `&cursor=${next}`}`;
      const { body }: { body: List<EvidenceEntry> } = await get<List<EvidenceEntry>>(url, accessToken);
      expect(body.items.length).toBeLessThanOrEqual(2);
      seen.push(...body.items);
      next = body.nextCursor;
    }
    expect(seen.map(({ seq }) => seq)).toEqual(seen.map((_, index) => index + 1));
    expect(seen.map(({ kind }) => kind)).toEqual([
      'package.received',
      'document.added',
      'document.added',
      'loan.processing_started',
      'run.completed',
    ]);
    expect(seen.every(({ loanId }) => loanId === loan.id)).toBe(true);
    expect(seen.map(({ prevHash }) => prevHash)).toEqual([
      '0'.repeat(64),
      ...seen.slice(0, -1).map(({ hash }) => hash),
    ]);
    expect((await get<List<EvidenceEntry>>(`/v1/loans/${loan.external_ref}/evidence`)).body.items).toEqual(seen);
  });

  it('shows no personal value in clear', async () => {
    const { loan } = await givenLoan(server.app);
    const { text } = await get(`/v1/loans/${loan.external_ref}/evidence`);
    expect(text).not.toContain('Lindstr');
    expect(text).toMatch(/"borrowerName":"hmac-sha256:[0-9a-f]{64}"/);
  });

  it('answers 400 to a cursor of another list', async () => {
    const { loan } = await givenLoan(server.app);
    const answer = await get<{ code: string }>(`/v1/loans/${loan.external_ref}/evidence?cursor=WyJ1c2VycyIsMV0`);
    expect([answer.status, answer.body.code]).toEqual([400, 'cursor_invalid']);
  });
});

describe('GET /v1/loans/{ref}/evidence/verify', () => {
  it('finds a chain good, before and after it was signed', async () => {
    const { loan } = await givenLoan(server.app, { state: 'approved' });
    const verify = () => get<EvidenceVerdict>(`/v1/loans/${loan.external_ref}/evidence/verify`);
    const before = (await verify()).body;
    expect(before).toMatchObject({ valid: true, entries: 6, firstBadSeq: null, reason: null, detail: null });
    await download(loan.external_ref);
    expect((await verify()).body).toMatchObject({ valid: true, entries: 7, firstBadSeq: null });
  });

  it('names the first entry that was changed, and why it is bad', async () => {
    const { loan } = await givenLoan(server.app, { state: 'approved' });
    const client = await server.database.pool.connect();
    await client.query('set session_replication_role = replica');
    await client.query(
      `update evidence_entry set sealed = replace(sealed, 'manager', 'admin') where chain_id = $1 and seq >= 4`,
      [loan.id],
    );
    await client.query('set session_replication_role = origin');
    client.release();
    const { body } = await get<EvidenceVerdict>(`/v1/loans/${loan.external_ref}/evidence/verify`);
    expect(body).toMatchObject({ valid: false, entries: 6, firstBadSeq: 4, reason: 'bad-hash' });
  });
});

describe('GET /v1/loans/{ref}/evidence/export', () => {
  it('is a zip of nine files that verifies without the server and ends with its own entry', async () => {
    const { loan } = await givenLoan(server.app, { state: 'boarded' });
    const { path, headers } = await download(loan.external_ref);
    expect(headers['content-type']).toBe('application/zip');
    expect(headers['content-disposition']).toBe(`attachment; filename="evidence-${loan.external_ref}.zip"`);

    const files = await readExportZip(path);
    expect([...files.keys()].sort()).toEqual([
      'attestations.json',
      'checkpoint.txt',
      'documents.json',
      'entries.jsonl',
      'key.txt',
      'manifest.json',
      'proofs.json',
      'report.html',
      'report.pdf',
    ]);
    const check = await verifyEvidenceFile(path);
    expect(check).toMatchObject({
      valid: true,
      externalRef: loan.external_ref,
      loanId: loan.id,
      warnings: [expect.stringMatching(/key/)],
    });
    const lines = Buffer.from(files.get('entries.jsonl') ?? [])
      .toString('utf8')
      .trim()
      .split('\n');
    const bodies = lines.map((line) => JSON.parse(JSON.parse(line).sealed.split('\n')[1]));
    const last = bodies.at(-1);
    expect(last).toMatchObject({
      kind: 'evidence.exported',
      payload: { entries: lines.length - 1, head: last.prevHash },
    });
    expect(last.actor).toMatchObject({ type: 'user', id: specialist.user.id });
  });

  it('verifies against the key that the checkpoints publish, and against no other', async () => {
    const { loan } = await givenLoan(server.app);
    const { path } = await download(loan.external_ref);
    const { body } = await get<List<EvidenceCheckpoint>>('/v1/evidence/checkpoints?limit=1');
    const key = body.items[0]?.key ?? '';
    expect(await verifyEvidenceFile(path, key)).toMatchObject({ valid: true, keySource: 'pinned', warnings: [] });
    const other = formatVerifierKey(noteKey('countersign/other', randomBytes(32)));
    expect(await verifyEvidenceFile(path, other)).toMatchObject({ valid: false, reason: 'wrong-key' });
  });

  it('exports what is damaged as it stands, so that the check names the entry', async () => {
    const { loan } = await givenLoan(server.app, { state: 'approved' });
    await download(loan.external_ref);
    const client = await server.database.pool.connect();
    await client.query('set session_replication_role = replica');
    await client.query('delete from evidence_entry where chain_id = $1 and seq = 3', [loan.id]);
    await client.query('set session_replication_role = origin');
    client.release();
    const { path } = await download(loan.external_ref);
    expect(await verifyEvidenceFile(path)).toMatchObject({ valid: false, firstBadSeq: 3, reason: 'bad-seq' });
  });
});

describe('GET /v1/evidence/admin', () => {
  it('lists administrative acts to administrators and to keys with evidence:read', async () => {
    const admin = await server.signUp(['admin']);
    await server.request('PUT', '/v1/settings/documents.retention_days', {
      token: admin.accessToken,
      body: { value: 2600 },
    });
    const { accessToken } = await server.issueKey(['evidence:read']);
    for (const token of [admin.accessToken, accessToken]) {
      const { body } = await get<List<EvidenceEntry>>('/v1/evidence/admin?limit=200', token);
      expect(body.items.map(({ kind }) => kind)).toContain('setting.changed');
      expect(body.items.every(({ loanId }) => loanId === null)).toBe(true);
    }
  });

  it('answers 403 to other staff and to keys without the scope', async () => {
    const manager = await server.signUp(['manager']);
    const { accessToken } = await server.issueKey(['status:read']);
    for (const token of [manager.accessToken, accessToken])
      expect((await get('/v1/evidence/admin', token)).status).toBe(403);
  });
});

describe('GET /v1/evidence/checkpoints', () => {
  it('lists signed heads, the newest first, page after page', async () => {
    const { loan } = await givenLoan(server.app);
    for (let index = 0; index < 3; index += 1) await download(loan.external_ref);
    const first = (await get<List<EvidenceCheckpoint>>('/v1/evidence/checkpoints?limit=2')).body;
    const second = (await get<List<EvidenceCheckpoint>>(`/v1/evidence/checkpoints?limit=2&cursor=${first.nextCursor}`))
      .body;
    const sizes = [...first.items, ...second.items].map(({ size }) => size);
    expect(sizes).toEqual([...sizes].sort((left, right) => right - left));
    expect(new Set(sizes).size).toBe(sizes.length);
    const [newest] = first.items;
    expect(newest?.note.split('\n').slice(0, 2)).toEqual([newest?.key.split('+')[0], String(newest?.size)]);
  });

  it('answers 403 to a key without evidence:read', async () => {
    const { accessToken } = await server.issueKey(['status:read']);
    expect((await get('/v1/evidence/checkpoints', accessToken)).status).toBe(403);
  });
});
