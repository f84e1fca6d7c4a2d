import { randomUUID } from 'node:crypto';
import type { BoardingRecord } from '@countersign/contract/boarding';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boardable } from '../../test/boardable-papers.ts';
import { type BoardingServer, startBoardingServer } from '../../test/given-boarding.ts';
import type { GivenReview } from '../../test/given-review.ts';
import { wirePapers } from '../../test/given-wire.ts';
import type { IssuedKey } from '../../test/test-server.ts';
import { insertCustomRule } from '../reconciliation/rule.queries.ts';
import { operations } from './operations/index.ts';

const TIN = '123-45-6789';
const OTHER_TIN = '12-3456780';
const ACCOUNT = '000123456789';
const NOTE = `Keep the account ${ACCOUNT} and the number ${TIN} in mind.`;

/** A package whose papers name two tax numbers and an account, in their fields and inside of other texts. */
const papers = {
  ...boardable,
  ...wirePapers,
  promissory_note: { ...boardable.promissory_note, borrower_tin: TIN, borrower_address: `1 Main St ${TIN}` },
  deed_of_trust: {
    ...boardable.deed_of_trust,
    borrower_tin: OTHER_TIN,
    collateral_description: `Deposit account no. ${ACCOUNT}`,
  },
};

let server: BoardingServer;
let given: GivenReview;
let key: IssuedKey;
beforeAll(async () => {
  server = await startBoardingServer();
  for (const [id, field] of [
    ['CUSTOM-TIN', 'borrower_tin'],
    ['CUSTOM-ADDRESS', 'borrower_address'],
  ]) {
    const spec = {
      id,
      title: 'They agree',
      severity: 'warning',
      field,
      comparison: 'agree',
      kind: null,
      docType: null,
    };
    await server.app.db.run(insertCustomRule, [id ?? '', JSON.stringify(spec), server.clock.now()]);
  }
  given = await server.givenApproved(papers);
  key = await server.issueKey(['status:read', 'intake:write', 'evidence:read']);
  const token = server.maker.accessToken;
  await server.request('POST', `/v1/loans/${given.ref}/wire`, { token, body: {} });
  const { status, text } = await server.stage(given.ref);
  if (status !== 201) throw new Error(text);
  const profile = { name: 'records', sourceFormat: 'json', mapping: recordMapping };
  await server.request('POST', '/v1/lar-profiles', { token: server.admin.accessToken, body: profile });
});
afterAll(() => server.close());

const recordMapping = {
  format: 'json',
  fields: ['borrower_tin', 'borrower_name', 'wire_beneficiary_account', 'conditions'].map((canonical) => ({
    canonical,
    path: `$.${canonical}`,
  })),
};

/** Any spelling of the numbers, whole. */
const WHOLE = /123-?45-?6789|12-?3456780|0*123456789/;

async function read(path: string, token = key.accessToken): Promise<string> {
  const { status, text } = await server.request('GET', path, { token });
  expect([path, status]).toEqual([path, 200]);
  return text;
}

async function runId(): Promise<string> {
  const { body } = await server.request<{ items: { id: string }[] }>('GET', `/v1/loans/${given.ref}/runs`, {
    token: key.accessToken,
  });
  return body.items[0]?.id ?? '';
}

describe('an API key', () => {
  it.each([
    ['fields', async () => `/v1/loans/${given.ref}/fields`],
    ['the review', async () => `/v1/loans/${given.ref}/review`],
    ['a run', async () => `/v1/loans/${given.ref}/runs/${await runId()}`],
    ['the wire', async () => `/v1/loans/${given.ref}/wire`],
    ['the boarding', async () => `/v1/loans/${given.ref}/boarding`],
  ])('reads %s with the last four of tax and account numbers, and a person reads them whole', async (_what, path) => {
    const text = await read(await path());
    expect(text).not.toMatch(WHOLE);
    expect(text).toMatch(/\*6789|\*6780/);
    expect(await read(await path(), server.admin.accessToken)).toMatch(WHOLE);
  });

  it('gets the approval record masked, as the answer to sending it and when it reads it', async () => {
    const { loan } = await receive();
    const content = JSON.stringify({
      borrower_tin: TIN,
      borrower_name: `Ada (${TIN})`,
      wire_beneficiary_account: ACCOUNT,
      conditions: `Auto-debit from account ${ACCOUNT}.`,
    });
    const sent = await server.request('POST', `/v1/loans/${loan}/lar`, {
      token: key.accessToken,
      body: { sourceFormat: 'json', content },
    });
    expect([sent.status, sent.text]).toEqual([201, expect.not.stringMatching(WHOLE)]);
    expect(sent.text).toContain('***-**-6789');
    expect(await read(`/v1/loans/${loan}/lar`)).not.toMatch(WHOLE);
    expect(await read(`/v1/loans/${loan}/lar`, server.admin.accessToken)).toMatch(WHOLE);
  });

  it('gets masked numbers in refusals, too', async () => {
    const { loan } = await receive();
    const body = { sourceFormat: 'json', content: `{"borrower_tin": "${TIN}", "borrower_tin": "${TIN}"` };
    const answer = await server.request('POST', `/v1/loans/${loan}/lar`, { token: key.accessToken, body });
    expect([answer.status, answer.text]).toEqual([400, expect.not.stringMatching(WHOLE)]);
  });

  it('gets what people wrote about a finding masked', async () => {
    const { body } = await server.request<{ findings: { finding: { id: string } }[] }>(
      'GET',
      `/v1/loans/${given.ref}/review`,
      { token: server.admin.accessToken },
    );
    const id = body.findings[0]?.finding.id;
    const token = server.maker.accessToken;
    const { status } = await server.request('POST', `/v1/findings/${id}/comment`, { token, body: { note: NOTE } });
    expect(status).toBe(200);
    const text = await read(`/v1/loans/${given.ref}/review`);
    expect(text).not.toMatch(WHOLE);
    expect(text).toContain('Keep the account ********6789');
  });

  it.each(['get_document_fields', 'get_review', 'get_wire', 'get_boarding'])(
    'gets masked numbers from the tool %s, and so does a person',
    async (name) => {
      const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: { ref: given.ref } } };
      const headers = { accept: 'application/json, text/event-stream' };
      for (const token of [key.accessToken, server.admin.accessToken]) {
        const { status, text } = await server.request('POST', '/mcp', { token, headers, body });
        expect([status, text]).toEqual([200, expect.not.stringMatching(WHOLE)]);
        expect(text).toMatch(/\*6789|\*6780/);
      }
    },
  );

  it('still sees what is no such number: references, loan and routing numbers, amounts, ids and boxes', async () => {
    const masked = JSON.parse(await read(`/v1/loans/${given.ref}/boarding`)) as BoardingRecord;
    const whole = await server.record(given.ref);
    const differing = masked.preview.filter((field, at) => field.value !== whole.preview[at]?.value);
    expect(differing.map(({ canonical }) => canonical)).toEqual([
      'borrower_address',
      'collateral_description',
      // The same address once more, in the row of the party.
      'borrower_address[1]',
      'borrower_tin[1]',
    ]);
    expect({ ...masked, preview: [] }).toEqual({ ...whole, preview: [] });
    expect(await read(`/v1/loans/${given.ref}/wire`)).toContain('"021000021"');
  });
});

describe('every operation that is open to a key for reading', () => {
  const open = operations.filter(({ method, who }) => method === 'GET' && 'scope' in who && who.scope !== null);

  it('shows it no whole number, and leaves one line in the access log', async () => {
    expect(open.length).toBeGreaterThan(15);
    const { loan } = await receive();
    const content = JSON.stringify({ borrower_tin: TIN, borrower_name: 'Ada', wire_beneficiary_account: ACCOUNT });
    const token = server.admin.accessToken;
    const sent = { sourceFormat: 'json', content };
    expect((await server.request('POST', `/v1/loans/${loan}/lar`, { token, body: sent })).status).toBe(201);
    const { body: wire } = await server.request<{ id: string }>('GET', `/v1/loans/${given.ref}/wire`, { token });
    const [runOf, wireOf] = [await runId(), wire.id];
    for (const { id, url, numbers } of open) {
      const address = url
        .replace(':ref', id === 'getRecord' ? loan : given.ref)
        .replace(':runId', runOf)
        .replace(':id', wireOf);
      const path = id === 'searchDocuments' ? `${address}?q=${TIN}` : address;
      const before = await linesOf(id);
      const text = await read(path);
      if (numbers !== 'as-recorded') expect([id, text]).toEqual([id, expect.not.stringMatching(WHOLE)]);
      expect([id, (await linesOf(id)) - before]).toEqual([id, 1]);
    }
  });

  async function linesOf(operation: string): Promise<number> {
    const { rows } = await server.database.pool.query<{ lines: number }>(
      'select count(*)::int as lines from access_log where operation = $1 and key_id = $2',
      [operation, key.id],
    );
    return rows[0]?.lines ?? 0;
  }
});

describe('trying a field map', () => {
  it('shows masked numbers to people as well: nobody needs them to see how a map works', async () => {
    const { body: maps } = await server.request<{ items: { mapping: unknown }[] }>('GET', '/v1/core-field-maps', {
      token: server.admin.accessToken,
    });
    const { status, text } = await server.request('POST', '/v1/core-field-maps/try', {
      token: server.admin.accessToken,
      body: { mapping: maps.items[0]?.mapping, loanRef: given.ref },
    });
    expect([status, text]).toEqual([200, expect.not.stringMatching(WHOLE)]);
  });
});

describe('an operation', () => {
  it('leaves numbers as they are only where the answer proves itself by its own bytes', () => {
    const exempt = operations.filter(({ numbers }) => numbers === 'as-recorded').map(({ id }) => id);
    expect(exempt.sort()).toEqual(['listAdminEvidence', 'listCheckpoints', 'listEvidence']);
  });
});

async function receive(): Promise<{ loan: string }> {
  const ref = `lar-${randomUUID()}`;
  const content = Buffer.from('%PDF-1.4\n').toString('base64');
  const { status, text } = await server.request('POST', '/v1/packages', {
    token: server.maker.accessToken,
    body: { externalRef: ref, borrowerName: 'Ada Lovelace', documents: [{ name: 'note.pdf', content }] },
  });
  if (status !== 201) throw new Error(text);
  return { loan: ref };
}
