import fc from 'fast-check';
import { fsck } from '../../src/fsck/index.ts';
import { type Sequence, sequence } from '../model/command.ts';
import { runSequence, type Tally } from '../model/run-sequence.ts';
import { openWorld, type World } from '../model/world.ts';

export const title = 'Random sequences of operations by several people, against a model of the specification';
export const defaultRounds = 200;

/** A round is so many sequences, where nothing else is said. */
const SEQUENCES = 100;
/** Sequences share nothing but the service, so some run at once: one waits for the database while another computes. */
const LANES = 4;

/**
 * Each sequence goes to a loan of its own, over HTTP, and every answer, every state and the whole chain of evidence is
 * held against what the specification says. One that fails is shrunk to the shortest that still does.
 */
export async function run(options: {
  seed: number;
  rounds: number;
  log: (line: string) => void;
  sequences?: number;
  /** Shrinking takes minutes, which a test does not have: it tells the whole sequence. */
  shrinks?: boolean;
}) {
  const { sequences = SEQUENCES, shrinks = true } = options;
  const world = await openWorld();
  const faults: string[] = [];
  const counts = { sequences: 0, commands: 0, refusals: 0, pairs: 0 };
  const states = new Map<string, number>();
  try {
    for (let round = 0; round < options.rounds; round += 1) {
      const lanes = Array.from({ length: LANES }, async (_, lane) => {
        const about = {
          seed: (options.seed + round) * LANES + lane,
          numRuns: sequences / LANES,
          endOnFailure: !shrinks,
        };
        const fault = await runLane(world, about, options.log, (tally) => {
          counts.sequences += 1;
          counts.commands += tally.commands;
          counts.refusals += tally.refusals;
          counts.pairs += tally.pairs;
          for (const state of tally.states) states.set(state, (states.get(state) ?? 0) + 1);
        });
        if (fault !== null) faults.push(`round ${round} of seed ${options.seed}, lane ${lane}: ${fault}`);
      });
      await Promise.all(lanes);
      await world.tidy();
    }
    const { faults: found } = await fsck(world.app);
    if (found > 0) faults.push(`fsck found ${found} faults.`);
  } finally {
    await world.close();
  }
  const reached = [...states]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([state, count]) => [`sequences with ${state}`, count]);
  return { figures: { ...counts, ...Object.fromEntries(reached) } as Record<string, number>, faults };
}

/** Null, or how the shortest sequence that fails went. */
async function runLane(
  world: World,
  about: { readonly seed: number; readonly numRuns: number; readonly endOnFailure: boolean },
  log: (line: string) => void,
  tell: (tally: Tally) => void,
): Promise<string | null> {
  let failed = 0;
  const property = fc.asyncProperty(sequence, async (each: Sequence) => {
    try {
      tell(await runSequence(world, each));
    } catch (error) {
      // Shrinking takes minutes; whoever watches knows at once.
      failed += 1;
      if (failed === 1) log(`A sequence of seed ${about.seed} failed and is being shrunk:\n${String(error)}`);
      throw error;
    }
  });
  const details = await fc.check(property, about);
  if (!details.failed) return null;
  const error = details.errorInstance instanceof Error ? details.errorInstance.message : String(details.errorInstance);
  return `seed ${details.seed}, path ${details.counterexamplePath}, shrunk ${details.numShrinks} times\n${error}`;
}
