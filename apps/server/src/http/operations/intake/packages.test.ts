import type { LoanState } from '@countersign/contract/closed-sets';
import type { Document } from '@countersign/contract/documents';
import type { EvidenceEntry } from '@countersign/contract/evidence';
import type { ReceivedPackage } from '@countersign/contract/intake';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { givenLoan } from '../../../../test/given-loan.ts';
import { type Form, form, somePdf, someRef } from '../../../../test/intake/form.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { fsck } from '../../../fsck/index.ts';

let server: TestServer;
let staff: SignedUp;
beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signUp(['specialist'], { displayName: 'Sam Specialist' });
});
afterAll(() => server.close());

interface Refused {
  readonly code: string;
  readonly detail: string;
  readonly errors: readonly { readonly pointer: string; readonly code: string; readonly message: string }[];
}

function post<Body = ReceivedPackage>(path: string, sent: Form | object, token: string | null = staff.accessToken) {
  const isForm = 'headers' in sent && 'body' in sent;
  return server.request<Body>('POST', path, {
    ...(token === null ? {} : { token }),
    ...(isForm ? (sent as Form) : { body: sent }),
  });
}

function get<Body>(path: string) {
  return server.request<Body>('GET', path, { token: staff.accessToken });
}

async function evidenceOf(ref: string): Promise<readonly EvidenceEntry[]> {
  return (await get<{ items: EvidenceEntry[] }>(`/v1/loans/${ref}/evidence?limit=200`)).body.items;
}

async function documentsOf(ref: string, version = ''): Promise<readonly Document[]> {
  return (await get<{ items: Document[] }>(`/v1/loans/${ref}/documents${version}`)).body.items;
}

const file = (content: Buffer = somePdf(), filename = 'note.pdf', part = 'files') => ({ part, filename, content });
const base64 = (content: Buffer) => content.toString('base64');

async function claims(): Promise<number> {
  return (await server.database.pool.query('select count(*)::int as n from blob_claim')).rows[0].n;
}

describe('POST /v1/packages', () => {
  describe('201', () => {
    it('takes a form: a loan, its documents, their bytes and the evidence of all of it', async () => {
      const externalRef = someRef();
      const contents = [somePdf(), somePdf(300_000)];
      const answer = await post(
        '/v1/packages',
        form({ externalRef, borrowerName: 'Åsa Lindström', expectedPrincipal: '250000.50' }, [
          file(contents[0], 'note.pdf'),
          file(contents[1], 'C:\\scans\\Grundschuld für Åsa.pdf'),
        ]),
      );
      expect(answer.status).toBe(201);
      expect(answer.body.loan).toMatchObject({
        externalRef,
        borrowerName: 'Åsa Lindström',
        expectedPrincipal: '250000.50',
        packageVersion: 1,
        state: 'received',
        createdBy: staff.user.id,
      });
      const shown = answer.body.documents.map(({ name, status, duplicateOf }) => [name, status, duplicateOf]);
      expect(shown).toEqual([
        ['note.pdf', 'stored', null],
        ['Grundschuld für Åsa.pdf', 'stored', null],
      ]);
      const listed = await documentsOf(externalRef);
      expect(listed).toHaveLength(2);
      for (const document of answer.body.documents) expect(listed).toContainEqual(document);
      for (const [index, { id }] of answer.body.documents.entries()) {
        const { rawPayload } = await server.http.fastify.inject({
          url: `/v1/documents/${id}/content`,
          headers: { authorization: `Bearer ${staff.accessToken}` },
        });
        expect(rawPayload.equals(contents[index] as Buffer)).toBe(true);
      }
      const entries = await evidenceOf(externalRef);
      expect(entries.map(({ kind }) => kind)).toEqual([
        'package.received',
        'document.added',
        'document.added',
        'value.viewed',
        'value.viewed',
      ]);
      expect(entries[0]).toMatchObject({
        actor: { type: 'user', name: 'Sam Specialist' },
        payload: { externalRef, expectedPrincipal: '250000.50', packageVersion: 1 },
      });
      expect(JSON.stringify(entries[0])).not.toContain('Lindström');
      expect(await claims()).toBe(0);
    });

    it('takes JSON with base64, with the type that the sender gives', async () => {
      const externalRef = someRef();
      const content = somePdf();
      const answer = await post('/v1/packages', {
        externalRef,
        borrowerName: 'B',
        documents: [{ name: 'n.pdf', content: base64(content), docType: 'promissory_note' }],
      });
      expect(answer.status).toBe(201);
      expect(answer.body.documents[0]).toMatchObject({
        name: 'n.pdf',
        docType: 'promissory_note',
        size: content.length,
      });
      expect(answer.body.loan.expectedPrincipal).toBeNull();
    });

    it('takes it from an API key with intake:write', async () => {
      const { accessToken } = await server.issueKey(['intake:write']);
      const answer = await post(
        '/v1/packages',
        form({ externalRef: someRef(), borrowerName: 'B' }, [file()]),
        accessToken,
      );
      expect([answer.status, answer.body.loan.createdBy]).toEqual([201, null]);
    });

    it.each([
      ['image/jpeg', [0xff, 0xd8, 0xff, 0xe0]],
      ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
      ['image/tiff', [0x49, 0x49, 0x2a, 0x00]],
      ['image/tiff', [0x4d, 0x4d, 0x00, 0x2a]],
    ])('knows %s by its bytes and not by its name', async (mediaType, start) => {
      const content = Buffer.concat([Buffer.from(start), somePdf(50).subarray(9)]);
      const answer = await post('/v1/packages', form({ externalRef: someRef(), borrowerName: 'B' }, [file(content)]));
      expect(answer.body.documents[0]?.mediaType).toBe(mediaType);
    });

    it('tells the same file twice, and files it once', async () => {
      const externalRef = someRef();
      const content = somePdf();
      const answer = await post(
        '/v1/packages',
        form({ externalRef, borrowerName: 'B' }, [file(content, 'a.pdf'), file(content, 'b.pdf')]),
      );
      const [first, second] = answer.body.documents;
      expect([second?.name, second?.id, second?.duplicateOf]).toEqual(['b.pdf', first?.id, first?.id]);
      expect(await documentsOf(externalRef)).toHaveLength(1);
      expect((await evidenceOf(externalRef)).filter(({ kind }) => kind === 'document.added')).toHaveLength(1);
      expect(await claims()).toBe(0);
    });

    it('takes fields after files as well', async () => {
      const sent = form({ externalRef: someRef(), borrowerName: 'B' }, [file()]);
      const text = sent.body.toString('latin1');
      const boundary = /boundary=(.*)$/.exec(sent.headers['content-type'])?.[1];
      const parts = text.split(`--${boundary}`).slice(1, -1);
      const turned = [parts[2], parts[0], parts[1]].map((part) => `--${boundary}${part}`).join('');
      const body = Buffer.from(`${turned}--${boundary}--\r\n`, 'latin1');
      expect((await post('/v1/packages', { ...sent, body })).status).toBe(201);
    });
  });

  describe('newVersion', () => {
    const again = async (ref: string, content = somePdf(), more: Readonly<Record<string, string>> = {}) =>
      post(
        '/v1/packages',
        form({ externalRef: ref, borrowerName: 'New Name', newVersion: 'true', ...more }, [file(content)]),
      );

    it.each([
      ['received', 'received'],
      ['processing_failed', 'processing'],
      ['review', 'processing'],
      ['rejected', 'processing'],
    ] as const)('is taken of a loan that is %s, which is then %s', async (state, then) => {
      const { loan, contents } = await givenLoan(server.app, { state });
      const ref = loan.external_ref;
      const answer = await again(ref, contents[0] && Buffer.concat([Buffer.from('%PDF-'), contents[0]]));
      expect(answer.status).toBe(201);
      expect(answer.body.loan).toMatchObject({ packageVersion: 2, state: then, borrowerName: 'New Name' });
      expect(answer.body.loan.expectedPrincipal).toBe('250000.00');
      expect(await documentsOf(ref)).toHaveLength(1);
      expect(await documentsOf(ref, '?packageVersion=2')).toHaveLength(1);
      expect((await documentsOf(ref, '?packageVersion=1')).map(({ packageVersion }) => packageVersion)).toEqual([1, 1]);
      const added = (await evidenceOf(ref)).find(({ kind }) => kind === 'package.version_added');
      expect(added?.payload).toMatchObject({ packageVersion: 2, files: 1 });
      expect((await fsck(server.app)).faults).toBe(0);
    });

    it('files a document of the earlier version anew: a version is complete in itself', async () => {
      const content = somePdf();
      const externalRef = someRef();
      await post('/v1/packages', form({ externalRef, borrowerName: 'B' }, [file(content)]));
      const answer = await again(externalRef, content);
      expect(answer.body.documents[0]?.duplicateOf).toBeNull();
      expect(await documentsOf(externalRef)).toHaveLength(1);
    });

    it('of a reference that nobody knows is its first version', async () => {
      expect((await again(someRef())).body.loan.packageVersion).toBe(1);
    });

    const others: readonly LoanState[] = ['processing', 'approved', 'boarding_staged', 'boarded', 'sealed'];
    it.each(others)('is refused with 409 of a loan that is %s, and changes nothing', async (state) => {
      const { loan } = await givenLoan(server.app, { state });
      const before = await evidenceOf(loan.external_ref);
      const answer = await again(loan.external_ref);
      expect(answer.status).toBe(409);
      expect((answer.body as unknown as Refused).code).toBe('loan_state_conflict');
      expect(await evidenceOf(loan.external_ref)).toEqual(before);
    });

    it('two at the same moment become two versions, one after the other', async () => {
      const { loan } = await givenLoan(server.app, { state: 'received' });
      const rival = await server.database.pool.connect();
      await rival.query('begin');
      await rival.query('select 1 from loan where id = $1 for update', [loan.id]);
      const both = [again(loan.external_ref), again(loan.external_ref)];
      await vi.waitFor(async () => expect(await sessionsWaiting()).toBe(2), { timeout: 120_000 });
      await rival.query('commit');
      rival.release();
      const versions = (await Promise.all(both)).map(({ body }) => body.loan.packageVersion);
      expect(versions.sort()).toEqual([2, 3]);
    });
  });

  describe('400', () => {
    const fields = () => ({ externalRef: someRef(), borrowerName: 'B' });

    it.each<[string, () => Form, string, string]>([
      ['no files', () => form(fields()), '/files', 'request_invalid'],
      ['no reference', () => form({ borrowerName: 'B' }, [file()]), '/externalRef', 'request_invalid'],
      ['a bad reference', () => form({ ...fields(), externalRef: 'a/b' }, [file()]), '/externalRef', 'request_invalid'],
      ['no borrower', () => form({ externalRef: someRef() }, [file()]), '/borrowerName', 'request_invalid'],
      [
        'a blank borrower',
        () => form({ ...fields(), borrowerName: ' ' }, [file()]),
        '/borrowerName',
        'request_invalid',
      ],
      [
        'a principal with a comma',
        () => form({ ...fields(), expectedPrincipal: '1,000' }, [file()]),
        '/expectedPrincipal',
        'request_invalid',
      ],
      [
        'newVersion that is neither true nor false',
        () => form({ ...fields(), newVersion: 'yes' }, [file()]),
        '/newVersion',
        'request_invalid',
      ],
      ['an unknown field', () => form({ ...fields(), colour: 'red' }, [file()]), '/colour', 'request_invalid'],
      [
        'an unknown file part',
        () => form(fields(), [file(somePdf(), 'a.pdf', 'documents')]),
        '/documents',
        'request_invalid',
      ],
      ['a text as a file', () => form(fields(), [file(), file(Buffer.from('hello'))]), '/files/1', 'file_unsupported'],
      ['an empty file', () => form(fields(), [file(Buffer.alloc(0))]), '/files/0', 'file_empty'],
    ])('answers %s with what is wrong and where', async (_name, sent, pointer, code) => {
      const { status, body } = await post<Refused>('/v1/packages', sent());
      expect([status, body.code, body.errors[0]?.pointer]).toEqual([400, code, pointer]);
    });

    it.each<[string, object, string]>([
      ['no documents', { documents: [] }, '/documents'],
      [
        'bytes that are not base64',
        { documents: [{ name: 'a.pdf', content: 'JVBERi0x*A==' }] },
        '/documents/0/content',
      ],
      ['a cut base64', { documents: [{ name: 'a.pdf', content: 'JVBERi0xL' }] }, '/documents/0/content'],
      [
        'a type that is unknown',
        { documents: [{ name: 'a.pdf', content: 'JVBERi0x', docType: 'novel' }] },
        '/documents/0/docType',
      ],
      [
        'an approval record as a document',
        { documents: [{ name: 'a.pdf', content: 'JVBERi0x', docType: 'approval_record' }] },
        '/documents/0/docType',
      ],
      ['a name with folders', { documents: [{ name: '../a.pdf', content: 'JVBERi0x' }] }, '/documents/0/name'],
      [
        'a text as a document',
        { documents: [{ name: 'a.pdf', content: base64(Buffer.from('hello')) }] },
        '/documents/0/content',
      ],
      [
        'a principal as a number',
        { expectedPrincipal: 5, documents: [{ name: 'a.pdf', content: 'JVBERi0x' }] },
        '/expectedPrincipal',
      ],
    ])('answers JSON with %s likewise', async (_name, changes, pointer) => {
      const { status, body } = await post<Refused>('/v1/packages', { ...fields(), ...changes });
      expect([status, body.errors[0]?.pointer]).toEqual([400, pointer]);
    });

    it('answers a form that ends too early, or has no boundary', async () => {
      const sent = form(fields(), [file()]);
      const cut = await post<Refused>('/v1/packages', { ...sent, body: sent.body.subarray(0, -60) });
      expect([cut.status, cut.body.code]).toEqual([400, 'malformed_multipart']);
      const bare = await post<Refused>('/v1/packages', { ...sent, headers: { 'content-type': 'multipart/form-data' } });
      expect([bare.status, bare.body.code]).toEqual([400, 'malformed_multipart']);
    });

    it('stores no loan and no document', async () => {
      const externalRef = someRef();
      await post('/v1/packages', form({ externalRef, borrowerName: 'B' }, [file(), file(Buffer.from('no'))]));
      const { rows } = await server.database.pool.query('select 1 from loan where external_ref = $1', [externalRef]);
      expect(rows).toEqual([]);
    });
  });

  it('answers 401 and 403 before it looks at anything', async () => {
    const sent = form({}, []);
    expect((await post('/v1/packages', sent, null)).status).toBe(401);
    const { accessToken } = await server.issueKey(['status:read', 'evidence:read']);
    expect((await post('/v1/packages', sent, accessToken)).status).toBe(403);
  });

  it('answers 415 to what is neither JSON nor a form', async () => {
    const answer = await server.request('POST', '/v1/packages', {
      token: staff.accessToken,
      headers: { 'content-type': 'application/pdf' },
      body: somePdf(),
    });
    expect(answer.status).toBe(415);
  });

  describe('409', () => {
    it('refuses a reference that exists', async () => {
      const { loan } = await givenLoan(server.app);
      const sent = form({ externalRef: loan.external_ref, borrowerName: 'B' }, [file()]);
      const { status, body } = await post<Refused>('/v1/packages', sent);
      expect([status, body.code]).toEqual([409, 'loan_exists']);
      expect(await documentsOf(loan.external_ref)).toHaveLength(2);
    });

    it('lets one of two new packages with one reference in', async () => {
      const externalRef = someRef();
      const rival = await server.database.pool.connect();
      await rival.query('begin');
      await rival.query('lock table loan in share mode');
      const both = [0, 1].map(() => post('/v1/packages', form({ externalRef, borrowerName: 'B' }, [file()])));
      await vi.waitFor(async () => expect(await sessionsWaiting()).toBe(2), { timeout: 120_000 });
      await rival.query('commit');
      rival.release();
      expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([201, 409]);
      expect(await documentsOf(externalRef)).toHaveLength(1);
    });
  });
});

async function sessionsWaiting(): Promise<number> {
  const { rows } = await server.database.pool.query(
    `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  );
  return rows[0].n;
}

describe('POST /v1/loans/{ref}/documents', () => {
  it.each([
    ['received', 'received'],
    ['processing', 'processing'],
    ['processing_failed', 'processing'],
    ['review', 'processing'],
  ] as const)('adds to a loan that is %s, which is then %s', async (state, then) => {
    const { loan } = await givenLoan(server.app, { state });
    const answer = await post(`/v1/loans/${loan.external_ref}/documents`, form({}, [file(), file()]));
    expect([answer.status, answer.body.loan.state, answer.body.documents.length]).toEqual([201, then, 2]);
    expect(await documentsOf(loan.external_ref)).toHaveLength(4);
    expect((await fsck(server.app)).faults).toBe(0);
  });

  it('takes JSON', async () => {
    const { loan } = await givenLoan(server.app);
    const documents = [{ name: 'a.pdf', content: base64(somePdf()) }];
    expect((await post(`/v1/loans/${loan.external_ref}/documents`, { documents })).status).toBe(201);
  });

  it('tells a document that is there already, and leaves a loan in review alone', async () => {
    const content = somePdf();
    const { loan } = await givenLoan(server.app, { state: 'review', contents: [content] });
    const before = await evidenceOf(loan.external_ref);
    const answer = await post(`/v1/loans/${loan.external_ref}/documents`, form({}, [file(content)]));
    expect([answer.status, answer.body.loan.state]).toEqual([201, 'review']);
    expect(answer.body.documents[0]?.duplicateOf).toBe((await documentsOf(loan.external_ref))[0]?.id);
    expect(await evidenceOf(loan.external_ref)).toEqual(before);
  });

  it('answers 401, 403, then 400, then 404, then 409', async () => {
    const good = () => form({}, [file()]);
    const bad = form({}, []);
    const { accessToken } = await server.issueKey(['status:read']);
    const { loan } = await givenLoan(server.app, { state: 'rejected' });
    expect((await post('/v1/loans/unknown/documents', bad, null)).status).toBe(401);
    expect((await post('/v1/loans/unknown/documents', bad, accessToken)).status).toBe(403);
    expect((await post('/v1/loans/unknown/documents', bad)).status).toBe(400);
    expect((await post(`/v1/loans/${loan.external_ref}/documents`, bad)).status).toBe(400);
    const unknown = await post<Refused>('/v1/loans/unknown/documents', good());
    expect([unknown.status, unknown.body.code]).toEqual([404, 'loan_not_found']);
    const late = await post<Refused>(`/v1/loans/${loan.external_ref}/documents`, good());
    expect([late.status, late.body.code]).toEqual([409, 'loan_state_conflict']);
  });

  it.each(['rejected', 'sealed'] as const)(
    'answers 409 of a loan that is %s, also for a file that it has',
    async (state) => {
      const content = somePdf();
      const { loan } = await givenLoan(server.app, { state, contents: [content] });
      const answer = await post<Refused>(`/v1/loans/${loan.external_ref}/documents`, form({}, [file(content)]));
      expect([answer.status, answer.body.code]).toEqual([409, 'loan_state_conflict']);
    },
  );

  it.each(['approved', 'boarding_staged', 'boarded'] as const)(
    'takes a trailing document of a loan that is %s, which stays so; one that it has is told as such',
    async (state) => {
      const content = somePdf();
      const { loan } = await givenLoan(server.app, { state, contents: [content] });
      const path = `/v1/loans/${loan.external_ref}/documents`;
      const known = await post<ReceivedPackage>(path, form({}, [file(content)]));
      expect([known.status, known.body.documents[0]?.duplicateOf === null]).toEqual([201, false]);
      const added = await post<ReceivedPackage>(path, form({}, [file(somePdf())]));
      expect([added.status, added.body.loan.state, added.body.documents[0]?.duplicateOf]).toEqual([201, state, null]);
    },
  );
});
