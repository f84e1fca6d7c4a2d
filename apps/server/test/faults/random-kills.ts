import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../soak/random.ts';
import type { Fault } from './fault.ts';
import { underLoad } from './load.ts';
import { nodeOf, type World } from './world.ts';

const KILLS = 3;

/** Kills again and again at moments that nobody chose; each meets a service that has been at work since the last. */
function killing(kill: (world: World, random: Random) => Promise<void> | void) {
  return (world: World, random: Random) =>
    underLoad(world, random, async (load) => {
      for (let turn = 0; turn < KILLS; turn += 1) {
        await load.untilAnswered(3);
        await wait(random.integer(0, 1_000));
        await kill(world, random);
      }
      return [];
    });
}

export const randomKills: readonly Fault<World>[] = [
  {
    name: 'api-killed-at-random',
    broken: `kill -9 of an API node at random, ${KILLS} times`,
    expected: 'its supervisor starts it; the other answers',
    inject: killing((world, random) => void nodeOf(world, random.pick(['api1', 'api2'])).killNode()),
  },
  {
    name: 'worker-killed-at-random',
    broken: `kill -9 of a worker at random, ${KILLS} times`,
    expected: 'its jobs are another’s within a minute, each with one effect',
    inject: killing((world, random) => void nodeOf(world, random.pick(['worker1', 'worker2'])).killNode()),
  },
  {
    name: 'database-killed-at-random',
    broken: `kill -9 of the database at random, ${KILLS} times`,
    expected: 'recovered from its log; 503 meanwhile',
    inject: killing((world) => world.killDatabase()),
  },
  {
    name: 'machine-killed-at-random',
    broken: 'everything of one node ends at once, supervisor and readers too; started again, twice',
    expected: 'the others go on; started again, it is one of them',
    inject: (world, random) =>
      underLoad(world, random, async (load) => {
        for (const name of [random.pick(['api1', 'api2']), random.pick(['worker1', 'worker2'])]) {
          await load.untilAnswered(3);
          await wait(random.integer(0, 1_000));
          await nodeOf(world, name).killMachine();
          await nodeOf(world, name).start();
        }
        return [];
      }),
  },
  {
    name: 'worker-frozen',
    broken: 'a worker stands still for 20 s, longer than it may be silent, and wakes up',
    expected: 'another does its jobs; it writes nothing when it wakes',
    inject: (world, random) =>
      underLoad(world, random, async (load) => {
        await load.untilAnswered(3);
        const node = nodeOf(world, random.pick(['worker1', 'worker2']));
        node.freeze();
        await wait(20_000);
        node.wake();
        return [];
      }),
  },
];
