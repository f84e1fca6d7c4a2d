import { randomUUID } from 'node:crypto';
import { type LoanState, loanStates } from '@countersign/contract/closed-sets';
import type { EvidenceEntry } from '@countersign/contract/evidence';
import type { Loan } from '@countersign/contract/loans';
import type { RunDetail } from '@countersign/contract/reconciliation';
import type { ReviewView } from '@countersign/contract/review';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenLoan } from '../../../../test/given-loan.ts';
import { agreeing, askForRun, bringTo, givenReview, givenRules } from '../../../../test/given-review.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { writeRows } from '../../../../test/write-rows.ts';
import { fsck } from '../../../fsck/index.ts';

let server: TestServer;
let manager: SignedUp;
let specialist: SignedUp;
beforeAll(async () => {
  server = await startTestServer();
  manager = await server.signUp(['manager'], { displayName: 'Max Manager' });
  specialist = await server.signUp(['specialist'], { displayName: 'Sue Specialist' });
  await givenRules(server.app);
});
afterAll(() => server.close());

type Refused = { code: string; blockers?: string[] };

function call<Body = Loan & Refused>(
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: unknown,
  token = manager.accessToken,
) {
  return server.request<Body>(method, `/v1/loans/${path}`, { token, ...(body === undefined ? {} : { body }) });
}

async function review(ref: string): Promise<ReviewView> {
  return (await call<ReviewView>('GET', `${ref}/review`)).body;
}

async function evidenceOf(ref: string): Promise<readonly EvidenceEntry[]> {
  return (await call<{ items: EvidenceEntry[] }>('GET', `${ref}/evidence?limit=200`)).body.items;
}

async function overrideAll(ref: string): Promise<void> {
  const body = { reasonCode: 'other', note: 'The lender has confirmed it in writing.' };
  for (const { finding } of (await review(ref)).findings) {
    if (finding.severity !== 'exception') continue;
    await server.request('POST', `/v1/findings/${finding.id}/override`, { token: manager.accessToken, body });
  }
}

const note = { note: 'All papers are in order.' };

describe('GET /v1/loans/{ref}/review', () => {
  it('answers 401, 403 to a key without the scope, and 404', async () => {
    expect((await server.request('GET', '/v1/loans/unknown/review')).status).toBe(401);
    const wrong = await server.issueKey(['intake:write', 'evidence:read']);
    expect((await call('GET', 'unknown/review', undefined, wrong.accessToken)).status).toBe(403);
    const right = await server.issueKey(['status:read']);
    const answer = await call('GET', 'unknown/review', undefined, right.accessToken);
    expect([answer.status, answer.body.code]).toEqual([404, 'loan_not_found']);
  });

  it('shows a loan that was not compared yet, and says why it cannot be approved', async () => {
    const { loan } = await givenLoan(server.app);
    const view = await review(loan.external_ref);
    expect(view).toMatchObject({ runId: null, findings: [], canApprove: false, justificationMinLength: 20 });
    expect(view.blockers).toEqual([
      'The loan is received; only a loan in review can be approved.',
      'The package was not compared yet.',
    ]);
  });

  it('shows findings with where each value stands, and says in plain sentences what blocks', async () => {
    const { ref, documents } = await givenReview(server.app);
    const view = await review(ref);
    const principal = view.findings.find(({ finding }) => finding.ruleId === 'CUSTOM-PRINCIPAL')?.finding;
    expect(principal).toMatchObject({ runId: view.runId, loanId: view.loan.id, blocksApproval: true });
    expect(principal?.detail.sources).toContainEqual({
      documentId: documents.promissory_note,
      source: 'promissory_note',
      field: 'principal_amount',
      value: '250000.00',
      pageNo: 1,
      bbox: { x: 0.1, y: 0.05, w: 0.3, h: 0.02 },
    });
    expect(view.blockers).toEqual([
      'Exception CUSTOM-MATURITY (Maturity agrees) is not resolved: override it, or clear it by a correction or a new document.',
      'Exception CUSTOM-PRINCIPAL (Principal agrees) is not resolved: override it, or clear it by a correction or a new document.',
      'Exception CUSTOM-MATURITY (Maturity agrees) was not reviewed by a person.',
      'Exception CUSTOM-PRINCIPAL (Principal agrees) was not reviewed by a person.',
    ]);
    expect(view.canApprove).toBe(false);
  });
});

describe('POST /v1/loans/{ref}/approve', () => {
  it('approves when every exception is overridden, and chains who, the note and the checklist', async () => {
    const { ref } = await givenReview(server.app);
    await overrideAll(ref);
    const before = await review(ref);
    expect([before.canApprove, before.blockers]).toEqual([true, []]);
    const answer = await call('POST', `${ref}/approve`, note, specialist.accessToken);
    expect([answer.status, answer.body.state]).toEqual([200, 'approved']);
    const entry = (await evidenceOf(ref)).at(-1);
    expect(entry).toMatchObject({
      kind: 'loan.approved',
      actor: { id: specialist.user.id, name: 'Sue Specialist' },
      payload: { note: note.note, runId: before.runId },
    });
    const checklist = entry?.payload.checklist as { ruleId: string; status: string; actions: unknown[] }[];
    expect(checklist.map(({ ruleId, status, actions }) => [ruleId, status, actions.length])).toEqual([
      ['CUSTOM-MATURITY', 'overridden', 1],
      ['CUSTOM-PRINCIPAL', 'overridden', 1],
      ['CUSTOM-RATE', 'open', 0],
      ['CUSTOM-NUMBER', 'open', 0],
    ]);
    expect((await fsck(server.app)).faults).toBe(0);
  });

  it('answers 422 with the blockers of the review while an exception is open, or accepted only', async () => {
    const { ref } = await givenReview(server.app);
    const open = await call('POST', `${ref}/approve`, note);
    expect([open.status, open.body.code]).toEqual([422, 'approval_blocked']);
    expect(open.body.blockers).toEqual((await review(ref)).blockers);
    for (const { finding } of (await review(ref)).findings) {
      await server.request('POST', `/v1/findings/${finding.id}/accept`, { token: manager.accessToken, body: {} });
    }
    const accepted = await call('POST', `${ref}/approve`, note);
    expect([accepted.status, accepted.body.blockers?.length]).toEqual([422, 2]);
    expect((await review(ref)).loan.state).toBe('review');
  });

  it.each(loanStates.filter((state) => state !== 'review'))('answers 422 on a loan that is %s', async (state) => {
    const { ref, loanId } = await givenLoanIn(state);
    const before = await evidenceOf(ref);
    const answer = await call('POST', `${ref}/approve`, note);
    expect(answer.status).toBe(422);
    expect(answer.body.blockers?.[0]).toBe(`The loan is ${state}; only a loan in review can be approved.`);
    expect(await evidenceOf(ref)).toEqual(before);
    expect(loanId).not.toBe('');
  });
});

/** A loan without exceptions that came to a state the way loans do. */
async function givenLoanIn(state: LoanState): Promise<{ ref: string; loanId: string }> {
  if (state === 'received' || state === 'processing') {
    const { loan } = await givenLoan(server.app, { state });
    return { ref: loan.external_ref, loanId: loan.id };
  }
  const given = await givenReview(server.app, agreeing);
  await bringTo(server.app, given.loanId, state);
  return given;
}

const moves = [
  ['approve', 'review', 'approved', 422],
  ['reject', 'review', 'rejected', 409],
  ['reopen', 'approved', 'review', 409],
  ['reopen', 'rejected', 'review', 409],
] as const;

describe.each(['approve', 'reject', 'reopen'] as const)('POST /v1/loans/{ref}/%s', (move) => {
  it('answers 401, 403 to every key, 400 to an unknown field, 404, then 400 to a note that says nothing', async () => {
    const { ref } = await givenLoanIn('review');
    expect((await server.request('POST', `/v1/loans/${ref}/${move}`, { body: note })).status).toBe(401);
    const { accessToken } = await server.issueKey(['status:read', 'intake:write', 'evidence:read']);
    for (const each of [ref, 'unknown']) {
      expect((await call('POST', `${each}/${move}`, note, accessToken)).status).toBe(403);
      expect((await call('POST', `${each}/${move}`, { ...note, force: true })).status).toBe(400);
      expect((await call('POST', `${each}/${move}`, {})).status).toBe(400);
    }
    expect((await call('POST', `unknown/${move}`, { note: '' })).status).toBe(404);
    for (const text of ['', '   ']) {
      const answer = await call('POST', `${ref}/${move}`, { note: text });
      expect([answer.status, answer.body.code]).toEqual([400, 'note_required']);
    }
  });

  it.each(loanStates)('on a loan that is %s', async (state) => {
    const row = moves.find(([on, from]) => on === move && from === state);
    const refused = move === 'approve' ? 422 : 409;
    const { ref } = await givenLoanIn(state);
    const before = await evidenceOf(ref);
    const answer = await call('POST', `${ref}/${move}`, note);
    if (row === undefined) {
      expect(answer.status).toBe(refused);
      expect(await evidenceOf(ref)).toEqual(before);
    } else {
      expect([answer.status, answer.body.state]).toEqual([200, row[2]]);
      expect((await evidenceOf(ref)).length).toBe(before.length + 1);
    }
  });
});

describe('POST /v1/loans/{ref}/reopen', () => {
  it('is for managers: 403 to a specialist', async () => {
    const { ref } = await givenLoanIn('approved');
    expect((await call('POST', `${ref}/reopen`, note, specialist.accessToken)).status).toBe(403);
  });

  it('brings the findings back as they were', async () => {
    const { ref } = await givenReview(server.app);
    await overrideAll(ref);
    await call('POST', `${ref}/approve`, note);
    const before = await review(ref);
    await call('POST', `${ref}/reopen`, note);
    const after = await review(ref);
    expect(after.findings).toEqual(before.findings);
    expect(after.canApprove).toBe(true);
  });
});

describe('PATCH /v1/loans/{ref}', () => {
  it('answers 401, 403 to every key, 400 to nothing or an unknown field, then 404', async () => {
    expect((await server.request('PATCH', '/v1/loans/unknown', { body: { assigneeId: null } })).status).toBe(401);
    const { accessToken } = await server.issueKey(['status:read']);
    expect((await call('PATCH', 'unknown', { assigneeId: null }, accessToken)).status).toBe(403);
    for (const body of [
      {},
      { state: 'approved' },
      { assigneeId: 'me' },
      { expectedPrincipal: 5 },
      { borrowerName: ' ' },
    ]) {
      expect((await call('PATCH', 'unknown', body)).status).toBe(400);
    }
    expect((await call('PATCH', 'unknown', { assigneeId: null })).status).toBe(404);
  });

  it('gives a loan to somebody of the active staff and takes it back, with evidence', async () => {
    const { ref } = await givenLoanIn('review');
    const given = await call('PATCH', ref, { assigneeId: specialist.user.id });
    expect([given.status, given.body.assigneeId, given.body.state]).toEqual([200, specialist.user.id, 'review']);
    expect((await evidenceOf(ref)).at(-1)).toMatchObject({
      kind: 'loan.assigned',
      payload: { from: null, to: specialist.user.id },
    });
    const before = (await evidenceOf(ref)).length;
    await call('PATCH', ref, { assigneeId: specialist.user.id });
    expect((await evidenceOf(ref)).length).toBe(before);
    expect((await call('PATCH', ref, { assigneeId: null })).body.assigneeId).toBeNull();
  });

  it('answers 400 for somebody who is not there or not active', async () => {
    const { ref } = await givenLoanIn('review');
    const gone = await server.signUp();
    await writeRows(server, 'update staff set is_active = false where id = $1', [gone.user.id]);
    for (const assigneeId of [randomUUID(), gone.user.id]) {
      const answer = await call('PATCH', ref, { assigneeId });
      expect([answer.status, answer.body.code]).toEqual([400, 'loan_change_invalid']);
    }
  });

  it('puts right what was given at intake, conceals the name in the chain, and compares anew', async () => {
    const { ref, loanId } = await givenReview(server.app, agreeing);
    const { runId } = await review(ref);
    const answer = await call('PATCH', ref, { borrowerName: 'Grace Lindqvist', expectedPrincipal: '251000.00' });
    expect(answer.body).toMatchObject({
      borrowerName: 'Grace Lindqvist',
      expectedPrincipal: '251000.00',
      state: 'processing',
    });
    const entry = (await evidenceOf(ref)).find(({ kind }) => kind === 'loan.changed');
    expect(entry?.payload).toMatchObject({ expectedPrincipal: '251000.00', from: { expectedPrincipal: '250000.00' } });
    expect(JSON.stringify(entry)).not.toContain('Lindqvist');
    await askForRun(server.app, loanId);
    const view = await review(ref);
    expect(view.loan.state).toBe('review');
    expect(view.runId).not.toBe(runId);
  });

  it.each(loanStates)('on a loan that is %s', async (state) => {
    const { ref } = await givenLoanIn(state);
    const taken = ['received', 'processing_failed', 'review'].includes(state);
    const answer = await call('PATCH', ref, { expectedPrincipal: '1.00' });
    expect(answer.status).toBe(taken ? 200 : 409);
    expect((await call('PATCH', ref, { assigneeId: manager.user.id })).status).toBe(state === 'sealed' ? 409 : 200);
    expect((await fsck(server.app)).faults).toBe(0);
  });
});

describe('GET /v1/loans/{ref}/runs', () => {
  it('lists runs, newest first, and shows each whole, also to a key with status:read', async () => {
    const { ref, loanId } = await givenReview(server.app);
    await call('PATCH', ref, { expectedPrincipal: '251000.00' });
    await askForRun(server.app, loanId);
    const { accessToken } = await server.issueKey(['status:read']);
    const { body } = await call<{ items: RunDetail['run'][]; nextCursor: string | null }>(
      'GET',
      `${ref}/runs?limit=1`,
      undefined,
      accessToken,
    );
    expect(body.items[0]).toMatchObject({ number: 2, isLatest: true, findings: { exception: 2, warning: 1, info: 1 } });
    const next = await call<typeof body>('GET', `${ref}/runs?limit=1&cursor=${body.nextCursor}`);
    expect(next.body.items[0]).toMatchObject({ number: 1, isLatest: false });
    expect(next.body.nextCursor).toBeNull();
    const first = await call<RunDetail>('GET', `${ref}/runs/${next.body.items[0]?.id}`, undefined, accessToken);
    expect(first.body.findings).toHaveLength(4);
    expect(first.body.run.findingsHash).toBe(body.items[0]?.findingsHash);
    expect((await call<{ items: unknown[] }>('GET', `${ref}/runs?packageVersion=7`)).body.items).toEqual([]);
  });

  it('answers 404 for an unknown loan, an unknown run and a run of another loan, and 400 for a cursor of another list', async () => {
    const [one, other] = [await givenLoanIn('review'), await givenLoanIn('review')];
    const { runId } = await review(other.ref);
    expect((await call('GET', 'unknown/runs')).body.code).toBe('loan_not_found');
    for (const id of [randomUUID(), runId]) {
      const answer = await call('GET', `${one.ref}/runs/${id}`);
      expect([answer.status, answer.body.code]).toEqual([404, 'run_not_found']);
    }
    expect((await call('GET', `${one.ref}/runs?cursor=abc`)).body.code).toBe('cursor_invalid');
  });
});
