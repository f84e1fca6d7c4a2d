import { type ProviderId, providerIds } from '@countersign/contract/closed-sets';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { conformanceChecks, runCheck } from './conformance/index.ts';
import type { ConformanceRig } from './conformance/rig.ts';
import { coreAdapters } from './index.ts';
import { fileCsvRig } from './testing/file-csv-rig.ts';
import { fineractRig } from './testing/fineract-rig.ts';
import { nortridgeRig } from './testing/nortridge-rig.ts';
import { simulatorRig } from './testing/simulator-rig.ts';

/** A core without a rig does not compile: no adapter goes without the suite. */
const rigs: Readonly<Record<ProviderId, () => Promise<ConformanceRig>>> = {
  simulator: simulatorRig,
  fineract: fineractRig,
  nortridge_nls: nortridgeRig,
  file_csv: fileCsvRig,
};

describe.each(providerIds)('the adapter %s', (provider) => {
  const adapter = coreAdapters[provider];
  let rig: ConformanceRig;
  beforeAll(async () => {
    rig = await rigs[provider]();
  });
  afterAll(() => rig.close());

  it.each(conformanceChecks)('$name', async (check) => {
    await runCheck(check, adapter, rig);
  });
});
