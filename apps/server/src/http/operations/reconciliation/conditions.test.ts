import { randomUUID } from 'node:crypto';
import type { Condition } from '@countersign/contract/conditions';
import type { EvidenceEntry } from '@countersign/contract/evidence';
import type { ReviewView } from '@countersign/contract/review';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askForRun, bringTo, givenReview } from '../../../../test/given-review.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { fsck } from '../../../fsck/index.ts';

let server: TestServer;
let manager: SignedUp;
let specialist: SignedUp;
beforeAll(async () => {
  server = await startTestServer();
  manager = await server.signUp(['manager'], { displayName: 'Max Manager' });
  specialist = await server.signUp(['specialist'], { displayName: 'Sue Specialist' });
});
afterAll(() => server.close());

const asked = 'Evidence of hazard insurance';
const given = () =>
  givenReview(server.app, {
    promissory_note: { principal_amount: '250000.00' },
    credit_approval: { principal_amount: '250000.00', conditions: asked },
  });

async function conditionOf(ref: string): Promise<Condition> {
  const { body } = await server.request<{ items: Condition[] }>('GET', `/v1/loans/${ref}/conditions`, {
    token: specialist.accessToken,
  });
  const [condition] = body.items;
  if (condition === undefined) throw new Error('The approval states no condition.');
  return condition;
}

function say(ref: string, id: string, word: string, body: unknown, token = manager.accessToken) {
  return server.request<Condition & { code: string }>('POST', `/v1/loans/${ref}/conditions/${id}/${word}`, {
    token,
    body,
  });
}

async function findingOf(ref: string) {
  const { body } = await server.request<ReviewView>('GET', `/v1/loans/${ref}/review`, { token: manager.accessToken });
  const own = body.findings.find(({ finding }) => finding.ruleId === 'R-311')?.finding;
  return { severity: own?.severity ?? null, state: body.loan.state, view: body };
}

async function evidenceOf(ref: string): Promise<readonly EvidenceEntry[]> {
  const path = `/v1/loans/${ref}/evidence?limit=200`;
  return (await server.request<{ items: EvidenceEntry[] }>('GET', path, { token: manager.accessToken })).body.items;
}

describe('a condition of the approval', () => {
  it('whose document is missing blocks until a person names the document that satisfies it', async () => {
    const { ref, loanId, documents } = await given();
    expect((await findingOf(ref)).severity).toBe('exception');
    const condition = await conditionOf(ref);
    expect(condition).toMatchObject({ text: asked, status: 'open', missing: [['property_insurance']], decided: null });
    const documentId = documents.promissory_note;
    const answer = await say(ref, condition.id, 'satisfy', { documentId }, specialist.accessToken);
    expect(answer.body).toMatchObject({ status: 'satisfied', decided: { by: 'Sue Specialist', documentId } });
    expect((await findingOf(ref)).state).toBe('processing');
    await askForRun(server.app, loanId);
    const after = await findingOf(ref);
    expect([after.severity, after.state]).toEqual([null, 'review']);
    expect(after.view.changes.map(({ text }) => text)).toContain(
      `Named a document that satisfies the condition “${asked}”.`,
    );
    expect((await evidenceOf(ref)).find(({ kind }) => kind === 'condition.satisfied')).toMatchObject({
      actor: { id: specialist.user.id },
      payload: { condition: asked, documentId },
    });
    expect((await fsck(server.app)).faults).toBe(0);
  });

  it('is waived by a manager with the reason, and opened again', async () => {
    const { ref, loanId } = await given();
    const { id } = await conditionOf(ref);
    const note = 'The policy is paid by the association.';
    expect((await say(ref, id, 'waive', { note })).body).toMatchObject({
      status: 'waived',
      decided: { by: 'Max Manager', note, documentId: null },
    });
    await askForRun(server.app, loanId);
    expect((await findingOf(ref)).severity).toBeNull();
    expect((await say(ref, id, 'reopen', { note: 'It is not.' }, specialist.accessToken)).body.status).toBe('open');
    await askForRun(server.app, loanId);
    expect((await findingOf(ref)).severity).toBe('exception');
    expect((await evidenceOf(ref)).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['condition.waived', 'condition.reopened']),
    );
  });

  it('stands in what was approved, with who settled it', async () => {
    const { ref, loanId } = await given();
    const { id } = await conditionOf(ref);
    await say(ref, id, 'waive', { note: 'Not needed here.' });
    await askForRun(server.app, loanId);
    const { view } = await findingOf(ref);
    for (const { finding } of view.findings.filter((each) => each.finding.severity === 'exception'))
      await server.request('POST', `/v1/findings/${finding.id}/override`, {
        token: manager.accessToken,
        body: { reasonCode: 'other', note: 'The lender has confirmed it in writing.' },
      });
    const approved = await server.request('POST', `/v1/loans/${ref}/approve`, {
      token: manager.accessToken,
      body: { note: 'Everything is in order.' },
    });
    expect(approved.status, JSON.stringify(approved.body)).toBe(200);
    expect((await evidenceOf(ref)).find(({ kind }) => kind === 'loan.approved')?.payload.conditions).toMatchObject([
      { condition: asked, status: 'waived', decided: { by: 'Max Manager', note: 'Not needed here.' } },
    ]);
  });

  it('that was settled around the program is refused', async () => {
    const { ref, loanId } = await given();
    const { id } = await conditionOf(ref);
    await say(ref, id, 'waive', { note: 'Not needed here.' });
    await askForRun(server.app, loanId);
    const { pool } = server.database;
    await pool.query('alter table condition_decision disable trigger condition_decision_keeps');
    await pool.query(`update condition_decision set made_by_name = 'Somebody Else' where loan_id = $1`, [loanId]);
    await expect(askForRun(server.app, loanId)).rejects.toMatchObject({ refusal: { code: 'record_tampered' } });
    await pool.query(`update condition_decision set made_by_name = 'Max Manager' where loan_id = $1`, [loanId]);
    await pool.query('alter table condition_decision enable trigger condition_decision_keeps');
    expect((await fsck(server.app)).faults).toBe(0);
  });
});

describe('POST /v1/loans/{ref}/conditions/{id}/satisfy, waive and reopen', () => {
  it('answer 401 without a token, and 403 to keys and to a specialist who waives', async () => {
    const { ref } = await given();
    const { id } = await conditionOf(ref);
    const { accessToken } = await server.issueKey(['status:read', 'intake:write']);
    for (const word of ['satisfy', 'waive', 'reopen']) {
      const path = `/v1/loans/${ref}/conditions/${id}/${word}`;
      const body = word === 'satisfy' ? { documentId: randomUUID() } : { note: 'x' };
      expect((await server.request('POST', path, { body })).status).toBe(401);
      expect((await say(ref, id, word, body, accessToken)).status).toBe(403);
    }
    expect((await say(ref, id, 'waive', { note: 'x' }, specialist.accessToken)).status).toBe(403);
  });

  it('answer 400 without a reason or a document', async () => {
    const { ref } = await given();
    const { id } = await conditionOf(ref);
    expect((await say(ref, id, 'satisfy', {})).status).toBe(400);
    expect((await say(ref, id, 'waive', { note: ' ' })).status).toBe(400);
    expect((await say(ref, id, 'reopen', {})).status).toBe(400);
  });

  it('answer 404 for an unknown loan, condition or document', async () => {
    const { ref } = await given();
    const other = await given();
    const { id } = await conditionOf(ref);
    expect((await say('unknown', id, 'waive', { note: 'x' })).body.code).toBe('loan_not_found');
    expect((await say(ref, '0123456789abcdef', 'waive', { note: 'x' })).body.code).toBe('condition_not_found');
    const documentId = other.documents.promissory_note;
    expect((await say(ref, id, 'satisfy', { documentId })).body.code).toBe('document_not_found');
    expect((await server.request('GET', '/v1/loans/unknown/conditions', { token: manager.accessToken })).status).toBe(
      404,
    );
  });

  it('answer 409 outside of review and where it stands so already; of two at once one is taken', async () => {
    const { ref, loanId } = await given();
    const { id } = await conditionOf(ref);
    expect((await say(ref, id, 'reopen', { note: 'x' })).body.code).toBe('condition_not_decidable');
    const both = await Promise.all([1, 2].map((n) => say(ref, id, 'waive', { note: `Person ${n}` })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await askForRun(server.app, loanId);
    expect((await say(ref, id, 'waive', { note: 'x' })).body.code).toBe('condition_not_decidable');
    await bringTo(server.app, loanId, 'approved');
    expect((await say(ref, id, 'reopen', { note: 'x' })).body.code).toBe('loan_state_conflict');
  });
});
