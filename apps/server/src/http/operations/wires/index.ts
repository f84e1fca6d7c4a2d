import type { Operation } from '../../operation.ts';
import { approveWire } from './approve-wire.ts';
import { cancelWire } from './cancel-wire.ts';
import { exportWire } from './export-wire.ts';
import { getWire } from './get-wire.ts';
import { loadDirectory } from './load-directory.ts';
import { deletePayee, listPayees, savePayee } from './payees.ts';
import { recordCallback } from './record-callback.ts';
import { rejectWire } from './reject-wire.ts';
import { stageWire } from './stage-wire.ts';

export const wireOperations = [
  getWire,
  stageWire,
  recordCallback,
  approveWire,
  rejectWire,
  exportWire,
  cancelWire,
  listPayees,
  savePayee,
  deletePayee,
  loadDirectory,
] as const satisfies readonly Operation[];
