import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenLoan } from '../../../../test/given-loan.ts';
import { installEvidence } from '../../../../test/install-evidence.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { readExportZip } from '../../../cli/read-export-zip.ts';
import { openXlsx } from '../../../parsing/open-xlsx.ts';

let server: TestServer;
let staff: SignedUp;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signUp();
  folder = await mkdtemp(join(tmpdir(), 'cs-loans-'));
  for (const [index, state] of (['received', 'review', 'boarded'] as const).entries()) {
    server.clock.advance(1);
    await givenLoan(server.app, { state, externalRef: `L-${index}`, contents: [] });
  }
  await server.database.pool.query(`update loan set borrower_name = '=1+1, "Co" & <Sons>' where external_ref = 'L-1'`);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function lines(query = ''): Promise<readonly string[]> {
  const { text } = await server.request('GET', `/v1/exports/loans/csv${query}`, { token: staff.accessToken });
  return text.split('\r\n').slice(0, -1);
}

describe.each(['csv', 'xlsx'])('GET /v1/exports/loans/%s', (format) => {
  const url = `/v1/exports/loans/${format}`;
  it('answers 401, 403 to every key, 400 to a filter that nobody knows', async () => {
    expect((await server.request('GET', url)).status).toBe(401);
    const { accessToken } = await server.issueKey(['intake:write', 'status:read', 'evidence:read']);
    expect((await server.request('GET', url, { token: accessToken })).status).toBe(403);
    expect((await server.request('GET', `${url}?state=lost`, { token: staff.accessToken })).status).toBe(400);
    expect((await server.request('GET', `${url}?limit=5`, { token: staff.accessToken })).status).toBe(400);
  });

  it('is recorded in evidence with its filter', async () => {
    await server.request('GET', `${url}?state=review`, { token: staff.accessToken });
    expect((await installEvidence(server.database)).at(-1)).toMatchObject({
      kind: 'loans.exported',
      payload: { format, filter: { state: 'review', assigneeId: null, hasExceptions: null, q: null } },
    });
  });
});

describe('the loans of a filter', () => {
  it('are lines of a CSV file in the order asked for, with nothing in them that a spreadsheet runs', async () => {
    const [columns, ...rows] = await lines('?sort=externalRef');
    expect(columns?.split(',').slice(0, 4)).toEqual(['externalRef', 'borrowerName', 'expectedPrincipal', 'state']);
    expect(rows.map((row) => row.split(',')[0])).toEqual(['L-0', 'L-1', 'L-2']);
    expect(rows[1]).toContain(`L-1,"'=1+1, ""Co"" & <Sons>",250000.00,review`);
    expect((await lines('?q=L-2')).slice(1)).toHaveLength(1);
  });

  it('are rows of a workbook, texts as texts and amounts as numbers', async () => {
    const headers = { authorization: `Bearer ${staff.accessToken}` };
    const url = '/v1/exports/loans/xlsx?state=review';
    const { rawPayload } = await server.http.fastify.inject({ method: 'GET', url, headers });
    expect(await openXlsx(rawPayload)).toMatchObject({ ok: true });
    const path = join(folder, 'loans.xlsx');
    await writeFile(path, rawPayload);
    const files = await readExportZip(path);
    const sheet = Buffer.from(files.get('xl/worksheets/sheet1.xml') ?? '').toString('utf8');
    expect(sheet.match(/<row /g)).toHaveLength(2);
    expect(sheet).toContain('<c r="C2"><v>250000.00</v></c>');
    expect(sheet).toContain('<t xml:space="preserve">=1+1, &quot;Co&quot; &amp; &lt;Sons&gt;</t>');
    expect(sheet).not.toContain('<f>');
  });
});
