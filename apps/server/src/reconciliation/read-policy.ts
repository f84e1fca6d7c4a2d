import type { Policy } from '@countersign/engine/reconciliation/policy';
import type { App } from '../platform/app.ts';
import type { Runner } from '../platform/db.ts';
import { readSettings, type Settings } from '../settings/index.ts';
import { listMappedFields } from './rule.queries.ts';

/** The policy as it stands, with the fields that the active map takes to the bank's core. */
export async function readPolicy(app: Pick<App, 'db' | 'keyring'>, runner: Runner): Promise<Policy> {
  const settings = await readSettings(app, runner);
  const mapped = await runner.many(listMappedFields, [settings['boarding.provider']]);
  return policyOf(
    settings,
    mapped.map(({ canonical }) => canonical),
  );
}

/** The bank's settings that findings depend on, as the engine takes them. */
export function policyOf(settings: Settings, mappedFields: readonly string[] = []): Policy {
  return {
    tolerances: {
      money: settings['tolerance.money'],
      paymentAbs: settings['tolerance.payment_abs'],
      paymentPct: settings['tolerance.payment_pct'],
      rate: settings['tolerance.rate'],
      dateDays: settings['tolerance.date_days'],
    },
    limits: {
      appraisalMaxAgeMonths: settings['appraisal.max_age_months'],
      maxDeductiblePct: settings['insurance.max_deductible_pct'],
    },
    checklists: settings.checklists,
    minConfidence: settings['extraction.min_confidence'],
    proposes: true,
    mappedFields,
  };
}
