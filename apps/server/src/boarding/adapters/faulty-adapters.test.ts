import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CoreAdapter } from '../../platform/core-adapter.ts';
import { conformanceChecks, runCheck } from './conformance/index.ts';
import type { ConformanceRig } from './conformance/rig.ts';
import { fixedExample } from './file-layout/examples.ts';
import { fileLayoutAdapter } from './file-layout/file-layout-adapter.ts';
import { nortridgeAdapter } from './nortridge-nls/nortridge-adapter.ts';
import { simulatorAdapter } from './simulator/simulator-adapter.ts';
import { faultyAdapters } from './testing/faulty-adapters.ts';
import { faultyFileAdapters } from './testing/faulty-file-adapters.ts';
import { faultyNortridge } from './testing/faulty-nortridge.ts';
import { fileLayoutRig } from './testing/file-layout-rig.ts';
import { nortridgeRig } from './testing/nortridge-rig.ts';
import { simulatorRig } from './testing/simulator-rig.ts';

interface Planted {
  readonly fault: string;
  readonly adapter: CoreAdapter;
  readonly caughtBy: string;
}

const withCheck = (planted: Planted) => {
  const check = conformanceChecks.find(({ name }) => name.includes(planted.caughtBy));
  if (check === undefined) throw new Error(`There is no check "${planted.caughtBy}".`);
  return { ...planted, check };
};

const cores = [
  { good: simulatorAdapter, planted: faultyAdapters(simulatorAdapter), open: simulatorRig },
  { good: nortridgeAdapter, planted: faultyNortridge(nortridgeAdapter), open: nortridgeRig },
  { good: fileLayoutAdapter, planted: faultyFileAdapters(fileLayoutAdapter), open: () => fileLayoutRig(fixedExample) },
];

describe.each(cores)('the suite notices an adapter of $good.providerId that', ({ good, planted, open }) => {
  let rig: ConformanceRig;
  beforeAll(async () => {
    rig = await open();
  });
  afterAll(() => rig.close());

  it.each(planted.map(withCheck))('$fault', async ({ adapter, check }) => {
    try {
      await expect(runCheck(check, adapter, rig)).rejects.toThrow();
    } finally {
      await rig.meetAct(null);
    }
    // The same check lets the adapter pass that has no fault, so it is the fault that was noticed.
    expect(await runCheck(check, good, rig)).toBe(true);
  });
});
