import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conformanceChecks, runCheck } from './conformance/index.ts';
import type { ConformanceRig } from './conformance/rig.ts';
import { simulatorAdapter } from './simulator/simulator-adapter.ts';
import { faultyAdapters } from './testing/faulty-adapters.ts';
import { simulatorRig } from './testing/simulator-rig.ts';

const planted = faultyAdapters(simulatorAdapter).map((each) => {
  const check = conformanceChecks.find(({ name }) => name.includes(each.caughtBy));
  if (check === undefined) throw new Error(`There is no check "${each.caughtBy}".`);
  return { ...each, check };
});

describe('the suite notices an adapter that', () => {
  let rig: ConformanceRig;
  beforeAll(async () => {
    rig = await simulatorRig();
  });
  afterAll(() => rig.close());

  it.each(planted)('$fault', async ({ adapter, check }) => {
    try {
      await expect(runCheck(check, adapter, rig)).rejects.toThrow();
    } finally {
      await rig.meetAct(null);
    }
    // The same check lets the adapter pass that has no fault, so it is the fault that was noticed.
    expect(await runCheck(check, simulatorAdapter, rig)).toBe(true);
  });
});
