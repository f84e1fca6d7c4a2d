import type {
  IngestedRecord,
  LarProfile,
  ProfileSuggestion,
  ReceivedPackage,
  RecordPreview,
} from '@countersign/contract/intake';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { excelFile } from '../../../../test/excel-file.ts';
import { givenLoan } from '../../../../test/given-loan.ts';
import { somePdf } from '../../../../test/intake/form.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../../test/test-server.ts';

interface Refused {
  readonly code: string;
  readonly detail: string;
  readonly errors: readonly { readonly field: string; readonly pointer: string }[];
}

let server: TestServer;
let admin: SignedUp;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signUp(['admin']);
});
afterAll(() => server.close());

function post<Body = Refused>(path: string, body: object, token = admin.accessToken) {
  return server.request<Body>('POST', path, { token, body });
}

const CSV = [
  'Loan Number,Party Role,Name,Loan Amount,Interest Rate,Term,Zodiac',
  'L-301,Borrower,Kestrel LLC,1250000.00,0.06875,30,Leo',
  'L-301,Guarantor,Ann Lee,1250000.00,0.06875,30,Leo',
].join('\n');

describe('POST /v1/lar-profiles/suggest', () => {
  it('maps a record by its labels, keeps the guarantor apart, and reads through what it made', async () => {
    const { status, body } = await post<ProfileSuggestion>('/v1/lar-profiles/suggest', { sample: CSV });
    expect([status, body.sourceFormat]).toEqual([200, 'csv']);
    expect(body.fields.map(({ canonical, value }) => [canonical, value])).toEqual([
      ['loan_number', 'L-301'],
      ['borrower_name', 'Kestrel LLC'],
      ['guarantor_name', 'Ann Lee'],
      ['principal_amount', '1250000.00'],
      ['interest_rate', '0.06875'],
      ['term_months', '30'],
    ]);
    expect(body.fields[2]?.path).toBe("$.Name[Party Role='Guarantor'][*]");
    expect(body.unmatched).toEqual([{ path: '$.Zodiac', label: 'Zodiac', value: 'Leo' }]);
    const tried = await post<{ faults: readonly { code: string; field: string }[] }>('/v1/lar-profiles/try', {
      sourceFormat: 'csv',
      mapping: body.mapping,
      sample: CSV,
    });
    expect(tried.body.faults.map(({ code, field }) => [code, field])).toEqual([
      ['ambiguous', 'interest_rate'],
      ['ambiguous', 'term_months'],
    ]);
    const saved = await post<LarProfile>('/v1/lar-profiles', {
      name: 'from csv',
      sourceFormat: 'csv',
      mapping: body.mapping,
    });
    expect([saved.status, saved.body.mapping]).toEqual([201, body.mapping]);
  });

  it('tells Excel by its content', async () => {
    const sample = (await excelFile()).toString('base64');
    const { status, body } = await post<ProfileSuggestion>('/v1/lar-profiles/suggest', { sample });
    expect([status, body.sourceFormat, body.fields.map(({ canonical }) => canonical)]).toEqual([
      200,
      'xlsx',
      ['loan_number', 'principal_amount'],
    ]);
  });

  it.each([
    ['a file of another format', { sample: '{"loan_number": 1}', sourceFormat: 'csv' }, 'This file is JSON, not CSV.'],
    ['labels that nobody knows', { sample: 'a,b\n1,2' }, 'No label of this file is known.'],
    ['a PDF', { sample: '%PDF-1.7' }, 'It needs no profile'],
  ])('answers 400 to %s', async (_, sent, words) => {
    const { status, body } = await post('/v1/lar-profiles/suggest', sent);
    expect([status, body.code]).toEqual([400, 'lar_invalid']);
    expect(body.detail).toContain(words);
  });

  it('answers 401 and 403', async () => {
    expect((await server.request('POST', '/v1/lar-profiles/suggest', { body: { sample: CSV } })).status).toBe(401);
    const specialist = await server.signUp(['specialist']);
    expect((await post('/v1/lar-profiles/suggest', { sample: CSV }, specialist.accessToken)).status).toBe(403);
  });
});

describe('an Excel record', () => {
  const fields = [
    { canonical: 'loan_number', path: '$.Loan Number', required: true },
    { canonical: 'principal_amount', path: '$.Loan Amount' },
    { canonical: 'payment_frequency', path: '$.Frequency', default: 'monthly' },
  ];
  const made = () =>
    post('/v1/lar-profiles', { name: 'board', sourceFormat: 'xlsx', mapping: { format: 'xlsx', fields } });

  it('is read through its profile, each value with its cell, and what was left out is named', async () => {
    expect((await made()).status).toBe(201);
    const { loan } = await givenLoan(server.app);
    const bytes = await excelFile({ 'xl/vbaProject.bin': 'x' });
    const sent = { sourceFormat: 'xlsx', content: bytes.toString('base64'), profile: 'board' };
    const { status, body } = await post<IngestedRecord>(`/v1/loans/${loan.external_ref}/lar`, sent);
    expect(status).toBe(201);
    expect(body.fields.map(({ normalizedValue, place }) => [normalizedValue, place])).toEqual([
      ['L-7', { kind: 'sheet_cell', sheet: 'Loan', cell: 'A2' }],
      ['1250000.00', { kind: 'sheet_cell', sheet: 'Loan', cell: 'B2' }],
      ['monthly', { kind: 'default' }],
    ]);
    expect(body.notes).toEqual(['The file has macros, which were ignored.']);
  });

  it('is told by its content where another format is expected, wherever it is sent', async () => {
    await made();
    const { loan } = await givenLoan(server.app);
    const sentence = 'This file is JSON; profile board reads Excel (.xlsx).';
    const content = Buffer.from('{"a": 1}').toString('base64');
    const sent = { sourceFormat: 'xlsx', content, profile: 'board' };
    const json = await post(`/v1/loans/${loan.external_ref}/lar`, sent);
    expect([json.status, json.body.code, json.body.detail]).toEqual([400, 'lar_invalid', sentence]);
    const documents = [{ name: 'a.pdf', content: somePdf().toString('base64') }];
    const whole = await post('/v1/packages', { externalRef: 'X-1', borrowerName: 'B', documents, lar: sent });
    expect([whole.status, whole.body.detail]).toEqual([400, sentence]);
  });
});

describe('POST /v1/lar-profiles/preview', () => {
  it('says whose loan a record is about, for any of the staff, and stores nothing', async () => {
    const mapping = {
      format: 'csv',
      fields: [
        { canonical: 'loan_number', path: '$.Loan Number', required: true },
        { canonical: 'borrower_name', path: '$.Name' },
        { canonical: 'principal_amount', path: '$.Loan Amount' },
      ],
    };
    await post('/v1/lar-profiles', { name: 'previewed', sourceFormat: 'csv', mapping });
    const { accessToken } = await server.signUp(['specialist']);
    const sample = 'Loan Number,Name,Loan Amount\nL-9,Kestrel LLC,"$412,750"\n';
    const { rows: before } = await server.database.pool.query('select count(*) from document');
    const { status, body } = await post<RecordPreview>(
      '/v1/lar-profiles/preview',
      { sample, profile: 'previewed' },
      accessToken,
    );
    expect(status).toBe(200);
    expect([body.externalRef, body.borrowerName, body.expectedPrincipal, body.fields.length]).toEqual([
      'L-9',
      'Kestrel LLC',
      '412750.00',
      3,
    ]);
    const bare = await post('/v1/lar-profiles/preview', { sample: 'Name\nKestrel LLC\n', profile: 'previewed' });
    expect([bare.status, bare.body.code]).toEqual([400, 'lar_missing_fields']);
    const { rows: after } = await server.database.pool.query('select count(*) from document');
    expect(after).toEqual(before);
  });
});

describe('a package whose reference and borrower stand in its record', () => {
  const mapping = {
    format: 'json',
    fields: [
      { canonical: 'loan_number', path: '$.no' },
      { canonical: 'borrower_name', path: '$.who[*]' },
    ],
  };
  const documents = [{ name: 'a.pdf', content: somePdf().toString('base64') }];
  const send = (record: object, more: object = {}) =>
    post<ReceivedPackage & Refused>('/v1/packages', {
      ...more,
      documents,
      lar: { sourceFormat: 'json', content: JSON.stringify(record), profile: 'names' },
    });
  beforeAll(async () => {
    expect((await post('/v1/lar-profiles', { name: 'names', sourceFormat: 'json', mapping })).status).toBe(201);
  });

  it('takes them from there, and what the sender says first', async () => {
    const { status, body } = await send({ no: 'R-1001', who: ['Ann Lee', 'Bo Lee'] });
    expect([status, body.loan?.externalRef, body.loan?.borrowerName]).toEqual([201, 'R-1001', 'Ann Lee']);
    const other = await send({ no: 'R-1002', who: ['Ann Lee'] }, { externalRef: 'OWN-1', borrowerName: 'Lee, Ann' });
    expect([other.status, other.body.loan?.externalRef, other.body.loan?.borrowerName]).toEqual([
      201,
      'OWN-1',
      'Lee, Ann',
    ]);
  });

  it.each<[string, object, readonly string[]]>([
    ['no number', { who: ['Ann Lee'] }, ['/externalRef']],
    ['a number that is no reference', { no: 'R 1/2', who: ['Ann Lee'] }, ['/externalRef']],
    ['neither', {}, ['/externalRef', '/borrowerName']],
  ])('answers 400 to a record with %s', async (_, record, pointers) => {
    const { status, body } = await send(record);
    expect([status, body.code]).toEqual([400, 'lar_missing_fields']);
    expect(body.errors.map(({ pointer }) => pointer)).toEqual(pointers);
  });

  it('answers 400 without a record', async () => {
    const { status, body } = await post('/v1/packages', { documents });
    expect([status, body.code]).toEqual([400, 'request_invalid']);
    expect(body.errors.map(({ pointer }) => pointer)).toEqual(['/externalRef', '/borrowerName']);
  });
});
