import { BacktestRequest, BacktestResult, TryRuleRequest, TryRuleResult } from '@countersign/contract/reconciliation';
import { backtestChange, tryRule as tryOn } from '../../../reconciliation/index.ts';
import { admins, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const tryRule = operation({
  id: 'tryRule',
  method: 'POST',
  url: '/v1/rules/try',
  tag: 'Rules',
  summary: 'What a rule would find on a loan as it stands. Nothing is stored.',
  who: { roles: admins, scope: null },
  body: TryRuleRequest,
  numbers: 'masked',
  success: { status: 200, body: TryRuleResult },
  problems: ['loan_not_found', 'rule_invalid'],
  handle: ({ app, body }) => tryOn(app, body),
});

export const backtestRules = operation({
  id: 'backtestRules',
  method: 'POST',
  url: '/v1/rules/backtest',
  tag: 'Rules',
  summary: 'What a rule, a setting or a template would change on the loans that ran last. Nothing is stored.',
  description:
    'Exactly one of spec, setting and template. A rule or a template takes the place of the saved one of the same id ' +
    'or type. With a template the stored pages are read off anew.',
  who: { roles: admins, scope: null },
  body: BacktestRequest,
  rate: 'heavy',
  numbers: 'masked',
  success: { status: 200, body: BacktestResult },
  problems: ['backtest_invalid', 'rule_invalid', 'setting_invalid', 'template_invalid'],
  handle: ({ app, body, signal }) => backtestChange(app, body, signal),
});
