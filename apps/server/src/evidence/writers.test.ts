import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { systemActor } from '../platform/actor.ts';
import { appendEvidence, integrateAndSign, verifyChain } from './index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const WRITERS = 16;
const act = { actor: systemActor('writer'), requestId: null };

/** Sixteen writers at once, each appending its share; the log is integrated meanwhile, as the job does. */
async function writeAll(loanOf: (writer: number, round: number) => string, rounds: number): Promise<void> {
  let writing = true;
  const integrating = (async () => {
    while (writing) await integrateAndSign(test.app);
  })();
  await Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) => {
      for (let round = 0; round < rounds; round += 1) {
        const loanId = loanOf(writer, round);
        await test.app.db.transaction((tx) =>
          appendEvidence(tx, test.app, { loanId, kind: 'finding.commented', act, payload: { writer, round } }),
        );
      }
    }),
  );
  writing = false;
  await integrating;
  await integrateAndSign(test.app);
}

async function deadlocks(): Promise<number> {
  const { rows } = await test.database.pool.query(
    'select deadlocks::int as n from pg_stat_database where datname = current_database()',
  );
  return rows[0].n;
}

describe('sixteen writers', () => {
  it('on one loan leave a chain without gap or duplicate, and no deadlock', async () => {
    const loanId = randomUUID();
    await writeAll(() => loanId, 25);
    const { rows } = await test.database.pool.query(
      'select seq::int from evidence_entry where chain_id = $1 order by seq',
      [loanId],
    );
    expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: WRITERS * 25 }, (_, index) => index + 1));
    expect(await verifyChain(test.app, loanId)).toMatchObject({ valid: true, entries: 400 });
    expect(await deadlocks()).toBe(0);
  });

  it('on a thousand loans leave a thousand valid chains, and every entry in the log once', async () => {
    const loans = Array.from({ length: 1_000 }, () => randomUUID());
    // Every loan is written to by several writers, in different orders.
    const before = (await test.database.pool.query('select count(*)::int as n from evidence_leaf')).rows[0].n;
    await writeAll((writer, round) => loans[(round * 7 + writer * 61) % loans.length] ?? '', 150);
    const { rows } = await test.database.pool.query(
      `select chain_id, count(*)::int as entries, max(seq)::int as last, count(distinct seq)::int as different
       from evidence_entry where chain_id = any($1::uuid[]) group by chain_id`,
      [loans],
    );
    expect(rows.every(({ entries, last, different }) => entries === last && entries === different)).toBe(true);
    expect(rows.reduce((sum, { entries }) => sum + entries, 0)).toBe(WRITERS * 150);
    const after = (
      await test.database.pool.query('select count(*)::int as n, max(leaf_index)::int + 1 as size from evidence_leaf')
    ).rows[0];
    expect([after.n - before, after.size]).toEqual([WRITERS * 150, after.n]);
    for (const { chain_id } of rows.slice(0, 50)) expect((await verifyChain(test.app, chain_id)).valid).toBe(true);
    expect(await deadlocks()).toBe(0);
  });
});
