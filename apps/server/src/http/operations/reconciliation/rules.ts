import { NewCustomRule, RuleList, RuleParams, RuleSwitch } from '@countersign/contract/reconciliation';
import {
  createCustomRule as create,
  listRules as list,
  deleteCustomRule as remove,
  replaceCustomRule as replace,
  setRuleEnabled as setEnabled,
} from '../../../reconciliation/index.ts';
import { admins, anyStaff, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const listRules = operation({
  id: 'listRules',
  method: 'GET',
  url: '/v1/rules',
  tag: 'Rules',
  summary: 'Every rule, those that ship and the bank’s own, on or off.',
  who: { roles: anyStaff, scope: null },
  success: { status: 200, body: RuleList },
  problems: [],
  handle: ({ app }) => list(app, app.db),
});

export const setRuleEnabled = operation({
  id: 'setRuleEnabled',
  method: 'PUT',
  url: '/v1/rules/:id/enabled',
  tag: 'Rules',
  summary: 'Switch a rule on or off, from the next run on.',
  who: { roles: admins, scope: null },
  params: RuleParams,
  body: RuleSwitch,
  success: { status: 200, body: RuleList },
  problems: ['rule_not_found', 'evidence_conflict'],
  handle: ({ app, act, params, body }) => setEnabled(app, act, params.id, body.enabled),
});

/** Specification part 4, operation 13. */
export const createCustomRule = operation({
  id: 'createCustomRule',
  method: 'POST',
  url: '/v1/rules/custom',
  tag: 'Rules',
  summary: 'Add a rule of the bank’s own, run by the same engine as those that ship.',
  description:
    'An id is 1 to 64 letters, digits, dots, underscores and hyphens, and no other rule has it. Without one, it is ' +
    'derived from the title and starts with CUSTOM-.',
  who: { roles: admins, scope: null },
  body: NewCustomRule,
  success: { status: 200, body: RuleList },
  problems: ['rule_invalid', 'rule_exists', 'evidence_conflict'],
  handle: ({ app, act, body }) => create(app, act, body),
});

/** Specification part 4, operation 12. */
export const replaceCustomRule = operation({
  id: 'replaceCustomRule',
  method: 'PUT',
  url: '/v1/rules/custom/:id',
  tag: 'Rules',
  summary: 'Replace a rule of the bank’s own; it keeps its id and gets a new version.',
  who: { roles: admins, scope: null },
  params: RuleParams,
  body: NewCustomRule,
  success: { status: 200, body: RuleList },
  problems: ['rule_not_found', 'rule_invalid', 'evidence_conflict'],
  handle: ({ app, act, params, body }) => replace(app, act, params.id, body),
});

export const deleteCustomRule = operation({
  id: 'deleteCustomRule',
  method: 'DELETE',
  url: '/v1/rules/custom/:id',
  tag: 'Rules',
  summary: 'Delete a rule of the bank’s own. What it found stays.',
  who: { roles: admins, scope: null },
  params: RuleParams,
  success: { status: 200, body: RuleList },
  problems: ['rule_not_found', 'evidence_conflict'],
  handle: ({ app, act, params }) => remove(app, act, params.id),
});
