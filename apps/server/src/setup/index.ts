export { completeSetup } from './complete-setup.ts';
export { completeOptionalStep } from './complete-step.ts';
export { institutionRecords } from './institution.record.ts';
export { getInstitution } from './institution.ts';
export { refuseWrongSetupCode } from './refuse-wrong-setup-code.ts';
export { saveInstitution } from './save-institution.ts';
export { getSetupProgress, getSetupStatus } from './setup-status.ts';
