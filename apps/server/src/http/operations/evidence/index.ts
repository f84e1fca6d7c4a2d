import type { Operation } from '../../operation.ts';
import { exportEvidence } from './export-evidence.ts';
import { getCheckpointTargets } from './get-checkpoint-targets.ts';
import { listAdminEvidence } from './list-admin-evidence.ts';
import { listCheckpoints } from './list-checkpoints.ts';
import { listEvidence } from './list-evidence.ts';
import { verifyEvidence } from './verify-evidence.ts';

export const evidenceOperations = [
  listEvidence,
  verifyEvidence,
  exportEvidence,
  listAdminEvidence,
  listCheckpoints,
  getCheckpointTargets,
] as const satisfies readonly Operation[];
