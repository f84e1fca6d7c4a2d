import { recordsOf, renewSeals } from '../evidence/index.ts';
import type { App } from '../platform/app.ts';
import { recordsOfPages } from './record-pages.ts';
import { installSources, loanSources } from './record-sources.ts';

/**
 * Seals every row that a control trusts under the newest key, so that an older one can go. It can be stopped and started
 * again: what the newest key has sealed is passed over. Answers how many seals it renewed.
 */
export async function renewRecordSeals(app: Pick<App, 'db' | 'keyring'>): Promise<number> {
  let renewed = 0;
  for (const source of installSources) {
    const ids = (await source.list(app.db)).map(({ id }) => id);
    renewed += await app.db.transaction(async (tx) => renewSeals(tx, app, await recordsOf(tx, app, source, ids)));
  }
  for (const source of loanSources) {
    renewed += await recordsOfPages(app, source, (tx, records) => renewSeals(tx, app, records));
  }
  return renewed;
}
