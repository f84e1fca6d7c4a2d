import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EvidenceEntry } from '@countersign/contract/evidence';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenLoan } from '../../../../test/given-loan.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { writeRows } from '../../../../test/write-rows.ts';
import { readExportZip } from '../../../cli/read-export-zip.ts';
import { insertPart } from '../../../documents/part.queries.ts';
import { openPdf } from '../../../reading/pdf/open-pdf.ts';
import { writePdf } from '../../../reading/pdf/testing/write-pdf.ts';

let server: TestServer;
let staff: SignedUp;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signUp();
  folder = await mkdtemp(join(tmpdir(), 'cs-imaging-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const detail = JSON.stringify({
  decidedBy: [],
  completeness: { printedTotal: null, missing: [], outOfOrder: false, repeated: [], detail: null },
  blankPages: [],
  notes: [],
  duplicateOf: null,
});

/** A package of one file with three pages: a note of two, a deed of one. */
async function givenPackage() {
  const pages = ['Note', 'Signatures', 'Deed'].map((word) => ({ content: `BT /F1 12 Tf 50 700 Td (${word}) Tj ET` }));
  const { loan } = await givenLoan(server.app, { state: 'review', contents: [Buffer.from(writePdf(pages))] });
  const { rows } = await server.database.pool.query<{ id: string }>('select id from document where loan_id = $1', [
    loan.id,
  ]);
  const fileId = rows[0]?.id ?? '';
  const [note, deed] = [randomUUID(), randomUUID()];
  const now = server.clock.now();
  await server.app.db.run(insertPart, [note, fileId, 1, 2, 'promissory_note', 0.9, 'engine', detail, now]);
  await server.app.db.run(insertPart, [deed, fileId, 3, 3, 'deed_of_trust', 0.9, 'engine', detail, now]);
  return { ref: loan.external_ref, loanId: loan.id, fileId, note, deed };
}

async function download(path: string) {
  const headers = { authorization: `Bearer ${staff.accessToken}` };
  const answer = await server.http.fastify.inject({ method: 'GET', url: path, headers });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
}

async function wordsOf(bytes: Uint8Array): Promise<readonly (string | undefined)[]> {
  const file = await openPdf(bytes);
  const words = Array.from({ length: file.pageCount }, (_, at) => file.readPage(at + 1).words[0]?.text);
  file.close();
  return words;
}

async function viewsOf(ref: string): Promise<readonly unknown[]> {
  const url = `/v1/loans/${ref}/evidence?limit=200`;
  const { body } = await server.request<{ items: EvidenceEntry[] }>('GET', url, { token: staff.accessToken });
  return body.items.filter(({ kind }) => kind === 'value.viewed').map(({ payload }) => payload);
}

describe.each(['documents/:id/pdf', 'loans/:id/documents/export'])('GET /v1/%s', (path) => {
  const url = `/v1/${path.replace(':id', randomUUID())}`;
  it('answers 401, 403 to every key, 404', async () => {
    const { accessToken } = await server.issueKey(['intake:write', 'status:read', 'evidence:read']);
    const asked = [{}, { token: accessToken }, { token: staff.accessToken }];
    const answers = await Promise.all(asked.map((options) => server.request('GET', url, options)));
    expect(answers.map(({ status }) => status)).toEqual([401, 403, 404]);
  });

  it('answers 422 to a file that nobody can cut, and says where its bytes are gone', async () => {
    const { loan } = await givenLoan(server.app, { state: 'sealed', contents: [Buffer.from('%PDF-1.7 and no more')] });
    const { rows } = await server.database.pool.query<{ id: string }>('select id from document where loan_id = $1', [
      loan.id,
    ]);
    const about = `/v1/${path.replace(':id', path.startsWith('loans') ? loan.external_ref : (rows[0]?.id ?? ''))}`;
    const broken = await server.request('GET', about, { token: staff.accessToken });
    expect([broken.status, broken.body.code]).toEqual([422, 'page_not_drawn']);
    await writeRows(server, `update document set purged_at = now() where loan_id = $1`, [loan.id]);
    const purged = await server.request('GET', about, { token: staff.accessToken });
    expect(purged.body.code).toBe('document_purged');
  });
});

describe('a split document', () => {
  it('is a PDF of its own pages, and that it left is in evidence', async () => {
    const { ref, fileId, note, deed } = await givenPackage();
    const { status, headers, bytes } = await download(`/v1/documents/${note}/pdf`);
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(headers['content-disposition']).toContain('promissory_note-pages-1-2.pdf');
    expect(await wordsOf(bytes)).toEqual(['Note', 'Signatures']);
    expect(await wordsOf((await download(`/v1/documents/${deed}/pdf`)).bytes)).toEqual(['Deed']);
    expect(await wordsOf((await download(`/v1/documents/${fileId}/pdf`)).bytes)).toEqual([
      'Note',
      'Signatures',
      'Deed',
    ]);
    expect(await viewsOf(ref)).toMatchObject([
      { record: { kind: 'document', id: fileId }, operation: 'getDocumentPdf', fields: ['file'] },
    ]);
  });
});

describe('a package for the imaging system', () => {
  it('holds every document as its own PDF, with both indexes, and that it left is in evidence', async () => {
    const { ref, fileId } = await givenPackage();
    const { status, headers, bytes } = await download(`/v1/loans/${ref}/documents/export`);
    expect([status, headers['content-type']]).toEqual([200, 'application/zip']);
    const path = join(folder, `${ref}.zip`);
    await writeFile(path, bytes);
    const files = await readExportZip(path);
    const day = server.clock.now().toISOString().slice(0, 10);
    const [note, deed] = [`${ref}_1_promissory_note_${day}.pdf`, `${ref}_2_deed_of_trust_${day}.pdf`];
    expect([...files.keys()]).toEqual([note, deed, 'index.csv', 'import-index.txt']);
    expect(await wordsOf(files.get(note) ?? new Uint8Array())).toEqual(['Note', 'Signatures']);
    const text = (name: string) =>
      Buffer.from(files.get(name) ?? '')
        .toString('utf8')
        .split('\r\n');
    const [columns, first, second] = text('index.csv');
    const sha256 = createHash('sha256')
      .update(files.get(deed) ?? '')
      .digest('hex');
    expect(columns).toBe('file,loan,borrower,type,title,received,source,fromPage,toPage,sha256,filedAs');
    expect(first).toContain(`${note},${ref},Åsa Lindström,promissory_note,Promissory note`);
    expect(second).toMatch(new RegExp(`,3,3,${sha256},closing$`));
    const [year, month, date] = day.split('-');
    expect(text('import-index.txt')[0]).toBe(
      `Promissory note|${month}/${date}/${year}|${ref}|Åsa Lindström|${note}|closing`,
    );
    expect(await viewsOf(ref)).toMatchObject([
      { record: { kind: 'document', id: fileId }, operation: 'exportDocuments', fields: ['file'] },
    ]);
  });

  it('has its files named by the pattern of the bank, in both indexes as well', async () => {
    const { accessToken } = await server.signUp(['admin']);
    const put = (value: string) =>
      server.request('PUT', '/v1/settings/imaging.name_pattern', { token: accessToken, body: { value } });
    const refused = await put('{loan}/{type}');
    expect([refused.status, refused.body.code]).toEqual([400, 'setting_invalid']);
    expect((await put('{title} {borrower}-{number}')).status).toBe(200);
    try {
      const { ref } = await givenPackage();
      const { bytes } = await download(`/v1/loans/${ref}/documents/export`);
      const path = join(folder, `${ref}.zip`);
      await writeFile(path, bytes);
      const files = await readExportZip(path);
      const [note, deed] = ['Promissory_note_A_sa_Lindstro_m-1.pdf', 'Deed_of_trust_A_sa_Lindstro_m-2.pdf'];
      expect([...files.keys()]).toEqual([note, deed, 'index.csv', 'import-index.txt']);
      for (const index of ['index.csv', 'import-index.txt']) {
        const text = Buffer.from(files.get(index) ?? '').toString('utf8');
        expect([text.includes(note), text.includes(deed)]).toEqual([true, true]);
      }
    } finally {
      await put('{loan}_{number}_{type}_{date}');
    }
  });

  it('says of a document that came after approval that it trails, and when it came', async () => {
    const { ref, loanId } = await givenPackage();
    await writeRows(server, `update document set trailing_at = '2026-05-04T10:00:00Z' where loan_id = $1`, [loanId]);
    const { bytes } = await download(`/v1/loans/${ref}/documents/export`);
    const path = join(folder, `${ref}.zip`);
    await writeFile(path, bytes);
    const files = await readExportZip(path);
    const lines = (name: string) =>
      Buffer.from(files.get(name) ?? '')
        .toString('utf8')
        .split('\r\n')
        .slice(0, -1);
    expect(lines('index.csv').slice(1)).toHaveLength(2);
    for (const line of lines('index.csv').slice(1)) expect(line).toMatch(/,2026-05-04,.*,trailing$/);
    for (const line of lines('import-index.txt')) expect(line).toMatch(/\|05\/04\/2026\|.*\|trailing$/);
  });
});
