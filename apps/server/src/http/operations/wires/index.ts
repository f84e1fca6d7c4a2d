import type { Operation } from '../../operation.ts';
import { approveOneWire, approveWire } from './approve-wire.ts';
import { cancelOneWire, cancelWire } from './cancel-wire.ts';
import { exportOneWire, exportWire } from './export-wire.ts';
import { getOneWire, getWire, listWires } from './get-wire.ts';
import { loadDirectory } from './load-directory.ts';
import { deletePayee, listPayees, savePayee } from './payees.ts';
import { recordCallback, recordOneCallback } from './record-callback.ts';
import { recordScreening } from './record-screening.ts';
import { rejectOneWire, rejectWire } from './reject-wire.ts';
import { returnOneWire } from './return-wire.ts';
import { stageFurtherWire, stageWire } from './stage-wire.ts';

export const wireOperations = [
  getWire,
  stageWire,
  recordCallback,
  approveWire,
  rejectWire,
  exportWire,
  cancelWire,
  listWires,
  stageFurtherWire,
  getOneWire,
  recordOneCallback,
  recordScreening,
  approveOneWire,
  rejectOneWire,
  exportOneWire,
  cancelOneWire,
  returnOneWire,
  listPayees,
  savePayee,
  deletePayee,
  loadDirectory,
] as const satisfies readonly Operation[];
