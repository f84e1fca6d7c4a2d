import type { Operation } from '../../operation.ts';
import { confirmAdminChange, listAdminChanges, rejectAdminChange } from './changes.ts';
import { getAdminOverview } from './get-overview.ts';

export const administrationOperations = [
  getAdminOverview,
  listAdminChanges,
  confirmAdminChange,
  rejectAdminChange,
] as const satisfies readonly Operation[];
