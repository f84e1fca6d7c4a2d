import type { ControlledRecord } from '../evidence/index.ts';
import { recordsOf } from '../evidence/index.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { takeUpTrailing as takeUp } from './document.queries.ts';
import { documentRecords } from './document.record.ts';

/** What came after approval becomes part of the package. The caller chains the records, under the loan's lock. */
export async function takeUpTrailing(
  tx: Tx,
  app: Pick<App, 'keyring'>,
  loanId: string,
): Promise<{ readonly ids: readonly string[]; readonly records: readonly ControlledRecord[] }> {
  const ids = (await tx.many(takeUp, [loanId])).map(({ id }) => id).toSorted();
  return { ids, records: await recordsOf(tx, app, documentRecords, ids) };
}
