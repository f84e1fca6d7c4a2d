import { setTimeout as wait } from 'node:timers/promises';
import { createBalancer } from './nodes-run/balancer.ts';
import { checkAtRest } from './nodes-run/check.ts';
import { type ClusterSize, openCluster } from './nodes-run/cluster.ts';
import { createDisturber } from './nodes-run/disturb.ts';
import { prepare } from './nodes-run/prepare.ts';
import { rollingRestart } from './nodes-run/rolling-restart.ts';
import { changeSetting, createTraffic, keepAsking, openLedger } from './nodes-run/traffic.ts';
import { createRandom } from './random.ts';

export const title = 'Three API nodes and two workers on one database and one S3 store: killed, frozen and restarted';
export const defaultRounds = 100;

export interface Options {
  readonly seed: number;
  readonly rounds: number;
  readonly log: (line: string) => void;
  /** Fewer nodes, for the slice among the tests. */
  readonly size?: ClusterSize;
  readonly people?: number;
  /** Which nodes are restarted in turn at the end; all of them unless told. */
  readonly roll?: 'all' | 'apis';
  /** Whether a worker may sleep until it is taken for dead. */
  readonly sleepsLong?: boolean;
}

const SIZE: ClusterSize = { apis: 3, workers: 2 };
const LOANS = 12;
const PEOPLE = 6;
/** Between two things that one person does, on average. */
const PAUSE_MS = 300;
/** Requests a second while the nodes are restarted in turn. */
const STEADY_RATE = 15;

/**
 * People use the service through something that shares out their requests, while nodes are killed, machines lost and
 * started again, and others frozen and woken. Then all nodes are restarted in turn at a steady rate of requests, of
 * which none may fail. In the end everything that was acknowledged must be there, no job have had its effect twice,
 * nothing be stuck, and all evidence be whole.
 */
export async function run(options: Options): Promise<{ figures: Record<string, number>; faults: string[] }> {
  const { seed, rounds, log } = options;
  const random = createRandom(seed);
  const cluster = await openCluster(options.size ?? SIZE);
  const ledger = openLedger();
  const balancer = createBalancer(cluster.apis);
  try {
    const prepared = await prepare(cluster, LOANS);
    await Promise.all(cluster.nodes.map((node) => node.start()));
    await Promise.all(cluster.apis.map((node) => balancer.untilIn(node)));
    log(`seed ${seed}: ${cluster.nodes.length} nodes run`);
    const traffic = createTraffic(balancer, prepared, ledger, seed);

    let over = false;
    const people = Array.from({ length: options.people ?? PEOPLE }, (_, index) =>
      keepAsking(traffic, createRandom(seed * 1000 + index), PAUSE_MS, () => over),
    );
    people.push(keepChanging(() => over));
    const disturber = createDisturber(cluster.nodes, options.sleepsLong ?? true);
    for (let round = 0; round < rounds; round += 1) {
      await wait(random.integer(200, 3_000));
      const done = disturber.disturb(random);
      if (done !== null) log(`${done.name}: ${done.what}, ${ledger.acknowledged.length} changes acknowledged so far`);
    }
    await disturber.settled();
    over = true;
    await Promise.all(people);
    await Promise.all(cluster.apis.map((node) => balancer.untilIn(node)));

    const inTurn = options.roll === 'apis' ? cluster.apis : cluster.nodes;
    const rolled = await rollingRestart(inTurn, balancer, traffic, { seed, perSecond: STEADY_RATE });
    log(`${rolled.restarts} nodes restarted in turn, ${rolled.requests} requests, ${rolled.faults.length} failed`);
    const checked = await checkAtRest(cluster, ledger);
    const figures = {
      'nodes killed under their supervisor': disturber.counts['node killed'],
      'machines killed and started again': disturber.counts['machine killed'],
      'machines frozen and woken': disturber.counts.frozen,
      ...checked.figures,
      'nodes restarted in turn': rolled.restarts,
      'steps at a steady rate meanwhile': rolled.requests,
      'requests failed meanwhile': rolled.faults.length,
    };
    return { figures, faults: [...rolled.faults, ...checked.faults].map((fault) => `Seed ${seed}: ${fault}`) };

    async function keepChanging(isOver: () => boolean): Promise<void> {
      for (let turn = 0; !isOver(); turn += 1) {
        await changeSetting(traffic, 8 + (turn % 100));
        await wait(500);
      }
    }
  } finally {
    balancer.close();
    await cluster.close();
  }
}
