import type { ReadRecord } from '@countersign/engine/lar/record-value';
import type { App } from '../platform/app.ts';
import type { Runner } from '../platform/db.ts';
import { findCurrentRecord, type RecordRow } from './record.queries.ts';
import { openSealedRecord } from './record-content.ts';

export interface CurrentRecord {
  readonly row: RecordRow;
  /** Null after retention. */
  readonly record: ReadRecord | null;
}

/** The approval record that counts for a loan, for whoever compares documents with it; null when there is none. */
export async function findRecord(
  app: Pick<App, 'keyring'>,
  runner: Runner,
  loanId: string,
): Promise<CurrentRecord | null> {
  const row = await runner.maybe(findCurrentRecord, [loanId]);
  if (row === undefined) return null;
  return { row, record: row.content === null ? null : openSealedRecord(app.keyring, row.id, row.content) };
}
