import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fsck } from '../../src/fsck/index.ts';
import { checkAgainstLedger } from '../soak/boarding-run/check.ts';
import { findLost, findTwice, untilAtRest } from '../soak/nodes-run/check.ts';
import type { Checked } from './fault.ts';
import { findOrphans } from './find-orphans.ts';
import { walkStates } from './walk-states.ts';
import type { World } from './world.ts';

export const checkedInvariants =
  'nothing acknowledged lost, each acknowledged change once in evidence; no job had its effect twice; no double ' +
  'boarding (the core’s own ledger); every state reached by exactly its entries; chains, log and stored bytes (fsck); ' +
  'no job, event, message or call left; no bytes of nobody; no answer of 500';

const REST_LIMIT_MS = 180_000;

/** Everything that must hold when a fault is over and nobody asks for anything. Since the beginning of the world. */
export async function checkInvariants(world: World, restLimitMs = REST_LIMIT_MS): Promise<Checked> {
  const { pool, ledger, app } = world;
  const faults = ledger.faults.splice(0);
  faults.push(...(await untilCallsSettle(world, restLimitMs)), ...(await untilAtRest(pool, restLimitMs)));
  faults.push(...(await findLost(pool, ledger)), ...(await findTwice(world, world.jobsMayRepeat.yes)));
  const place = { simulatorFolder: world.simulator.folder, keyFile: app.config.keyFile };
  const boarded = await checkAgainstLedger(place, pool);
  faults.push(...boarded.faults.filter((fault) => !isWaiting(world, fault)), ...(await walkStates(pool)));
  const report = await fsck(app, {
    onFault: ({ detail, seq, externalRef }) => faults.push(`fsck: ${detail} ${externalRef ?? ''} ${seq ?? ''}`.trim()),
  });
  faults.push(...(await findOrphans(app, pool, join(world.folder, 'blobs'))));
  return {
    faults,
    figures: {
      'changes acknowledged': ledger.acknowledged.length,
      'packages taken': ledger.uploads.size,
      'requests without an answer': ledger.unanswered,
      'loans booked': boarded.figures['records committed'] ?? 0,
      'entries of evidence': report.entries,
    },
  };
}

/** A record whose people went home is where they left it; only what the service has in hand must come to an end. */
function isWaiting(world: World, fault: string): boolean {
  return world.boardable.some((ref) => fault.startsWith(`${ref} `));
}

async function untilCallsSettle({ pool }: World, limitMs: number): Promise<readonly string[]> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    await pool.query(
      `update graphile_worker._private_jobs set run_at = now() where locked_at is null and run_at > now()`,
    );
    const { rows } = await pool.query<{ id: string; state: string }>(
      `select id, state from boarding where state in ('staging', 'committing')`,
    );
    if (rows.length === 0) return [];
    if (performance.now() > deadline) return rows.map(({ id, state }) => `Boarding ${id} is ${state} for ever.`);
    await wait(300);
  }
}
