import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../soak/random.ts';
import type { Fault } from './fault.ts';
import { underLoad } from './load.ts';
import type { World } from './world.ts';

const SPELL_MS = 8_000;

/** The core goes wrong in one way, with three of four requests, while loans are boarded; then it is well again. */
function badWeather(chances: Readonly<Record<string, number>>) {
  return (world: World, random: Random) =>
    underLoad(world, random, async () => {
      if (world.boardable.length === 0) return ['There is no loan left to board.'];
      await world.simulator.setWeather(chances, random.integer(1, 2 ** 31));
      await wait(SPELL_MS);
      await world.simulator.setWeather({}, 1);
      return [];
    });
}

export const coreFaults: readonly Fault<World>[] = [
  {
    name: 'core-silent-before',
    broken: 'the core does not answer, and did nothing (three of four requests)',
    expected: 'an unknown outcome that is asked about; booked once',
    inject: badWeather({ timeout_before: 0.5, reset_before: 0.25 }),
  },
  {
    name: 'core-silent-after',
    broken: 'the core does what it is told and does not answer (three of four requests)',
    expected: 'an unknown outcome that is asked about; booked once',
    inject: badWeather({ timeout_after: 0.5, reset_after: 0.25 }),
  },
  {
    name: 'core-late-or-twice',
    broken: 'the core has its effect when the caller has given up, or answers twice (three of four requests)',
    expected: 'booked once',
    inject: badWeather({ late: 0.4, twice: 0.35 }),
  },
  {
    name: 'core-killed',
    broken: 'kill -9 of the core twice while loans are boarded',
    expected: 'what it had written is found there; booked once',
    inject: (world, random) =>
      underLoad(world, random, async (load) => {
        for (let turn = 0; turn < 2; turn += 1) {
          await load.untilAnswered(3);
          await wait(random.integer(0, 1_500));
          await world.simulator.kill();
          await wait(500);
          await world.simulator.start();
        }
        return [];
      }),
  },
];
