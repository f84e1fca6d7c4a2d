import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installEvidence } from '../../../../test/install-evidence.ts';
import { type SignedUp, serveTestApp, startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { loadSample } from '../../../extraction/samples.ts';
import { ExtractionTooSlow, ExtractorBusy } from '../../../platform/extractor.ts';
import { boxAround, drawForm } from './testing/draw-form.ts';

const form = {
  ticket: 'HE-204417',
  amount: '$12,500.00',
  member: 'Mary Ann Okafor',
  rate: '7.250%',
  due: 'March 1, 2027',
};
const labelRule = { field: 'interest_rate', type: 'label', pattern: 'Yearly charge' };
const template = { docType: 'advance_ticket', title: 'MEMBER ADVANCE TICKET', rules: [labelRule] };

interface Proof {
  readonly classifiedAs: string;
  readonly confidence: number;
  readonly engineVersion: string;
  readonly fields: readonly {
    fieldName: string;
    normalizedValue: string | null;
    rawText: string | null;
    pageNo: number;
    confidence: number;
    rule: string;
  }[];
}

let server: TestServer;
let admin: SignedUp;
let sampleId: string;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signUp(['admin']);
  sampleId = await upload(await drawForm(form));
});
afterAll(() => server.close());

async function upload(bytes: Uint8Array, name = 'ticket.pdf'): Promise<string> {
  const body = { name, content: Buffer.from(bytes).toString('base64') };
  const made = await post<{ sampleId: string; pageCount: number }>('/v1/extraction-templates/samples', body);
  expect(made.status).toBe(201);
  return made.body.sampleId;
}

function post<Body = Record<string, unknown>>(url: string, body: unknown, token = admin.accessToken) {
  return server.request<Body>('POST', url, { token, body });
}

const prove = (body: unknown, token?: string) =>
  post<Proof & { code?: string; errors?: { pointer: string; message: string }[] }>(
    '/v1/extraction-templates/prove',
    body,
    token,
  );
const region = (body: unknown) =>
  post<{
    text: string;
    ocr: boolean;
    anchor: { text: string } | null;
    rule?: Record<string, unknown>;
    value?: Proof['fields'][number] | null;
    code?: string;
  }>('/v1/extraction-templates/read-region', body);

describe('samples', () => {
  it('takes a form as well as base64, and lists and draws what it took', async () => {
    const boundary = 'x'.repeat(20);
    const pdf = Buffer.from(await drawForm(form));
    const payload = Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n`,
      ),
      pdf,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    const made = await server.request<{ sampleId: string; pageCount: number }>(
      'POST',
      '/v1/extraction-templates/samples',
      {
        token: admin.accessToken,
        body: payload,
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      },
    );
    expect(made.status).toBe(201);
    expect(made.body.pageCount).toBe(1);
    const listed = await server.request<{ items: { sampleId: string }[] }>('GET', '/v1/extraction-templates/samples', {
      token: admin.accessToken,
    });
    expect(listed.body.items.map((one) => one.sampleId)).toContain(made.body.sampleId);
    const image = await server.request(
      'GET',
      `/v1/extraction-templates/samples/${made.body.sampleId}/pages/1/image?width=300`,
      { token: admin.accessToken },
    );
    expect(image.status).toBe(200);
    expect(image.headers['content-type']).toBe('image/png');
  });

  it('refuses what is no document, what is no base64 and what is too large', async () => {
    const bad = await post('/v1/extraction-templates/samples', {
      name: 'a',
      content: Buffer.from('hello').toString('base64'),
    });
    expect([bad.status, bad.body.code]).toEqual([400, 'sample_unusable']);
    const cut = await post('/v1/extraction-templates/samples', { name: 'a', content: 'not base64!' });
    expect([cut.status, cut.body.code]).toEqual([400, 'sample_unusable']);
    const large = await post('/v1/extraction-templates/samples', {
      name: 'a',
      content: Buffer.alloc(20 * 1024 * 1024 + 1).toString('base64'),
    });
    expect([large.status, large.body.code]).toEqual([400, 'sample_too_large']);
  });
});

describe('POST /v1/extraction-templates/prove', () => {
  it('200: classifies and reads with only that template in play', async () => {
    const { status, body } = await prove({ sampleId, template });
    expect(status).toBe(200);
    expect(body.classifiedAs).toBe('advance_ticket');
    expect(body.confidence).toBeGreaterThan(0.7);
    expect(body.engineVersion).toMatch(/^engine \d/);
    expect(body.fields).toHaveLength(1);
    expect(body.fields[0]).toMatchObject({
      fieldName: 'interest_rate',
      rawText: '7.250%',
      normalizedValue: '7.25',
      pageNo: 1,
    });
  });

  it('200: says other where neither title nor keywords are on the sample', async () => {
    const { body } = await prove({ sampleId, template: { ...template, title: 'SOMETHING ELSE ENTIRELY' } });
    expect(body.classifiedAs).toBe('other');
  });

  it('400: names every fault of the template at once', async () => {
    const rules = [
      { field: 'no_such_field', type: 'label', pattern: 'x' },
      { field: 'loan_number', type: 'guess', pattern: 'x' },
      { field: 'loan_number', type: 'sentence', pattern: 'no group' },
      { field: 'loan_number', type: 'sentence', pattern: '(?P<v>(' },
      { field: 'loan_number', type: 'region', page: 1, box: { x: 0.9, y: 0.1, w: 0.4, h: 0.1 } },
      { field: 'loan_number', type: 'label' },
      { field: 'loan_number', type: 'label', pattern: 'a', column: 'b' },
      { field: 'loan_number', type: 'label', pattern: 'a', direction: 'up' },
    ];
    const { status, body } = await prove({ sampleId, template: { docType: 'Bad Type', rules } });
    expect([status, body.code]).toEqual([400, 'template_invalid']);
    expect(body.errors?.map(({ pointer }) => pointer)).toEqual([
      '/template/docType',
      '/template/rules/0/field',
      '/template/rules/1/type',
      '/template/rules/2/pattern',
      '/template/rules/3/pattern',
      '/template/rules/4/box',
      '/template/rules/5/pattern',
      '/template/rules/6/column',
      '/template/rules/7/direction',
    ]);
  });

  it('403: administrators only', async () => {
    const manager = await server.signUp(['manager']);
    expect((await prove({ sampleId, template }, manager.accessToken)).status).toBe(403);
  });

  it('404: does not know the sample, whatever its name looks like', async () => {
    for (const unknown of [randomUUID(), 'nope']) {
      const { status, body } = await prove({ sampleId: unknown, template });
      expect([status, body.code]).toEqual([404, 'sample_not_found']);
    }
  });
});

describe('POST /v1/extraction-templates/read-region', () => {
  it('200: reads the box and proposes the label beside it', async () => {
    const { status, body } = await region({ sampleId, pageNo: 1, box: boxAround(200, 160, 90) });
    expect(status).toBe(200);
    expect(body).toMatchObject({ text: '$12,500.00', ocr: false, anchor: { text: 'Sum Advanced' } });
    expect(body).not.toHaveProperty('rule');
  });

  it('200: with a field, the rule and the value that it reads', async () => {
    const { body } = await region({ sampleId, pageNo: 1, box: boxAround(200, 160, 90), field: 'principal_amount' });
    expect(body.rule).toMatchObject({
      type: 'region',
      field: 'principal_amount',
      page: 1,
      anchor: { text: 'Sum Advanced' },
    });
    expect(body.value).toMatchObject({ fieldName: 'principal_amount', normalizedValue: '12500.00', confidence: 0.95 });
  });

  it('200: an empty box has no text and no value', async () => {
    const { body } = await region({
      sampleId,
      pageNo: 1,
      box: { x: 0.5, y: 0.8, w: 0.1, h: 0.05 },
      field: 'loan_number',
    });
    expect(body).toMatchObject({ text: '', anchor: null, value: null });
  });

  it.each([
    ['a box off the page', { box: { x: 0.95, y: 0.1, w: 0.1, h: 0.1 } }],
    ['a box without a size', { box: { x: 0.1, y: 0.1, w: 0, h: 0.1 } }],
    ['an unknown field', { field: 'shoe_size' }],
    ['a page that the sample has not', { pageNo: 9 }],
  ])('400: %s', async (_name, change) => {
    const { status, body } = await region({ sampleId, pageNo: 1, box: boxAround(200, 160, 90), ...change });
    expect([status, body.code]).toEqual([400, 'region_invalid']);
  });

  it('404: an unknown sample', async () => {
    const { status } = await region({ sampleId: randomUUID(), pageNo: 1, box: boxAround(200, 160, 90) });
    expect(status).toBe(404);
  });
});

describe('saved templates', () => {
  it('keep their versions, stand in the install’s chain and go when deleted', async () => {
    const made = await post<{ id: string; version: number }>('/v1/extraction-templates', template);
    expect([made.status, made.body.version]).toEqual([201, 1]);
    const url = `/v1/extraction-templates/${made.body.id}`;
    const put = await server.request<{ version: number }>('PUT', url, {
      token: admin.accessToken,
      body: { ...template, keywords: ['Sum Advanced', 'Ticket Ref'] },
    });
    expect([put.status, put.body.version]).toEqual([200, 2]);
    const got = await server.request<{ version: number; keywords: string[] }>('GET', url, { token: admin.accessToken });
    expect(got.body).toMatchObject({ version: 2, keywords: ['Sum Advanced', 'Ticket Ref'] });
    const listed = await server.request<{ items: { id: string }[] }>('GET', '/v1/extraction-templates', {
      token: admin.accessToken,
    });
    expect(listed.body.items.map(({ id }) => id)).toContain(made.body.id);
    expect((await server.request('DELETE', url, { token: admin.accessToken })).status).toBe(204);
    for (const [method, body] of [
      ['GET', undefined],
      ['DELETE', undefined],
      ['PUT', template],
    ] as const) {
      expect(
        (await server.request(method, url, { token: admin.accessToken, ...(body === undefined ? {} : { body }) }))
          .status,
      ).toBe(404);
    }
    const changes = (await installEvidence(server.database)).filter(({ kind }) => kind === 'template.changed');
    expect(changes.map(({ payload }) => (payload as { change: string }).change)).toEqual([
      'created',
      'changed',
      'deleted',
    ]);
  });

  it('400: refuses a template with faults', async () => {
    const { status, body } = await post('/v1/extraction-templates', { docType: 'x', rules: [] });
    expect([status, body.code]).toEqual([400, 'template_invalid']);
  });
});

describe('a template that is slow', () => {
  // Counted repeats within each other: every place of a long line begins some hundred ways to match.
  const slow = { field: 'loan_number', type: 'sentence', pattern: '([a-z ]{0,9}[a-z]{0,9} ?){0,14}(?P<v>[0-9]{9})' };
  const busy = (error: Error) => ({ ...server.app.extractor, run: () => Promise.reject(error) });

  it('because the machine is busy answers 503 with when to come back, and never 400', async () => {
    const app = { ...server.app, extractor: busy(new ExtractorBusy('not done in time')) };
    const node = serveTestApp(app);
    const answer = await node.request('POST', '/v1/extraction-templates/prove', {
      token: admin.accessToken,
      body: { sampleId, template },
    });
    expect([answer.status, answer.body.code, answer.headers['retry-after']]).toEqual([503, 'unavailable', '30']);
    await node.close();
  });

  it('because of its patterns answers 400 and says so, whatever the clock says', async () => {
    const app = { ...server.app, extractor: busy(new ExtractionTooSlow('too many steps')) };
    const node = serveTestApp(app);
    const answer = await node.request('POST', '/v1/extraction-templates/prove', {
      token: admin.accessToken,
      body: { sampleId, template },
    });
    expect([answer.status, answer.body.code]).toEqual([400, 'template_invalid']);
    expect(answer.text).toContain('steps on this sample');
    await node.close();
  });

  it('is told from a busy machine by the steps that its patterns take', async () => {
    const pages = await loadSample(server.app, sampleId);
    const work = { kind: 'prove', pages, template: { ...template, rules: [slow] } } as never;
    const few = server.app.extractor.run(work, { steps: 1, seconds: 60 });
    await expect(few).rejects.toThrow(ExtractionTooSlow);
    const short = server.app.extractor.run(work, { steps: Number.MAX_SAFE_INTEGER, seconds: 0.000_001 });
    await expect(short).rejects.toThrow(ExtractorBusy);
    const enough = await server.app.extractor.run(work, { steps: 1_000_000_000, seconds: 60 });
    expect(enough).toMatchObject({ values: [] });
  });
});
