import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRandom } from '../../../../../../tools/packages/core/random.ts';
import { degradePage } from '../../../../../../tools/packages/degrade/degrade-page.ts';
import { grades } from '../../../../../../tools/packages/degrade/grades.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { encodeGrayPng } from '../../../reading/images/encode-png.ts';
import { openPdf } from '../../../reading/pdf/open-pdf.ts';
import { boxAround, drawForm, type FormValues } from './testing/draw-form.ts';

const VARIATIONS = 10;

let server: TestServer;
let admin: SignedUp;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signUp(['admin']);
});
afterAll(() => server.close());

function post<Body>(url: string, body: unknown) {
  return server.request<Body>('POST', url, { token: admin.accessToken, body });
}

async function upload(bytes: Uint8Array): Promise<string> {
  const content = Buffer.from(bytes).toString('base64');
  const { body } = await post<{ sampleId: string }>('/v1/extraction-templates/samples', { name: 'a.pdf', content });
  return body.sampleId;
}

/** The page printed and scanned: a picture, no text. */
async function scan(pdf: Uint8Array, seed: number): Promise<Uint8Array> {
  const file = await openPdf(pdf);
  const { dpi } = grades.office;
  const raster = file.renderPage({ pageNo: 1, width: Math.round(8.5 * dpi), colour: 'gray' });
  file.close();
  const { image } = degradePage(raster, grades.office, createRandom(seed).fork('scan'));
  const document = await PDFDocument.create();
  const page = document.addPage([612, 792]);
  page.drawImage(await document.embedPng(encodeGrayPng(image)), { x: 0, y: 0, width: 612, height: 792 });
  return document.save();
}

function variation(seed: number): FormValues {
  const random = createRandom(seed);
  const people = ['Mary Ann Okafor', 'Luis Moreno', 'Priya Natarajan', 'Thomas Ramirez', 'Grace Lindqvist'] as const;
  return {
    ticket: `HE-${random.int(100_000, 999_999)}`,
    amount: `$${random.int(1, 99)},${random.int(100, 999)}.${random.int(10, 99)}`,
    member: random.pick(people),
    rate: `${random.int(3, 11)}.${random.int(100, 999)}%`,
    due: `March ${random.int(1, 28)}, 20${random.int(27, 39)}`,
  };
}

it('reads the next ten of a form that was taught by three drawn boxes and two labels, shifted, scaled and scanned', async () => {
  const sampleId = await upload(await drawForm(variation(1)));
  const boxes = [
    ['loan_number', boxAround(200, 130, 90)],
    ['principal_amount', boxAround(200, 160, 90)],
    ['borrower_name', boxAround(200, 190, 140)],
  ] as const;
  const drawn = [];
  for (const [field, box] of boxes) {
    const { body } = await post<{ rule: unknown }>('/v1/extraction-templates/read-region', {
      sampleId,
      pageNo: 1,
      box,
      field,
    });
    drawn.push(body.rule);
  }
  const rules = [
    ...drawn,
    { field: 'interest_rate', type: 'label', pattern: 'Yearly charge' },
    { field: 'maturity_date', type: 'label', pattern: 'Repay in full by' },
  ];
  const template = { docType: 'advance_ticket', title: 'MEMBER ADVANCE TICKET', rules };
  expect((await post('/v1/extraction-templates', template)).status).toBe(201);

  for (let index = 0; index < VARIATIONS; index += 1) {
    const values = variation(100 + index);
    const random = createRandom(500 + index);
    const pdf = await drawForm(values, {
      shiftX: random.int(-25, 30),
      shiftY: random.int(-30, 60),
      scale: 0.92 + random.int(0, 16) / 100,
    });
    const next = await upload(index % 2 === 0 ? pdf : await scan(pdf, index));
    const { body } = await post<{ classifiedAs: string; fields: { fieldName: string; normalizedValue: string }[] }>(
      '/v1/extraction-templates/prove',
      { sampleId: next, template },
    );
    const read = Object.fromEntries(body.fields.map(({ fieldName, normalizedValue }) => [fieldName, normalizedValue]));
    expect({ index, type: body.classifiedAs, ...read }).toEqual({
      index,
      type: 'advance_ticket',
      loan_number: values.ticket,
      principal_amount: values.amount.replace(/[$,]/g, ''),
      borrower_name: values.member,
      interest_rate: values.rate.replace(/\.?0*%$/, ''),
      maturity_date: isoOf(values.due),
    });
  }
}, 600_000);

function isoOf(printed: string): string {
  const [, day = '', year = ''] = /^March (\d+), (\d+)$/.exec(printed) ?? [];
  return `${year}-03-${day.padStart(2, '0')}`;
}
