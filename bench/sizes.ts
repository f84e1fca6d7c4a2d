import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { findRunningPostgres } from '../apps/server/src/platform/embedded-postgres/index.ts';
import { makePackage } from '../tools/packages/core/make-package.ts';
import { workingLayouts } from '../tools/packages/working/index.ts';
import type { Tables } from './harness/report.ts';
import { openClient, type ServiceClient } from './http/service-client.ts';
import { startService } from './http/start-service.ts';

const LOANS = Number(process.env.BENCH_LOANS ?? 12);

/**
 * What a loan takes in the database and in the store of documents: whole closing packages go through the real service
 * (upload, reading, extraction, comparison, overrides, approval), and what its tables have grown by is divided by them.
 */
export async function run(): Promise<Tables> {
  // Before the service is there: drawing keeps this process busy for longer than a kept connection waits.
  const packages = await Promise.all(
    Array.from({ length: LOANS }, (_, index) => makePackage({ layouts: workingLayouts, seed: 100 + index })),
  );
  const sum = (of: (made: (typeof packages)[number]) => number) => packages.reduce((all, made) => all + of(made), 0);
  const sent = {
    pages: sum(({ truth }) => truth.pageCount),
    documents: sum(({ truth }) => truth.documents.length),
    bytes: sum(({ pdf }) => pdf.length),
  };
  const service = await startService();
  const { dataDir } = service;
  try {
    const running = await findRunningPostgres(dataDir);
    const client = new pg.Client({ connectionString: running?.url ?? '' });
    // The server goes first where something fails; what it tells us then is not what went wrong.
    client.on('error', () => {});
    await client.connect();
    const asked = await openClient(service.address);
    const before = await tableSizes(client);
    for (const [index, { pdf }] of packages.entries()) await asked.upload(`S-${index}`, pdf);
    for (let index = 0; index < LOANS; index += 1) await decide(asked, `S-${index}`);
    await client.query('vacuum full analyze');
    const after = await tableSizes(client);
    await client.end();
    const rows = [...after]
      .map(([table, { rows: count, bytes }]) => ({
        table,
        'rows a loan': round((count - (before.get(table)?.rows ?? 0)) / LOANS),
        'bytes a loan': Math.round((bytes - (before.get(table)?.bytes ?? 0)) / LOANS),
      }))
      .filter((row) => row['bytes a loan'] > 0)
      .toSorted((a, b) => b['bytes a loan'] - a['bytes a loan']);
    const total = rows.reduce((sum, row) => sum + row['bytes a loan'], 0);
    const stored = await bytesUnder(join(dataDir, 'blobs'));
    return {
      'A loan': [
        {
          what: 'package as sent',
          pages: round(sent.pages / LOANS),
          documents: round(sent.documents / LOANS),
          'KB a loan': kilobytes(sent.bytes / LOANS),
        },
        { what: 'store of documents', 'KB a loan': kilobytes(stored / LOANS) },
        { what: 'database', 'KB a loan': kilobytes(total) },
      ],
      'By table': rows,
    };
  } finally {
    await service.stop();
  }
}

async function tableSizes(client: pg.Client) {
  const { rows } = await client.query<{ name: string; bytes: string }>(
    `select coalesce(i.inhparent, c.oid)::regclass::text as name, sum(pg_total_relation_size(c.oid)) as bytes
     from pg_class c join pg_namespace n on n.oid = c.relnamespace left join pg_inherits i on i.inhrelid = c.oid
     where c.relkind = 'r' and n.nspname in ('public', 'graphile_worker') group by 1`,
  );
  const found = new Map<string, { readonly rows: number; readonly bytes: number }>();
  for (const { name, bytes } of rows) {
    const counted = await client.query<{ n: number }>(`select count(*)::int as n from ${name}`);
    found.set(name, { rows: counted.rows[0]?.n ?? 0, bytes: Number(bytes) });
  }
  return found;
}

/** As a manager would: what blocks is overridden, then the loan is approved. */
async function decide(client: ServiceClient, ref: string): Promise<void> {
  const { findings } = await client.untilReview(ref, 500);
  const reasons = { reasonCode: 'other', note: 'The lender has confirmed it in writing.' };
  for (const { finding } of findings) {
    if (finding.blocksApproval) await client.call('POST', `/v1/findings/${finding.id}/override`, reasons);
  }
  await client.call('POST', `/v1/loans/${ref}/approve`, { note: 'Looked at by a person.' });
}

async function bytesUnder(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  }
  return bytes;
}

function kilobytes(bytes: number): number {
  return round(bytes / 1024);
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
