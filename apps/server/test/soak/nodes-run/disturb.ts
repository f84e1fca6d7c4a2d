import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../random.ts';
import type { NodeProcess } from './node-process.ts';

type Disturbance = 'node killed' | 'machine killed' | 'frozen';

interface Disturber {
  /** Does something bad to a node at random that is well; what was done, or null where all are ill already. */
  disturb(random: Random): { readonly what: Disturbance; readonly name: string } | null;
  /** Resolves when every node is back. */
  settled(): Promise<void>;
  readonly counts: Readonly<Record<Disturbance, number>>;
  total(): number;
}

/** A worker that is silent for 15 seconds has its jobs given away: some sleep longer than that, and wake up to nothing. */
const SLEEPS_MS = { api: [1_000, 6_000], worker: [2_000, 22_000], inference: [1_000, 6_000] } as const;

export function createDisturber(nodes: readonly NodeProcess[], maySleepLong: boolean): Disturber {
  const ill = new Map<NodeProcess, Promise<void>>();
  const counts: Record<Disturbance, number> = { 'node killed': 0, 'machine killed': 0, frozen: 0 };

  async function hurt(node: NodeProcess, what: Disturbance, sleepMs: number): Promise<void> {
    if (what === 'machine killed') {
      await node.killMachine();
      await wait(sleepMs / 4);
      await node.start();
    } else if (what === 'node killed') {
      node.killNode();
      // Its supervisor brings it back; the one of a worker says so in no other way than by its work.
      await wait(1_000);
      while (!(await node.isReady())) await wait(100);
    } else {
      node.freeze();
      await wait(sleepMs);
      node.wake();
    }
  }

  return {
    counts,
    total: () => Object.values(counts).reduce((sum, count) => sum + count, 0),
    disturb: (random) => {
      const well = nodes.filter((node) => !ill.has(node));
      if (well.length === 0) return null;
      const node = random.pick(well);
      const what = random.pick<Disturbance>(['node killed', 'machine killed', 'frozen']);
      const [from, to] = SLEEPS_MS[maySleepLong ? node.role : 'api'];
      ill.set(
        node,
        hurt(node, what, random.integer(from, to)).finally(() => ill.delete(node)),
      );
      counts[what] += 1;
      return { what, name: node.name };
    },
    settled: async () => {
      await Promise.all(ill.values());
    },
  };
}
