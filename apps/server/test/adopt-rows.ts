import { type InstallSource, recordAdoption, recordsOf } from '../src/evidence/index.ts';
import type { App } from '../src/platform/app.ts';

/** Tells evidence of rows of the install that a test wrote by itself, as rows are told that an older release wrote. */
export async function adoptRows(
  app: Pick<App, 'db' | 'keyring' | 'clock'>,
  source: InstallSource,
  ids: readonly string[],
): Promise<void> {
  const records = await app.db.transaction((tx) => recordsOf(tx, app, source, ids));
  await recordAdoption(app, { complete: false, kinds: [source.kind] }, records);
}
