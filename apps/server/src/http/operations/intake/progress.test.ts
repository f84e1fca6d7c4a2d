import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Document } from '@countersign/contract/documents';
import type { EvidenceEntry } from '@countersign/contract/evidence';
import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { givenLoan } from '../../../../test/given-loan.ts';
import { bringTo } from '../../../../test/given-review.ts';
import { form, somePdf, someRef } from '../../../../test/intake/form.ts';
import { type SignedUp, serveTestApp, startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { failGivenUpWork, readDocumentJob } from '../../../documents/index.ts';
import { fsck } from '../../../fsck/index.ts';
import { jobs } from '../../../jobs.ts';
import { requireLoan } from '../../../loans/index.ts';
import { enqueueJob, startWorker, type Worker } from '../../../platform/jobs/index.ts';

let server: TestServer;
let worker: Worker;
let staff: SignedUp;
let url: string;
beforeAll(async () => {
  server = await startTestServer();
  worker = await startWorker(server.app, { jobs, crons: [], connectionString: server.database.url });
  staff = await server.signUp(['specialist']);
  await server.http.listen();
  url = `http://127.0.0.1:${(server.http.fastify.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await worker.stop();
  await server.close();
});

interface Told {
  readonly id: number;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

async function notePdf(pages = 2): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'LETTER', margin: 72, autoFirstPage: false });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => doc.on('end', resolve));
  for (let page = 1; page <= pages; page += 1) {
    doc.addPage();
    if (page === 1) doc.fontSize(16).text('PROMISSORY NOTE', { align: 'center' });
    doc.fontSize(10).text(`${randomUUID()} Borrower promises to pay the principal with interest until paid in full.`);
    doc.text(`Page ${page} of ${pages}`, 72, 700, { lineBreak: false });
  }
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

async function send(contents: readonly Buffer[], externalRef = someRef()): Promise<string> {
  const files = contents.map((content, index) => ({ part: 'files', filename: `${index}.pdf`, content }));
  const answer = await server.request('POST', '/v1/packages', {
    token: staff.accessToken,
    ...form({ externalRef, borrowerName: 'B' }, files),
  });
  expect(answer.status).toBe(201);
  return externalRef;
}

const stateOf = async (ref: string) => (await requireLoan(server.app.db, ref)).state;

async function handedOn(ref: string): Promise<number> {
  const { rows } = await server.database.pool.query(
    `select count(*)::int as n from outbox_event e join loan l on l.id::text = e.payload->>'loanId'
     where e.type = 'package.read' and l.external_ref = $1`,
    [ref],
  );
  return rows[0].n;
}

async function kindsOf(ref: string): Promise<readonly string[]> {
  const { body } = await server.request<{ items: EvidenceEntry[] }>('GET', `/v1/loans/${ref}/evidence?limit=200`, {
    token: staff.accessToken,
  });
  return body.items.map(({ kind }) => kind);
}

async function documentsOf(ref: string): Promise<readonly Document[]> {
  const { body } = await server.request<{ items: Document[] }>('GET', `/v1/loans/${ref}/documents`, {
    token: staff.accessToken,
  });
  return body.items;
}

const wait = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 120_000, interval: 100 });

/** Listens until a told event satisfies, or the stream ends. */
async function listen(
  ref: string,
  isLast: (event: Told) => boolean,
  options: { readonly lastEventId?: number; readonly at?: string; readonly token?: string } = {},
): Promise<readonly Told[]> {
  const leave = new AbortController();
  const { lastEventId, at = url, token = staff.accessToken } = options;
  const answer = await fetch(`${at}/v1/loans/${ref}/events`, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) }),
    },
    signal: leave.signal,
  });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
  const told: Told[] = [];
  let text = '';
  try {
    for await (const piece of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
      text += Buffer.from(piece).toString('utf8');
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const lines = new Map(
          text
            .slice(0, end)
            .split('\n')
            .map((line) => line.split(/: (.*)/s) as [string, string]),
        );
        text = text.slice(end + 2);
        if (!lines.has('id')) continue;
        const event = {
          id: Number(lines.get('id')),
          type: lines.get('event') ?? '',
          data: JSON.parse(lines.get('data') ?? ''),
        };
        told.push(event);
        if (isLast(event)) return told;
      }
    }
    return told;
  } finally {
    leave.abort();
  }
}

/** Listens until the stream ends. */
function keepListening(ref: string, options: { readonly at?: string; readonly token?: string }) {
  let isHeard = () => {};
  const heard = new Promise<void>((resolve) => {
    isHeard = resolve;
  });
  const hear = () => {
    isHeard();
    return false;
  };
  return { heard, listening: listen(ref, hear, options) };
}

describe('a package on its way', () => {
  it('is processed by a worker and handed on once, when its last document is read or refused', async () => {
    const ref = await send([await notePdf(), Buffer.from('%PDF-1.4 but not really')]);
    await wait(async () => expect(await handedOn(ref)).toBe(1));
    await wait(async () => expect(await stateOf(ref)).toBe('review'));
    expect(await handedOn(ref)).toBe(1);
    expect((await documentsOf(ref)).map(({ status }) => status).sort()).toEqual(['read', 'refused']);
    expect((await kindsOf(ref)).filter((kind) => kind === 'loan.processing_started')).toHaveLength(1);
    expect((await fsck(server.app)).faults).toBe(0);
  });

  it('is handed on again when it changes, and not when it does not', async () => {
    const ref = await send([await notePdf()]);
    await wait(async () => expect(await handedOn(ref)).toBe(1));
    const [document] = await documentsOf(ref);
    const documents = [{ docType: 'promissory_note', fromPage: 1, toPage: 1 }];
    const put = () =>
      server.request('PUT', `/v1/documents/${document?.fileId}/boundaries`, {
        token: staff.accessToken,
        body: { documents },
      });
    expect((await put()).status).toBe(202);
    await wait(async () => expect(await handedOn(ref)).toBe(2));
    const { rows } = await server.database.pool.query('select coalesce(max(id), 0)::int as id from outbox_event');
    await put();
    await wait(async () => {
      const later = await server.database.pool.query(
        `select count(*)::int as n from outbox_event where id > $1 and type = 'document.boundaries_changed' and relayed_at is not null`,
        [rows[0].id],
      );
      expect(later.rows[0].n).toBe(1);
    });
    await wait(async () => {
      const left = await server.database.pool.query(
        `select count(*)::int as n from graphile_worker.jobs where task_identifier = 'advance-package'`,
      );
      expect(left.rows[0].n).toBe(0);
    });
    expect(await handedOn(ref)).toBe(2);
  });
});

describe('GET /v1/loans/{ref}/events', () => {
  it('tells which document, which page and which step, live', async () => {
    const { loan } = await givenLoan(server.app, { contents: [] });
    const ref = loan.external_ref;
    const listening = listen(ref, ({ type }) => type === 'package.read');
    await server.request('POST', `/v1/loans/${ref}/documents`, {
      token: staff.accessToken,
      ...form({}, [{ part: 'files', filename: 'note.pdf', content: await notePdf(3) }]),
    });
    const told = await listening;
    const types = told.map(({ type }) => type);
    for (const type of ['document.added', 'document.reading', 'document.read']) expect(types).toContain(type);
    expect(types.at(-1)).toBe('package.read');
    const pages = told.filter(({ type }) => type === 'page.read').map(({ data }) => data.pageNo);
    expect(pages.toSorted()).toEqual([1, 2, 3]);
    expect(told.find(({ type }) => type === 'loan.state_changed')?.data).toMatchObject({
      from: 'received',
      to: 'processing',
    });
    expect(told.find(({ type }) => type === 'document.added')?.data).toMatchObject({ name: 'note.pdf' });
    expect(told.map(({ id }) => id)).toEqual(told.map(({ id }) => id).toSorted((a, b) => a - b));

    const middle = told[2]?.id ?? 0;
    const rest = await listen(ref, ({ type }) => type === 'package.read', { lastEventId: middle });
    expect(rest).toEqual(told.slice(3));
  });

  it('ends when the node stops, and at once', async () => {
    const { loan } = await givenLoan(server.app, { state: 'review' });
    const node = serveTestApp(server.app);
    await node.http.listen();
    const at = `http://127.0.0.1:${(node.http.fastify.server.address() as AddressInfo).port}`;
    const { heard, listening } = keepListening(loan.external_ref, { at });
    await heard;
    await node.close();
    expect((await listening).length).toBeGreaterThan(0);
  });

  it('ends when the token does', async () => {
    const { loan } = await givenLoan(server.app, { state: 'review' });
    const other = await server.signUp();
    const { heard, listening } = keepListening(loan.external_ref, { token: other.accessToken });
    await heard;
    await server.database.pool.query(`update session set ended_at = now(), end_reason = 'ended' where staff_id = $1`, [
      other.user.id,
    ]);
    // What is known of a session may be some seconds old, by the clock of the service.
    server.clock.advance(6);
    expect((await listening).length).toBeGreaterThan(0);
  }, 30_000);

  it('opens at most five streams for one person, and another one when one was closed', async () => {
    const { loan } = await givenLoan(server.app);
    const other = await server.signUp();
    const open = () => {
      const leave = new AbortController();
      const answer = fetch(`${url}/v1/loans/${loan.external_ref}/events`, {
        headers: { authorization: `Bearer ${other.accessToken}` },
        signal: leave.signal,
      });
      return answer.then(({ status, headers }) => ({ status, retryAfter: headers.get('retry-after'), leave }));
    };
    const streams = await Promise.all([open(), open(), open(), open(), open()]);
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const refused = await open();
    expect([refused.status, refused.retryAfter]).toEqual([429, '5']);
    streams[0]?.leave.abort();
    await wait(async () => {
      const next = await open();
      next.leave.abort();
      expect(next.status).toBe(200);
    });
    for (const { leave } of streams) leave.abort();
  });

  it('answers 401, 403 to every key, 400 to a bad Last-Event-ID and 404', async () => {
    const ask = (token?: string, headers: Readonly<Record<string, string>> = {}) =>
      server.request('GET', '/v1/loans/unknown/events', { ...(token === undefined ? {} : { token }), headers });
    expect((await ask()).status).toBe(401);
    expect((await ask((await server.issueKey(['status:read', 'intake:write'])).accessToken)).status).toBe(403);
    expect((await ask(staff.accessToken, { 'last-event-id': 'x' })).status).toBe(400);
    expect((await ask(staff.accessToken)).status).toBe(404);
  });
});

describe('a step that spends its attempts', () => {
  it('fails the loan with the reason; reprocess reads it again', async () => {
    const { loan } = await givenLoan(server.app, { state: 'processing', contents: [await notePdf()] });
    const ref = loan.external_ref;
    await wait(async () => expect(await stateOf(ref)).toBe('review'));
    await bringTo(server.app, loan.id, 'processing');
    const [document] = await documentsOf(ref);
    const fileId = document?.fileId ?? '';
    // As it stands after five attempts: the file was never read, and its job has none left.
    await server.database.pool.query(
      `update document set status = 'reading', page_count = null, read_at = null where id = $1`,
      [fileId],
    );
    const runAt = new Date(Date.now() + 3_600_000);
    await server.app.db.transaction((tx) => enqueueJob(tx, readDocumentJob, { documentId: fileId }, { runAt }));
    await server.database.pool.query(
      `update graphile_worker._private_jobs j set attempts = max_attempts, last_error = 'The reader ran out of memory.'
       from graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = 'read-document' and payload->>'documentId' = $1`,
      [fileId],
    );
    expect(await failGivenUpWork(server.app, ['read-document'])).toEqual({ failed: 1 });
    expect(await failGivenUpWork(server.app, ['read-document'])).toEqual({ failed: 0 });
    expect(await stateOf(ref)).toBe('processing_failed');
    expect((await documentsOf(ref))[0]?.refusal).toEqual({
      code: 'reading_failed',
      detail: 'The reader ran out of memory.',
    });
    const { body } = await server.request<{ items: EvidenceEntry[] }>('GET', `/v1/loans/${ref}/evidence?limit=200`, {
      token: staff.accessToken,
    });
    expect(body.items.at(-1)).toMatchObject({
      kind: 'loan.processing_failed',
      payload: { step: 'read-document', documentId: fileId, reason: 'The reader ran out of memory.' },
    });
    const told = await listen(ref, ({ type }) => type === 'document.failed');
    expect(told.at(-1)?.data).toMatchObject({ step: 'read-document', reason: 'The reader ran out of memory.' });

    const answer = await server.request('POST', `/v1/loans/${ref}/reprocess`, { token: staff.accessToken });
    expect([answer.status, answer.text]).toEqual([202, '']);
    await wait(async () => expect((await documentsOf(ref))[0]?.status).toBe('read'));
    await wait(async () => expect(await handedOn(ref)).toBeGreaterThan(0));
    await wait(async () => expect(await stateOf(ref)).toBe('review'));
    expect((await fsck(server.app)).faults).toBe(0);
  });
});

describe('POST /v1/loans/{ref}/reprocess', () => {
  const reprocess = (ref: string, token = staff.accessToken) =>
    server.request<{ code: string }>('POST', `/v1/loans/${ref}/reprocess`, { token });

  it.each(['review', 'processing_failed'] as const)(
    'processes a loan that is %s, and records who asked',
    async (state) => {
      const { loan } = await givenLoan(server.app, { state, contents: [] });
      expect((await reprocess(loan.external_ref)).status).toBe(202);
      await wait(async () => expect(await handedOn(loan.external_ref)).toBe(1));
      expect(await kindsOf(loan.external_ref)).toContain('loan.processing_started');
      await wait(async () => expect(await stateOf(loan.external_ref)).toBe('review'));
    },
  );

  it.each(['received', 'processing', 'approved', 'rejected', 'boarded', 'sealed'] as const)(
    'answers 409 for a loan that is %s',
    async (state) => {
      const { loan } = await givenLoan(server.app, { state, contents: [] });
      const { status, body } = await reprocess(loan.external_ref);
      expect([status, body.code]).toEqual([409, 'loan_state_conflict']);
    },
  );

  it('answers 401, 403 to every key, 400 to a body, and 404', async () => {
    expect((await server.request('POST', '/v1/loans/unknown/reprocess')).status).toBe(401);
    const { accessToken } = await server.issueKey(['intake:write']);
    expect((await reprocess('unknown', accessToken)).status).toBe(403);
    const answer = await server.request('POST', '/v1/loans/unknown/reprocess', {
      token: staff.accessToken,
      body: { force: true },
    });
    expect(answer.status).toBe(400);
    expect((await reprocess('unknown')).status).toBe(404);
  });
});

describe('back-pressure', () => {
  it('answers 503 with Retry-After past the backlog, before it reads the body, and takes again when it is gone', async () => {
    const admin = await server.signUp(['admin']);
    const limit = (value: number) =>
      server.request('PUT', '/v1/settings/intake.max_backlog', { token: admin.accessToken, body: { value } });
    const { loan } = await givenLoan(server.app, { state: 'review', contents: [] });
    // A file of five hundred pages, by its size, that nobody reads.
    await server.database.pool.query(
      `insert into document (id, loan_id, package_version, name, sha256, size, media_type, stored_at)
       values ($1, $2, 1, 'waits.pdf', repeat('a', 64), 131072000, 'application/pdf', now())`,
      [randomUUID(), loan.id],
    );
    await limit(500);
    for (const path of ['/v1/packages', `/v1/loans/${loan.external_ref}/documents`]) {
      const { status, headers, body } = await server.request<{ code: string }>('POST', path, {
        token: staff.accessToken,
        ...form({ externalRef: someRef(), borrowerName: 'B' }, [
          { part: 'files', filename: 'a.pdf', content: somePdf() },
        ]),
      });
      expect([status, body.code, headers['retry-after']]).toEqual([503, 'intake_busy', '30']);
    }
    await limit(100_000);
    await send([somePdf()]);
  });
});
