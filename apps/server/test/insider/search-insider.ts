import { createRandom, type Random } from '../soak/random.ts';
import { anyone, ask, type GivenLoan, type Hands } from './hands.ts';
import { moves, pickMove } from './insider-moves.ts';
import { type Identity, type InsiderWorld, MALLORYS_SERVER } from './insider-world.ts';
import { takeMoney } from './take-money.ts';

export interface Search {
  readonly sequences: number;
  readonly moves: number;
  /** How one person got money out; the moves that led there. */
  readonly found: readonly string[] | null;
}

/** A sequence has up to so many moves before the money is tried for. */
const MOST_MOVES = 10;
/** A loan serves so many sequences: what they leave on it is part of the search. */
const SEQUENCES_A_LOAN = 8;

/**
 * Looks for a sequence by which one person, with all roles, takes a wire or a boarding from staging to the end while a
 * second administrator exists and does nothing. Each sequence is drawn from its own seed, so that a find can be done again.
 */
export async function searchInsider(
  world: InsiderWorld,
  options: { readonly seed: number; readonly sequences: number },
): Promise<Search> {
  let [made, loan] = [0, await world.givenLoan()];
  for (let sequence = 0; sequence < options.sequences; sequence += 1) {
    const isSpent = sequence % SEQUENCES_A_LOAN === SEQUENCES_A_LOAN - 1 || (await world.isStuck(loan));
    if (isSpent) loan = await world.givenLoan();
    const random = createRandom(options.seed * 1_000_003 + sequence);
    const mallory = await world.givenMallory();
    const hands = openHands(world, mallory, loan, random);
    for (let left = random.integer(2, MOST_MOVES); left > 0; left -= 1) {
      const name = pickMove(random);
      hands.told.push(`# ${name}`);
      await moves[name]?.(hands);
      made += 1;
      // She has locked herself out.
      if (hands.identities.length === 0) break;
      // Whatever came by mail is used at once: nobody waits with a link of one hour.
      if (random.next() < 0.5) await moves['read the mail']?.(hands);
      if (hands.links.length > 0) await moves['use a link']?.(hands);
    }
    await takeMoney(hands);
    const outcome = await world.outcome(loan.loanId);
    await world.cleanUp(hands.identities);
    if (outcome.length > 0) return { sequences: sequence + 1, moves: made, found: [...hands.told, ...outcome] };
  }
  return { sequences: options.sequences, moves: made, found: null };
}

function openHands(world: InsiderWorld, mallory: Identity, loan: GivenLoan, random: Random): Hands {
  return {
    world,
    random,
    loan,
    identities: [mallory],
    links: [],
    known: [...world.victims, mallory.id],
    addresses: [mallory.email],
    secrets: new Map(),
    told: [],
  };
}

/** Makes every move so many times, so that a test can see what they reach. */
export async function makeEveryMove(world: InsiderWorld, times: number): Promise<void> {
  const loan = await world.givenLoan();
  for (let time = 0; time < times; time += 1) {
    const hands = openHands(world, await world.givenMallory(), loan, createRandom(time));
    await ask(hands, anyone(hands), 'PUT', '/v1/settings/mail.smtp_url', { value: MALLORYS_SERVER });
    const own = [...hands.identities];
    for (const move of Object.values(moves)) {
      await move(hands);
      if (hands.identities.length === 0) hands.identities.push(...own);
    }
    await moves['read the mail']?.(hands);
    while (hands.links.length > 0) await moves['use a link']?.(hands);
    await takeMoney(hands);
    await world.cleanUp(hands.identities);
  }
}
