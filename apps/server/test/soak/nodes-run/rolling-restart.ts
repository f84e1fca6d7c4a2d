import { setTimeout as wait } from 'node:timers/promises';
import { createRandom } from '../random.ts';
import type { Balancer } from './balancer.ts';
import type { NodeProcess } from './node-process.ts';
import { comment, hold, look, type Step, type Traffic, upload } from './traffic.ts';

/** What is asked for meanwhile: nothing that another person could have made impossible, so that every answer is a good one. */
const steps: readonly Step[] = [look, look, look, comment, hold];

interface Rolled {
  readonly restarts: number;
  readonly requests: number;
  readonly faults: readonly string[];
}

/** Restarts node after node, each as an operator would, while requests come at a steady rate; none may fail. */
export async function rollingRestart(
  nodes: readonly NodeProcess[],
  balancer: Balancer,
  traffic: Traffic,
  options: { readonly seed: number; readonly perSecond: number },
): Promise<Rolled> {
  const random = createRandom(options.seed);
  const faults: string[] = [];
  const underway = new Set<Promise<void>>();
  let [over, requests] = [false, 0];

  async function ask(): Promise<void> {
    // Uploads are work for the workers; one in a while is enough to have them busy when they are stopped.
    const step = requests % (options.perSecond * 2) === 0 ? upload : random.pick(steps);
    requests += 1;
    const answer = await step(traffic, random);
    if (answer === null) faults.push(`A request failed: ${balancer.lastFailure()}.`);
    else if (answer.status >= 300)
      faults.push(`A request was answered ${answer.status}: ${JSON.stringify(answer.body)}.`);
  }

  const asking = (async () => {
    // At the rate whether the last one was answered or not, as people who know nothing of each other ask.
    while (!over) {
      const asked: Promise<void> = ask().finally(() => underway.delete(asked));
      underway.add(asked);
      await wait(1000 / options.perSecond);
    }
    await Promise.all(underway);
  })();

  let restarts = 0;
  try {
    for (const node of nodes) {
      const code = await node.stop();
      if (code !== 0) faults.push(`${node.name} ended with ${code}: ${node.tail()}`);
      await node.start();
      if (node.role === 'api') await balancer.untilIn(node);
      restarts += 1;
    }
  } finally {
    over = true;
    await asking;
  }
  return { restarts, requests, faults };
}
