import {
  adoptRecords,
  type ControlledRecord,
  findSealless,
  type InstallSource,
  RECORD_KINDS,
  readAdoptedKinds,
  recordAdoption,
  recordsOf,
} from '../evidence/index.ts';
import { sealOldRows } from '../identity/index.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { recordsOfPages } from './record-pages.ts';
import { installSources, loanSources } from './record-sources.ts';

type Parts = Pick<App, 'db' | 'keyring' | 'clock' | 'log'>;

/** An entry with more rows than this would be long to read. */
const IN_ENTRY = 200;

/**
 * Seals, once, the rows that were there before rows had seals. Rows of the install are told in its chain by their facts;
 * rows of loans, of which there may be millions, get a seal of their own kind. It can be stopped and started again: what
 * has a seal is passed over. The last entry says that it is done, and from then on a row without a seal is a fault.
 */
export async function adoptOldRecords(app: Parts): Promise<void> {
  const adopted = await readAdoptedKinds(app, app.db);
  const kinds = RECORD_KINDS.filter((kind) => !adopted.has(kind));
  if (kinds.length === 0) return;
  const rows: Record<string, number> = {};
  // An install that began with such a key had no rows before its first start: one without a seal was put there.
  if (app.keyring.authenticatesAll && adopted.size === 0) {
    await recordAdoption(app, { complete: true, kinds, counts: {} });
    return;
  }
  for (const source of installSources) {
    if (adopted.has(source.kind)) continue;
    rows[source.kind] = await adoptInstallRows(app, source);
  }
  for (const source of loanSources) {
    if (!adopted.has(source.kind))
      rows[source.kind] = await recordsOfPages(app, source, (tx, records) => adoptSealless(tx, app, records));
  }
  if (adopted.size === 0) rows.signIns = await sealOldRows(app);
  const counts = Object.fromEntries(Object.entries(rows).filter(([, count]) => count > 0));
  await recordAdoption(app, { complete: true, kinds, counts });
  if (Object.keys(counts).length > 0) app.log.info({ counts }, 'rows from before this release were sealed');
}

async function adoptInstallRows(app: Parts, source: InstallSource): Promise<number> {
  const { kind } = source;
  const rows = await source.list(app.db);
  const ids = rows.map(({ id }) => id);
  const records = await app.db.transaction((tx) => recordsOf(tx, app, source, ids));
  const sealless = await findSealless(app.db, records);
  for (let at = 0; at < sealless.length; at += IN_ENTRY) {
    await recordAdoption(app, { complete: false, kinds: [kind] }, sealless.slice(at, at + IN_ENTRY));
  }
  return sealless.length;
}

async function adoptSealless(tx: Tx, app: Parts, records: readonly ControlledRecord[]): Promise<number> {
  const sealless = await findSealless(tx, records);
  await adoptRecords(tx, app, sealless);
  return sealless.length;
}
