import { fieldOfPlace } from '@countersign/engine/field-maps/list-fields';
import type { Policy } from '@countersign/engine/reconciliation/policy';
import type { App } from '../platform/app.ts';
import type { Runner } from '../platform/db.ts';
import { readSettings, type Settings } from '../settings/index.ts';
import { listMappedFields } from './rule.queries.ts';

/** The policy as it stands, with the fields that the active map takes to the bank's core. */
export async function readPolicy(app: Pick<App, 'db' | 'keyring' | 'clock'>, runner: Runner): Promise<Policy> {
  const settings = await readSettings(app, runner);
  const mapped = await runner.many(listMappedFields, [settings['boarding.provider']]);
  // A map names items of lists, and rules speak of fields; in one order, since a run's input is hashed.
  const mappedFields = [...new Set(mapped.map(({ canonical }) => fieldOfPlace(canonical)))];
  return { ...policyOf(settings, mappedFields), asOf: app.clock.now().toISOString().slice(0, 10) };
}

/** The bank's settings that findings depend on, as the engine takes them. */
export function policyOf(settings: Settings, mappedFields: readonly string[]): Policy {
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
      goodStandingDays: settings['entity.good_standing_days'],
      trailing: {
        recordedInstrument: settings['trailing.recorded_instrument_days'],
        titlePolicy: settings['trailing.title_policy_days'],
        uccAcknowledgment: settings['trailing.ucc_acknowledgment_days'],
      },
    },
    severities: settings['rules.severities'],
    checklists: settings.checklists,
    minConfidence: settings['extraction.min_confidence'],
    proposes: true,
    mappedFields,
  };
}
