import type { Operation } from '../../operation.ts';
import { activateProfile } from './activate-profile.ts';
import { addLoanDocuments } from './add-loan-documents.ts';
import { createProfile } from './create-profile.ts';
import { discardQuarantined } from './discard-quarantined.ts';
import { getRecord } from './get-record.ts';
import { ingestRecord } from './ingest-record.ts';
import { listProfiles } from './list-profiles.ts';
import { listQuarantine } from './list-quarantine.ts';
import { previewRecord } from './preview-record.ts';
import { receivePackage } from './receive-package.ts';
import { reprocessLoan } from './reprocess-loan.ts';
import { retryQuarantined } from './retry-quarantined.ts';
import { suggestProfile } from './suggest-profile.ts';
import { tryProfile } from './try-profile.ts';
import { watchLoan } from './watch-loan.ts';

export const intakeOperations = [
  receivePackage,
  addLoanDocuments,
  ingestRecord,
  getRecord,
  createProfile,
  listProfiles,
  tryProfile,
  suggestProfile,
  previewRecord,
  activateProfile,
  reprocessLoan,
  watchLoan,
  listQuarantine,
  retryQuarantined,
  discardQuarantined,
] as const satisfies readonly Operation[];
