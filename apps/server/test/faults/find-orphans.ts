import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { sweepClaims } from '../../src/intake/index.ts';
import type { App } from '../../src/platform/app.ts';
import { openBlobs } from '../../src/platform/blobs/index.ts';

const TWO_DAYS_MS = 2 * 86_400_000;

/**
 * What is stored and belongs to nobody, after the sweep that comes when a claim is a day old. Nobody may send anything
 * meanwhile.
 */
export async function findOrphans(app: App, pool: pg.Pool, blobFolder: string): Promise<readonly string[]> {
  const later: App = { ...app, clock: { now: () => new Date(Date.now() + TWO_DAYS_MS) } };
  await sweepClaims(later);
  const faults: string[] = [];
  const { rows } = await pool.query<{ sha256: string }>('select distinct sha256 from bytes_in_use');
  const needed = new Set(rows.map(({ sha256 }) => sha256));
  for await (const { sha256 } of app.blobs.list()) {
    if (!needed.delete(sha256)) faults.push(`The stored bytes ${sha256} belong to nobody.`);
  }
  for (const sha256 of needed) faults.push(`The bytes ${sha256} are needed and gone.`);
  const { rows: claims } = await pool.query('select id from blob_claim');
  if (claims.length > 0) faults.push(`${claims.length} claims are left after the sweep.`);
  // A node that starts removes what dead processes left half-written.
  await openBlobs(app.config.blobUrl, { keyring: app.keyring, fetch: app.egress.fetch as never });
  const before = new Set(await readdir(join(blobFolder, 'tmp')));
  // A node that is asked whether it is ready tries whether it can write; what that leaves is gone in a moment.
  await wait(1_000);
  const left = (await readdir(join(blobFolder, 'tmp'))).filter((name) => before.has(name));
  if (left.length > 0) faults.push(`${left.length} half-written files are left.`);
  return faults;
}
