import type { LoanPackage } from '@countersign/engine/reconciliation/loan-package';
import type { App } from '../platform/app.ts';
import type { Runner } from '../platform/db.ts';
import { findRunInput } from './run.queries.ts';
import { openInput } from './run-input.ts';

/** The package as a run saw it, which is what people reviewed; null after retention. */
export async function readReviewedPackage(
  app: Pick<App, 'keyring'>,
  runner: Runner,
  runId: string,
): Promise<LoanPackage | null> {
  const { input } = await runner.one(findRunInput, [runId]);
  return input === null ? null : openInput(app.keyring, runId, input).package;
}
