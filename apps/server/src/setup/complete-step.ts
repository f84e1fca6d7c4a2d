import type { SetupStatusAnswer } from '@countersign/contract/setup';
import type { App } from '../platform/app.ts';
import { completeStep } from './setup-status.queries.ts';
import { getSetupProgress } from './setup-status.ts';

/** Remembers that a person finished or skipped one of the optional steps, so that the wizard does not ask again. */
export async function completeOptionalStep(app: App, step: number): Promise<SetupStatusAnswer> {
  await app.db.run(completeStep, [step, app.clock.now()]);
  return getSetupProgress(app);
}
