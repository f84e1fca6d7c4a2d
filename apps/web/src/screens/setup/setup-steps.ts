import { type SetupStatusAnswer, setupSteps } from '@countersign/contract/setup';

/** The steps of the service, and at their end the first package, from its files to what was found in it. */
export const wizardSteps = [...setupSteps, 'package'] as const;
export type WizardStep = (typeof wizardSteps)[number];

export interface SetupSearch {
  readonly step?: number;
  /** The loan that the first package became. */
  readonly loan?: string;
}

/** What the address says; what it does not say is decided by how far the setup has come. */
export function readSetupSearch(search: Record<string, unknown>): SetupSearch {
  const step = Number(search.step);
  const known = Number.isInteger(step) && step >= 1 && step <= wizardSteps.length;
  return {
    ...(known ? { step } : {}),
    ...(typeof search.loan === 'string' && /^[A-Za-z0-9._-]{1,64}$/.test(search.loan) ? { loan: search.loan } : {}),
  };
}

export function isDone(status: SetupStatusAnswer, step: WizardStep): boolean {
  if (step === 'package') return status.status === 'completed';
  return status.steps?.some(({ key, complete }) => key === step && complete) === true;
}

/**
 * Where somebody goes on: at the first step that is open. One may go back to what is done, and not past a step that
 * everything else needs.
 */
export function stepAt(status: SetupStatusAnswer, asked: number | undefined): WizardStep {
  const needed = (['admin', 'institution'] as const).find((step) => !isDone(status, step));
  const wanted = asked === undefined ? undefined : wizardSteps[asked - 1];
  if (needed !== undefined) {
    const reachable = wanted !== undefined && wizardSteps.indexOf(wanted) <= wizardSteps.indexOf(needed);
    return reachable ? wanted : needed;
  }
  return wanted ?? wizardSteps.find((step) => !isDone(status, step)) ?? 'package';
}
