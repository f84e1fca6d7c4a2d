export { adminChangeRecords } from './admin-change.record.ts';
export { confirmChange } from './confirm-change.ts';
export { listFailedJobs, settleFailedJob } from './failed-jobs.ts';
export {
  invitation,
  passwordReset,
  payeeChange,
  payeeRemoval,
  settingChange,
  totpReset,
  userChange,
} from './kinds/index.ts';
export { lapseDueChanges } from './lapse-changes.ts';
export { listChanges } from './list-changes.ts';
export { type Made, makeChange } from './make-change.ts';
export { adminOverview } from './overview.ts';
export { rejectChange } from './reject-change.ts';
export { administrationSealedColumns } from './sealed-columns.ts';
export { tellAdministrators } from './tell-administrators.ts';
