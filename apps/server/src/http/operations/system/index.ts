import type { Operation } from '../../operation.ts';
import { describingOperations } from './describe-interface.ts';
import { getHealth } from './get-health.ts';
import { getMetrics } from './get-metrics.ts';
import { getReadiness } from './get-readiness.ts';
import { listReleases } from './list-releases.ts';

/** Operations about the service itself. The document describes the whole list, itself included. */
export function systemOperations(others: readonly Operation[]): readonly Operation[] {
  const fixed = [getHealth, getReadiness, getMetrics, listReleases];
  return [...fixed, ...describingOperations([...others, ...fixed])];
}
