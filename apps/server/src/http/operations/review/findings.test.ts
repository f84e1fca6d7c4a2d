import { randomUUID } from 'node:crypto';
import { type FindingStatus, findingStatuses, loanStates } from '@countersign/contract/closed-sets';
import type { EvidenceEntry } from '@countersign/contract/evidence';
import type { FindingWithActions, ReviewView } from '@countersign/contract/review';
import type { Stats } from '@countersign/contract/statistics';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { askForRun, bringTo, givenReview, givenRules, storeValues } from '../../../../test/given-review.ts';
import { queuedMails } from '../../../../test/queued-mails.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { writeRows } from '../../../../test/write-rows.ts';
import { fsck } from '../../../fsck/index.ts';
import { systemActor } from '../../../platform/actor.ts';
import { changeSetting } from '../../../settings/index.ts';

let server: TestServer;
let manager: SignedUp;
let specialist: SignedUp;
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://countersign.bank.example' });
  await server.signUp(['admin', 'manager'], { displayName: 'Ada Admin', email: 'ada@bank.example' });
  manager = await server.signUp(['manager'], { displayName: 'Max Manager', email: 'max@bank.example' });
  specialist = await server.signUp(['specialist'], { displayName: 'Sue Specialist' });
  await givenRules(server.app);
});
afterAll(() => server.close());

type Refused = { code: string; errors: { field: string }[] };
type Action = 'accept' | 'override' | 'escalate' | 'comment';

const good: Readonly<Record<Action, object>> = {
  accept: { note: 'it is so' },
  override: { reasonCode: 'other', note: 'The lender has confirmed it in writing.' },
  escalate: { note: 'please decide' },
  comment: { note: 'seen on page 3' },
};
const actions = Object.keys(good) as Action[];

function act<Body = FindingWithActions & Refused>(
  action: Action,
  findingId: string,
  body: unknown = good[action],
  token = manager.accessToken,
) {
  return server.request<Body>('POST', `/v1/findings/${findingId}/${action}`, { token, body });
}

async function review(ref: string): Promise<ReviewView> {
  return (await server.request<ReviewView>('GET', `/v1/loans/${ref}/review`, { token: manager.accessToken })).body;
}

async function evidenceOf(ref: string): Promise<readonly EvidenceEntry[]> {
  const { body } = await server.request<{ items: EvidenceEntry[] }>('GET', `/v1/loans/${ref}/evidence?limit=200`, {
    token: manager.accessToken,
  });
  return body.items;
}

type RuleId = 'CUSTOM-PRINCIPAL' | 'CUSTOM-MATURITY' | 'CUSTOM-RATE' | 'CUSTOM-NUMBER';

/** A finding of the latest run of a fresh loan in review, in a status. */
async function givenFinding(ruleId: RuleId = 'CUSTOM-PRINCIPAL', status: FindingStatus = 'open') {
  const given = await givenReview(server.app);
  const view = await review(given.ref);
  const id = view.findings.find(({ finding }) => finding.ruleId === ruleId)?.finding.id ?? '';
  if (status === 'accepted' || (status === 'resolved' && ruleId !== 'CUSTOM-PRINCIPAL')) await act('accept', id);
  if (status === 'overridden') await act('override', id);
  return { ...given, id };
}

/** The same, and then a run that found other things: the finding belongs to an earlier run. */
async function givenOldFinding(ruleId: RuleId = 'CUSTOM-PRINCIPAL') {
  const given = await givenFinding(ruleId);
  const deed = given.documents.deed_of_trust ?? '';
  const { rows } = await server.database.pool.query('select document_id from document_part where id = $1', [deed]);
  await storeValues(server.app, rows[0].document_id, deed, { principal_amount: '999.00' });
  await askForRun(server.app, given.loanId);
  return given;
}

describe.each(actions)('POST /v1/findings/{id}/%s', (action) => {
  it('answers 401 without a token and 403 to every key, whether the finding exists or not', async () => {
    const { id } = await givenFinding();
    const { accessToken } = await server.issueKey(['status:read', 'intake:write', 'evidence:read']);
    for (const each of [id, randomUUID()]) {
      expect((await server.request('POST', `/v1/findings/${each}/${action}`, { body: good[action] })).status).toBe(401);
      expect((await act(action, each, good[action], accessToken)).status).toBe(403);
    }
  });

  it('answers 400 to a field that it does not know, before it looks for the finding', async () => {
    expect((await act(action, randomUUID(), { ...good[action], force: true })).status).toBe(400);
    expect((await act(action, 'no-uuid')).status).toBe(400);
  });

  it('answers 404 for an unknown finding', async () => {
    const answer = await act(action, randomUUID());
    expect([answer.status, answer.body.code]).toEqual([404, 'finding_not_found']);
  });

  it('records who did it and chains it', async () => {
    const { id, ref } = await givenFinding();
    const answer = await act(action, id);
    expect(answer.status).toBe(200);
    expect(answer.body.actions).toHaveLength(1);
    expect(answer.body.actions[0]).toMatchObject({
      findingId: id,
      action,
      actorId: manager.user.id,
      actorName: 'Max Manager',
      note: (good[action] as { note: string }).note,
    });
    const entry = (await evidenceOf(ref)).at(-1);
    const kind = { accept: 'accepted', override: 'overridden', escalate: 'escalated', comment: 'commented' }[action];
    expect(entry).toMatchObject({
      kind: `finding.${kind}`,
      actor: { id: manager.user.id },
      payload: { findingId: id, ruleId: 'CUSTOM-PRINCIPAL' },
      requestId: answer.headers['x-request-id'],
    });
    expect((await fsck(server.app)).faults).toBe(0);
  });
});

/** What follows from an action on a finding of a severity in a status; a number is the refusal. */
const moves: readonly (readonly [Action, RuleId, FindingStatus, FindingStatus | 409])[] = [
  ['accept', 'CUSTOM-PRINCIPAL', 'open', 'accepted'],
  ['accept', 'CUSTOM-PRINCIPAL', 'accepted', 409],
  ['accept', 'CUSTOM-PRINCIPAL', 'overridden', 409],
  ['accept', 'CUSTOM-RATE', 'open', 'resolved'],
  ['accept', 'CUSTOM-RATE', 'overridden', 409],
  ['accept', 'CUSTOM-RATE', 'resolved', 409],
  ['accept', 'CUSTOM-NUMBER', 'open', 'resolved'],
  ['override', 'CUSTOM-PRINCIPAL', 'open', 'overridden'],
  ['override', 'CUSTOM-PRINCIPAL', 'accepted', 'overridden'],
  ['override', 'CUSTOM-PRINCIPAL', 'overridden', 409],
  ['override', 'CUSTOM-RATE', 'open', 'overridden'],
  ['override', 'CUSTOM-RATE', 'resolved', 409],
  ['escalate', 'CUSTOM-PRINCIPAL', 'open', 'open'],
  ['escalate', 'CUSTOM-PRINCIPAL', 'accepted', 'accepted'],
  ['escalate', 'CUSTOM-PRINCIPAL', 'overridden', 'overridden'],
  ['escalate', 'CUSTOM-RATE', 'resolved', 'resolved'],
  ['comment', 'CUSTOM-PRINCIPAL', 'open', 'open'],
  ['comment', 'CUSTOM-PRINCIPAL', 'overridden', 'overridden'],
  ['comment', 'CUSTOM-RATE', 'resolved', 'resolved'],
];

describe('the status of a finding', () => {
  it.each(moves)('on %s of %s that is %s: %s', async (action, ruleId, status, then) => {
    const { id, ref } = await givenFinding(ruleId, status);
    const before = (await evidenceOf(ref)).length;
    const answer = await act(action, id);
    const after = (await review(ref)).findings.find(({ finding }) => finding.id === id)?.finding.status;
    if (then === 409) {
      expect([answer.status, after]).toEqual([409, status]);
      expect((await evidenceOf(ref)).length).toBe(before);
    } else expect([answer.status, answer.body.finding.status, after]).toEqual([200, then, then]);
  });

  it('keeps hasExceptions and blocksApproval in step', async () => {
    const { id, ref } = await givenFinding('CUSTOM-PRINCIPAL');
    const other = (await review(ref)).findings.find(({ finding }) => finding.ruleId === 'CUSTOM-MATURITY')?.finding.id;
    expect((await act('accept', id)).body.finding.blocksApproval).toBe(true);
    expect((await act('override', id)).body.finding.blocksApproval).toBe(false);
    expect((await review(ref)).loan.hasExceptions).toBe(true);
    await act('override', other ?? '');
    expect((await review(ref)).loan.hasExceptions).toBe(false);
  });
});

describe.each(['accept', 'override', 'escalate'] as const)('POST /v1/findings/{id}/%s, 409', (action) => {
  it.each(loanStates.filter((state) => !['received', 'review', 'processing'].includes(state)))(
    'on a loan that is %s, and records nothing',
    async (state) => {
      const { id, ref, loanId } = await givenFinding();
      await bringTo(server.app, loanId, state);
      const before = await evidenceOf(ref);
      const answer = await act(action, id);
      expect(answer.status).toBe(409);
      expect(answer.body.code).toMatch(/^finding_not_/);
      expect(await evidenceOf(ref)).toEqual(before);
    },
  );

  it('on a finding of an earlier run', async () => {
    const { id } = await givenOldFinding();
    const answer = await act(action, id);
    expect([answer.status, answer.body.code.startsWith('finding_not_')]).toEqual([409, true]);
  });
});

describe('POST /v1/findings/{id}/comment', () => {
  it('is taken on a finding of an earlier run and on a loan that has moved on, and refused on a sealed one', async () => {
    const old = await givenOldFinding();
    expect((await act('comment', old.id)).status).toBe(200);
    const { id, loanId } = await givenFinding();
    await bringTo(server.app, loanId, 'boarded');
    expect((await act('comment', id)).status).toBe(200);
    await bringTo(server.app, loanId, 'sealed');
    const answer = await act('comment', id);
    expect([answer.status, answer.body.code]).toEqual([409, 'loan_sealed']);
  });

  it('answers 400 to a note that says nothing, after it has looked for the finding', async () => {
    const { id } = await givenFinding();
    expect((await act('comment', id, { note: '  ' })).body.code).toBe('note_required');
    expect((await act('comment', randomUUID(), { note: '  ' })).status).toBe(404);
  });
});

describe('POST /v1/findings/{id}/override', () => {
  it('answers 403 to a specialist, whether the finding exists or not', async () => {
    for (const id of [(await givenFinding()).id, randomUUID()]) {
      expect((await act('override', id, good.override, specialist.accessToken)).status).toBe(403);
    }
  });

  it.each([
    ['no reason code', { note: 'long enough to be taken' }, 'request_invalid'],
    ['no note', { reasonCode: 'other' }, 'request_invalid'],
    ['an unknown reason code', { reasonCode: 'because', note: 'long enough to be taken' }, 'override_invalid'],
    ['an empty reason code', { reasonCode: '', note: 'long enough to be taken' }, 'override_invalid'],
    ['a note that is too short', { reasonCode: 'other', note: 'nineteen characters' }, 'override_invalid'],
    ['spaces for a note', { reasonCode: 'other', note: ' '.repeat(40) }, 'override_invalid'],
  ])('answers 400 to %s and records nothing', async (_name, body, code) => {
    const { id, ref } = await givenFinding();
    const before = (await evidenceOf(ref)).length;
    const answer = await act('override', id, body);
    expect([answer.status, answer.body.code]).toEqual([400, code]);
    expect((await evidenceOf(ref)).length).toBe(before);
  });

  it('tells what is wrong with the request before what is wrong with the moment', async () => {
    const { id, loanId } = await givenFinding();
    await bringTo(server.app, loanId, 'approved');
    const bad = { reasonCode: 'because', note: 'x' };
    const answer = await act('override', id, bad);
    expect([answer.status, answer.body.errors.map(({ field }) => field)]).toEqual([400, ['reasonCode', 'note']]);
    expect((await act('override', randomUUID(), bad)).status).toBe(404);
  });

  it('follows the bank’s own reason codes and shortest note', async () => {
    const system = { actor: systemActor('test'), requestId: null };
    await changeSetting(server.app, system, 'review.reason_codes', ['board_decision']);
    await changeSetting(server.app, system, 'review.justification_min_length', 3);
    const { id, ref } = await givenFinding();
    expect(await review(ref)).toMatchObject({ reasonCodes: ['board_decision'], justificationMinLength: 3 });
    expect((await act('override', id, good.override)).status).toBe(400);
    expect((await act('override', id, { reasonCode: 'board_decision', note: 'yes' })).status).toBe(200);
    await changeSetting(server.app, system, 'review.reason_codes', null);
    await changeSetting(server.app, system, 'review.justification_min_length', null);
  });

  it('waits for another action on the same loan, then sees what it did', async () => {
    const { id, loanId } = await givenFinding();
    const rival = await server.database.pool.connect();
    await rival.query('begin');
    await rival.query('select 1 from loan where id = $1 for update', [loanId]);
    await rival.query(`update finding set status = 'overridden' where id = $1`, [id]);
    const answer = act('override', id);
    await vi.waitFor(
      async () => {
        const { rows } = await server.database.pool.query(
          `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        );
        expect(rows[0].n).toBe(1);
      },
      { timeout: 120_000 },
    );
    await rival.query('commit');
    rival.release();
    expect((await answer).status).toBe(409);
  });

  it('lets one of sixteen through when they come at once', async () => {
    const { id, ref } = await givenFinding();
    const answers = await Promise.all(Array.from({ length: 16 }, () => act('override', id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(15).fill(409)]);
    const kinds = (await evidenceOf(ref)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'finding.overridden')).toHaveLength(1);
  });

  it('is counted for its rule and its reason, once, also when it is carried over', async () => {
    const before = await countOverrides();
    const given = await givenFinding();
    await act('override', given.id);
    const note = given.documents.promissory_note ?? '';
    const { rows } = await server.database.pool.query('select document_id from document_part where id = $1', [note]);
    await storeValues(server.app, rows[0].document_id, note, { principal_amount: '250000.00' });
    await askForRun(server.app, given.loanId);
    expect(await countOverrides()).toEqual({ rule: before.rule + 1, reason: before.reason + 1 });
  });
});

async function countOverrides(): Promise<{ rule: number; reason: number }> {
  const { body } = await server.request<Stats>('GET', '/v1/stats', { token: manager.accessToken });
  return {
    rule: body.rules.find(({ ruleId }) => ruleId === 'CUSTOM-PRINCIPAL')?.overridden ?? 0,
    reason: body.overrideReasons.find(({ reasonCode }) => reasonCode === 'other')?.count ?? 0,
  };
}

describe('POST /v1/findings/{id}/escalate', () => {
  it('mails every active manager and administrator once, with what they need and nothing of the borrower', async () => {
    const gone = await server.signUp(['manager'], { email: 'gone@bank.example' });
    await writeRows(server, 'update staff set is_active = false where id = $1', [gone.user.id]);
    await server.database.pool.query('delete from graphile_worker._private_jobs');
    const { id, ref } = await givenFinding();
    const answer = await act(
      'escalate',
      id,
      { reasonCode: 'policy_waiver', note: 'over my limit' },
      specialist.accessToken,
    );
    expect(answer.status).toBe(200);
    const mails = await queuedMails(server.app, server.database);
    const { rows } = await server.database.pool.query(
      `select email from staff where is_active and roles && '{manager,admin}' order by email`,
    );
    expect(mails.map(({ to }) => to).sort()).toEqual(rows.map(({ email }) => email));
    expect(mails.filter(({ to }) => to === 'ada@bank.example')).toHaveLength(1);
    for (const { subject, text, html } of mails) {
      expect(subject).toContain(ref);
      expect(text).toContain(`https://countersign.bank.example/app/loans/${ref}/review#finding-${id}`);
      for (const needed of ['Sue Specialist', 'CUSTOM-PRINCIPAL Principal agrees', 'policy_waiver', 'over my limit'])
        expect(text).toContain(needed);
      for (const words of [subject, text, html]) {
        for (const kept of ['Lindström', 'Okafor', '250000', '255000', '255,000']) expect(words).not.toContain(kept);
      }
    }
  });

  it('sends nothing when it is refused', async () => {
    const { id } = await givenOldFinding();
    await server.database.pool.query('delete from graphile_worker._private_jobs');
    expect((await act('escalate', id)).status).toBe(409);
    expect(await queuedMails(server.app, server.database)).toEqual([]);
  });

  it('takes no body as well', async () => {
    const { id } = await givenFinding();
    const answer = await server.request('POST', `/v1/findings/${id}/escalate`, { token: specialist.accessToken });
    expect(answer.status).toBe(200);
  });
});

describe('a finding in raw SQL', () => {
  it.each(findingStatuses.filter((status) => status !== 'open'))('does not start as %s', async (status) => {
    const { id } = await givenFinding();
    const insert = server.database.pool.query(
      `insert into finding (id, run_id, loan_id, position, rule_id, rule_version, severity, status, title, created_at)
       select gen_random_uuid(), run_id, loan_id, 999, rule_id, rule_version, severity, $2, title, now()
       from finding where id = $1`,
      [id, status],
    );
    await expect(insert).rejects.toMatchObject({ constraint: 'finding_transition' });
  });
});
