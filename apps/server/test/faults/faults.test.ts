import { describe, expect, it } from 'vitest';
import { slice } from '../../../../tools/test-tier.ts';
import { families } from './families.ts';
import { type FaultRun, runFaults } from './run-faults.ts';

const SLOW = { timeout: 600_000 };

describe('the table of faults', () => {
  it('names each once', () => {
    const names = families.flatMap(({ name, faults }) => [name, ...faults.map((fault) => fault.name)]);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe.each(['races', 'bit-flips'])('%s', (family) => {
  it('hold in one round', SLOW, async () => {
    const names = families.find(({ name }) => name === family)?.faults.map(({ name }) => name) ?? [];
    // The first of the races is the table of all of them.
    const only = names.filter((_, at) => at % slice(3, 1) === 0);
    const runs: FaultRun[] = [];
    await runFaults({ seed: 7, rounds: 1, only, done: [], onRun: (run) => runs.push(run) });
    expect(runs.map(({ name }) => name)).toEqual(only);
    expect(runs.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`))).toEqual([]);
  });

  it('are not done again where they are done', async () => {
    const done = families
      .flatMap((each) => each.faults.map(({ name }) => ({ family: each.name, name })))
      .map((about): FaultRun => ({ ...about, round: 0, seconds: 1, skipped: null, faults: [], figures: {} }));
    const runs: FaultRun[] = [];
    await runFaults({ seed: 7, rounds: 1, only: [family], done, onRun: (run) => runs.push(run) });
    expect(runs).toEqual([]);
  });
});
