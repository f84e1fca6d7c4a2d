import { expect, it } from 'vitest';
import { slice } from '../../../../tools/test-tier.ts';
import { operations } from '../../src/http/operations/index.ts';
import { run } from './requests.ts';

it('answers generated requests as the document says, hostile ones too', { timeout: 600_000 }, async () => {
  const { figures, faults, met } = await run({ seed: 7, rounds: 1, requests: slice(500, 1_000), log: () => {} });
  expect(faults).toEqual([]);
  expect([...met.keys()].sort()).toEqual(operations.map(({ id }) => id).sort());
  for (const status of [200, 201, 400, 401, 403, 404, 409, 415])
    expect(figures[`answers ${status}`]).toBeGreaterThan(0);
});
