import type { SetupStatus } from '@countersign/contract/closed-sets';
import { type SetupStatusAnswer, type SetupStepKey, setupSteps } from '@countersign/contract/setup';
import type { App } from '../platform/app.ts';
import type { Runner } from '../platform/db.ts';
import { readSettings } from '../settings/index.ts';
import { findSetupProgress } from './setup-status.queries.ts';

/** What anybody may know: whether the wizard is to open. */
export async function getSetupStatus(app: App): Promise<SetupStatusAnswer> {
  const { admin, completed } = await app.db.one(findSetupProgress, []);
  const status = statusOf(admin, completed);
  const needsCode = app.config.setupCode !== null && status === 'not_started';
  return { status, ...(needsCode ? { setupCodeRequired: true as const } : {}) };
}

/** What an administrator sees: every step. Steps 1 and 2 are facts; the mail step is also done once a server is set. */
export async function getSetupProgress(
  app: App,
  runner: Runner = app.db,
): Promise<Required<Omit<SetupStatusAnswer, 'setupCodeRequired'>>> {
  const progress = await runner.one(findSetupProgress, []);
  const settings = await readSettings(app, runner);
  const facts: Partial<Record<SetupStepKey, boolean>> = {
    admin: progress.admin,
    institution: progress.institution,
    mail: settings['mail.smtp_url'] !== null,
  };
  const steps = setupSteps.map((key, index) => {
    const step = index + 1;
    return { step, key, complete: facts[key] === true || progress.steps.includes(step) };
  });
  return { status: statusOf(progress.admin, progress.completed), steps };
}

function statusOf(admin: boolean, completed: boolean): SetupStatus {
  if (!admin) return 'not_started';
  return completed ? 'completed' : 'in_progress';
}
