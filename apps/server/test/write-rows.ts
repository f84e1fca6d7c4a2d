import type pg from 'pg';
import {
  appendEvidence,
  engineMade,
  findUnsealed,
  recordAdoption,
  recordsOf,
  sealUntold,
} from '../src/evidence/index.ts';
import { installSources, loanSources } from '../src/fsck/record-sources.ts';
import { systemActor } from '../src/platform/actor.ts';
import type { App } from '../src/platform/app.ts';

const act = { actor: systemActor('test'), requestId: null };

/**
 * Writes rows by a statement of a test's own and tells evidence of what has changed by it, in the chain that the rows
 * belong to, so that nothing takes them for tampered with.
 */
export async function writeRows(
  { app, database }: { readonly app: App; readonly database: { readonly pool: pg.Pool } },
  statement: string,
  values?: readonly unknown[],
): Promise<void> {
  await database.pool.query(statement, values === undefined ? undefined : [...values]);
  for (const source of [...installSources, ...loanSources]) {
    const sealed = await database.pool.query<{ id: string }>('select id from record_seal where kind = $1', [
      source.kind,
    ]);
    const listed = 'list' in source ? await source.list(app.db) : [];
    const ids = [...new Set([...listed, ...sealed.rows].map(({ id }) => id))];
    const changed = await app.db.transaction(async (tx) =>
      findUnsealed(tx, app, await recordsOf(tx, app, source, ids)),
    );
    if (changed.length === 0) continue;
    if ('list' in source) {
      await recordAdoption(app, { complete: false, kinds: [source.kind] }, changed);
      continue;
    }
    for (const record of changed) {
      const [row] = await source.find(app.db, [record.id]);
      const loanId = row?.loanId ?? null;
      if (loanId !== null && engineMade.has(source.kind)) {
        await app.db.transaction((tx) => sealUntold(tx, app, loanId, async () => [record]));
        continue;
      }
      const entry = { loanId, kind: 'loan.changed', act, payload: {}, records: [record] } as const;
      await app.db.transaction((tx) => appendEvidence(tx, app, entry));
    }
  }
}
