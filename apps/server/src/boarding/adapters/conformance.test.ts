import { afterAll, beforeAll, describe, it } from 'vitest';
import type { CoreAdapter } from '../core-adapter.ts';
import { conformanceChecks, runCheck } from './conformance/index.ts';
import type { ConformanceRig } from './conformance/rig.ts';
import { fileCsvAdapter } from './file-csv/file-csv-adapter.ts';
import { fineractAdapter } from './fineract/fineract-adapter.ts';
import { nortridgeAdapter } from './nortridge-nls/nortridge-adapter.ts';
import { simulatorAdapter } from './simulator/simulator-adapter.ts';
import { fileCsvRig } from './testing/file-csv-rig.ts';
import { fineractRig } from './testing/fineract-rig.ts';
import { nortridgeRig } from './testing/nortridge-rig.ts';
import { simulatorRig } from './testing/simulator-rig.ts';

const subjects: readonly (readonly [CoreAdapter, () => Promise<ConformanceRig>])[] = [
  [simulatorAdapter, simulatorRig],
  [fineractAdapter, fineractRig],
  [fileCsvAdapter, fileCsvRig],
  [nortridgeAdapter, nortridgeRig],
];

describe.each(subjects)('the adapter $providerId', (adapter, makeRig) => {
  let rig: ConformanceRig;
  beforeAll(async () => {
    rig = await makeRig();
  });
  afterAll(() => rig.close());

  it.each(conformanceChecks)('$name', async (check) => {
    await runCheck(check, adapter, rig);
  });
});
