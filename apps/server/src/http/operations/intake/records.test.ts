import type { Document } from '@countersign/contract/documents';
import type { EvidenceEntry } from '@countersign/contract/evidence';
import type { IngestedRecord, LarProfile, LarRecord, ReceivedPackage } from '@countersign/contract/intake';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenLoan } from '../../../../test/given-loan.ts';
import { type Form, form, somePdf, someRef } from '../../../../test/intake/form.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { sweepRetention } from '../../../documents/index.ts';
import { fsck } from '../../../fsck/index.ts';

let server: TestServer;
let admin: SignedUp;
let profile: LarProfile;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signUp(['admin']);
});
afterAll(() => server.close());

interface Refused {
  readonly code: string;
  readonly errors: readonly { readonly field: string; readonly pointer: string; readonly code: string }[];
}

const mapping = (format: string, rate = 'rate') => ({
  format,
  fields: [
    { canonical: 'loan_number', path: '$.number', required: true },
    { canonical: 'principal_amount', path: '$.amount', required: true },
    { canonical: 'borrower_name', path: '$.borrower' },
    { canonical: 'interest_rate', path: `$.${rate}` },
    { canonical: 'maturity_date', path: '$.maturity' },
  ],
});

const good = JSON.stringify({ number: 'L-77', amount: 1250000.5, borrower: 'Åsa Lindström', rate: '6.5%' });

function post<Body = IngestedRecord>(path: string, sent: Form | object, token = admin.accessToken) {
  const isForm = 'headers' in sent && 'body' in sent;
  return server.request<Body>('POST', path, { token, ...(isForm ? (sent as Form) : { body: sent }) });
}

async function addProfile(name: string, format: string, rate?: string): Promise<LarProfile> {
  const { body } = await post<LarProfile>('/v1/lar-profiles', {
    name,
    sourceFormat: format,
    mapping: mapping(format, rate),
  });
  return body;
}

const get = <Body>(path: string) => server.request<Body>('GET', path, { token: admin.accessToken });

async function evidenceOf(ref: string): Promise<readonly EvidenceEntry[]> {
  return (await get<{ items: EvidenceEntry[] }>(`/v1/loans/${ref}/evidence?limit=200`)).body.items;
}

async function documentsOf(ref: string): Promise<readonly Document[]> {
  return (await get<{ items: Document[] }>(`/v1/loans/${ref}/documents`)).body.items;
}

const file = (part: string, content: string | Buffer, filename = 'record.json') => ({
  part,
  filename,
  content: Buffer.from(content),
});

describe('without a profile', () => {
  it('a record is refused with 400 that says what to do', async () => {
    const { loan } = await givenLoan(server.app);
    const path = `/v1/loans/${loan.external_ref}/lar`;
    const { status, body } = await post<Refused>(path, { sourceFormat: 'json', content: good });
    expect([status, body.code, body.errors[0]?.pointer]).toEqual([400, 'profile_unknown', '/profile']);
  });
});

describe('POST /v1/loans/{ref}/lar', () => {
  beforeAll(async () => {
    profile = await addProfile('json records', 'json');
    await addProfile('csv records', 'csv');
  });

  it('reads a record by the configured profile, stores it as a document and records which version read it', async () => {
    const { loan } = await givenLoan(server.app, { state: 'review' });
    const ref = loan.external_ref;
    const { status, body } = await post(`/v1/loans/${ref}/lar`, { sourceFormat: 'json', content: good });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      profileId: profile.id,
      profileVersion: 1,
      missing: ['maturity_date'],
      notUnderstood: [],
    });
    const values = body.fields.map(({ fieldName, rawText, normalizedValue }) => [fieldName, rawText, normalizedValue]);
    expect(values.slice(0, 2)).toEqual([
      ['loan_number', 'L-77', 'L-77'],
      ['principal_amount', '1250000.5', '1250000.50'],
    ]);
    expect(body.fields[2]).toMatchObject({ method: 'record', pageNo: null, place: { pointer: '/borrower' } });

    const stored = (await documentsOf(ref)).find(({ docType }) => docType === 'approval_record');
    expect(stored).toMatchObject({ id: body.documentId, name: 'approval-record.json', mediaType: 'application/json' });
    const shown = (await get<LarRecord>(`/v1/loans/${ref}/lar`)).body;
    expect(shown).toMatchObject({
      profileName: 'json records',
      profileVersion: 1,
      sourceFormat: 'json',
      packageVersion: 1,
    });
    expect(shown.fields).toEqual(body.fields);

    const entries = await evidenceOf(ref);
    const ingested = entries.find(({ kind }) => kind === 'lar.ingested');
    expect(ingested?.payload).toMatchObject({ documentId: body.documentId, profileId: profile.id, profileVersion: 1 });
    expect(JSON.stringify(entries)).not.toContain('Lindström');
    expect(JSON.stringify(ingested)).not.toContain('L-77');
    expect(JSON.stringify(ingested)).toContain('1250000.50');
    expect(entries.at(-1)?.kind).toBe('loan.processing_started');
    expect((await fsck(server.app)).faults).toBe(0);
  });

  it('takes a form with a file and a profile, in any order', async () => {
    const { loan } = await givenLoan(server.app);
    const csv = 'number,amount,borrower,rate,maturity\r\nL-9,"1,000.00",B,5%,2030-01-31\r\n';
    const path = `/v1/loans/${loan.external_ref}/lar`;
    const { status, body } = await post(path, form({ profile: 'csv records' }, [file('file', csv, 'export.csv')]));
    expect([status, body.missing]).toEqual([201, []]);
    expect(body.fields[0]?.place).toEqual({ kind: 'cell', row: 2, column: 1, header: 'number' });
    expect((await documentsOf(loan.external_ref)).some(({ name }) => name === 'export.csv')).toBe(true);
  });

  it('takes it from an API key with intake:write', async () => {
    const { loan } = await givenLoan(server.app);
    const { accessToken } = await server.issueKey(['intake:write']);
    const path = `/v1/loans/${loan.external_ref}/lar`;
    expect((await post(path, { sourceFormat: 'json', content: good }, accessToken)).status).toBe(201);
  });

  it('lets the newest record count, and keeps what the earlier one was', async () => {
    const { loan } = await givenLoan(server.app);
    const path = `/v1/loans/${loan.external_ref}/lar`;
    await post(path, { sourceFormat: 'json', content: good });
    const { body } = await post(path, { sourceFormat: 'json', content: good.replace('L-77', 'L-78') });
    expect((await get<LarRecord>(path)).body.documentId).toBe(body.documentId);
    const records = (await documentsOf(loan.external_ref)).filter(({ docType }) => docType === 'approval_record');
    expect(records).toHaveLength(2);
  });

  it('keeps a value that is not understood as it stood, and says so', async () => {
    const { loan } = await givenLoan(server.app);
    const content = JSON.stringify({ number: 'L', amount: '1', rate: 'to be agreed' });
    const { status, body } = await post(`/v1/loans/${loan.external_ref}/lar`, { sourceFormat: 'json', content });
    expect(status).toBe(201);
    expect(body.fields.at(-1)).toMatchObject({ rawText: 'to be agreed', normalizedValue: null });
    expect(body.notUnderstood).toMatchObject([{ field: 'interest_rate' }]);
  });

  describe('202', () => {
    it('stores a PDF as a document of the package, sent either way', async () => {
      const { loan } = await givenLoan(server.app);
      const path = `/v1/loans/${loan.external_ref}/lar`;
      const pdf = somePdf();
      const first = await post<ReceivedPackage>(path, { sourceFormat: 'pdf', content: pdf.toString('base64') });
      expect([first.status, first.body.documents[0]?.docType]).toEqual([202, 'credit_approval']);
      const second = await post<ReceivedPackage>(path, form({}, [file('file', pdf, 'memo.pdf')]));
      expect([second.status, second.body.documents[0]?.duplicateOf]).toEqual([202, first.body.documents[0]?.id]);
      expect((await get(path)).status).toBe(404);
    });
  });

  describe('400', () => {
    it('names every missing required field, one by one, and stores nothing', async () => {
      const { loan } = await givenLoan(server.app);
      const before = [await documentsOf(loan.external_ref), await evidenceOf(loan.external_ref)];
      const path = `/v1/loans/${loan.external_ref}/lar`;
      const { status, body } = await post<Refused>(path, { sourceFormat: 'json', content: '{"rate": 5}' });
      expect([status, body.code]).toEqual([400, 'lar_missing_fields']);
      expect(body.errors.map(({ field, pointer, code }) => [field, pointer, code])).toEqual([
        ['loan_number', '/content', 'missing_required'],
        ['principal_amount', '/content', 'missing_required'],
      ]);
      expect([await documentsOf(loan.external_ref), await evidenceOf(loan.external_ref)]).toEqual(before);
      const { rows } = await server.database.pool.query('select 1 from blob_claim');
      expect(rows).toEqual([]);
    });

    it.each<[string, object, string, string]>([
      ['a record that is broken', { sourceFormat: 'json', content: '{"number": ' }, 'lar_invalid', '/content'],
      [
        'a value where none is required that contradicts itself',
        { sourceFormat: 'csv', profile: 'csv records', content: 'number,amount\nL,1\nM,1\n' },
        'lar_invalid',
        '/content',
      ],
      [
        'a required value that is not understood',
        { sourceFormat: 'json', content: '{"number":"L","amount":"much"}' },
        'lar_invalid',
        '/content',
      ],
      [
        'a format that the profile does not read',
        { sourceFormat: 'csv', content: 'number\nL' },
        'lar_invalid',
        '/sourceFormat',
      ],
      [
        'a profile that nobody knows',
        { sourceFormat: 'json', content: good, profile: 'nobody' },
        'profile_unknown',
        '/profile',
      ],
      ['a format that nobody knows', { sourceFormat: 'yaml', content: good }, 'request_invalid', '/sourceFormat'],
      ['no content', { sourceFormat: 'json', content: '' }, 'request_invalid', '/content'],
      ['a Word file that is not base64', { sourceFormat: 'docx', content: '*' }, 'request_invalid', '/content'],
      ['a PDF that is none', { sourceFormat: 'pdf', content: 'AAAA' }, 'file_unsupported', '/content'],
    ])('answers %s', async (_name, sent, code, pointer) => {
      const { loan } = await givenLoan(server.app);
      const { status, body } = await post<Refused>(`/v1/loans/${loan.external_ref}/lar`, sent);
      expect([status, body.code, body.errors[0]?.pointer]).toEqual([400, code, pointer]);
    });

    it('answers a form without a file, or with two', async () => {
      const { loan } = await givenLoan(server.app);
      const path = `/v1/loans/${loan.external_ref}/lar`;
      expect((await post(path, form({}))).status).toBe(400);
      expect((await post(path, form({}, [file('file', good), file('file', good)]))).status).toBe(400);
    });
  });

  it('answers 413 to a record that is larger than any', async () => {
    const { loan } = await givenLoan(server.app);
    const content = Buffer.alloc(17 * 1024 * 1024, 32);
    const answer = await post<Refused>(`/v1/loans/${loan.external_ref}/lar`, form({}, [file('file', content)]));
    expect([answer.status, answer.body.code]).toEqual([413, 'file_too_large']);
  });

  it('answers 401, 403, shape 400, 404, meaning 400, then 409', async () => {
    const sent = { sourceFormat: 'json', content: good };
    const bad = { sourceFormat: 'json', content: '{}' };
    const { loan } = await givenLoan(server.app, { state: 'approved' });
    const path = `/v1/loans/${loan.external_ref}/lar`;
    expect((await server.request('POST', path, { body: sent })).status).toBe(401);
    const { accessToken } = await server.issueKey(['status:read']);
    expect((await post(path, {}, accessToken)).status).toBe(403);
    expect((await post('/v1/loans/unknown/lar', {})).status).toBe(400);
    expect((await post('/v1/loans/unknown/lar', bad)).status).toBe(404);
    expect((await post(path, bad)).status).toBe(400);
    const late = await post<Refused>(path, sent);
    expect([late.status, late.body.code]).toEqual([409, 'loan_state_conflict']);
  });
});

describe('GET /v1/loans/{ref}/lar', () => {
  it('answers 404 for a loan without one, and for no loan', async () => {
    const { loan } = await givenLoan(server.app);
    const none = await get<Refused>(`/v1/loans/${loan.external_ref}/lar`);
    expect([none.status, none.body.code]).toEqual([404, 'lar_not_found']);
    expect((await get<Refused>('/v1/loans/unknown/lar')).body.code).toBe('loan_not_found');
  });

  it('answers 404 again when the record was withdrawn', async () => {
    const { loan } = await givenLoan(server.app);
    const path = `/v1/loans/${loan.external_ref}/lar`;
    const { body } = await post(path, { sourceFormat: 'json', content: good });
    expect((await post(`/v1/documents/${body.documentId}/withdraw`, { note: 'of another loan' })).status).toBe(202);
    expect((await get(path)).status).toBe(404);
  });

  it('answers 410 after retention, which takes the values with the bytes', async () => {
    const { loan } = await givenLoan(server.app, { state: 'review' });
    const path = `/v1/loans/${loan.external_ref}/lar`;
    await post(path, { sourceFormat: 'json', content: good });
    for (const state of ['review', 'rejected', 'sealed']) {
      await server.database.pool.query('update loan set state = $2 where id = $1', [loan.id, state]);
    }
    server.clock.advance(2560 * 86_400);
    await sweepRetention(server.app);
    admin = await server.signUp(['admin']);
    expect((await get(path)).status).toBe(410);
    const { rows } = await server.database.pool.query('select content from lar_record where loan_id = $1', [loan.id]);
    expect(rows).toEqual([{ content: null }]);
  });
});

describe('POST /v1/packages with an approval record', () => {
  const fields = (externalRef = someRef()) => ({ externalRef, borrowerName: 'B' });
  const documents = () => [{ name: 'a.pdf', content: somePdf().toString('base64') }];

  it('takes it in with the package, as a form and as JSON', async () => {
    const one = fields();
    const first = await post<ReceivedPackage>(
      '/v1/packages',
      form({ ...one, larProfile: 'json records' }, [file('lar', good), file('files', somePdf(), 'a.pdf')]),
    );
    expect([first.status, first.body.documents.length]).toEqual([201, 1]);
    expect((await get<LarRecord>(`/v1/loans/${one.externalRef}/lar`)).body.profileVersion).toBe(1);
    const other = fields();
    const lar = { sourceFormat: 'json', content: good };
    expect((await post('/v1/packages', { ...other, documents: documents(), lar })).status).toBe(201);
    expect((await evidenceOf(other.externalRef)).map(({ kind }) => kind)).toEqual([
      'package.received',
      'document.added',
      'document.added',
      'lar.ingested',
    ]);
  });

  it('makes a PDF record a document of the package', async () => {
    const { externalRef, borrowerName } = fields();
    const sent = form({ externalRef, borrowerName }, [
      file('lar', somePdf(), 'memo.pdf'),
      file('files', somePdf(), 'a.pdf'),
    ]);
    const { body } = await post<ReceivedPackage>('/v1/packages', sent);
    expect(body.documents.map(({ docType }) => docType)).toEqual([null, 'credit_approval']);
  });

  it.each(['form', 'JSON'])('refuses the whole package as %s when a required field is missing', async (how) => {
    const { externalRef, borrowerName } = fields();
    const lar = { sourceFormat: 'json', content: '{"number":"L"}' };
    const sent =
      how === 'form'
        ? form({ externalRef, borrowerName }, [file('lar', lar.content), file('files', somePdf(), 'a.pdf')])
        : { externalRef, borrowerName, documents: documents(), lar };
    const { status, body } = await post<Refused>('/v1/packages', sent);
    expect([status, body.code, body.errors.map(({ field }) => field)]).toEqual([
      400,
      'lar_missing_fields',
      ['principal_amount'],
    ]);
    expect((await get(`/v1/loans/${externalRef}/documents`)).status).toBe(404);
  });

  it('reads by a new version from the moment it is active, and each loan tells which one read its record', async () => {
    const one = fields();
    const lar = { sourceFormat: 'json', content: good };
    await post('/v1/packages', { ...one, documents: documents(), lar });
    await addProfile('json records', 'json', 'interest');
    const other = fields();
    await post('/v1/packages', { ...other, documents: documents(), lar });
    const versions = await Promise.all(
      [one, other].map(
        async ({ externalRef }) => (await get<LarRecord>(`/v1/loans/${externalRef}/lar`)).body.profileVersion,
      ),
    );
    expect(versions).toEqual([1, 2]);
  });
});
