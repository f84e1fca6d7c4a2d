import type { Operation } from '../../operation.ts';
import { confirmAdminChange, listAdminChanges, rejectAdminChange } from './changes.ts';
import { discardFailedJob, listFailedJobs, retryFailedJob } from './failed-jobs.ts';
import { getAdminOverview } from './get-overview.ts';

export const administrationOperations = [
  getAdminOverview,
  listAdminChanges,
  confirmAdminChange,
  rejectAdminChange,
  listFailedJobs,
  retryFailedJob,
  discardFailedJob,
] as const satisfies readonly Operation[];
