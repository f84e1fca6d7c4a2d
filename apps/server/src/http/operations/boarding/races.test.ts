import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bringRecord } from '../../../../test/boarding-in.ts';
import { type BoardingServer, startBoardingServer } from '../../../../test/given-boarding.ts';

let server: BoardingServer;
beforeAll(async () => {
  server = await startBoardingServer();
});
afterAll(() => server.close());

const statuses = (answers: readonly { readonly status: number }[]) => answers.map(({ status }) => status).sort();

/** All of them wait for the loan's lock before the first one may go on: what is tested is never one after the other. */
async function together<T>(loanId: string, waiting: number, start: () => Promise<T>[]): Promise<T[]> {
  const client = await server.database.pool.connect();
  try {
    await client.query('begin');
    await client.query('select from loan where id = $1 for update', [loanId]);
    const running = start();
    for (;;) {
      const { rows } = await client.query(
        `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      if (rows[0].n >= waiting) break;
    }
    await client.query('commit');
    return await Promise.all(running);
  } finally {
    client.release();
  }
}

describe('one Idempotency-Key', () => {
  it('in fifty parallel requests is one staging and fifty equal answers', async () => {
    const { ref } = await server.givenApproved();
    let release = () => {};
    server.core.next(
      'stage',
      new Promise<void>((resolve) => {
        release = resolve;
      }),
    );
    const before = server.core.calls.length;
    const running = Array.from({ length: 50 }, () => server.stage(ref, 'fifty'));
    // The first is calling the core; the others found its record and wait for it.
    while (server.core.calls.length === before) await new Promise((resolve) => setImmediate(resolve));
    release();
    const answers = await Promise.all(running);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.body.state).toBe('staged');
    expect(server.core.calls.length - before).toBe(1);
    expect(await server.kinds(ref)).toEqual(['boarding.opened', 'boarding.staged']);
  });

  it('refused by the core is fifty equal refusals', async () => {
    const { ref } = await server.givenApproved();
    server.core.next('stage', 'refuse');
    const before = server.core.calls.length;
    const answers = await Promise.all(Array.from({ length: 50 }, () => server.stage(ref, 'fifty no')));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.code} ${body.detail}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(422);
    expect(server.core.calls.length - before).toBe(1);
  });
});

describe('at the same moment', () => {
  it('two keys stage once', async () => {
    const { ref, loanId } = await server.givenApproved();
    const answers = await together(loanId, 2, () => [server.stage(ref, 'a'), server.stage(ref, 'b')]);
    expect(statuses(answers)).toEqual([201, 409]);
  });

  it('two approvals are one', async () => {
    const { ref, loanId } = await bringRecord(server, 'staged');
    const start = () => [server.move(ref, 'approve'), server.move(ref, 'approve', {}, server.second.accessToken)];
    expect(statuses(await together(loanId, 2, start))).toEqual([200, 409]);
    expect((await server.kinds(ref)).filter((kind) => kind === 'boarding.approved')).toHaveLength(1);
  });

  it('approve and reject are one of them', async () => {
    const { ref, loanId } = await bringRecord(server, 'staged');
    const start = () => [server.move(ref, 'approve'), server.move(ref, 'reject', {}, server.second.accessToken)];
    expect(statuses(await together(loanId, 2, start))).toEqual([200, 409]);
  });

  it('two commits are booked once', async () => {
    const { ref, loanId } = await bringRecord(server, 'approved');
    const start = () => [server.move(ref, 'commit'), server.move(ref, 'commit', {}, server.second.accessToken)];
    expect(statuses(await together(loanId, 2, start))).toEqual([200, 409]);
    const { boardingId } = await server.record(ref);
    expect(server.core.booked.get(boardingId)).toBe(1);
    expect(server.core.calls.filter((call) => call.boardingId === boardingId && call.act === 'commit')).toHaveLength(1);
  });

  it('a commit and a void leave the loan booked or taken back, never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { ref, loanId } = await bringRecord(server, 'approved');
      await together(loanId, 2, () => [server.move(ref, 'commit'), server.move(ref, 'void')]);
      const record = await server.record(ref);
      const held = server.core.ledger.get(record.boardingId)?.stage;
      expect(['committed committed', 'voided voided', 'failed voided']).toContain(`${record.state} ${held}`);
    }
  });

  it('two people who confirm settle once', async () => {
    const { ref, loanId } = await bringRecord(server, 'unknown commit');
    const body = { outcome: 'committed', note: 'The desk says so.' };
    await server.move(ref, 'resolve', body);
    const start = () => [
      server.move(ref, 'resolve', body, server.second.accessToken),
      server.move(ref, 'resolve', body, server.admin.accessToken),
    ];
    expect(statuses(await together(loanId, 2, start))).toEqual([200, 409]);
  });
});
