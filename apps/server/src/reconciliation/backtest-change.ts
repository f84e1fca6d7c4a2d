import { setImmediate as nextTurn } from 'node:timers/promises';
import type { BacktestRequest, BacktestResult } from '@countersign/contract/reconciliation';
import type { LoanPackage } from '@countersign/engine/reconciliation/loan-package';
import type { Policy } from '@countersign/engine/reconciliation/policy';
import { reconcile } from '@countersign/engine/reconciliation/reconcile';
import type { Rule } from '@countersign/engine/reconciliation/rule';
import { customRule } from '@countersign/engine/reconciliation/run-custom-rule';
import { nodeSha256 } from '../evidence/index.ts';
import { requireTemplate } from '../extraction/index.ts';
import { findLoan, type LoanRow } from '../loans/index.ts';
import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';
import { readSettings, refuseBadSetting, type SettingKey, type Settings } from '../settings/index.ts';
import { requireRule } from './check-rule.ts';
import { compareFindings } from './compare-findings.ts';
import { listEnabledRules } from './current-rules.ts';
import { extractAnew } from './extract-anew.ts';
import { gatherWhatIsThere } from './gather-package.ts';
import { policyOf, readPolicy } from './read-policy.ts';
import { listLoansThatRanLast } from './run.queries.ts';
import { toWouldBe } from './try-rule.ts';

/** Settings that findings depend on. */
const policySettings: ReadonlySet<string> = new Set<SettingKey>([
  'tolerance.money',
  'tolerance.payment_abs',
  'tolerance.payment_pct',
  'tolerance.rate',
  'tolerance.date_days',
  'appraisal.max_age_months',
  'insurance.max_deductible_pct',
  'entity.good_standing_days',
  'trailing.recorded_instrument_days',
  'trailing.title_policy_days',
  'trailing.ucc_acknowledgment_days',
  'rules.severities',
  'checklists',
  'extraction.min_confidence',
]);

/** How a package is looked at: which rules, under which policy, read in which way. */
interface Look {
  readonly rules: readonly Rule[];
  readonly policy: Policy;
  readonly gather: (loan: LoanRow, minConfidence: number) => Promise<LoanPackage>;
}

/**
 * What a rule, a setting or a template would change on the loans that ran last: their packages as they stand, looked at
 * as things are and as they would be. Nothing is stored.
 */
export async function backtestChange(app: App, request: BacktestRequest, signal: AbortSignal): Promise<BacktestResult> {
  refuseUnlessOne(request);
  const settings = await readSettings(app);
  const rules = await listEnabledRules(app.db);
  const policy = await readPolicy(app, app.db);
  const now: Look = { rules, policy, gather: (loan, least) => gatherWhatIsThere(app, app.db, loan, least) };
  const then = await changed(app, now, settings, request);
  const loans: BacktestResult['loans'] = [];
  const skipped: BacktestResult['skipped'] = [];
  for (const { loan_id: id } of await app.db.many(listLoansThatRanLast, [request.loans, request.skip ?? 0])) {
    // Nobody waits for the answer any more.
    if (signal.aborted) break;
    const loan = await app.db.one(findLoan, [id]);
    const externalRef = loan.external_ref;
    try {
      const { appear, disappear, unchanged } = compareFindings(await look(now, loan), await look(then, loan));
      loans.push({ externalRef, appear: appear.map(toWouldBe), disappear: disappear.map(toWouldBe), unchanged });
    } catch (error) {
      // One loan that cannot be looked at says nothing about the others.
      skipped.push({ externalRef, reason: (error as Error).message });
    }
    // Others are served between two loans.
    await nextTurn();
  }
  return { loans, skipped, lookedAt: loans.length + skipped.length };
}

async function look({ rules, policy, gather }: Look, loan: LoanRow) {
  return reconcile(await gather(loan, policy.minConfidence), rules, policy, nodeSha256).findings;
}

async function changed(app: App, now: Look, settings: Settings, request: BacktestRequest): Promise<Look> {
  const { spec, setting, template } = request;
  if (spec !== undefined) {
    const rule = customRule(await requireRule(app, spec, '/spec'), '0');
    return { ...now, rules: [...now.rules.filter(({ id }) => id !== rule.id), rule] };
  }
  if (setting !== undefined) {
    const { key, value } = setting;
    if (!policySettings.has(key)) {
      throw invalid('setting.key', `must be one that findings depend on: ${[...policySettings].join(', ')}`);
    }
    if (value === null) throw invalid('setting.value', 'must be a value of the setting');
    await refuseBadSetting(app, key as SettingKey, value, '/setting/value');
    return { ...now, policy: { ...now.policy, ...policyOf({ ...settings, [key]: value }, now.policy.mappedFields) } };
  }
  if (template === undefined) throw new Error('One of the three is there.');
  const added = requireTemplate(template, '/template');
  return {
    ...now,
    gather: async (loan, least) => gatherWhatIsThere(app, app.db, loan, least, await extractAnew(app, loan, added)),
  };
}

function refuseUnlessOne({ spec, setting, template }: BacktestRequest): void {
  const given = [spec, setting, template].filter((one) => one !== undefined);
  if (given.length !== 1) throw invalid('', 'Give exactly one of spec, setting and template.');
}

function invalid(field: string, message: string): DomainError {
  const errors = [{ field, code: 'invalid', message }];
  return new DomainError({ code: 'backtest_invalid', detail: `${field} ${message}`.trim(), errors });
}
