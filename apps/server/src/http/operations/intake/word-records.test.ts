import type { IngestedRecord, LarProfile, LarRecord } from '@countersign/contract/intake';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { givenLoan } from '../../../../test/given-loan.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
let admin: SignedUp;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signUp(['admin']);
});
afterAll(() => server.close());

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** An approval as a Word file: a table of labels and values, and a line with a colon below it. */
async function wordFile(rows: readonly (readonly [label: string, value: string])[], line: string): Promise<Buffer> {
  const paragraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
  const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`;
  const table = rows.map(([label, value]) => `<w:tr>${cell(label)}${cell(value)}</w:tr>`).join('');
  const body = `<w:tbl>${table}</w:tbl>${paragraph(line)}`;
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(`<w:document xmlns:w="${W}"><w:body>${body}</w:body></w:document>`), 'word/document.xml');
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

it('reads a Word record through its profile, each value with its cell or paragraph', async () => {
  const mapping = {
    format: 'docx',
    fields: [
      { canonical: 'loan_number', path: '$.Loan Number', required: true },
      { canonical: 'principal_amount', path: '$.Approved Amount', required: true },
      { canonical: 'maturity_date', path: '$.Maturity' },
      { canonical: 'interest_rate', path: '$.Rate' },
    ],
  };
  const token = admin.accessToken;
  const made = await server.request<LarProfile>('POST', '/v1/lar-profiles', {
    token,
    body: { name: 'memo', sourceFormat: 'docx', mapping },
  });
  expect(made.status).toBe(201);
  const bytes = await wordFile(
    [
      ['Loan Number', 'L-204'],
      ['Approved Amount', '$1,250,000.00'],
    ],
    'Maturity: March 1, 2031',
  );
  const { loan } = await givenLoan(server.app);
  const path = `/v1/loans/${loan.external_ref}/lar`;
  const sent = { sourceFormat: 'docx', content: bytes.toString('base64'), profile: 'memo' };
  const answer = await server.request<IngestedRecord>('POST', path, { token, body: sent });
  expect([answer.status, answer.body.missing]).toEqual([201, ['interest_rate']]);
  const kept = await server.request<LarRecord>('GET', path, { token });
  expect(JSON.stringify(kept.body)).toContain('1250000.00');
  expect(JSON.stringify(kept.body)).toContain('table_cell');
  expect(JSON.stringify(kept.body)).toContain('2031-03-01');
  expect(JSON.stringify(kept.body)).toContain('paragraph');
});
