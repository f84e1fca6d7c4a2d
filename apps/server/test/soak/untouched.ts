import type { Wire } from '@countersign/contract/wires';
import { integrateAndSign } from '../../src/evidence/index.ts';
import { adoptOldRecords, fsck } from '../../src/fsck/index.ts';
import type { Act } from '../../src/platform/actor.ts';
import { boardable } from '../boardable-papers.ts';
import { openRaceWorld, type RaceWorld } from '../faults/race-world.ts';
import { bringTo, disagreeing, givenReview } from '../given-review.ts';
import { bringWireTo, wirePapers } from '../given-wire.ts';
import { trackDueItems } from '../track-due-items.ts';
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
  const way = random.pick(['review', 'boarding', 'wire', 'due'] as const);
  if (way === 'review') {
    await givenReview(app, disagreeing);
    return 'loans in review';
  }
  if (way === 'due') return leaveDue(world, random, approver);
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

/** A loan with items that are due, one of which somebody settles: in its own chain, or after it was sealed. */
async function leaveDue({ app, crew, request }: RaceWorld, random: Random, approver: Act): Promise<string> {
  const { ref, loanId } = await givenReview(app, {
    promissory_note: { note_date: '2026-01-01', maturity_date: '2031-01-01', principal_amount: '250000.00' },
    deed_of_trust: { principal_amount: '250000.00' },
    loan_agreement: { covenant: 'Annual financial statements within 120 days' },
  });
  const state = random.pick(['approved', 'sealed'] as const);
  await bringTo(app, loanId, state === 'sealed' ? 'boarded' : state, approver);
  await trackDueItems(app, loanId);
  if (state === 'sealed') await bringTo(app, loanId, state, approver);
  const token = crew.maker.accessToken;
  const path = `/v1/loans/${ref}/due-items`;
  const { body } = await request<{ items: { id: string }[] }>('GET', path, { token });
  for (const { id } of body.items) {
    const settled = await request('POST', `${path}/${id}/settle`, { token, body: { note: 'It came by mail.' } });
    if (settled.status !== 200) throw new Error(`Settling answered ${settled.status}: ${settled.text}`);
  }
  return `loans ${state}, with ${body.items.length} due items settled`;
}
