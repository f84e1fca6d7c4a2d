import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeDocument } from '../../../../tools/packages/core/make-package.ts';
import { workingLayouts } from '../../../../tools/packages/working/index.ts';
import { givenLoan } from '../../test/given-loan.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../test/test-server.ts';
import { sweepRetention } from '../documents/index.ts';
import { drawForm } from '../http/operations/extraction/testing/draw-form.ts';
import { jobs } from '../jobs.ts';
import { startWorker, type Worker } from '../platform/jobs/index.ts';

interface Field {
  readonly documentId: string;
  readonly docType: string;
  readonly fieldName: string;
  readonly normalizedValue: string;
  readonly rawText: string;
  readonly pageNo: number;
  readonly rule: string;
}

let server: TestServer;
let worker: Worker;
let staff: SignedUp;
beforeAll(async () => {
  server = await startTestServer();
  worker = await startWorker(server.app, { jobs, crons: [], connectionString: server.database.url });
  staff = await server.signUp(['admin']);
});
afterAll(async () => {
  await worker.stop();
  await server.close();
});

/** The values of a loan, once its documents have been worked through. */
async function fieldsOf(ref: string): Promise<readonly Field[]> {
  let items: readonly Field[] = [];
  await vi.waitFor(
    async () => {
      const { body } = await server.request<{ items: Field[] }>('GET', `/v1/loans/${ref}/fields`, {
        token: staff.accessToken,
      });
      items = body.items;
      expect(items.length).toBeGreaterThan(0);
    },
    { timeout: 120_000, interval: 200 },
  );
  return items;
}

/** Typed pages, a text a line. */
async function drawPages(pages: readonly (readonly string[])[]): Promise<Buffer> {
  const document = await PDFDocument.create();
  const font = await document.embedFont('Helvetica');
  for (const lines of pages) {
    const page = document.addPage([612, 792]);
    for (const [row, text] of lines.entries())
      page.drawText(text, { x: 72, y: 720 - row * 30, size: row === 0 ? 18 : 11, font });
  }
  return Buffer.from(await document.save());
}

const note = workingLayouts.find(({ id }) => id === 'note-header-boxes');

it('reads the values off a stored note, each with its document, page and rule', async () => {
  if (note === undefined) throw new Error('The layout is gone.');
  const { pdf, facts } = await makeDocument(note, 5);
  const { loan } = await givenLoan(server.app, { contents: [Buffer.from(pdf)] });
  const fields = await fieldsOf(loan.external_ref);
  const byName = new Map(fields.map((field) => [field.fieldName, field]));
  expect(byName.get('loan_number')).toMatchObject({
    docType: 'promissory_note',
    normalizedValue: facts.loanNumber,
    pageNo: 1,
  });
  expect(byName.get('principal_amount')?.rule).toMatch(/^promissory_note\.principal_amount\.\d+$/);
  // Nothing of it stands in the database in clear.
  const { rows } = await server.database.pool.query<{ text: string }>(
    `select encode(content, 'escape') as text from part_extraction`,
  );
  expect(rows.every(({ text }) => !text.includes(facts.loanNumber))).toBe(true);
}, 180_000);

it('reads what the papers of a file agree on where it is printed', async () => {
  const borrower = 'Borrower: Ironwood Builders, LLC';
  const pdf = await drawPages([
    [
      'PROMISSORY NOTE',
      borrower,
      'Principal Amount: $450,000.00',
      'PROMISE TO PAY. Borrower promises to pay to Lender',
    ],
    ['MORTGAGE', 'THIS MORTGAGE dated March 3, 2026', borrower, 'Grantor mortgages, warrants and conveys to Lender'],
    [
      'CLOSING PROTECTION LETTER',
      'Issuing Agent: Summit Title Agency, LLC',
      'For your customers',
      'Ironwood Builders, LLC',
    ],
  ]);
  const { loan } = await givenLoan(server.app, { contents: [pdf] });
  const names = (await fieldsOf(loan.external_ref)).filter(({ fieldName }) => fieldName === 'borrower_name');
  expect(names.map(({ docType, pageNo }) => [docType, pageNo])).toEqual([
    ['promissory_note', 1],
    ['mortgage', 2],
    ['closing_protection_letter', 3],
  ]);
  expect(names[2]).toMatchObject({ rawText: 'Ironwood Builders, LLC', rule: 'file.borrower_name' });
}, 180_000);

it('lets the bank’s template read first, and says so in the name of the rule', async () => {
  const template = {
    docType: 'other',
    rules: [{ field: 'principal_amount', type: 'label', pattern: 'Sum Advanced' }],
  };
  const saved = await server.request('POST', '/v1/extraction-templates', { token: staff.accessToken, body: template });
  expect(saved.status).toBe(201);
  const pdf = await drawForm({
    ticket: 'HE-1',
    amount: '$900.00',
    member: 'Ann Lee',
    rate: '6.5%',
    due: 'May 4, 2027',
  });
  const { loan } = await givenLoan(server.app, { contents: [Buffer.from(pdf)] });
  const fields = await fieldsOf(loan.external_ref);
  expect(fields).toMatchObject([
    { fieldName: 'principal_amount', normalizedValue: '900.00', rule: 'template.other.principal_amount.1' },
  ]);
}, 180_000);

it('gives a document the type of the template that knows it', async () => {
  const template = {
    docType: 'advance_ticket',
    title: 'MEMBER ADVANCE TICKET',
    rules: [{ field: 'interest_rate', type: 'label', pattern: 'Yearly charge' }],
  };
  await server.request('POST', '/v1/extraction-templates', { token: staff.accessToken, body: template });
  const pdf = await drawForm({ ticket: 'HE-3', amount: '$8.00', member: 'Ann Lee', rate: '6.5%', due: 'May 4, 2027' });
  const { loan } = await givenLoan(server.app, { contents: [Buffer.from(pdf)] });
  const fields = await fieldsOf(loan.external_ref);
  expect(fields).toMatchObject([{ docType: 'advance_ticket', fieldName: 'interest_rate', normalizedValue: '6.5' }]);
}, 180_000);

it('404: an unknown loan; 200: the catalogue of fields', async () => {
  expect((await server.request('GET', '/v1/loans/NOPE/fields', { token: staff.accessToken })).status).toBe(404);
  const { body } = await server.request<{ items: { name: string; kind: string }[] }>('GET', '/v1/fields', {
    token: staff.accessToken,
  });
  expect(body.items).toContainEqual({
    name: 'principal_amount',
    title: 'Principal amount',
    kind: 'money',
    repeated: false,
  });
});

it('forgets the values with the document', async () => {
  const pdf = await drawForm({ ticket: 'HE-2', amount: '$7.00', member: 'Ann Lee', rate: '6.5%', due: 'May 4, 2027' });
  const { loan } = await givenLoan(server.app, { state: 'sealed', contents: [Buffer.from(pdf)] });
  await fieldsOf(loan.external_ref);
  server.clock.advance(2_600 * 86_400);
  await sweepRetention(server.app);
  const left = await server.database.pool.query(
    `select from part_extraction e join document d on d.id = e.document_id where d.loan_id = $1 and e.content is not null`,
    [loan.id],
  );
  expect(left.rowCount).toBe(0);
}, 180_000);
