import { type ProviderId, providerIds } from '@countersign/contract/closed-sets';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { conformanceChecks, runCheck } from './conformance/index.ts';
import type { ConformanceRig } from './conformance/rig.ts';
import { delimitedExample, fixedExample } from './file-layout/examples.ts';
import { coreAdapters } from './index.ts';
import { fileCsvRig } from './testing/file-csv-rig.ts';
import { fileLayoutRig } from './testing/file-layout-rig.ts';
import { fineractRig } from './testing/fineract-rig.ts';
import { nortridgeRig } from './testing/nortridge-rig.ts';
import { simulatorRig } from './testing/simulator-rig.ts';

/** A core without a rig does not compile: no adapter goes without the suite. */
const rigs: Readonly<Record<ProviderId, () => Promise<ConformanceRig>>> = {
  simulator: simulatorRig,
  fineract: fineractRig,
  nortridge_nls: nortridgeRig,
  file_csv: fileCsvRig,
  file_layout: () => fileLayoutRig(fixedExample),
};
/** A core of files is another one with each layout. */
const benches = [
  ...providerIds.map((provider) => ({ named: provider as string, provider, open: rigs[provider] })),
  {
    named: 'file_layout with delimited records',
    provider: 'file_layout' as const,
    open: () => fileLayoutRig(delimitedExample),
  },
];

describe.each(benches)('the adapter $named', ({ provider, open }) => {
  const adapter = coreAdapters[provider];
  let rig: ConformanceRig;
  beforeAll(async () => {
    rig = await open();
  });
  afterAll(() => rig.close());

  it.each(conformanceChecks)('$name', async (check) => {
    await runCheck(check, adapter, rig);
  });
});
