import type { Wire } from '@countersign/contract/wires';
import { integrateAndSign } from '../../src/evidence/index.ts';
import { adoptOldRecords, fsck } from '../../src/fsck/index.ts';
import type { Act } from '../../src/platform/actor.ts';
import { boardable } from '../boardable-papers.ts';
import { openRaceWorld, type RaceWorld } from '../faults/race-world.ts';
import { bringTo, disagreeing, givenReview } from '../given-review.ts';
import { bringWireTo, wirePapers } from '../given-wire.ts';
import { createRandom, type Random } from './random.ts';

export const title = 'Loans that nobody touched around the program, in many states: fsck suspects none';
export const defaultRounds = 1_000;
/** As many loans beside each other as may be: one that fsck mistakes for another must be found. */
export const batchRounds = 250;

const wireStates: readonly Wire['state'][] = ['staged', 'approved', 'rejected', 'exported', 'cancelled', 'returned'];

export async function run(options: { seed: number; rounds: number; log: (line: string) => void }) {
  const random = createRandom(options.seed);
  const world = await openRaceWorld();
  const figures: Record<string, number> = {};
  const count = (name: string, by = 1) => {
    figures[name] = (figures[name] ?? 0) + by;
  };
  const faults: string[] = [];
  try {
    await adoptOldRecords(world.app);
    for (let round = 0; round < options.rounds; round += 1) count(await bringSomewhere(world, random));
    await integrateAndSign(world.app);
    const report = await fsck(world.app, { onFault: ({ detail }) => faults.push(`Seed ${options.seed}: ${detail}`) });
    count('loans checked', report.loans);
    count('entries checked', report.entries);
    count('rows checked', report.records + report.rows);
  } finally {
    await world.close();
  }
  return { figures, faults };
}

/** Answers how far the loan came. */
async function bringSomewhere(world: RaceWorld, random: Random): Promise<string> {
  const { app, crew, request } = world;
  const { user } = crew.checker;
  const actor = { type: 'user', id: user.id, name: user.displayName, roles: user.roles, sessionId: 'none' } as const;
  const approver: Act = { actor, requestId: null };
  const way = random.pick(['review', 'boarding', 'wire'] as const);
  if (way === 'review') {
    await givenReview(app, disagreeing);
    return 'loans in review';
  }
  const { ref, loanId } = await givenReview(app, way === 'wire' ? wirePapers : boardable);
  await bringTo(app, loanId, 'approved', approver);
  if (way === 'wire') {
    const state = random.pick(wireStates);
    await bringWireTo({ request }, crew, ref, state);
    return `loans with a wire ${state}`;
  }
  await world.stage(ref);
  const steps = random.pick([[], ['approve'], ['reject'], ['approve', 'commit']] as const);
  for (const step of steps) await world.move(ref, step);
  return `loans with a boarding ${steps.at(-1) ?? 'stage'}`;
}
