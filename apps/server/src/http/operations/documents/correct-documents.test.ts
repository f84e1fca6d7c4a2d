import { randomUUID } from 'node:crypto';
import type { LoanState } from '@countersign/contract/closed-sets';
import type { Document } from '@countersign/contract/documents';
import type { EvidenceEntry } from '@countersign/contract/evidence';
import type { Loan } from '@countersign/contract/loans';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenLoan } from '../../../../test/given-loan.ts';
import { somePdf } from '../../../../test/intake/form.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { writeRows } from '../../../../test/write-rows.ts';
import { sealSplitting } from '../../../documents/index.ts';
import { insertPart } from '../../../documents/part.queries.ts';
import { fsck } from '../../../fsck/index.ts';
import { requireLoan, toLoan } from '../../../loans/index.ts';

let server: TestServer;
let staff: SignedUp;
beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signUp();
});
afterAll(() => server.close());

interface Refused {
  readonly code: string;
  readonly errors: readonly { readonly pointer: string }[];
}

const detail = JSON.stringify({
  decidedBy: [],
  completeness: { printedTotal: null, missing: [], outOfOrder: false, repeated: [], detail: null },
  blankPages: [],
  notes: [],
  duplicateOf: null,
});

/** A loan with one file of ten pages that was read: a note of four pages and a deed of six. */
async function givenFile(state: LoanState = 'review') {
  const { loan } = await givenLoan(server.app, { state, contents: [somePdf()] });
  const ref = loan.external_ref;
  const [file] = await listed(ref);
  const fileId = file?.id ?? '';
  await server.database.pool.query(
    `update document set status = 'read', page_count = 10, read_at = now() where id = $1`,
    [fileId],
  );
  const [note, deed] = [randomUUID(), randomUUID()];
  const now = server.clock.now();
  await server.app.db.run(insertPart, [note, fileId, 1, 4, 'promissory_note', 0.9, 'engine', detail, now]);
  await server.app.db.run(insertPart, [deed, fileId, 5, 10, 'deed_of_trust', 0.9, 'engine', detail, now]);
  await server.app.db.transaction((tx) => sealSplitting(tx, server.app, fileId));
  return { ref, loanId: loan.id, fileId, note, deed };
}

function call<Body = Refused>(method: 'POST' | 'PUT', path: string, body?: unknown, token = staff.accessToken) {
  return server.request<Body>(method, `/v1/documents/${path}`, { token, ...(body === undefined ? {} : { body }) });
}

async function listed(ref: string): Promise<readonly Document[]> {
  const { body } = await server.request<{ items: Document[] }>('GET', `/v1/loans/${ref}/documents`, {
    token: staff.accessToken,
  });
  return body.items;
}

async function evidenceOf(ref: string): Promise<readonly EvidenceEntry[]> {
  const { body } = await server.request<{ items: EvidenceEntry[] }>('GET', `/v1/loans/${ref}/evidence?limit=200`, {
    token: staff.accessToken,
  });
  return body.items;
}

async function loanOf(ref: string): Promise<Loan> {
  return toLoan(await requireLoan(server.app.db, ref)) as Loan;
}

const cases = [
  ['POST', 'withdraw', { note: 'belongs to another loan' }],
  ['PUT', 'boundaries', { documents: [{ docType: 'promissory_note', fromPage: 1, toPage: 10 }] }],
] as const;

describe.each(cases)('%s /v1/documents/{id}/%s', (method, part, body) => {
  it('answers 401, 403 to every key, 400, then 404', async () => {
    const id = randomUUID();
    expect((await server.request(method, `/v1/documents/${id}/${part}`, { body })).status).toBe(401);
    const { accessToken } = await server.issueKey(['intake:write', 'status:read']);
    expect((await call(method, `${id}/${part}`, body, accessToken)).status).toBe(403);
    expect((await call(method, `${id}/${part}`, {})).status).toBe(400);
    const unknown = await call(method, `${id}/${part}`, body);
    expect([unknown.status, unknown.body.code]).toEqual([404, 'document_not_found']);
  });

  it.each([
    ['received', 'received'],
    ['processing', 'processing'],
    ['processing_failed', 'processing'],
    ['review', 'processing'],
  ] as const)('is done on a loan that is %s, which is then %s', async (state, then) => {
    const { ref, fileId } = await givenFile(state);
    const answer = await call(method, `${fileId}/${part}`, body);
    expect([answer.status, answer.text]).toEqual([202, '']);
    expect((await loanOf(ref)).state).toBe(then);
    expect((await fsck(server.app)).faults).toBe(0);
  });

  it.each(['approved', 'rejected', 'boarding_staged', 'boarded', 'sealed'] as const)(
    'answers 409 on a loan that is %s, and changes nothing',
    async (state) => {
      const { ref, fileId } = await givenFile(state);
      const before = [await listed(ref), await evidenceOf(ref)];
      const answer = await call(method, `${fileId}/${part}`, body);
      expect([answer.status, answer.body.code]).toEqual([409, 'loan_state_conflict']);
      expect([await listed(ref), await evidenceOf(ref)]).toEqual(before);
    },
  );

  it('answers 409 for a document that was withdrawn, or is of an earlier version', async () => {
    const { ref, fileId, note } = await givenFile();
    await call('POST', `${note}/withdraw`, { note: 'wrong loan' });
    const again = await call(method, `${note}/${part}`, body);
    expect([again.status, again.body.code]).toEqual([409, 'document_not_current']);
    await writeRows(server, `update loan set package_version = 2 where external_ref = $1`, [ref]);
    const old = await call(method, `${fileId}/${part}`, body);
    expect([old.status, old.body.code]).toEqual([409, 'document_not_current']);
  });
});

describe('POST /v1/documents/{id}/withdraw', () => {
  it('takes a whole file out, and tells who and why in the chain', async () => {
    const { ref, fileId, note } = await givenFile();
    await call('POST', `${fileId}/withdraw`, { note: 'wrong loan' });
    expect(await listed(ref)).toEqual([]);
    const entry = (await evidenceOf(ref)).find(({ kind }) => kind === 'document.withdrawn');
    expect(entry).toMatchObject({
      actor: { id: staff.user.id },
      payload: { documentId: fileId, fileId, note: 'wrong loan' },
    });
    const { body } = await server.request<Document>('GET', `/v1/documents/${note}`, { token: staff.accessToken });
    expect(body.status).toBe('withdrawn');
  });

  it('takes one of the documents of a file out, and the file with the last one', async () => {
    const { ref, note, deed } = await givenFile();
    await call('POST', `${note}/withdraw`, { note: 'wrong loan' });
    expect((await listed(ref)).map(({ id }) => id)).toEqual([deed]);
    await call('POST', `${deed}/withdraw`, { note: 'this too' });
    expect(await listed(ref)).toEqual([]);
  });

  it('lets the same file be sent again', async () => {
    const content = somePdf();
    const { loan } = await givenLoan(server.app, { contents: [content] });
    const [file] = await listed(loan.external_ref);
    await call('POST', `${file?.id}/withdraw`, { note: 'by mistake' });
    const documents = [{ name: 'again.pdf', content: content.toString('base64') }];
    const path = `/v1/loans/${loan.external_ref}/documents`;
    const { body } = await server.request<{ documents: Document[] }>('POST', path, {
      token: staff.accessToken,
      body: { documents },
    });
    expect(body.documents[0]?.duplicateOf).toBeNull();
  });

  it.each([[{}], [{ note: '' }], [{ note: '  ' }], [{ note: 'x', force: true }]])('answers 400 to %j', async (body) => {
    const { fileId } = await givenFile();
    expect((await call('POST', `${fileId}/withdraw`, body)).status).toBe(400);
  });
});

describe('PUT /v1/documents/{id}/boundaries', () => {
  const put = (id: string, ...documents: readonly [string, number, number][]) =>
    call('PUT', `${id}/boundaries`, {
      documents: documents.map(([docType, fromPage, toPage]) => ({ docType, fromPage, toPage })),
    });

  it('replaces the splitting; a document that stays as it was keeps its id', async () => {
    const { ref, fileId, note, deed } = await givenFile();
    expect((await put(deed, ['promissory_note', 1, 4], ['guaranty', 5, 7], ['deed_of_trust', 8, 10])).status).toBe(202);
    const shown = (await listed(ref)).map(({ docType, fromPage, toPage, madeBy }) => [
      docType,
      fromPage,
      toPage,
      madeBy,
    ]);
    expect(shown).toEqual([
      ['promissory_note', 1, 4, 'person'],
      ['guaranty', 5, 7, 'person'],
      ['deed_of_trust', 8, 10, 'person'],
    ]);
    expect((await listed(ref))[0]?.id).toBe(note);
    const entry = (await evidenceOf(ref)).find(({ kind }) => kind === 'document.boundaries_changed');
    expect(entry?.payload).toMatchObject({ documentId: fileId, documents: [{ docType: 'promissory_note' }, {}, {}] });
    const replaced = await call('POST', `${deed}/withdraw`, { note: 'x' });
    expect([replaced.status, replaced.body.code]).toEqual([409, 'document_not_current']);
  });

  it.each<[string, [string, number, number][], string]>([
    ['a type that nobody knows', [['novel', 1, 2]], '/documents/0/docType'],
    ['a page beyond the file', [['promissory_note', 1, 11]], '/documents/0/toPage'],
    ['an end before its start', [['promissory_note', 3, 2]], '/documents/0/toPage'],
    [
      'overlapping ranges',
      [
        ['promissory_note', 1, 5],
        ['deed_of_trust', 5, 9],
      ],
      '/documents/1',
    ],
  ])('answers 400 to %s', async (_name, documents, pointer) => {
    const { fileId } = await givenFile();
    const { status, body } = await put(fileId, ...documents);
    expect([status, body.code, body.errors[0]?.pointer]).toEqual([400, 'boundaries_invalid', pointer]);
  });

  it('answers 409 for a file that was not read yet', async () => {
    const { loan } = await givenLoan(server.app);
    const [file] = await listed(loan.external_ref);
    const { status, body } = await put(file?.id ?? '', ['promissory_note', 1, 1]);
    expect([status, body.code]).toEqual([409, 'document_not_read']);
  });
});
