import type { App } from '../platform/app.ts';
import { findNextDueDates } from './due-item.queries.ts';

/** By loan: the next day on which something is due, or has been due and did not come. */
export async function nextDueDates(app: App, loanIds: string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await app.db.lists.many(findNextDueDates, [loanIds]);
  return new Map(rows.map((row) => [row.loan_id, row.due_date]));
}
