import { setTimeout as wait } from 'node:timers/promises';
import { createBalancer } from './nodes-run/balancer.ts';
import { checkAtRest } from './nodes-run/check.ts';
import { openCluster } from './nodes-run/cluster.ts';
import { createDisturber } from './nodes-run/disturb.ts';
import { prepare } from './nodes-run/prepare.ts';
import { rollingRestart } from './nodes-run/rolling-restart.ts';
import { changeSetting, createTraffic, keepAsking, openLedger, type Traffic } from './nodes-run/traffic.ts';
import { createRandom } from './random.ts';

export const title = 'Three API nodes and two workers on one database and one S3 store: killed, frozen and restarted';
export const defaultRounds = 10;

/** How much of everything one round is. */
interface Scale {
  readonly apis: number;
  readonly workers: number;
  readonly loans: number;
  readonly people: number;
  readonly disturbances: number;
  /** Whether a worker may sleep until it is taken for dead. */
  readonly sleepsLong: boolean;
  /** Requests a second while nodes are restarted in turn. */
  readonly steadyRate: number;
  /** Whoever shares out the requests must have looked in this time, also on a machine that is busy with other things. */
  readonly drainSeconds: number;
  /** Whether the workers are restarted in turn as well. */
  readonly rollsWorkers: boolean;
}

const wholeRound: Scale = {
  apis: 3,
  workers: 2,
  loans: 12,
  people: 6,
  disturbances: 10,
  sleepsLong: true,
  steadyRate: 15,
  drainSeconds: 5,
  rollsWorkers: true,
};

interface Options {
  readonly seed: number;
  readonly rounds: number;
  readonly log: (line: string) => void;
  readonly scale?: Scale;
}

/** Between two things that one person does, on average. */
const PAUSE_MS = 300;
/** However many nodes are away at once, the service is back after this. */
const RECOVERY_LIMIT_MS = 300_000;

/**
 * People use the service through something that shares out their requests, while nodes are killed, machines lost and
 * started again, and others frozen and woken. Then all nodes are restarted in turn at a steady rate of requests, of
 * which none may fail. In the end everything that was acknowledged must be there, no job have had its effect twice,
 * nothing be stuck, and all evidence be whole.
 */
export async function run(options: Options): Promise<{ figures: Record<string, number>; faults: string[] }> {
  const figures: Record<string, number> = {};
  const faults: string[] = [];
  for (let round = 0; round < options.rounds; round += 1) {
    const done = await oneRound(options.seed + round, options.scale ?? wholeRound, options.log);
    for (const [name, value] of Object.entries(done.figures)) figures[name] = (figures[name] ?? 0) + value;
    faults.push(...done.faults);
  }
  return { figures, faults };
}

async function oneRound(seed: number, scale: Scale, log: Options['log']) {
  const random = createRandom(seed);
  const cluster = await openCluster(scale);
  const ledger = openLedger();
  const balancer = createBalancer(cluster.apis);
  try {
    const prepared = await prepare(cluster, scale.loans);
    await Promise.all(cluster.nodes.map((node) => node.start()));
    await Promise.all(cluster.apis.map((node) => balancer.untilIn(node)));
    log(`seed ${seed}: ${cluster.nodes.length} nodes run`);
    const traffic = createTraffic(balancer, prepared, ledger, seed);

    let over = false;
    const people = Array.from({ length: scale.people }, (_, index) =>
      keepAsking(traffic, createRandom(seed * 1000 + index), PAUSE_MS, () => over),
    );
    people.push(keepChanging(traffic, () => over));
    const disturber = createDisturber(cluster.nodes, scale.sleepsLong);
    while (disturber.total() < scale.disturbances) {
      // Somebody has to have got an answer since the last one, so that every disturbance meets work in hand.
      const enough = ledger.acknowledged.length + 5;
      const deadline = performance.now() + RECOVERY_LIMIT_MS;
      while (ledger.acknowledged.length < enough && performance.now() < deadline) await wait(20);
      if (ledger.acknowledged.length < enough) throw new Error(`Nobody was answered: ${balancer.lastFailure()}.`);
      await wait(random.integer(0, 2_000));
      const done = disturber.disturb(random);
      if (done !== null) log(`${done.name}: ${done.what}, ${ledger.acknowledged.length} changes acknowledged so far`);
    }
    await disturber.settled();
    over = true;
    await Promise.all(people);
    await Promise.all(cluster.apis.map((node) => balancer.untilIn(node)));

    const inTurn = scale.rollsWorkers ? cluster.nodes : cluster.apis;
    const rolled = await rollingRestart(inTurn, balancer, traffic, { seed, perSecond: scale.steadyRate });
    log(`${rolled.restarts} nodes restarted in turn, ${rolled.requests} requests, ${rolled.faults.length} failed`);
    const checked = await checkAtRest(cluster, ledger);
    const figures = {
      'nodes killed under their supervisor': disturber.counts['node killed'],
      'machines killed and started again': disturber.counts['machine killed'],
      'machines frozen and woken': disturber.counts.frozen,
      ...checked.figures,
      'nodes restarted in turn': rolled.restarts,
      'steps at a steady rate meanwhile': rolled.requests,
      'steps failed meanwhile': rolled.faults.length,
    };
    return { figures, faults: [...rolled.faults, ...checked.faults].map((fault) => `Seed ${seed}: ${fault}`) };
  } finally {
    balancer.close();
    await cluster.close();
  }
}

async function keepChanging(traffic: Traffic, isOver: () => boolean): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    await changeSetting(traffic, 8 + (turn % 100));
    await wait(500);
  }
}
