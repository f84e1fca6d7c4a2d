import { FORMAT_TITLES, type RecordFormat } from '@countersign/engine/lar/record-source';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { excelFile, zipped } from '../../../../test/excel-file.ts';
import { givenLoan } from '../../../../test/given-loan.ts';
import { somePdf } from '../../../../test/intake/form.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../../test/test-server.ts';

interface Refused {
  readonly code: string;
  readonly detail: string;
}

const WORD =
  '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body/></w:document>';
const formats = Object.keys(FORMAT_TITLES) as readonly RecordFormat[];
const pairs = formats.flatMap((reads) =>
  formats.filter((is) => is !== reads).map((is) => ({ reads, is, title: FORMAT_TITLES[is], of: FORMAT_TITLES[reads] })),
);
const isBinary = (format: RecordFormat) => format === 'docx' || format === 'xlsx';

let server: TestServer;
let admin: SignedUp;
let samples: Readonly<Record<RecordFormat, Buffer>>;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signUp(['admin']);
  samples = {
    json: Buffer.from('{"loan": {"number": "L-1"}}'),
    csv: Buffer.from('Loan Number,Name\nL-1,Kestrel LLC\n'),
    xml: Buffer.from('<loan><number>L-1</number></loan>'),
    docx: await zipped([['word/document.xml', WORD]]),
    xlsx: await excelFile(),
  };
  for (const format of formats) {
    const path = format === 'xml' ? '$.loan.number' : '$.number';
    const mapping = { format, fields: [{ canonical: 'loan_number', path }] };
    const { status } = await post('/v1/lar-profiles', { name: `of ${format}`, sourceFormat: format, mapping });
    expect(status).toBe(201);
  }
});
afterAll(() => server.close());

function post(path: string, body: object) {
  return server.request<Refused>('POST', path, { token: admin.accessToken, body });
}

describe.each(pairs)('$title sent to a profile that reads $of', ({ reads, is }) => {
  const sentence = `This file is ${FORMAT_TITLES[is]}; profile of ${reads} reads ${FORMAT_TITLES[reads]}.`;

  it('is told in one sentence where it is looked at', async () => {
    const bytes = samples[is];
    const sample = isBinary(is) ? bytes.toString('base64') : bytes.toString('utf8');
    const { status, body } = await post('/v1/lar-profiles/preview', { sample, profile: `of ${reads}` });
    expect([status, body.code, body.detail]).toEqual([400, 'lar_invalid', sentence]);
  });

  // A record that is said to be text cannot carry the bytes of a zip: those come as a file, which is looked at above.
  if (isBinary(is) && !isBinary(reads)) return;
  it('and where it is sent, alone and with its package', async () => {
    const content = isBinary(reads) ? samples[is].toString('base64') : samples[is].toString('utf8');
    const lar = { sourceFormat: reads, content, profile: `of ${reads}` };
    const { loan } = await givenLoan(server.app);
    const alone = await post(`/v1/loans/${loan.external_ref}/lar`, lar);
    expect([alone.status, alone.body.code, alone.body.detail]).toEqual([400, 'lar_invalid', sentence]);
    const documents = [{ name: 'a.pdf', content: somePdf().toString('base64') }];
    const whole = await post('/v1/packages', { externalRef: 'X-1', borrowerName: 'B', documents, lar });
    expect([whole.status, whole.body.detail]).toEqual([400, sentence]);
  });
});
