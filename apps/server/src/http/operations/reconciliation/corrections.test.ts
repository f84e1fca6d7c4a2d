import { randomUUID } from 'node:crypto';
import { loanStates } from '@countersign/contract/closed-sets';
import type { EvidenceEntry } from '@countersign/contract/evidence';
import type { Correction, ReviewView } from '@countersign/contract/review';
import type { Stats } from '@countersign/contract/statistics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askForRun, bringTo, givenReview, givenRules } from '../../../../test/given-review.ts';
import { givenWords, printLine } from '../../../../test/given-words.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { sweepRetention } from '../../../documents/index.ts';
import { fsck } from '../../../fsck/index.ts';

let server: TestServer;
let staff: SignedUp;
beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signUp(['specialist'], { displayName: 'Sue Specialist' });
  await givenRules(server.app);
});
afterAll(() => server.close());

type Refused = { code: string; errors: { field: string; code: string }[] };

function post(ref: string, body: unknown, token = staff.accessToken) {
  return server.request<Correction & Refused>('POST', `/v1/loans/${ref}/corrections`, { token, body });
}

async function get<Body>(path: string): Promise<Body> {
  return (await server.request<Body>('GET', `/v1/loans/${path}`, { token: staff.accessToken })).body;
}

const review = (ref: string) => get<ReviewView>(`${ref}/review`);
const evidenceOf = async (ref: string) => (await get<{ items: EvidenceEntry[] }>(`${ref}/evidence?limit=200`)).items;
const ruleIds = (view: ReviewView) => view.findings.map(({ finding }) => finding.ruleId);

async function given() {
  const made = await givenReview(server.app);
  const deed = made.documents.deed_of_trust ?? '';
  const about = { documentId: deed, fieldName: 'principal_amount', value: '$250,000.00', note: 'page 1 says so' };
  const body = { ...about, pageNo: 1, bbox: { x: 0.1, y: 0.6, w: 0.3, h: 0.02 } };
  return { ...made, deed, body };
}

describe('POST /v1/loans/{ref}/corrections', () => {
  it('puts a value right, chains it, and the next run no longer finds what it cleared', async () => {
    const { ref, loanId, deed, body } = await given();
    await givenWords(server.app, deed, printLine('$250,000.00', 0.12, 0.6025));
    const answer = await post(ref, body);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      documentId: deed,
      fieldName: 'principal_amount',
      value: '$250,000.00',
      normalizedValue: '250000.00',
      previousValue: '255000.00',
      pageNo: 1,
      confirmedByPage: true,
      actorId: staff.user.id,
      actorName: 'Sue Specialist',
    });
    expect((await review(ref)).loan.state).toBe('processing');
    const kinds = (await evidenceOf(ref)).slice(-2).map(({ kind }) => kind);
    expect(kinds).toEqual(['correction.recorded', 'loan.processing_started']);
    await askForRun(server.app, loanId);
    const view = await review(ref);
    expect([view.loan.state, ruleIds(view)]).toEqual(['review', ['CUSTOM-MATURITY', 'CUSTOM-RATE', 'CUSTOM-NUMBER']]);
    const { items } = await get<{ items: Correction[] }>(`${ref}/corrections`);
    expect(items).toEqual([answer.body]);
    expect((await fsck(server.app)).faults).toBe(0);
  });

  it('adds a value that was not read, takes one away, and lets the later one count', async () => {
    const { ref, loanId, deed, body } = await given();
    await givenWords(server.app, deed, printLine('$250,000.00', 0.12, 0.6025));
    await post(ref, { ...body, fieldName: 'loan_number', value: '4711' });
    await post(ref, { ...body, fieldName: 'maturity_date', value: null });
    await post(ref, { ...body, value: '1.00' });
    const last = await post(ref, body);
    expect(last.body.previousValue).toBe('1.00');
    await askForRun(server.app, loanId);
    const { findings } = await review(ref);
    // No box can show that a document does not say something: what that cleared is kept.
    expect(findings.map(({ finding }) => [finding.ruleId, finding.status])).toEqual([
      ['CUSTOM-MATURITY', 'accepted'],
      ['CUSTOM-RATE', 'open'],
    ]);
  });

  it('shows among the values of the package in place of what was read', async () => {
    const { ref, deed, body } = await given();
    await post(ref, body);
    await post(ref, { ...body, fieldName: 'maturity_date', value: null });
    await post(ref, {
      ...body,
      fieldName: 'loan_number',
      value: 'L-1',
      pageNo: 2,
      bbox: { x: 0.1, y: 0.1, w: 0.1, h: 0.1 },
    });
    const { items } = await get<{ items: { documentId: string; fieldName: string; method: string; bbox: unknown }[] }>(
      `${ref}/fields`,
    );
    const own = items.filter(({ documentId }) => documentId === deed);
    expect(own.map(({ fieldName, method, bbox }) => [fieldName, method, bbox !== null]).sort()).toEqual([
      ['interest_rate', 'text', true],
      ['loan_number', 'correction', true],
      ['principal_amount', 'correction', true],
    ]);
  });

  it('conceals names in the chain and keeps amounts readable', async () => {
    const { ref, documents, body } = await given();
    const documentId = documents.promissory_note;
    await post(ref, { ...body, documentId, fieldName: 'borrower_name', value: 'Mary Anne Okafor' });
    await post(ref, body);
    const entries = (await evidenceOf(ref)).filter(({ kind }) => kind === 'correction.recorded');
    expect(JSON.stringify(entries)).not.toMatch(/Okafor/i);
    expect(entries.map(({ payload }) => payload.value)).toEqual([expect.stringMatching(/^hmac-sha256:/), '250000.00']);
  });

  const on = (x: unknown, y: unknown, w: unknown, h: unknown) => ({ bbox: { x, y, w, h } });
  it.each([
    ['pageNo', 'box_required', { pageNo: undefined }],
    ['pageNo', 'box_required', { pageNo: null }],
    ['pageNo', 'page_not_in_document', { pageNo: 4 }],
    ['bbox', 'box_required', { bbox: undefined }],
    ['bbox', 'box_required', { bbox: null }],
    ['bbox', 'box_empty', on(0.1, 0.1, 0, 0.1)],
    ['bbox', 'box_empty', on(0.1, 0.1, 0.1, 0)],
    ['bbox', 'box_empty', on(0.5, 0.5, -0.2, 0.1)],
    ['bbox', 'box_empty', on(0.5, 0.5, 0.2, -0.1)],
    ['bbox', 'box_off_page', on(-0.01, 0.1, 0.1, 0.1)],
    ['bbox', 'box_off_page', on(0.1, -0.01, 0.1, 0.1)],
    ['bbox', 'box_off_page', on(0.95, 0.1, 0.1, 0.1)],
    ['bbox', 'box_off_page', on(0.1, 0.95, 0.1, 0.1)],
    ['bbox', 'box_off_page', on(2, 2, 1, 1)],
    ['bbox', 'box_off_page', on(1e308, 0, 1e308, 0.1)],
  ])('answers 400 and names %s with %s for a box that shows nothing: %j', async (field, code, changes) => {
    const { ref, body } = await given();
    const before = (await evidenceOf(ref)).length;
    const answer = await post(ref, { ...body, ...changes });
    expect([answer.status, answer.body.code]).toEqual([400, 'correction_invalid']);
    expect(answer.body.errors.map((error) => [error.field, error.code])).toEqual([[field, code]]);
    expect((await evidenceOf(ref)).length).toBe(before);
  });

  it.each([['NaN'], [null], [true]])('answers 400 to a side of a box that is %j and no number', async (side) => {
    const { ref, body } = await given();
    expect((await post(ref, { ...body, ...on(side, 0.1, 0.1, 0.1) })).status).toBe(400);
  });

  it('takes a box of the whole page, and one on its edge', async () => {
    const { ref, body } = await given();
    for (const box of [on(0, 0, 1, 1), on(0.9, 0.9, 0.1, 0.1)]) {
      expect((await post(ref, { ...body, ...box })).status).toBe(201);
    }
  });

  it.each([
    ['fieldName', { fieldName: 'no_such_field' }],
    ['value', { value: 'a lot' }],
    ['value', { value: '' }],
    ['note', { note: ' ' }],
  ])('answers 400 and names %s', async (field, changes) => {
    const { ref, body } = await given();
    const answer = await post(ref, { ...body, ...changes });
    expect([answer.status, answer.body.code]).toEqual([400, 'correction_invalid']);
    expect(answer.body.errors.map((error) => error.field)).toEqual([field]);
  });

  it('answers 401, 403 to every key, 400 to its shape, 404 for the loan and for documents that it does not have', async () => {
    const { ref, body } = await given();
    const other = await given();
    expect((await server.request('POST', `/v1/loans/${ref}/corrections`, { body })).status).toBe(401);
    const { accessToken } = await server.issueKey(['status:read', 'intake:write']);
    expect((await post(ref, body, accessToken)).status).toBe(403);
    expect((await post('unknown', { ...body, more: 1 })).status).toBe(400);
    expect((await post('unknown', body)).body.code).toBe('loan_not_found');
    for (const documentId of [randomUUID(), other.deed]) {
      const answer = await post(ref, { ...body, documentId });
      expect([answer.status, answer.body.code]).toEqual([404, 'document_not_found']);
    }
  });

  it.each(loanStates.filter((state) => state !== 'received'))('on a loan that is %s', async (state) => {
    const { ref, loanId, body } = await given();
    await bringTo(server.app, loanId, state);
    const before = (await evidenceOf(ref)).length;
    const answer = await post(ref, body);
    const taken = ['processing', 'processing_failed', 'review'].includes(state);
    expect(answer.status).toBe(taken ? 201 : 409);
    if (taken) expect((await review(ref)).loan.state).toBe('processing');
    else expect([answer.body.code, (await evidenceOf(ref)).length]).toEqual(['loan_state_conflict', before]);
  });

  it('answers 409 for a document that was withdrawn', async () => {
    const { ref, deed, body } = await given();
    const url = `/v1/documents/${deed}/withdraw`;
    await server.request('POST', url, { token: staff.accessToken, body: { note: 'misfiled' } });
    const answer = await post(ref, body);
    expect([answer.status, answer.body.code]).toEqual([409, 'document_not_current']);
  });

  it('is counted for its field', async () => {
    const count = async () => {
      const { body } = await server.request<Stats>('GET', '/v1/stats', { token: manager.accessToken });
      return body.corrections.find(({ fieldName }) => fieldName === 'principal_amount')?.count ?? 0;
    };
    const manager = await server.signUp(['manager']);
    const before = await count();
    const { ref, body } = await given();
    await post(ref, body);
    expect(await count()).toBe(before + 1);
  });
});

describe('retention', () => {
  it('takes what was compared with the documents, and leaves that it was', async () => {
    const { ref, loanId, body } = await given();
    await post(ref, body);
    await askForRun(server.app, loanId);
    await bringTo(server.app, loanId, 'sealed');
    server.clock.advance(3_000 * 86_400);
    await sweepRetention(server.app);
    const fresh = await server.signUp();
    const ask = async <Body>(path: string) =>
      (await server.request<Body>('GET', `/v1/loans/${ref}/${path}`, { token: fresh.accessToken })).body;
    const view = await ask<ReviewView>('review');
    expect(view.findings.map(({ finding }) => finding.detail.sources)).toEqual([[], [], [], []]);
    const { items } = await ask<{ items: Correction[] }>('corrections');
    expect(items[0]).toMatchObject({ value: null, normalizedValue: null, note: 'page 1 says so' });
    const { rows } = await server.database.pool.query(
      `select (select count(*) from reconciliation_run where loan_id = $1 and input is not null)::int as runs`,
      [loanId],
    );
    expect(rows[0].runs).toBe(0);
  });
});
