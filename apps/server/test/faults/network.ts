import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../soak/random.ts';
import type { DatabaseProxy } from './database-proxy.ts';
import type { Fault } from './fault.ts';
import { underLoad } from './load.ts';
import { proxyOf, type World } from './world.ts';

const RESETS = 12;

/** Does something to all ways to the database for a while. */
function forAWhile(milliseconds: number, begin: (proxy: DatabaseProxy) => void, end: (proxy: DatabaseProxy) => void) {
  return (world: World, random: Random) =>
    underLoad(world, random, async () => {
      for (const proxy of world.proxies.values()) begin(proxy);
      await wait(milliseconds);
      for (const proxy of world.proxies.values()) end(proxy);
      return [];
    });
}

export const networkFaults: readonly Fault<World>[] = [
  {
    name: 'database-slow',
    broken: 'every message to and from the database takes 60 ms longer, for 8 s',
    expected: 'slower, and nothing else',
    inject: forAWhile(
      8_000,
      (proxy) => proxy.delay(60),
      (proxy) => proxy.delay(0),
    ),
  },
  {
    name: 'database-silent',
    broken: 'nothing passes to or from the database for 6 s; no connection ends',
    expected: 'requests wait and go on',
    inject: forAWhile(
      6_000,
      (proxy) => proxy.hold(true),
      (proxy) => proxy.hold(false),
    ),
  },
  {
    name: 'database-unreachable',
    broken: 'all connections are cut and new ones refused for 5 s',
    expected: '503 meanwhile; back by itself',
    inject: forAWhile(
      5_000,
      (proxy) => {
        proxy.refuse(true);
        proxy.cut(() => true);
      },
      (proxy) => proxy.refuse(false),
    ),
  },
  {
    name: 'database-resets',
    broken: `a third of the connections to the database is reset at random moments, ${RESETS} times`,
    expected: '503 for what was cut; done once or not at all',
    inject: (world, random) =>
      underLoad(world, random, async () => {
        let cut = 0;
        for (let turn = 0; turn < RESETS; turn += 1) {
          await wait(random.integer(50, 600));
          for (const proxy of world.proxies.values()) cut += proxy.cut(() => random.next() < 0.34);
        }
        return cut === 0 ? ['No connection was cut.'] : [];
      }),
  },
  {
    name: 'database-lost-by-one',
    broken: 'one API node and one worker lose the database for 20 s, longer than a worker may be silent',
    expected: 'the others go on; the jobs of the silent worker are done once',
    inject: (world, random) =>
      underLoad(world, random, async (load) => {
        const lost = [proxyOf(world, 'api1'), proxyOf(world, 'worker1')];
        for (const proxy of lost) proxy.hold(true);
        await Promise.all([wait(20_000), load.untilAnswered()]);
        for (const proxy of lost) proxy.hold(false);
        return [];
      }),
  },
];
