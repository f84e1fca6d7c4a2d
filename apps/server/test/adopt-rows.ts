import { adoptRecords, type RecordSource, recordsOf } from '../src/evidence/index.ts';
import type { App } from '../src/platform/app.ts';

/** Seals rows that a test wrote by itself, as rows are sealed that were there before the release. */
export async function adoptRows(
  app: Pick<App, 'db' | 'keyring'>,
  source: RecordSource,
  ids: readonly string[],
): Promise<void> {
  await app.db.transaction(async (tx) => adoptRecords(tx, app, await recordsOf(tx, app, source, ids)));
}
