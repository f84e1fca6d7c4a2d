import { createRandom } from '../soak/random.ts';
import { families } from './families.ts';
import type { Family, OpenFamily } from './fault.ts';

/** What became of one fault in one round. */
export interface FaultRun {
  readonly family: string;
  readonly name: string;
  readonly round: number;
  readonly seconds: number;
  /** Why it was not done; null where it was. */
  readonly skipped: string | null;
  readonly faults: readonly string[];
  readonly figures: Readonly<Record<string, number>>;
}

export interface RunOptions {
  readonly seed: number;
  readonly rounds: number;
  /** Names of faults or families; none: all. */
  readonly only: readonly string[];
  /** Runs of an earlier call that was cut off. */
  readonly done: readonly FaultRun[];
  readonly onRun: (run: FaultRun) => void;
  /** Ends the run in the midst of a fault, which is not told then; what it started is stopped. */
  readonly signal?: AbortSignal;
}

/** A fault whose world does not come to rest is told as such, and the next one gets a new world. */
const LIMIT_MS = 400_000;

/** Goes through the matrix, a world for each family, and a new one after a fault that was not survived. */
export async function runFaults(options: RunOptions): Promise<void> {
  for (let round = 0; round < options.rounds; round += 1) {
    for (const family of families) if (options.signal?.aborted !== true) await runFamily(family, round, options);
  }
}

async function runFamily(family: Family, round: number, options: RunOptions): Promise<void> {
  const { seed, only, done, onRun, signal } = options;
  let world: OpenFamily | null = null;
  try {
    for (const [index, fault] of family.faults.entries()) {
      const isWanted = only.length === 0 || only.some((each) => each === fault.name || each === family.name);
      if (!isWanted || done.some((each) => each.name === fault.name && each.round === round)) continue;
      const about = { family: family.name, name: fault.name, round };
      const skipped = (await fault.cannot?.()) ?? null;
      if (skipped !== null) {
        onRun({ ...about, seconds: 0, skipped, faults: [], figures: {} });
        continue;
      }
      const started = performance.now();
      const random = createRandom(seed * 1_000_003 + round * 1_009 + index);
      let told: Pick<FaultRun, 'faults' | 'figures'>;
      try {
        world ??= await family.open(seed + round);
        told = await withinLimit(world.run(fault.name, random), signal);
      } catch (error) {
        if (signal?.aborted === true) return;
        told = { faults: [error instanceof Error ? (error.stack ?? error.message) : String(error)], figures: {} };
      }
      onRun({ ...about, seconds: (performance.now() - started) / 1000, skipped: null, ...told });
      if (told.faults.length > 0 && !family.isSturdy) {
        await world?.close().catch(() => {});
        world = null;
      }
    }
  } finally {
    await world?.close();
  }
}

async function withinLimit<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  const over = new AbortController();
  const limit = new Promise<never>((_resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`It was not over after ${LIMIT_MS / 1000} s.`)), LIMIT_MS);
    over.signal.addEventListener('abort', () => clearTimeout(timer));
    signal?.addEventListener('abort', () => reject(signal.reason), { signal: over.signal });
  });
  work.catch(() => {});
  try {
    signal?.throwIfAborted();
    return await Promise.race([work, limit]);
  } finally {
    over.abort();
  }
}
