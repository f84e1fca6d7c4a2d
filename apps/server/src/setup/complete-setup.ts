import type { SetupStatusAnswer } from '@countersign/contract/setup';
import { appendEvidence } from '../evidence/index.ts';
import type { Act, UserPrincipal } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';
import { insertSetupCompletion } from './setup-status.queries.ts';
import { getSetupProgress } from './setup-status.ts';

/** Calls the setup complete; the optional steps may be open. Asked again, it answers the same and records nothing. */
export async function completeSetup(app: App, act: Act, person: UserPrincipal): Promise<SetupStatusAnswer> {
  return app.db.transaction(async (tx) => {
    const before = await getSetupProgress(app, tx);
    const missing = before.steps.filter((step) => ['admin', 'institution'].includes(step.key) && !step.complete);
    if (missing.length > 0) {
      const names = missing.map((step) => `${step.step} (${step.key})`).join(', ');
      throw new DomainError({ code: 'setup_incomplete', detail: `Finish step ${names} first.` });
    }
    // The row decides between two administrators who finish at once: one of them records it.
    if ((await tx.run(insertSetupCompletion, [app.clock.now(), person.id])) > 0) {
      const payload = { key: 'setup', value: 'completed' };
      await appendEvidence(tx, app, { loanId: null, kind: 'setting.changed', act, payload });
    }
    return getSetupProgress(app, tx);
  });
}
