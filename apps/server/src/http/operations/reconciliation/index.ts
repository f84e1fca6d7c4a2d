import type { Operation } from '../../operation.ts';
import { listConditions, reopenCondition, satisfyCondition, waiveCondition } from './conditions.ts';
import { listCorrections, recordCorrection } from './corrections.ts';
import { createCustomRule, deleteCustomRule, listRules, replaceCustomRule, setRuleEnabled } from './rules.ts';
import { backtestRules, tryRule } from './try-rules.ts';

export const reconciliationOperations = [
  recordCorrection,
  listCorrections,
  listConditions,
  satisfyCondition,
  waiveCondition,
  reopenCondition,
  listRules,
  setRuleEnabled,
  createCustomRule,
  replaceCustomRule,
  deleteCustomRule,
  tryRule,
  backtestRules,
] as const satisfies readonly Operation[];
