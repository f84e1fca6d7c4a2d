import { writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../soak/random.ts';
import { clockFileOf } from './clock-file.ts';
import type { Fault } from './fault.ts';
import { underLoad } from './load.ts';
import type { World } from './world.ts';

const MINUTE_MS = 60_000;
const BEYOND_THE_TURN_MS = 4_000;
/** Two turns of a minute, and some. */
const CLOCKWORK_LIMIT_MS = 140_000;
const HOUR_SECONDS = 3_600;

/**
 * The clocks of these nodes jump, people go on over the turn of a minute, when much is due, and the clocks jump back to
 * the right time. What runs by the clock runs again then, and not only when the wrong time has come.
 */
function jump(names: readonly string[], seconds: number) {
  return (world: World, random: Random) =>
    underLoad(world, random, async (load) => {
      const set = (offSeconds: number) =>
        Promise.all(names.map((name) => writeFile(clockFileOf(world.folder, name), String(offSeconds * 1000))));
      try {
        await set(seconds);
        await wait(MINUTE_MS - (Date.now() % MINUTE_MS) + BEYOND_THE_TURN_MS);
        await load.untilAnswered(3);
      } finally {
        await set(0);
      }
      return untilClockwork(world);
    });
}

async function untilClockwork({ pool }: World): Promise<readonly string[]> {
  const { rows } = await pool.query<{ now: Date }>('select now() as now');
  const deadline = performance.now() + CLOCKWORK_LIMIT_MS;
  while (performance.now() < deadline) {
    const { rowCount } = await pool.query(
      `select from graphile_worker._private_known_crontabs
       where identifier = 'settle-boardings' and last_execution between $1 and now()`,
      [rows[0]?.now],
    );
    if (rowCount === 1) return [];
    await wait(500);
  }
  return ['Nothing runs by the clock any more.'];
}

const all = ['api1', 'api2', 'worker1', 'worker2'];

export const clockFaults: readonly Fault<World>[] = [
  {
    name: 'clock-ahead-on-one',
    broken: 'the clocks of one API node and one worker jump two hours ahead of the others and the database, and back',
    expected: 'signed in anew where a token is not good; nothing lost',
    inject: jump(['api1', 'worker1'], 2 * HOUR_SECONDS),
  },
  {
    name: 'clock-behind-on-one',
    broken: 'the clocks of one API node and one worker fall two hours behind, and return',
    expected: 'signed in anew where a token is not good; nothing lost',
    inject: jump(['api1', 'worker1'], -2 * HOUR_SECONDS),
  },
  {
    name: 'clock-ahead-on-all',
    broken: 'the clocks of all nodes jump a day ahead, and back',
    expected: 'work by the clock is done; nothing lost',
    inject: jump(all, 24 * HOUR_SECONDS),
  },
  {
    name: 'clock-behind-on-all',
    broken: 'the clocks of all nodes fall a day behind, and return',
    expected: 'nothing lost, nothing done twice',
    inject: jump(all, -24 * HOUR_SECONDS),
  },
];
