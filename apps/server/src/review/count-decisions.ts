import type { App } from '../platform/app.ts';
import { countCorrections } from '../reconciliation/index.ts';
import { countActionsOfRules } from './finding.queries.ts';

export interface DecisionCounts {
  /** What people did about the findings of each rule: a rule that is mostly overridden is a rule to look at. */
  readonly rules: readonly {
    readonly ruleId: string;
    readonly accepts: number;
    readonly overrides: number;
    readonly escalations: number;
    readonly overrideReasons: Readonly<Record<string, number>>;
  }[];
  /** How often each field was put right: a field that is often corrected wants a better template. */
  readonly fields: readonly { readonly fieldName: string; readonly corrections: number }[];
}

/** Counted where they were done; what was carried over is not counted again. */
export async function countDecisions(app: Pick<App, 'db'>): Promise<DecisionCounts> {
  const rows = await app.db.many(countActionsOfRules, []);
  const fields = await app.db.many(countCorrections, []);
  const ruleIds = [...new Set(rows.map(({ rule_id: id }) => id))];
  return {
    rules: ruleIds.map((ruleId) => {
      const own = rows.filter(({ rule_id: id }) => id === ruleId);
      const sum = (action: string) =>
        own.filter((row) => row.action === action).reduce((total, row) => total + row.actions, 0);
      const reasons = own.flatMap((row) =>
        row.action === 'override' && row.reason_code !== null ? [[row.reason_code, row.actions] as const] : [],
      );
      return {
        ruleId,
        accepts: sum('accept'),
        overrides: sum('override'),
        escalations: sum('escalate'),
        overrideReasons: Object.fromEntries(reasons),
      };
    }),
    fields: fields.map(({ field_name: fieldName, corrections }) => ({ fieldName, corrections })),
  };
}
