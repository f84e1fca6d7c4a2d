import { randomUUID } from 'node:crypto';
import type { EvidenceEntry } from '@countersign/contract/evidence';
import type { FindingDecision, FindingWithActions, ReviewView } from '@countersign/contract/review';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askForRun, givenReview, givenRules, storeValues } from '../../../../test/given-review.ts';
import { queuedMails } from '../../../../test/queued-mails.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { fsck } from '../../../fsck/index.ts';
import type { JobContext } from '../../../platform/jobs/index.ts';
import { recordDecisionJob } from '../../../review/index.ts';

let server: TestServer;
let manager: SignedUp;
let other: SignedUp;
let specialist: SignedUp;
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://countersign.bank.example' });
  manager = await server.signUp(['manager'], { displayName: 'Max Manager', email: 'max@bank.example' });
  other = await server.signUp(['manager'], { displayName: 'Olga Other', email: 'olga@bank.example' });
  specialist = await server.signUp(['specialist'], { displayName: 'Sue Specialist' });
  await givenRules(server.app);
});
afterAll(() => server.close());

type Answer = FindingDecision & { code: string };

const good = {
  accept: { action: 'accept', note: 'it is so' },
  override: { action: 'override', reasonCode: 'other', note: 'The lender has confirmed it in writing.' },
  escalate: { action: 'escalate', note: 'please decide' },
} as const;

function decide(findingId: string, body: unknown, decisionId: string = randomUUID(), who = manager) {
  const path = `/v1/findings/${findingId}/decisions/${decisionId}`;
  return server.request<Answer>('PUT', path, { token: who.accessToken, body });
}

function undo(findingId: string, decisionId: string, who = manager) {
  const path = `/v1/findings/${findingId}/decisions/${decisionId}`;
  return server.request<Answer>('DELETE', path, { token: who.accessToken });
}

function post<Body = FindingWithActions & { code: string }>(path: string, body: unknown, who = manager) {
  return server.request<Body>('POST', path, { token: who.accessToken, body });
}

async function review(ref: string): Promise<ReviewView> {
  return (await server.request<ReviewView>('GET', `/v1/loans/${ref}/review`, { token: manager.accessToken })).body;
}

async function evidenceOf(ref: string): Promise<readonly EvidenceEntry[]> {
  const path = `/v1/loans/${ref}/evidence?limit=200`;
  return (await server.request<{ items: EvidenceEntry[] }>('GET', path, { token: manager.accessToken })).body.items;
}

/** As the worker does when the job's time has come. */
async function runJob(decisionId: string): Promise<void> {
  const ctx = { finish: (work: Parameters<JobContext['finish']>[0]) => server.app.db.transaction(work) } as JobContext;
  await recordDecisionJob.run(server.app, { decisionId }, ctx);
}

async function givenFinding(ruleId = 'CUSTOM-PRINCIPAL') {
  const given = await givenReview(server.app);
  const id = (await review(given.ref)).findings.find(({ finding }) => finding.ruleId === ruleId)?.finding.id ?? '';
  return { ...given, id };
}

const actionsOf = async (ref: string, id: string) =>
  (await review(ref)).findings.find(({ finding }) => finding.id === id)?.actions.map(({ action }) => action);

describe('PUT /v1/findings/{id}/decisions/{decisionId}', () => {
  it.each(['accept', 'override', 'escalate'] as const)(
    'keeps %s for ten seconds and writes it then',
    async (action) => {
      const { id, ref } = await givenFinding();
      const before = (await evidenceOf(ref)).length;
      const mails = (await queuedMails(server.app, server.database)).length;
      const answer = await decide(id, good[action]);
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({ findingId: id, action, actorName: 'Max Manager', note: good[action].note });
      expect(Date.parse(answer.body.dueAt) - Date.parse(answer.body.decidedAt)).toBe(10_000);
      expect((await review(ref)).decisions).toEqual([answer.body]);
      expect([await actionsOf(ref, id), (await evidenceOf(ref)).length]).toEqual([[], before]);

      // The job waits for that time, and does nothing before it by this node's clock.
      const { rows } = await server.database.pool.query(
        `select run_at from graphile_worker._private_jobs where key = 'decision ' || $1`,
        [answer.body.id],
      );
      expect(rows.map(({ run_at: at }) => at.toISOString())).toEqual([answer.body.dueAt]);
      await runJob(answer.body.id);
      expect(await actionsOf(ref, id)).toEqual([]);
      server.clock.advance(10);
      await runJob(answer.body.id);
      await runJob(answer.body.id);

      expect([await actionsOf(ref, id), (await review(ref)).decisions]).toEqual([[action], []]);
      const kind = { accept: 'accepted', override: 'overridden', escalate: 'escalated' }[action];
      const written = (await evidenceOf(ref)).slice(before);
      expect(written).toHaveLength(1);
      expect(written[0]).toMatchObject({
        kind: `finding.${kind}`,
        actor: { id: manager.user.id, name: 'Max Manager' },
        requestId: answer.headers['x-request-id'],
        payload: { findingId: id, decisionId: answer.body.id, decidedAt: answer.body.decidedAt },
      });
      expect((await queuedMails(server.app, server.database)).length > mails).toBe(action === 'escalate');
      expect((await fsck(server.app)).faults).toBe(0);
    },
  );

  it('answers 401 without a token, 403 to keys, and 403 to a specialist who overrides', async () => {
    const { id } = await givenFinding();
    const { accessToken } = await server.issueKey(['status:read', 'intake:write', 'evidence:read']);
    const path = `/v1/findings/${id}/decisions/${randomUUID()}`;
    expect((await server.request('PUT', path, { body: good.accept })).status).toBe(401);
    expect((await server.request('PUT', path, { token: accessToken, body: good.accept })).status).toBe(403);
    const refused = await decide(id, good.override, randomUUID(), specialist);
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
    expect((await decide(id, good.accept, randomUUID(), specialist)).status).toBe(200);
  });

  it('answers 400 to another shape and to an override without a reason or a long enough note', async () => {
    const { id } = await givenFinding();
    expect((await decide(id, { action: 'comment', note: 'x' })).status).toBe(400);
    for (const body of [
      { action: 'override' },
      { ...good.override, note: 'short' },
      { ...good.override, reasonCode: 'no' },
    ]) {
      const refused = await decide(id, body);
      expect([refused.status, refused.body.code]).toEqual([400, 'override_invalid']);
    }
  });

  it('answers 404 for an unknown finding', async () => {
    const answer = await decide(randomUUID(), good.accept);
    expect([answer.status, answer.body.code]).toEqual([404, 'finding_not_found']);
  });

  it('takes a decision once that is sent twice, also when it is recorded meanwhile', async () => {
    const { id, ref } = await givenFinding();
    const first = await decide(id, good.escalate);
    const again = await decide(id, good.escalate, first.body.id);
    expect([again.status, again.body]).toEqual([200, first.body]);
    server.clock.advance(10);
    await runJob(first.body.id);
    const late = await decide(id, good.escalate, first.body.id);
    expect([late.status, late.body.code]).toEqual([409, 'decision_recorded']);
    expect(await actionsOf(ref, id)).toEqual(['escalate']);
  });

  it('answers 409 where the finding takes it no more', async () => {
    const { id } = await givenFinding();
    await post(`/v1/findings/${id}/override`, { reasonCode: 'other', note: good.override.note });
    for (const [body, code] of [
      [good.accept, 'finding_not_acceptable'],
      [good.override, 'finding_not_overridable'],
    ] as const) {
      const refused = await decide(id, body);
      expect([refused.status, refused.body.code]).toEqual([409, code]);
    }
  });

  it('lets one of two people decide who do so at once', async () => {
    const { id, ref } = await givenFinding();
    const answers = await Promise.all([manager, other].map((who) => decide(id, good.override, randomUUID(), who)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    server.clock.advance(10);
    const [taken] = (await review(ref)).decisions;
    await runJob(taken?.id ?? '');
    expect(await actionsOf(ref, id)).toEqual(['override']);
    expect((await fsck(server.app)).faults).toBe(0);
  });
});

describe('DELETE /v1/findings/{id}/decisions/{decisionId}', () => {
  it('leaves nothing of it, and doing it twice is no error', async () => {
    const { id, ref } = await givenFinding();
    const before = (await evidenceOf(ref)).length;
    const { body } = await decide(id, good.override);
    for (const _time of [1, 2]) expect((await undo(id, body.id)).status).toBe(204);
    server.clock.advance(10);
    await runJob(body.id);
    const after = await review(ref);
    expect(after.decisions).toEqual([]);
    expect(after.findings.find(({ finding }) => finding.id === id)).toMatchObject({
      finding: { status: 'open', blocksApproval: true },
      actions: [],
    });
    expect((await evidenceOf(ref)).length).toBe(before);
    // Whatever was decided first, the finding takes the next decision.
    expect((await decide(id, good.accept)).status).toBe(200);
  });

  it('answers 401 without a token, 403 to keys and to anybody else, 404 for an unknown finding', async () => {
    const { id } = await givenFinding();
    const { body } = await decide(id, good.accept);
    const path = `/v1/findings/${id}/decisions/${body.id}`;
    const { accessToken } = await server.issueKey(['status:read']);
    expect((await server.request('DELETE', path)).status).toBe(401);
    expect((await server.request('DELETE', path, { token: accessToken })).status).toBe(403);
    expect((await undo(id, body.id, other)).status).toBe(403);
    expect((await undo(randomUUID(), body.id)).status).toBe(404);
    expect((await undo(id, body.id)).status).toBe(204);
  });

  it('answers 409 once it is recorded, and hides nothing', async () => {
    const { id, ref } = await givenFinding();
    const { body } = await decide(id, good.override);
    server.clock.advance(10);
    await runJob(body.id);
    const refused = await undo(id, body.id);
    expect([refused.status, refused.body.code]).toEqual([409, 'decision_recorded']);
    expect(await actionsOf(ref, id)).toEqual(['override']);
  });

  it('is taken or refused whole when it meets the writing', async () => {
    for (const _round of Array.from({ length: 8 })) {
      const { id, ref } = await givenFinding();
      const { body } = await decide(id, good.override);
      server.clock.advance(10);
      const [undone] = await Promise.all([undo(id, body.id), runJob(body.id)]);
      const isWritten = undone.status === 409;
      expect([undone.status, await actionsOf(ref, id)]).toEqual(isWritten ? [409, ['override']] : [204, []]);
    }
    expect((await fsck(server.app)).faults).toBe(0);
  });
});

describe('a decision that can still be undone', () => {
  it('is written before another act on its finding, which comes second', async () => {
    const { id, ref } = await givenFinding();
    const { body } = await decide(id, good.accept);
    expect((await post(`/v1/findings/${id}/comment`, { note: 'seen' }, other)).status).toBe(200);
    expect(await actionsOf(ref, id)).toEqual(['accept', 'comment']);
    expect((await undo(id, body.id)).status).toBe(409);
  });

  it('is refused nothing by an act that is refused itself', async () => {
    const { id, ref } = await givenFinding();
    const { body } = await decide(id, good.override);
    const second = await post(`/v1/findings/${id}/override`, { reasonCode: 'other', note: good.override.note }, other);
    expect([second.status, second.body.code]).toEqual([409, 'finding_not_overridable']);
    expect((await undo(id, body.id)).status).toBe(204);
    expect(await actionsOf(ref, id)).toEqual([]);
  });

  it('counts for approval and is written by it', async () => {
    const { ref, id } = await givenFinding();
    const blocking = (await review(ref)).findings.filter(({ finding }) => finding.blocksApproval);
    for (const { finding } of blocking) expect((await decide(finding.id, good.override)).status).toBe(200);
    expect(await review(ref)).toMatchObject({ canApprove: true, blockers: [] });
    const approved = await post(`/v1/loans/${ref}/approve`, { note: 'All settled.' }, other);
    expect(approved.status).toBe(200);
    const { findings, decisions } = await review(ref);
    expect(decisions).toEqual([]);
    expect(findings.filter(({ finding }) => finding.status === 'overridden')).toHaveLength(blocking.length);
    expect(await actionsOf(ref, id)).toEqual(['override']);
    expect((await fsck(server.app)).faults).toBe(0);
  });

  it('does not make an approval that is blocked by something else, and can still be undone then', async () => {
    const { ref, id } = await givenFinding();
    const { body } = await decide(id, good.override);
    expect((await post(`/v1/loans/${ref}/approve`, { note: 'All settled.' }, other)).status).toBe(422);
    expect((await undo(id, body.id)).status).toBe(204);
  });

  it('is written by rejecting the loan', async () => {
    const { ref, id } = await givenFinding();
    await decide(id, good.accept);
    expect((await post(`/v1/loans/${ref}/reject`, { note: 'Not like this.' }, other)).status).toBe(200);
    expect(await actionsOf(ref, id)).toEqual(['accept']);
    expect((await fsck(server.app)).faults).toBe(0);
  });

  it('is written while the package is on its way, and carried over to the next run', async () => {
    const { loanId, ref, id, documents } = await givenFinding('CUSTOM-MATURITY');
    const { body } = await decide(id, good.override);
    const deed = documents.deed_of_trust ?? '';
    const { rows } = await server.database.pool.query('select document_id from document_part where id = $1', [deed]);
    const values = { principal_amount: '999.00', maturity_date: '2032-01-01', interest_rate: '6.75' };
    await storeValues(server.app, rows[0].document_id, deed, values);
    await askForRun(server.app, loanId);
    const after = await review(ref);
    const found = after.findings.find(({ finding }) => finding.ruleId === 'CUSTOM-MATURITY');
    expect([found?.finding.status, found?.actions.map(({ action }) => action)]).toEqual([
      'overridden',
      ['override', 'carry_over'],
    ]);
    expect(after.decisions).toEqual([]);
    server.clock.advance(10);
    await runJob(body.id);
    expect((await fsck(server.app)).faults).toBe(0);
  });

  it('is nothing that a hand in the database can make or move', async () => {
    const { id, ref } = await givenFinding();
    const target = await givenFinding();
    const { body } = await decide(id, good.override);
    await server.database.pool.query('update pending_decision set finding_id = $2, loan_id = $3 where id = $1', [
      body.id,
      target.id,
      target.loanId,
    ]);
    server.clock.advance(10);
    await expect(runJob(body.id)).rejects.toMatchObject({ refusal: { code: 'record_tampered' } });
    const refused = await post(`/v1/findings/${target.id}/comment`, { note: 'seen' });
    expect([refused.status, refused.body.code]).toEqual([409, 'record_tampered']);
    const faults: unknown[] = [];
    await fsck(server.app, { onFault: ({ reason, record }) => faults.push([reason, record]) });
    expect(faults).toEqual([['record-unknown', { kind: 'pending_decision', id: body.id, field: null }]]);
    await server.database.pool.query('delete from pending_decision where id = $1', [body.id]);
    expect([await actionsOf(ref, id), await actionsOf(target.ref, target.id)]).toEqual([[], []]);
  });
});
