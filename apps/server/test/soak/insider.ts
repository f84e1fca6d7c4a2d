import { openInsiderWorld } from '../insider/insider-world.ts';
import { searchInsider } from '../insider/search-insider.ts';

export const title = 'One person with all roles looks for a way to move money alone';
export const defaultRounds = 200;
/** Opening the worlds takes as long as a round; a run that is cut off still loses little. */
export const batchRounds = 12;

/** Worlds beside one another: each waits for its database most of the time. */
const LANES = 3;
/** A round is so many sequences. */
const SEQUENCES = 100;

/** First with a hole planted, which must be found; then without, and nothing may be. */
export async function run(options: { seed: number; rounds: number; log: (line: string) => void }) {
  const faults: string[] = [];
  const planted = await openInsiderWorld('dual_control_off');
  const found = await searchInsider(planted, { seed: options.seed, sequences: 2_000 }).finally(() => planted.close());
  if (found.found === null) faults.push(`A planted hole was not found in ${found.sequences} sequences.`);
  options.log(`planted hole found after ${found.sequences} sequences`);

  const counts = { sequences: 0, moves: 0 };
  const rounds = Array.from({ length: options.rounds }, (_, round) => round).values();
  const lane = async () => {
    const world = await openInsiderWorld();
    try {
      for (const round of rounds) {
        const search = await searchInsider(world, { seed: options.seed + round, sequences: SEQUENCES });
        counts.sequences += search.sequences;
        counts.moves += search.moves;
        if (search.found !== null) faults.push(`round ${round} of seed ${options.seed}:\n${search.found.join('\n')}`);
        options.log(`${counts.sequences} sequences, ${counts.moves} moves`);
      }
    } finally {
      await world.close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(LANES, options.rounds) }, lane));
  return { figures: { ...counts, 'sequences until the planted hole was found': found.sequences }, faults };
}
