import { randomUUID } from 'node:crypto';
import type { FindingDecision, FindingWithActions, ReviewView } from '@countersign/contract/review';
import type { MyWork } from '@countersign/contract/worklist';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBoardingServer } from '../../../../test/given-boarding.ts';
import { agreeing, askForRun, givenReview, givenRules, storeValues } from '../../../../test/given-review.ts';
import { givenWireLoan } from '../../../../test/given-wire.ts';
import { queuedMails } from '../../../../test/queued-mails.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { fsck } from '../../../fsck/index.ts';
import type { JobContext } from '../../../platform/jobs/index.ts';
import { recordDecisionJob } from '../../../review/index.ts';

let server: TestServer;
let manager: SignedUp;
let reviewer: SignedUp;
let colleague: SignedUp;
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://countersign.bank.example' });
  manager = await server.signUp(['manager'], { displayName: 'Max Manager', email: 'max@bank.example' });
  reviewer = await server.signUp(['specialist'], { displayName: 'Sue Specialist', email: 'sue@bank.example' });
  colleague = await server.signUp(['specialist'], { displayName: 'Cora Colleague', email: 'cora@bank.example' });
  await givenRules(server.app);
});
afterAll(() => server.close());

async function workOf(who: SignedUp, kind?: string): Promise<MyWork['items']> {
  const { status, body } = await server.request<MyWork>('GET', '/v1/my-work', { token: who.accessToken });
  expect(status).toBe(200);
  return body.items.filter((item) => kind === undefined || item.kind === kind);
}

async function review(ref: string): Promise<ReviewView> {
  return (await server.request<ReviewView>('GET', `/v1/loans/${ref}/review`, { token: manager.accessToken })).body;
}

async function givenFinding() {
  const given = await givenReview(server.app);
  const { findings } = await review(given.ref);
  const found = findings.find(({ finding }) => finding.ruleId === 'CUSTOM-PRINCIPAL')?.finding;
  if (found === undefined) throw new Error('The finding does not arise.');
  return { ...given, id: found.id, title: found.title };
}

type Refused = { code: string; errors: { field: string }[] };

async function escalate(id: string, toId?: string, who = reviewer) {
  const path = `/v1/findings/${id}/decisions/${randomUUID()}`;
  const body = { action: 'escalate', note: 'Is this the right amount?', ...(toId === undefined ? {} : { toId }) };
  const answer = await server.request<FindingDecision & Refused>('PUT', path, { token: who.accessToken, body });
  if (answer.status !== 200) return answer;
  server.clock.advance(10);
  const ctx = { finish: (work: Parameters<JobContext['finish']>[0]) => server.app.db.transaction(work) } as JobContext;
  await recordDecisionJob.run(server.app, { decisionId: answer.body.id }, ctx);
  return answer;
}

function post(path: string, body: unknown, who: SignedUp) {
  return server.request<FindingWithActions & Refused>('POST', path, { token: who.accessToken, body });
}

const mailsSince = async (count: number) => (await queuedMails(server.app, server.database)).slice(count);
const mailCount = async () => (await queuedMails(server.app, server.database)).length;

describe('an escalation', () => {
  it('to one person is mailed to them alone, stands in their work, and is closed by their answer', async () => {
    const { id, ref, title } = await givenFinding();
    const before = await mailCount();
    expect((await escalate(id, colleague.user.id)).status).toBe(200);
    expect((await mailsSince(before)).map(({ to }) => to)).toEqual(['cora@bank.example']);
    expect(await workOf(colleague, 'escalation')).toMatchObject([
      { externalRef: ref, findingId: id, title, byName: 'Sue Specialist', count: 1 },
    ]);
    for (const who of [manager, reviewer]) expect(await workOf(who, 'escalation')).toEqual([]);
    expect((await review(ref)).escalations).toMatchObject([{ findingId: id, toName: 'Cora Colleague' }]);

    const asked = await mailCount();
    expect((await post(`/v1/findings/${id}/answer`, { note: ' ' }, colleague)).body.code).toBe('note_required');
    const answered = await post(`/v1/findings/${id}/answer`, { note: 'Yes, see page 3.' }, colleague);
    expect([answered.status, answered.body.actions.map(({ action }) => action)]).toEqual([
      200,
      ['escalate', 'comment'],
    ]);
    const [mail, ...others] = await mailsSince(asked);
    expect([mail?.to, others]).toEqual(['sue@bank.example', []]);
    expect(mail?.text).toContain('Cora Colleague answered your question about a finding');
    expect(mail?.text).toContain('Yes, see page 3.');
    expect(await workOf(colleague, 'escalation')).toEqual([]);
    expect((await review(ref)).escalations).toEqual([]);
    const again = await post(`/v1/findings/${id}/answer`, { note: 'Once more.' }, colleague);
    expect([again.status, again.body.code]).toEqual([409, 'escalation_answered']);
    expect((await fsck(server.app)).faults).toBe(0);
  });

  it('to all managers waits for each of them, and an override answers it', async () => {
    const { id } = await givenFinding();
    await escalate(id);
    expect(await workOf(manager, 'escalation')).toHaveLength(1);
    expect(await workOf(colleague, 'escalation')).toEqual([]);
    const before = await mailCount();
    await post(`/v1/findings/${id}/override`, { reasonCode: 'other', note: 'The lender has confirmed it.' }, manager);
    expect((await mailsSince(before)).map(({ to, subject }) => [to, subject.startsWith('An answer')])).toEqual([
      ['sue@bank.example', true],
    ]);
    expect(await workOf(manager, 'escalation')).toEqual([]);
  });

  it('goes over to the same finding of the next run, and ends where it no longer arises', async () => {
    const { id, ref, loanId, documents } = await givenFinding();
    await escalate(id, colleague.user.id);
    const deed = documents.deed_of_trust ?? '';
    const { rows } = await server.database.pool.query('select document_id from document_part where id = $1', [deed]);
    const values = { principal_amount: '255000.00', maturity_date: '2031-01-01', interest_rate: '6.75' };
    await storeValues(server.app, rows[0].document_id, deed, values);
    await askForRun(server.app, loanId);
    const [item] = await workOf(colleague, 'escalation');
    const now = (await review(ref)).findings.find(({ finding }) => finding.ruleId === 'CUSTOM-PRINCIPAL')?.finding.id;
    expect([item?.findingId === id, item?.findingId]).toEqual([false, now]);
    await storeValues(server.app, rows[0].document_id, deed, { ...values, principal_amount: '250000.00' });
    await askForRun(server.app, loanId);
    expect(await workOf(colleague, 'escalation')).toEqual([]);
    expect((await fsck(server.app)).faults).toBe(0);
  });

  it('asks nobody who does not work here, and not oneself', async () => {
    const { id } = await givenFinding();
    for (const toId of [randomUUID(), reviewer.user.id]) {
      const refused = await escalate(id, toId);
      expect([refused.status, refused.body.code, refused.body.errors.map(({ field }) => field)]).toEqual([
        400,
        'escalation_invalid',
        ['toId'],
      ]);
    }
  });
});

describe('POST /v1/findings/{id}/answer', () => {
  it('answers 401 without a token, 403 to keys, 400 to another shape and 404 for an unknown finding', async () => {
    const { id } = await givenFinding();
    const { accessToken } = await server.issueKey(['status:read']);
    const path = `/v1/findings/${id}/answer`;
    expect((await server.request('POST', path, { body: { note: 'x' } })).status).toBe(401);
    expect((await server.request('POST', path, { token: accessToken, body: { note: 'x' } })).status).toBe(403);
    expect((await post(path, {}, manager)).status).toBe(400);
    expect((await post(`/v1/findings/${randomUUID()}/answer`, { note: 'x' }, manager)).status).toBe(404);
  });
});

describe('GET /v1/my-work', () => {
  it('shows managers confirmed exceptions and loans to approve, and nobody else', async () => {
    const { id, ref } = await givenFinding();
    const clean = await givenReview(server.app, agreeing);
    const of = async (who: SignedUp, kind: string, loan: string) =>
      (await workOf(who, kind)).filter(({ externalRef }) => externalRef === loan);
    expect(await of(manager, 'exceptions', ref)).toEqual([]);
    await post(`/v1/findings/${id}/accept`, {}, reviewer);
    expect(await of(manager, 'exceptions', ref)).toMatchObject([{ count: 1, title: 'Principal agrees' }]);
    expect(await of(manager, 'approval', clean.ref)).toHaveLength(1);
    expect(await of(manager, 'approval', ref)).toEqual([]);
    expect(await workOf(reviewer)).toEqual([]);
    await post(`/v1/findings/${id}/override`, { reasonCode: 'other', note: 'The lender has confirmed it.' }, manager);
    expect(await of(manager, 'exceptions', ref)).toEqual([]);
  });

  it('shows a wire to whoever may check it, and not to its maker', async () => {
    const { ref } = await givenWireLoan(server);
    expect((await post(`/v1/loans/${ref}/wire`, {}, reviewer)).status).toBe(201);
    expect(await workOf(manager, 'wire')).toMatchObject([{ externalRef: ref, byId: reviewer.user.id }]);
    expect(await workOf(reviewer, 'wire')).toEqual([]);
  });

  it('answers 401 without a token and 403 to keys', async () => {
    const { accessToken } = await server.issueKey(['status:read']);
    expect((await server.request('GET', '/v1/my-work')).status).toBe(401);
    expect((await server.request('GET', '/v1/my-work', { token: accessToken })).status).toBe(403);
  });
});

describe('what somebody else staged', () => {
  it('waits for whoever may check it, and not for its maker', async () => {
    const boarding = await startBoardingServer();
    const { ref } = await boarding.givenApproved();
    await boarding.saveMap();
    expect((await boarding.stage(ref)).status).toBeLessThan(300);
    const kindsOf = async ({ accessToken: token }: SignedUp) => {
      const { body } = await boarding.request<MyWork>('GET', '/v1/my-work', { token });
      return body.items.filter(({ externalRef }) => externalRef === ref).map(({ kind, byId }) => [kind, byId]);
    };
    const { staged_by: makerId } = (await boarding.database.pool.query('select staged_by from boarding')).rows[0];
    expect(await kindsOf(boarding.checker)).toEqual([['boarding', makerId]]);
    expect(makerId).toBe(boarding.maker.user.id);
    expect(await kindsOf(boarding.maker)).toEqual([]);
    await boarding.close();
  });
});
