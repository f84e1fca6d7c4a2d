import type { JsonObject } from '@countersign/engine/evidence/canonical-json';
import { type ControlledRecord, installSource, recordsOf, toFacts } from '../evidence/index.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { listChangeRecords } from './admin-change.queries.ts';
import { sealContext } from './admin-change.ts';

/** What is asked for, who asked and who answered. */
export const adminChangeRecords = installSource('admin_change', listChangeRecords, (row) => ({
  id: row.id,
  loanId: null,
  facts: (_conceal, print) =>
    toFacts({
      kind: row.kind,
      target: row.target,
      content: print(row.sealed, sealContext(row)),
      proposedBy: row.proposed_by,
      proposedAt: row.proposed_at,
      expiresAt: row.expires_at,
      state: row.state,
      settledBy: row.settled_by,
      settledByName: row.settled_by_name,
      settledAt: row.settled_at,
    }),
}));

/** What evidence says of a change when it is proposed and when it is settled, and the row as it stands after that. */
export async function recordChange(
  tx: Tx,
  app: Pick<App, 'keyring'>,
  id: string,
): Promise<{ readonly facts: JsonObject; readonly records: readonly ControlledRecord[] }> {
  const records = await recordsOf(tx, app, adminChangeRecords, [id]);
  return { facts: { changeId: id, ...records[0]?.facts }, records };
}
