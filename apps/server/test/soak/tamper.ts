import { openRaceWorld } from '../faults/race-world.ts';
import { allTamperings, checkClean, checkTampering } from '../tamper/check-tampering.ts';
import {
  checkCleanRecords,
  checkRecordTampering,
  type RecordTampering,
  recordTamperings,
} from '../tamper/record-tamperings.ts';
import { buildRecordWorld } from '../tamper/record-world.ts';
import { buildTamperWorld } from '../tamper/tamper-world.ts';
import type { Tampering } from '../tamper/tampering.ts';
import { openSoakApp } from './open-soak-app.ts';
import { createRandom } from './random.ts';

export const title = 'Random tampering with stored evidence and with the rows it explains, each found and named';
export const defaultRounds = 10_000;
/** The two installs that are tampered with take as long to build as many rounds. */
export const batchRounds = 1_000;

/** Clean data is checked in between this often: a checker that always cries wolf would find every tampering too. */
const CLEAN_EVERY = 20;

/**
 * Changes stored evidence, or a row that a control reads, directly in the database, with its triggers off, and asks the
 * checkers what they find. A round counts as found only when the right entry, place of the log, or row and field is named.
 */
export async function run(options: { seed: number; rounds: number; log: (line: string) => void }) {
  const random = createRandom(options.seed);
  const soak = await openSoakApp({ tuning: 'test' });
  const service = await openRaceWorld();
  const figures: Record<string, number> = { tamperings: 0, 'found and named': 0, 'checks of clean data': 0 };
  const faults: string[] = [];
  const count = (name: string) => {
    figures[name] = (figures[name] ?? 0) + 1;
  };
  try {
    const world = await buildTamperWorld(soak.app, soak.pool);
    const records = await buildRecordWorld(service);
    for (let round = 0; round < options.rounds; round += 1) {
      const isOfRecords = random.next() < 0.5;
      const tampering = random.pick<{ readonly name: string }>(isOfRecords ? recordTamperings : allTamperings);
      const missed = isOfRecords
        ? await checkRecordTampering(records, tampering as RecordTampering, random)
        : await checkTampering(world, tampering as Tampering, random);
      count('tamperings');
      count(isOfRecords ? 'of rows' : 'of evidence');
      if (missed === null) count('found and named');
      else faults.push(`Seed ${options.seed}, round ${round}, ${tampering.name}: ${missed}`);
      if (round % CLEAN_EVERY !== 0) continue;
      const alarm = (await checkClean(world)) ?? (await checkCleanRecords(records));
      count('checks of clean data');
      if (alarm !== null) faults.push(`Seed ${options.seed}, round ${round}: ${alarm}`);
    }
  } finally {
    await service.close();
    await soak.close();
  }
  return { figures, faults };
}
