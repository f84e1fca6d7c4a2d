import type { CoreAdapter } from '../../../platform/core-adapter.ts';
import { makeBench } from './bench.ts';
import { customerChecks } from './customer-checks.ts';
import { refusalChecks } from './refusal-checks.ts';
import type { ConformanceCheck, ConformanceRig } from './rig.ts';
import { roundTripChecks } from './round-trip-checks.ts';
import { unknownChecks } from './unknown-checks.ts';

/** What every adapter is held to, whatever its core. */
export const conformanceChecks: readonly ConformanceCheck[] = [
  ...roundTripChecks,
  ...refusalChecks,
  ...unknownChecks,
  ...customerChecks,
];

/** Runs one check; throws where the adapter breaks the promise. Answers false where it does not concern the adapter. */
export async function runCheck(check: ConformanceCheck, adapter: CoreAdapter, rig: ConformanceRig): Promise<boolean> {
  if (check.applies !== undefined && !check.applies(adapter, rig)) return false;
  await check.run(makeBench(adapter, rig));
  return true;
}
