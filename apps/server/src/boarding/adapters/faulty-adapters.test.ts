import type { ProviderId } from '@countersign/contract/closed-sets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CoreAdapter } from '../../platform/core-adapter.ts';
import { conformanceChecks, runCheck } from './conformance/index.ts';
import type { ConformanceRig } from './conformance/rig.ts';
import { fileCsvAdapter } from './file-csv/file-csv-adapter.ts';
import { fixedExample } from './file-layout/examples.ts';
import { fileLayoutAdapter } from './file-layout/file-layout-adapter.ts';
import { CLIENT_ADDRESS } from './fineract/bodies.ts';
import { fineractAdapter } from './fineract/fineract-adapter.ts';
import { nortridgeAdapter } from './nortridge-nls/nortridge-adapter.ts';
import { simulatorAdapter } from './simulator/simulator-adapter.ts';
import { type FaultyAdapter, faultyAdapters } from './testing/faulty-adapters.ts';
import { faultyDrops } from './testing/faulty-drops.ts';
import { faultyFileAdapters } from './testing/faulty-file-adapters.ts';
import { faultyFineract } from './testing/faulty-fineract.ts';
import { faultyNortridge } from './testing/faulty-nortridge.ts';
import { fileCsvRig } from './testing/file-csv-rig.ts';
import { fileLayoutRig } from './testing/file-layout-rig.ts';
import { fineractRig } from './testing/fineract-rig.ts';
import { nortridgeRig } from './testing/nortridge-rig.ts';
import { simulatorRig } from './testing/simulator-rig.ts';

const withCheck = (planted: FaultyAdapter) => {
  const check = conformanceChecks.find(({ name }) => name.includes(planted.caughtBy));
  if (check === undefined) throw new Error(`There is no check "${planted.caughtBy}".`);
  return { ...planted, check };
};

interface Core {
  readonly good: CoreAdapter;
  readonly planted: readonly FaultyAdapter[];
  readonly open: () => Promise<ConformanceRig>;
}

/** A core without planted faults does not compile: the suite is proved on every adapter. */
const cores: Readonly<Record<ProviderId, Core>> = {
  simulator: {
    good: simulatorAdapter,
    planted: faultyAdapters(simulatorAdapter, {
      spare: 'branch',
      secret: 'simulator.token',
      taxId: 'party[1].taxId',
      address: 'party[1].address',
    }),
    open: simulatorRig,
  },
  fineract: {
    good: fineractAdapter,
    planted: [
      ...faultyAdapters(fineractAdapter, {
        spare: 'repaymentsStartingFromDate',
        secret: 'fineract.password',
        taxId: 'client.externalId',
        address: CLIENT_ADDRESS,
      }),
      ...faultyFineract(fineractAdapter),
    ],
    open: fineractRig,
  },
  nortridge_nls: { good: nortridgeAdapter, planted: faultyNortridge(nortridgeAdapter), open: nortridgeRig },
  file_csv: { good: fileCsvAdapter, planted: faultyDrops(fileCsvAdapter, 'branch'), open: fileCsvRig },
  file_layout: {
    good: fileLayoutAdapter,
    planted: [...faultyDrops(fileLayoutAdapter, 'branch'), ...faultyFileAdapters(fileLayoutAdapter)],
    open: () => fileLayoutRig(fixedExample),
  },
};

describe.each(Object.values(cores))(
  'the suite notices an adapter of $good.providerId that',
  ({ good, planted, open }) => {
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
      rig.forgetCustomers?.();
      // The same check lets the adapter pass that has no fault, so it is the fault that was noticed.
      expect(await runCheck(check, good, rig)).toBe(true);
    });
  },
);
