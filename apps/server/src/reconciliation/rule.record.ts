import { hashJson, installSource, toFacts } from '../evidence/index.ts';
import { listCustomRuleRecords, listSwitchRecords } from './rule.queries.ts';

/** Which rules of ours the bank switched off, or on again. */
export const ruleSwitchRecords = installSource('rule_switch', listSwitchRecords, (row) => ({
  id: row.rule_id,
  loanId: null,
  facts: () => toFacts({ enabled: row.enabled, changedBy: row.changed_by }),
}));

export const customRuleRecords = installSource('custom_rule', listCustomRuleRecords, (row) => ({
  id: row.id,
  loanId: null,
  facts: () => toFacts({ version: row.version, spec: hashJson(row.spec), isDeleted: row.is_deleted }),
}));
