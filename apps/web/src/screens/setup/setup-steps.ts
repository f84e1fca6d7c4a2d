import { type SetupStatusAnswer, setupSteps } from '@countersign/contract/setup';

/** The steps of the service, and the sample package at their end, which is no step to be done but one to be enjoyed. */
export const wizardSteps = [...setupSteps, 'sample'] as const;
export type WizardStep = (typeof wizardSteps)[number];

export interface SetupSearch {
  readonly step?: number;
  /** The loan that the sample package became. */
  readonly sample?: string;
}

/** What the address says; what it does not say is decided by how far the setup has come. */
export function readSetupSearch(search: Record<string, unknown>): SetupSearch {
  const step = Number(search.step);
  const known = Number.isInteger(step) && step >= 1 && step <= wizardSteps.length;
  return {
    ...(known ? { step } : {}),
    ...(typeof search.sample === 'string' && /^[A-Za-z0-9._-]{1,64}$/.test(search.sample)
      ? { sample: search.sample }
      : {}),
  };
}

export function isDone(status: SetupStatusAnswer, step: WizardStep): boolean {
  if (step === 'sample') return status.status === 'completed';
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
  return wanted ?? wizardSteps.find((step) => !isDone(status, step)) ?? 'sample';
}
