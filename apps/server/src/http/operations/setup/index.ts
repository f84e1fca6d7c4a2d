import type { Operation } from '../../operation.ts';
import { completeSetup } from './complete-setup.ts';
import { completeSetupStep } from './complete-setup-step.ts';
import { createFirstAdmin } from './create-first-admin.ts';
import { getInstitution } from './get-institution.ts';
import { getSetupStatus } from './get-setup-status.ts';
import { saveInstitution } from './save-institution.ts';

export const setupOperations = [
  getSetupStatus,
  createFirstAdmin,
  saveInstitution,
  getInstitution,
  completeSetupStep,
  completeSetup,
] as const satisfies readonly Operation[];
