import { adminChangeRecords } from '../administration/index.ts';
import { boardingRecords, fieldMapRecords } from '../boarding/index.ts';
import { documentRecords, splittingRecords } from '../documents/index.ts';
import type { InstallSource, LoanSource } from '../evidence/index.ts';
import { templateRecords } from '../extraction/index.ts';
import { apiKeyRecords, userRecords } from '../identity/index.ts';
import { approvalRecords, profileRecords } from '../intake/index.ts';
import { loanRecords } from '../loans/index.ts';
import {
  conditionRecords,
  correctionRecords,
  customRuleRecords,
  ruleSwitchRecords,
  runRecords,
} from '../reconciliation/index.ts';
import { settingRecords } from '../settings/index.ts';
import { institutionRecords } from '../setup/index.ts';
import { dueItemRecords } from '../trailing/index.ts';
import { webhookRecords } from '../webhooks/index.ts';
import { callbackRecords, directoryRecords, payeeRecords, screeningRecords, wireRecords } from '../wires/index.ts';

/** Every table of the install that a control reads. */
export const installSources: readonly InstallSource[] = [
  userRecords,
  adminChangeRecords,
  apiKeyRecords,
  settingRecords,
  institutionRecords,
  ruleSwitchRecords,
  customRuleRecords,
  profileRecords,
  fieldMapRecords,
  templateRecords,
  payeeRecords,
  directoryRecords,
  webhookRecords,
];

/** Every table of loans that a control reads, beside findings, which have a way of their own. */
export const loanSources: readonly LoanSource[] = [
  loanRecords,
  documentRecords,
  splittingRecords,
  approvalRecords,
  correctionRecords,
  conditionRecords,
  runRecords,
  boardingRecords,
  wireRecords,
  callbackRecords,
  screeningRecords,
  dueItemRecords,
];
