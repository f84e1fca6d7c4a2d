import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenLoan } from '../../test/given-loan.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../test/test-server.ts';
import { jobs } from '../jobs.ts';
import { startWorker, type Worker } from '../platform/jobs/index.ts';
import { doubleJobs, singleJobs } from '../platform/jobs/testing/double-jobs.ts';

let server: TestServer;
let worker: Worker;
let staff: SignedUp;
beforeAll(async () => {
  server = await startTestServer();
  worker = await startWorker(server.app, { jobs, crons: [], connectionString: server.database.url });
  staff = await server.signUp(['specialist']);
});
afterAll(async () => {
  await worker.stop();
  await server.close();
});

interface WordPage {
  items: { text: string }[];
  nextCursor: string | null;
}

interface Listed {
  id: string;
  fileId: string;
  docType: string | null;
  status: string;
  fromPage: number | null;
  toPage: number | null;
  refusal: { code: string; detail: string } | null;
}

/** Bytes, not JSON. */
function getBytes(path: string, headers: Readonly<Record<string, string>> = {}) {
  const authorization = `Bearer ${staff.accessToken}`;
  return server.http.fastify.inject({ method: 'GET', url: path, headers: { authorization, ...headers } });
}

function get<Body>(path: string) {
  return server.request<Body>('GET', path, { token: staff.accessToken });
}

/** A note of two pages and a deed of one, in one file, as a title company sends them. */
async function packagePdf(): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'LETTER', margin: 72, autoFirstPage: false });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => doc.on('end', resolve));
  const body = 'Borrower promises to pay the principal together with interest until paid in full. '.repeat(8);
  const page = (title: string, text: string, foot: string) => {
    doc.addPage();
    doc.fontSize(16).text(title, { align: 'center' }).moveDown();
    doc.fontSize(10).text(text);
    doc.text(foot, 72, 700, { lineBreak: false });
  };
  page(
    'PROMISSORY NOTE',
    `PROMISE TO PAY. Acme LLC promises to pay the principal amount of $250,000.00. ${body}`,
    'Page 1 of 2',
  );
  page('', `LATE CHARGE. If a payment is 10 days or more late, 5.000%. ${body}`, 'Page 2 of 2');
  page(
    'DEED OF TRUST',
    `THIS DEED OF TRUST is dated March 1, 2026, among Acme LLC ("Grantor") and Jane Roe ("Trustee"). WHEN RECORDED MAIL TO: First Bank. ${body}`,
    'Page 1 of 1',
  );
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

async function settled(ref: string): Promise<readonly Listed[]> {
  return expect
    .poll(async () => (await get<{ items: Listed[] }>(`/v1/loans/${ref}/documents`)).body.items, { timeout: 120_000 })
    .toSatisfy((items: Listed[]) => items.every(({ status }) => status === 'read' || status === 'refused'))
    .then(async () => (await get<{ items: Listed[] }>(`/v1/loans/${ref}/documents`)).body.items);
}

describe('a stored file', () => {
  it('becomes documents with types, pages with words, and pictures', async () => {
    const { loan } = await givenLoan(server.app, { contents: [await packagePdf()] });
    const documents = await settled(loan.external_ref);
    expect(documents.map(({ docType, fromPage, toPage }) => [docType, fromPage, toPage])).toEqual([
      ['promissory_note', 1, 2],
      ['deed_of_trust', 3, 3],
    ]);
    const [note] = documents;
    const detail = await get<{ pageList: { pageNo: number; words: number }[]; decidedBy: { text: string }[] }>(
      `/v1/documents/${note?.id}`,
    );
    expect(detail.body.pageList.map(({ pageNo }) => pageNo)).toEqual([1, 2]);
    expect(detail.body.decidedBy.map(({ text }) => text.toUpperCase()).join(' ')).toContain('PROMISSORY NOTE');

    const words: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const words20: string = `/v1/documents/${note?.id}/pages/1/words?limit=20${cursor === '' ? '' : `&cursor=${cursor}`}`;
      const { body }: { body: WordPage } = await get<WordPage>(words20);
      words.push(...body.items.map(({ text }) => text));
      cursor = body.nextCursor;
    }
    expect(words.slice(0, 2)).toEqual(['PROMISSORY', 'NOTE']);
    expect(words).toContain('$250,000.00.');

    const path = `/v1/documents/${note?.fileId}/pages/1/image?width=340`;
    const image = await getBytes(path);
    const png = image.rawPayload;
    expect([image.statusCode, png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([200, 340, 440]);
    // A page of somebody's papers, which a browser would keep on its disk.
    expect(image.headers['cache-control']).toBe('no-store');
    const again = await getBytes(path, { 'if-none-match': String(image.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it('that cannot be read says why, and the others of its package are read', async () => {
    const { loan } = await givenLoan(server.app, { contents: [Buffer.from('not a document'), await packagePdf()] });
    const documents = await settled(loan.external_ref);
    const refused = documents.filter(({ status }) => status === 'refused');
    expect(refused).toHaveLength(1);
    expect(refused[0]?.refusal?.detail).toMatch(/\.$/);
    expect(documents.filter(({ status }) => status === 'read').length).toBe(2);
  });

  it('is read, refused and extracted once, though the queue delivers every job twice', async () => {
    const { pool } = server.database;
    await pool.query(doubleJobs);
    try {
      const { loan } = await givenLoan(server.app, { contents: [Buffer.from('nothing'), await packagePdf()] });
      await settled(loan.external_ref);
      await expect
        .poll(async () => (await pool.query('select from graphile_worker.jobs')).rowCount, { timeout: 120_000 })
        .toBe(0);
      const { rows } = await pool.query(
        `select type, count(*)::int as times from outbox_event
         where payload ->> 'loanId' = $1 and type in ('document.read', 'document.refused', 'document.extracted')
         group by type order by type`,
        [loan.id],
      );
      expect(rows).toEqual([
        { type: 'document.extracted', times: 1 },
        { type: 'document.read', times: 1 },
        { type: 'document.refused', times: 1 },
      ]);
    } finally {
      await pool.query(singleJobs);
    }
  });

  it('is given back byte for byte', async () => {
    const content = await packagePdf();
    const { loan } = await givenLoan(server.app, { contents: [content] });
    const [first] = await settled(loan.external_ref);
    const answer = await getBytes(`/v1/documents/${first?.id}/content`);
    expect(answer.rawPayload.equals(content)).toBe(true);
    expect(answer.headers['content-disposition']).toMatch(/^attachment/);
  });
});

describe('404', () => {
  it.each(['', '/content', '/pages/1/image', '/pages/1/words'])('for an unknown document%s', async (rest) => {
    const { status, body } = await get<{ code: string }>(`/v1/documents/00000000-0000-7000-8000-000000000000${rest}`);
    expect([status, body.code]).toEqual([404, 'document_not_found']);
  });

  it('for a page that the document does not have', async () => {
    const { loan } = await givenLoan(server.app, { contents: [await packagePdf()] });
    const [first] = await settled(loan.external_ref);
    for (const part of ['image', 'words']) {
      const { status, body } = await get<{ code: string }>(`/v1/documents/${first?.id}/pages/9/${part}`);
      expect([status, body.code]).toEqual([404, 'page_not_found']);
    }
  });
});
