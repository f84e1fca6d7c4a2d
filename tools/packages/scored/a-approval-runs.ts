import type { LoanFacts } from '../core/facts.ts';
import { type Run, v } from '../core/runs.ts';
import { t } from './a-text.ts';
import * as f from './a-values.ts';

/** Phrases that all approvals print. */

export function ltv(facts: LoanFacts): Run {
  return f.pct('ltv_percent', Math.round((facts.principalCents / facts.appraisedCents) * 100) * 1000, 0);
}

export function pricing(facts: LoanFacts): Run[] {
  const { index } = facts;
  return index === null
    ? t`${f.pct('interest_rate', facts.rate)} ${v('rate_type', 'fixed')}`
    : t`${v('rate_index', index.name)} + ${f.pct('rate_margin', index.margin)}, currently ${f.pct('interest_rate', facts.rate)}, floor ${f.pct('rate_floor', index.floor)}, ceiling ${f.pct('rate_ceiling', index.ceiling)}; ${v('rate_type', 'variable')}`;
}

export const conditionRuns = (facts: LoanFacts, join: (n: number) => string): Run[] =>
  facts.approval.conditions.flatMap((text, i) => [join(i), v('conditions', text)]);
