import { setTimeout as wait } from 'node:timers/promises';
import { type Point, points } from './commit-points.ts';
import type { CommitPoint } from './database-proxy.ts';
import type { Fault } from './fault.ts';
import { type Load, underLoad } from './load.ts';
import { nodeOf, proxyOf, type World } from './world.ts';

const POINT_LIMIT_MS = 90_000;

const lost: readonly Fault<World>[] = points.map((point) => ({
  name: `commit-lost-${point.name}`,
  broken: `the commit of ${point.what}: it never arrives, then its answer is lost`,
  expected: 'unknown to the caller, done once or not at all',
  inject: (world, random) =>
    underLoad(world, random, async (load) => [
      ...(await reach(world, load, point, 'before', () => {})),
      ...(await reach(world, load, point, 'after', () => {})),
    ]),
}));

const killed: readonly Fault<World>[] = points.map((point) => ({
  name: `${point.node.slice(0, -1)}-killed-${point.name}`,
  broken: `kill -9 of the ${point.node.slice(0, -1)} before, then after the commit of ${point.what}`,
  expected: 'back by itself; done once or not at all',
  inject: (world, random) =>
    underLoad(world, random, async (load) => {
      const kill = () => void nodeOf(world, point.node).killNode();
      const before = await reach(world, load, point, 'before', kill);
      await untilBack(world, point.node);
      return [...before, ...(await reach(world, load, point, 'after', kill))];
    }),
}));

const databaseKilled: readonly Fault<World>[] = points
  .filter(({ name }) => ['filing', 'action', 'answer', 'read', 'run'].includes(name))
  .map((point) => ({
    name: `database-killed-${point.name}`,
    broken: `kill -9 of the database before, then after the commit of ${point.what}`,
    expected: 'recovered from its log; what was committed is there',
    inject: (world, random) =>
      underLoad(world, random, async (load) => {
        const before = await reach(world, load, point, 'before', () => world.killDatabase());
        await load.untilAnswered();
        return [...before, ...(await reach(world, load, point, 'after', () => world.killDatabase()))];
      }),
  }));

/** Waits until the moment comes, and for what happens in it. */
async function reach(
  world: World,
  load: Load,
  point: Point,
  when: CommitPoint['when'],
  act: () => Promise<void> | void,
): Promise<readonly string[]> {
  const trap = proxyOf(world, point.node).trap({ statement: point.statement, when }, act);
  const deadline = performance.now() + POINT_LIMIT_MS;
  const isOver = () => trap.isSprung() || performance.now() > deadline;
  try {
    if (point.provoke !== null) await load.repeat(point.provoke, isOver);
    while (!isOver()) await wait(20);
    return trap.isSprung() ? [] : [`The point ${when} the commit of ${point.what} was never reached.`];
  } finally {
    trap.disarm();
  }
}

async function untilBack(world: World, name: string): Promise<void> {
  const node = nodeOf(world, name);
  // Its supervisor has to notice first; a worker says that it is back in no other way than by its work.
  await wait(1_000);
  while (!(await node.isReady())) await wait(100);
}

export const commitFaults: readonly Fault<World>[] = [...lost, ...killed, ...databaseKilled];
