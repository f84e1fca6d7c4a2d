import { allTamperings, checkClean, checkTampering } from '../tamper/check-tampering.ts';
import { buildTamperWorld } from '../tamper/tamper-world.ts';
import { openSoakApp } from './open-soak-app.ts';
import { createRandom } from './random.ts';

export const title = 'Random tampering with stored evidence, each found and named';
export const defaultRounds = 10_000;

/** Clean data is checked in between this often: a checker that always cries wolf would find every tampering too. */
const CLEAN_EVERY = 20;

/**
 * Changes stored evidence directly in the database, with its triggers off, and asks the checkers what they find. A round
 * counts as found only when the right entry, or the right place of the log, is named.
 */
export async function run(options: { seed: number; rounds: number; log: (line: string) => void }) {
  const random = createRandom(options.seed);
  const soak = await openSoakApp({ tuning: 'test' });
  const figures: Record<string, number> = { tamperings: 0, 'found and named': 0, 'checks of clean data': 0 };
  const faults: string[] = [];
  const count = (name: string) => {
    figures[name] = (figures[name] ?? 0) + 1;
  };
  try {
    const world = await buildTamperWorld(soak.app, soak.pool);
    for (let round = 0; round < options.rounds; round += 1) {
      const tampering = random.pick(allTamperings);
      const missed = await checkTampering(world, tampering, random);
      count('tamperings');
      if (missed === null) count('found and named');
      else faults.push(`Seed ${options.seed}, round ${round}, ${tampering.name}: ${missed}`);
      if (round % CLEAN_EVERY !== 0) continue;
      const alarm = await checkClean(world);
      count('checks of clean data');
      if (alarm !== null) faults.push(`Seed ${options.seed}, round ${round}: ${alarm}`);
    }
  } finally {
    await soak.close();
  }
  return { figures, faults };
}
