import { fsck } from '../../src/fsck/index.ts';
import { operations } from '../../src/http/operations/index.ts';
import { defineFamily, type Fault } from './fault.ts';
import { runRace } from './race.ts';
import { openRaceWorld, type RaceWorld } from './race-world.ts';
import { notRaced, races } from './races/index.ts';
import { walkStates } from './walk-states.ts';

/** Every operation that may change something is raced, or says why not. */
function findForgotten(): readonly string[] {
  const known = new Set([...races.map(({ operation }) => operation), ...Object.keys(notRaced)]);
  const mutating = operations.filter(({ method }) => method !== 'GET').map(({ id }) => id);
  return [
    ...mutating.filter((id) => !known.has(id)).map((id) => `The operation ${id} is not raced, and nobody says why.`),
    ...[...known].filter((id) => !mutating.includes(id)).map((id) => `There is no operation ${id} to race.`),
  ];
}

const faults: readonly Fault<RaceWorld>[] = [
  {
    name: 'race-table',
    broken: `${races.length} operations are raced; not raced: ${Object.keys(notRaced).join(', ')}`,
    expected: 'every operation that may change something is in one of the two lists',
    inject: async () => findForgotten(),
  },
  ...races.map(
    (race): Fault<RaceWorld> => ({
      name: `race-${race.operation}`,
      broken: 'the same request reaches two nodes at once',
      expected: `${race.statuses.join(' and ')}; ${race.kinds.length} of evidence`,
      inject: (world) => runRace(world, race),
    }),
  ),
];

export const raceFaults = defineFamily<RaceWorld>({
  name: 'races',
  isSturdy: true,
  checked: 'the two answers, the entries that both left together, states against entries, chains and log (fsck)',
  faults,
  open: () => openRaceWorld(),
  check: async ({ app, pool }) => {
    const told: string[] = [];
    const { entries } = await fsck(app, { incremental: true, onFault: ({ detail }) => told.push(`fsck: ${detail}`) });
    return { faults: [...told, ...(await walkStates(pool))], figures: { 'entries of evidence checked': entries } };
  },
  close: (world) => world.close(),
});
