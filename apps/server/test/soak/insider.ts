import { openInsiderWorld } from '../insider/insider-world.ts';
import { searchInsider } from '../insider/search-insider.ts';

export const title = 'One person with all roles looks for a way to move money alone';
export const defaultRounds = 200;
/** Opening both worlds takes as long as half a round; a run that is cut off still loses little. */
export const batchRounds = 7;

/** A round is so many sequences. */
const SEQUENCES = 100;

/** First with a hole planted, which must be found; then without, and nothing may be. */
export async function run(options: { seed: number; rounds: number; log: (line: string) => void }) {
  const faults: string[] = [];
  const planted = await openInsiderWorld('dual_control_off');
  const found = await searchInsider(planted, { seed: options.seed, sequences: 2_000 }).finally(() => planted.close());
  if (found.found === null) faults.push(`A planted hole was not found in ${found.sequences} sequences.`);
  options.log(`planted hole found after ${found.sequences} sequences`);

  const world = await openInsiderWorld();
  const counts = { sequences: 0, moves: 0 };
  try {
    for (let round = 0; round < options.rounds; round += 1) {
      const search = await searchInsider(world, { seed: options.seed + round, sequences: SEQUENCES });
      counts.sequences += search.sequences;
      counts.moves += search.moves;
      if (search.found !== null) faults.push(`round ${round} of seed ${options.seed}:\n${search.found.join('\n')}`);
      if (round % 10 === 9) options.log(`${counts.sequences} sequences, ${counts.moves} moves`);
    }
  } finally {
    await world.close();
  }
  return { figures: { ...counts, 'sequences until the planted hole was found': found.sequences }, faults };
}
