import pg from 'pg';
import { acquireDataDirLock } from '../../../src/platform/data-dir-lock.ts';
import { startEmbeddedPostgres } from '../../../src/platform/embedded-postgres/index.ts';
import type { Acknowledged } from './traffic.ts';

/** What was acknowledged before the backup began and is not in what was restored. */
export async function findMissing(dataDir: string, before: Acknowledged): Promise<readonly string[]> {
  const lock = await acquireDataDirLock(dataDir);
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const client = new pg.Client({ connectionString: postgres.url });
  try {
    await client.connect();
    const documents = await client.query<{ ref: string; sha256: string }>(
      'select l.external_ref as ref, d.sha256 from loan l join document d on d.loan_id = l.id',
    );
    const there = new Set(documents.rows.map(({ ref, sha256 }) => `${ref} ${sha256}`));
    const notes = await client.query<{ note: string }>(`select note from finding_action where action = 'comment'`);
    const written = new Set(notes.rows.map(({ note }) => note));
    return [
      ...before.packages.filter(({ ref, sha256 }) => !there.has(`${ref} ${sha256}`)).map(({ ref }) => `package ${ref}`),
      ...before.comments.filter((note) => !written.has(note)),
    ];
  } finally {
    await client.end();
    await postgres.stop();
    await lock.release();
  }
}
