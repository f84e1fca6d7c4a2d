import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '../soak/random.ts';
import { checkInvariants } from './check-invariants.ts';
import { commitFaults } from './commits.ts';
import { openWorld, type World } from './world.ts';

const SLOW = { timeout: 600_000 };

describe('a service under load', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld({ seed: 7, apis: 1, workers: 1, boardable: 2 });
  }, 600_000);
  afterAll(() => world.close());

  it('keeps every promise when the commit of a package is lost', SLOW, async () => {
    const fault = commitFaults.find(({ name }) => name === 'commit-lost-filing');
    expect(await fault?.inject(world, createRandom(7))).toEqual([]);
    const { faults, figures } = await checkInvariants(world);
    expect(faults).toEqual([]);
    expect(figures['changes acknowledged']).toBeGreaterThan(0);
  });

  it('is told of by the checks when it does not', SLOW, async () => {
    const { ledger, pool, app } = world;
    const faultsNow = async () => (await checkInvariants(world)).faults.join('\n');
    ledger.acknowledged.push({ requestId: randomUUID(), kind: 'finding.commented', what: 'A comment that was lost' });
    expect(await faultsNow()).toContain('A comment that was lost was acknowledged and stands 0 times in evidence');
    ledger.acknowledged.pop();

    const { sha256 } = await app.blobs.put(Buffer.from('bytes of nobody'));
    expect(await faultsNow()).toContain(`The stored bytes ${sha256} belong to nobody`);
    await app.blobs.delete(sha256);

    await pool.query(`
      begin;
      set local session_replication_role = replica;
      delete from evidence_entry where kind = 'loan.processing_started'
        and chain_id = (select id from loan where external_ref like 'N-%' limit 1);
      commit`);
    expect(await faultsNow()).toMatch(/ is review, its entries lead to received/);

    await pool.query(
      `insert into graphile_worker._private_jobs (task_id, payload, attempts, max_attempts, last_error)
       select id, '{}', 3, 3, 'given up' from graphile_worker._private_tasks limit 1`,
    );
    expect((await checkInvariants(world, 1_000)).faults.join('\n')).toMatch(/Stuck: .* given up/);
  });
});
