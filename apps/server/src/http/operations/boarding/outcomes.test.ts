import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bringRecord } from '../../../../test/boarding-in.ts';
import { type BoardingServer, startBoardingServer } from '../../../../test/given-boarding.ts';
import { bringTo } from '../../../../test/given-review.ts';
import { settleDueBoardings, withdrawBoardingJob } from '../../../boarding/index.ts';
import { sweepRetention } from '../../../documents/index.ts';
import { fsck } from '../../../fsck/index.ts';
import type { JobContext } from '../../../platform/jobs/index.ts';

let server: BoardingServer;
beforeAll(async () => {
  server = await startBoardingServer();
});
afterEach(() => {
  server.core.answerVerify(null);
  server.core.promise({ stagingIsKept: true, commitIsIdempotent: true, absenceIsCertain: true });
});
afterAll(async () => {
  expect((await fsck(server.app)).faults).toBe(0);
  await server.close();
});

const loanState = async (loanId: string) =>
  (await server.database.pool.query('select state from loan where id = $1', [loanId])).rows[0].state;

const events = async (loanId: string) =>
  (
    await server.database.pool.query(`select type from outbox_event where payload ->> 'loanId' = $1 order by id`, [
      loanId,
    ])
  ).rows
    .map(({ type }) => type)
    .filter((type: string) => /^boarding\.|^loan\.boarded/.test(type));

/** As if so much time had gone by since the call that it can no longer arrive. */
async function longAgo(loanId: string): Promise<void> {
  await server.database.pool.query(
    `update boarding set call_started_at = call_started_at - interval '1 day', call_ends_at = call_ends_at - interval '1 day',
       ask_at = ask_at - interval '1 day' where loan_id = $1`,
    [loanId],
  );
}

const sweep = () => settleDueBoardings(server.app);
const callsOf = (boardingId: string) =>
  server.core.calls.filter((call) => call.boardingId === boardingId).map(({ act }) => act);

describe('a commit', () => {
  it('books the loan, verifies it, moves the loan and tells', async () => {
    const { ref, loanId } = await bringRecord(server, 'approved');
    const { body } = await server.move(ref, 'commit', { note: 'Funds are out.' });
    expect(body).toMatchObject({ state: 'committed', error: null, coreReference: expect.stringMatching(/^CORE-/) });
    expect(body.committedAt).not.toBeNull();
    expect(await loanState(loanId)).toBe('boarded');
    expect(await server.kinds(ref)).toEqual([
      'boarding.opened',
      'boarding.staged',
      'boarding.approved',
      'boarding.commit_attempted',
      'boarding.committed',
    ]);
    const entries = await server.evidence(ref);
    expect(entries.at(-2)?.payload).toMatchObject({ attempt: 1, note: 'Funds are out.' });
    expect(entries.at(-1)?.payload).toMatchObject({ attempt: 1, verified: true });
    expect(await events(loanId)).toEqual(['boarding.staged', 'boarding.committed', 'loan.boarded']);
  });

  it.each([
    ['refuse', 'refused', false],
    ['refuse_fields', 'invalid', false],
    ['unavailable', 'unavailable', true],
  ] as const)('that the core answers with %s fails as %s', async (behaviour, status, isRetryable) => {
    const { ref, loanId } = await bringRecord(server, 'approved');
    server.core.next('commit', behaviour);
    const { body } = await server.move(ref, 'commit');
    expect(body).toMatchObject({ state: 'failed', isRetryable, error: { status, attempt: 1 } });
    expect(await loanState(loanId)).toBe('boarding_staged');
    const again = await server.move(ref, 'retry');
    if (isRetryable) {
      expect(again.body).toMatchObject({ state: 'committed', error: null });
      expect((await server.evidence(ref)).at(-1)?.payload).toMatchObject({ attempt: 2 });
    } else {
      expect([again.status, again.body.code]).toEqual([409, 'boarding_state_conflict']);
      expect((await server.move(ref, 'void')).body.state).toBe('voided');
      expect(await loanState(loanId)).toBe('approved');
    }
    expect(await events(loanId)).toContain('boarding.failed');
  });

  it('that was booked with other values is unknown until the core is put right', async () => {
    const { ref, loanId } = await bringRecord(server, 'approved');
    const { boardingId } = await server.record(ref);
    server.core.ledger.get(boardingId)?.fields.set('principal', '1.00');
    const { body } = await server.move(ref, 'commit');
    expect(body).toMatchObject({ state: 'outcome_unknown', error: { status: 'mismatch' } });
    expect(body.error?.detail).toContain('principal is 1.00');
    expect(await loanState(loanId)).toBe('boarding_staged');
    server.core.ledger.get(boardingId)?.fields.set('principal', '250000.00');
    expect((await server.move(ref, 'verify')).body).toMatchObject({ state: 'committed', error: null });
    expect(server.core.booked.get(boardingId)).toBe(1);
  });
});

describe('an unknown outcome', () => {
  it('of a commit that arrived is settled by asking, and nothing is sent again', async () => {
    const { ref, loanId } = await bringRecord(server, 'unknown commit');
    const { boardingId } = await server.record(ref);
    await longAgo(loanId);
    await sweep();
    expect(await server.record(ref)).toMatchObject({ state: 'committed', error: null });
    expect(callsOf(boardingId)).toEqual(['stage', 'commit']);
    expect(server.core.booked.get(boardingId)).toBe(1);
    expect((await server.evidence(ref)).at(-1)).toMatchObject({
      actor: { type: 'system' },
      payload: { settledBy: 'asking the core' },
    });
  });

  it('of a commit that did not arrive goes back to approved, but not before it can no longer arrive', async () => {
    const { ref, loanId } = await bringRecord(server, 'approved');
    server.core.next('commit', 'lost_before');
    await server.move(ref, 'commit');
    expect((await server.move(ref, 'verify')).body.state).toBe('outcome_unknown');
    await longAgo(loanId);
    expect((await server.move(ref, 'verify')).body).toMatchObject({ state: 'approved', error: { status: 'timeout' } });
    expect(await events(loanId)).not.toContain('boarding.failed');
    const { body } = await server.move(ref, 'commit');
    expect(body).toMatchObject({ state: 'committed', error: null });
    expect(server.core.booked.get(body.boardingId)).toBe(1);
  });

  it('of a staging that arrived becomes staged, and the loan moves', async () => {
    const { ref, loanId } = await bringRecord(server, 'unknown staging');
    await longAgo(loanId);
    await sweep();
    expect((await server.record(ref)).state).toBe('staged');
    expect(await loanState(loanId)).toBe('boarding_staged');
    expect((await server.evidence(ref)).at(-1)?.payload.preview).toBeDefined();
  });

  it('stays while the core cannot tell, and is asked ever more seldom', async () => {
    const { ref, loanId } = await bringRecord(server, 'unknown commit');
    server.core.answerVerify({ kind: 'unknown', detail: 'no answer', raw: '' });
    const waits: number[] = [];
    for (let time = 0; time < 3; time += 1) {
      await longAgo(loanId);
      await sweep();
      const { rows } = await server.database.pool.query('select ask_at from boarding where loan_id = $1', [loanId]);
      waits.push(Math.round((rows[0].ask_at.getTime() - server.clock.now().getTime()) / 1000));
    }
    expect(waits).toEqual([4, 8, 16]);
    expect((await server.record(ref)).state).toBe('outcome_unknown');
  });

  it('waits for people where the core cannot tell that nothing is there', async () => {
    const { ref, loanId } = await bringRecord(server, 'approved');
    server.core.promise({ absenceIsCertain: false });
    server.core.next('commit', 'lost_before');
    await server.move(ref, 'commit');
    server.core.answerVerify({ kind: 'absent', raw: '' });
    await longAgo(loanId);
    expect((await server.move(ref, 'verify')).body.state).toBe('outcome_unknown');
  });

  it('is never sent again blindly: what arrived late is found before the next commit', async () => {
    const { ref, loanId } = await bringRecord(server, 'approved');
    const { boardingId } = await server.record(ref);
    server.core.next('commit', 'lost_before');
    await server.move(ref, 'commit');
    await longAgo(loanId);
    await sweep();
    const held = server.core.ledger.get(boardingId);
    if (held !== undefined) held.stage = 'committed';
    const { body } = await server.move(ref, 'commit');
    expect(body.state).toBe('committed');
    expect(callsOf(boardingId)).toEqual(['stage', 'commit']);
  });
});

describe('a process that died', () => {
  it('is missed as soon as its one call is over, and no is believed one limit later', async () => {
    const { ref, loanId, release } = await bringRecord(server, 'committing');
    const { boardingId } = await server.record(ref);
    const limitMs = 30_000;
    const { rows } = await server.database.pool.query(
      `select call_ends_at, call_ends_at - call_started_at < interval '32 seconds' as is_one_call from boarding where id = $1`,
      [boardingId],
    );
    expect(rows[0].is_one_call).toBe(true);
    const asked = async (): Promise<number> => {
      const key = `settle-boarding ${boardingId}`;
      const found = await server.database.pool.query(
        'select run_at from graphile_worker._private_jobs where key = $1',
        [key],
      );
      return found.rows[0].run_at.getTime();
    };
    expect((await asked()) - rows[0].call_ends_at.getTime()).toBe(500);
    // Over, but so short a time ago that the commit may still arrive.
    await server.database.pool.query(
      `update boarding set call_ends_at = $2, call_started_at = $2::timestamptz - interval '31 seconds' where id = $1`,
      [boardingId, new Date(server.clock.now().getTime() - limitMs + 1_500)],
    );
    await sweep();
    expect((await server.record(ref)).state).toBe('outcome_unknown');
    expect((await asked()) - server.clock.now().getTime()).toBeLessThanOrEqual(1_500);
    await longAgo(loanId);
    await sweep();
    expect((await server.record(ref)).state).toBe('approved');
    await release();
  });

  it('between its intent to stage and the answer leaves a record that the sweeper asks about', async () => {
    const { ref, loanId, release } = await bringRecord(server, 'staging');
    await sweep();
    expect((await server.record(ref)).state).toBe('staging');
    await longAgo(loanId);
    await sweep();
    // The call never reached the core, as far as anybody can tell.
    expect((await server.record(ref)).state).toBe('failed');
    expect(await loanState(loanId)).toBe('approved');
    // The frozen process wakes up with its answer, which comes too late to change anything.
    await release();
    expect((await server.record(ref)).state).toBe('failed');
    expect(await server.kinds(ref)).toEqual(['boarding.opened', 'boarding.outcome_unknown', 'boarding.failed']);
  });

  it('between its intent to commit and the answer leaves a record that the sweeper asks about', async () => {
    const { ref, loanId, release } = await bringRecord(server, 'committing');
    const { boardingId } = await server.record(ref);
    await longAgo(loanId);
    await sweep();
    expect((await server.record(ref)).state).toBe('approved');
    await release();
    // It arrived after all: the record says approved, and asking shows the difference instead of hiding it.
    expect(server.core.booked.get(boardingId)).toBe(1);
    expect((await server.move(ref, 'verify')).body).toMatchObject({ state: 'approved', error: { status: 'mismatch' } });
    const refused = await server.move(ref, 'void');
    expect(refused.body).toMatchObject({ state: 'approved', error: { status: 'refused' } });
    expect((await server.move(ref, 'commit')).body.state).toBe('committed');
    expect(server.core.booked.get(boardingId)).toBe(1);
  });

  it('after the effect and before the answer loses nothing', async () => {
    const { ref, loanId, release } = await bringRecord(server, 'committing');
    const { boardingId } = await server.record(ref);
    const held = server.core.ledger.get(boardingId);
    if (held !== undefined) held.stage = 'committed';
    await longAgo(loanId);
    await sweep();
    expect((await server.record(ref)).state).toBe('committed');
    await release();
    expect(await server.kinds(ref)).toEqual([
      'boarding.opened',
      'boarding.staged',
      'boarding.approved',
      'boarding.commit_attempted',
      'boarding.outcome_unknown',
      'boarding.committed',
    ]);
  });
});

describe('resolving by two people', () => {
  const say = (outcome: string, more: object = {}) => ({
    outcome,
    note: 'The core’s desk told us by telephone.',
    ...more,
  });
  const by = (who: 'checker' | 'second') => server[who].accessToken;

  it.each([
    ['unknown commit', 'committed', 'boarded'],
    ['unknown commit', 'approved', 'boarding_staged'],
    ['unknown commit', 'failed', 'boarding_staged'],
    ['unknown staging', 'staged', 'boarding_staged'],
    ['unknown staging', 'failed', 'approved'],
  ] as const)('settles an %s as %s', async (place, outcome, state) => {
    const { ref, loanId } = await bringRecord(server, place);
    const proposed = await server.move(ref, 'resolve', say(outcome, { coreReference: 'DESK-1' }), by('checker'));
    expect(proposed.body).toMatchObject({
      state: 'outcome_unknown',
      proposal: { outcome, coreReference: 'DESK-1', proposedBy: server.checker.user.id },
    });
    const own = await server.move(ref, 'resolve', say(outcome, { coreReference: 'DESK-1' }), by('checker'));
    expect([own.status, own.body.code]).toEqual([403, 'maker_cannot_check']);
    const done = await server.move(ref, 'resolve', say(outcome, { coreReference: 'DESK-1' }), by('second'));
    expect(done.body).toMatchObject({ state: outcome, coreReference: 'DESK-1' });
    expect(await loanState(loanId)).toBe(state);
    const entries = await server.evidence(ref);
    expect(entries.at(-2)).toMatchObject({ kind: 'boarding.resolution_proposed', payload: { outcome } });
    expect(entries.at(-1)?.payload).toMatchObject({ settledBy: 'two people', proposedBy: server.checker.user.id });
  });

  it('answers 409 to a second person who says something else, and lets the first one think again', async () => {
    const { ref } = await bringRecord(server, 'unknown commit');
    await server.move(ref, 'resolve', say('failed'), by('checker'));
    for (const other of [say('committed'), say('failed', { coreReference: 'X' })]) {
      const answer = await server.move(ref, 'resolve', other, by('second'));
      expect([answer.status, answer.body.code]).toEqual([409, 'resolution_conflict']);
    }
    expect((await server.move(ref, 'resolve', say('committed'), by('checker'))).body.proposal?.outcome).toBe(
      'committed',
    );
    expect((await server.move(ref, 'resolve', say('committed'), by('second'))).body.state).toBe('committed');
  });

  it('answers 400 to an outcome that the record cannot have, and to a note that says nothing', async () => {
    const staging = await bringRecord(server, 'unknown staging');
    const commit = await bringRecord(server, 'unknown commit');
    const wrong = [
      await server.move(staging.ref, 'resolve', say('committed')),
      await server.move(commit.ref, 'resolve', say('staged')),
      await server.move(commit.ref, 'resolve', say('failed', { note: ' ' })),
    ];
    expect(wrong.map(({ status, body }) => [status, body.code, body.errors[0]?.field])).toEqual([
      [400, 'resolution_invalid', 'outcome'],
      [400, 'resolution_invalid', 'outcome'],
      [400, 'resolution_invalid', 'note'],
    ]);
    expect((await server.move(commit.ref, 'resolve', say('unheard of'))).status).toBe(400);
  });

  it('lets whoever confirmed the first time propose when a later commit is unknown too', async () => {
    const { ref } = await bringRecord(server, 'approved');
    const loseCommit = async () => {
      server.core.next('commit', 'lost_before');
      expect((await server.move(ref, 'commit')).body).toMatchObject({ state: 'outcome_unknown', proposal: null });
    };
    await loseCommit();
    await server.move(ref, 'resolve', say('approved'), by('checker'));
    expect((await server.move(ref, 'resolve', say('approved'), by('second'))).body.state).toBe('approved');
    await loseCommit();
    await server.move(ref, 'resolve', say('failed'), by('second'));
    expect((await server.move(ref, 'resolve', say('failed'), by('checker'))).body.state).toBe('failed');
  });

  it('is overtaken by a core that can tell', async () => {
    const { ref } = await bringRecord(server, 'unknown commit');
    await server.move(ref, 'resolve', say('failed'), by('checker'));
    expect((await server.move(ref, 'verify')).body.state).toBe('committed');
    expect((await server.move(ref, 'resolve', say('failed'), by('second'))).status).toBe(409);
  });
});

describe('verifying a settled record', () => {
  it('shows on a committed one where the core differs, and stores nothing', async () => {
    const { ref } = await bringRecord(server, 'committed');
    const { boardingId } = await server.record(ref);
    expect((await server.move(ref, 'verify', {}, server.maker.accessToken)).body.error).toBeNull();
    server.core.ledger.get(boardingId)?.fields.set('annualRate', '9');
    const { body } = await server.move(ref, 'verify');
    expect(body).toMatchObject({
      state: 'committed',
      error: { status: 'mismatch', detail: expect.stringContaining('annualRate is 9') },
    });
    expect((await server.record(ref)).error).toBeNull();
    server.core.ledger.delete(boardingId);
    expect((await server.move(ref, 'verify')).body.error?.detail).toBe('The core holds nothing of the loan.');
  });
});

describe('taking back', () => {
  it('stays as it was when the core does not answer, and is done by asking again', async () => {
    const { ref, loanId } = await bringRecord(server, 'staged');
    server.core.next('void', 'lost_after');
    expect((await server.move(ref, 'void')).body).toMatchObject({ state: 'staged', error: { status: 'timeout' } });
    expect(await loanState(loanId)).toBe('boarding_staged');
    expect((await server.move(ref, 'void', { note: 'wrong borrower' })).body.state).toBe('voided');
    expect(await loanState(loanId)).toBe('approved');
    expect((await server.evidence(ref)).at(-1)).toMatchObject({
      kind: 'boarding.voided',
      payload: { note: 'wrong borrower' },
    });
  });

  it('of what was rejected is a job, tried until the core has answered', async () => {
    const { ref } = await bringRecord(server, 'rejected');
    const { boardingId } = await server.record(ref);
    const { rows } = await server.database.pool.query(
      `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'withdraw-boarding' and j.payload ->> 'boardingId' = $1`,
      [boardingId],
    );
    expect(rows).toHaveLength(1);
    const context = { assertStillMine: async () => {} } as JobContext;
    server.core.next('void', 'unavailable');
    await expect(withdrawBoardingJob.run(server.app, { boardingId }, context)).rejects.toThrow(
      'not take the loan back yet',
    );
    await withdrawBoardingJob.run(server.app, { boardingId }, context);
    expect(server.core.ledger.get(boardingId)?.stage).toBe('voided');
  });
});

describe('retention', () => {
  it('empties the preview with the documents, and leaves that it happened', async () => {
    const { ref, loanId } = await bringRecord(server, 'committed');
    const before = await server.record(ref);
    expect(before.preview.length).toBeGreaterThan(0);
    await bringTo(server.app, loanId, 'sealed');
    server.clock.advance(3_000 * 86_400);
    await sweepRetention(server.app);
    const { accessToken: token } = await server.signUp();
    const { body } = await server.request('GET', `/v1/loans/${ref}/boarding`, { token });
    expect(body).toMatchObject({ state: 'committed', digest: before.digest, preview: [] });
  });
});
