import type { Policy } from '@countersign/engine/reconciliation/policy';
import type { Settings } from '../settings/index.ts';

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
    checklists: settings.checklists,
    minConfidence: settings['extraction.min_confidence'],
    mappedFields,
  };
}
