import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '../soak/boarding-run/client.ts';
import { driveLoan } from '../soak/boarding-run/drive-loan.ts';
import { changeSetting, keepAsking, type Step } from '../soak/nodes-run/traffic.ts';
import { createRandom, type Random } from '../soak/random.ts';
import type { World } from './world.ts';

export interface Load {
  /** Resolves when so many more changes were acknowledged than now; fails where nobody is answered. */
  untilAnswered(changes?: number): Promise<void>;
  /** One more person does this again and again, until `isOver`. */
  repeat(step: Step, isOver: () => boolean): Promise<void>;
}

const PEOPLE = 3;
const PAUSE_MS = 200;
const ANSWER_LIMIT_MS = 120_000;
const BOARDING_LIMIT_MS = 120_000;

/**
 * People send packages, act on findings, correct, reject, reopen and change a setting, and others board loans, while
 * `disturb` does what it does. It goes on until the service is itself again: all nodes ready, and changes acknowledged.
 */
export async function underLoad(
  world: World,
  random: Random,
  disturb: (load: Load) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const { ledger, traffic, balancer } = world;
  const faults: string[] = [];
  let isOver = false;
  const people = Array.from({ length: PEOPLE }, () =>
    keepAsking(traffic, createRandom(random.integer(0, 2 ** 31)), PAUSE_MS, () => isOver),
  );
  people.push(keepChanging(), keepBoarding());

  async function keepChanging(): Promise<void> {
    for (let turn = 0; !isOver; turn += 1) {
      await changeSetting(traffic, 8 + (turn % 100));
      await wait(500);
    }
  }

  async function keepBoarding(): Promise<void> {
    let turn = 0;
    const client = createClient(() => {
      turn += 1;
      return world.apis[turn % world.apis.length] ?? { address: '' };
    });
    while (!isOver) {
      const ref = world.boardable.pop();
      if (ref === undefined) return;
      const deadline = performance.now() + BOARDING_LIMIT_MS;
      if (!(await driveLoan(client, ref, random, () => performance.now() > deadline))) {
        faults.push(`The boarding of ${ref} came to no end.`);
      }
      // Loans are made before the world starts; they have to do for all of its faults.
      await wait(1_500);
    }
  }

  const load: Load = {
    untilAnswered: async (changes = 5) => {
      const enough = ledger.acknowledged.length + changes;
      const deadline = performance.now() + ANSWER_LIMIT_MS;
      while (ledger.acknowledged.length < enough) {
        if (performance.now() > deadline) throw new Error(`Nobody is answered: ${balancer.lastFailure()}.`);
        await wait(20);
      }
    },
    repeat: async (step, isEnough) => {
      while (!isEnough()) {
        await step(traffic, random);
        // What is sent has to be read before anything can be checked.
        await wait(400);
      }
    },
  };
  try {
    await load.untilAnswered();
    faults.push(...(await disturb(load)));
    await Promise.all(world.apis.map((node) => balancer.untilIn(node)));
    await load.untilAnswered();
  } finally {
    isOver = true;
    await Promise.all(people);
  }
  return faults;
}
