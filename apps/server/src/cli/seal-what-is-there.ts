import { markOldEntries } from '../evidence/index.ts';
import { adoptOldRecords } from '../fsck/index.ts';
import type { App } from '../platform/app.ts';

/** Once in the life of an install: entries from before entries had MACs, then rows from before rows had seals. */
export async function sealWhatIsThere(app: Pick<App, 'db' | 'keyring' | 'clock' | 'log'>): Promise<void> {
  await markOldEntries(app);
  await adoptOldRecords(app);
}
