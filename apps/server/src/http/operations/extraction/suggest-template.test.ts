import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SignedUp, startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { drawForm } from './testing/draw-form.ts';

interface Asked {
  readonly response_format?: { readonly type: string };
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly model: string;
}

/** A server that speaks the protocol; each test says how well. */
let model: Server;
let asked: Asked[];
let authorization: string | undefined;
let respond: (request: Asked, turn: number) => { status?: number; content?: string; raw?: string };

const good = JSON.stringify({
  docType: 'advance_ticket',
  title: 'MEMBER ADVANCE TICKET',
  keywords: ['Sum Advanced', 'Ticket Ref'],
  rules: [
    { field: 'principal_amount', type: 'label', pattern: 'Sum Advanced', direction: null },
    { field: 'interest_rate', type: 'label', pattern: 'Yearly charge' },
  ],
});

let server: TestServer;
let admin: SignedUp;
let sample: string;
let sampleId: string;

beforeAll(async () => {
  model = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      const body = JSON.parse(text) as Asked;
      asked.push(body);
      authorization = request.headers.authorization;
      const { status = 200, content, raw } = respond(body, asked.length);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(raw ?? JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }));
    });
  });
  await new Promise<void>((done) => model.listen(0, '127.0.0.1', done));
  const { port } = model.address() as AddressInfo;
  server = await startTestServer({ EGRESS_ALLOW: `127.0.0.1:${port}` });
  admin = await server.signUp(['admin']);
  const pdf = await drawForm({
    ticket: 'HE-1',
    amount: '$900.00',
    member: 'Ann Lee',
    rate: '6.5%',
    due: 'May 4, 2027',
  });
  sample = Buffer.from(pdf).toString('base64');
  const made = await server.request<{ sampleId: string }>('POST', '/v1/extraction-templates/samples', {
    token: admin.accessToken,
    body: { name: 'a.pdf', content: sample },
  });
  sampleId = made.body.sampleId;
});
afterAll(async () => {
  await server.close();
  await new Promise((done) => model.close(done));
});
beforeEach(() => {
  asked = [];
  respond = () => ({ content: good });
});

function suggest(body: unknown) {
  return server.request<{
    code?: string;
    detail?: string;
    classifiedAs: string;
    fields: { fieldName: string; normalizedValue: string }[];
  }>('POST', '/v1/extraction-templates/suggest', { token: admin.accessToken, body });
}

async function configure(): Promise<void> {
  const { port } = model.address() as AddressInfo;
  for (const [key, value] of [
    ['ai.endpoint', `http://127.0.0.1:${port}/v1`],
    ['ai.model', 'a-model'],
    ['ai.api_key', 'a key'],
  ] as const) {
    const answer = await server.request('PUT', `/v1/settings/${key}`, { token: admin.accessToken, body: { value } });
    expect(answer.status).toBe(200);
  }
}

describe('POST /v1/extraction-templates/suggest', () => {
  it('422: without a model', async () => {
    const { status, body } = await suggest({ sampleId });
    expect([status, body.code]).toEqual([422, 'model_not_configured']);
  });

  it('400: with both samples or none, and with an unusable one', async () => {
    for (const body of [{}, { sample, sampleId }]) expect((await suggest(body)).status).toBe(400);
    expect((await suggest({ sample: Buffer.from('no pdf').toString('base64') })).body.code).toBe('sample_unusable');
    expect((await suggest({ sample: Buffer.alloc(20 * 1024 * 1024 + 1).toString('base64') })).body.code).toBe(
      'sample_too_large',
    );
  });

  it('404: an unknown sampleId', async () => {
    expect((await suggest({ sampleId: 'nope' })).status).toBe(404);
  });

  describe('with a model', () => {
    beforeAll(configure);

    it('200: proves what the model proposes, and saves nothing', async () => {
      const { status, body } = await suggest({ sample, docTypeHint: 'a ticket' });
      expect(status).toBe(200);
      expect(body.classifiedAs).toBe('advance_ticket');
      expect(body.fields.map(({ fieldName, normalizedValue }) => [fieldName, normalizedValue])).toEqual([
        ['principal_amount', '900.00'],
        ['interest_rate', '6.5'],
      ]);
      expect(asked[0]?.model).toBe('a-model');
      expect(authorization).toBe('Bearer a key');
      expect(asked[0]?.response_format?.type).toBe('json_schema');
      const sent = asked[0]?.messages.at(-1)?.content ?? '';
      expect(sent).toContain('Sum Advanced');
      expect(sent.indexOf('Sum Advanced')).toBeGreaterThan(sent.indexOf('<sample>'));
      const saved = await server.request<{ items: unknown[] }>('GET', '/v1/extraction-templates', {
        token: admin.accessToken,
      });
      expect(saved.body.items).toEqual([]);
    });

    it('asks in plainer ways where the server knows no json_schema', async () => {
      respond = (request) =>
        request.response_format === undefined
          ? { content: `Here you are:\n\`\`\`json\n${good}\n\`\`\`` }
          : { status: 400, raw: '{"error":"unknown format"}' };
      expect((await suggest({ sampleId })).status).toBe(200);
      expect(asked.map((one) => one.response_format?.type)).toEqual(['json_schema', 'json_object', undefined]);
    });

    it('gives the model one round to mend its answer, and says what was wrong', async () => {
      respond = (_request, turn) => ({ content: turn === 1 ? good.replace('principal_amount', 'sum') : good });
      expect((await suggest({ sampleId })).status).toBe(200);
      expect(asked[1]?.messages.at(-1)?.content).toContain('/rules/0/field');
    });

    it.each([
      ['no JSON', () => ({ content: 'I cannot do that.' })],
      ['a template that stays wrong', () => ({ content: good.replace('principal_amount', 'sum') })],
      ['an answer of another protocol', () => ({ raw: '{"text":"hello"}' })],
      ['a server in trouble', () => ({ status: 500, raw: 'oops' })],
    ])('400: %s', async (_name, answer) => {
      respond = answer;
      const { status, body } = await suggest({ sampleId });
      expect([status, body.code]).toEqual([400, 'model_answer_unusable']);
      expect(asked.length).toBeLessThanOrEqual(2);
    });
  });
});
