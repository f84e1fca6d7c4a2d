import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ReviewView } from '@countersign/contract/review';
import pg from 'pg';
import { findRunningPostgres } from '../apps/server/src/platform/embedded-postgres/index.ts';
import { form } from '../apps/server/test/intake/form.ts';
import { makePackage } from '../tools/packages/core/make-package.ts';
import { workingLayouts } from '../tools/packages/working/index.ts';
import { startService } from './http/start-service.ts';

const LOANS = Number(process.env.BENCH_LOANS ?? 12);
const admin = { email: 'bench@bank.example', displayName: 'Bench', password: 'correct horse battery' };
const LIMIT_MS = 30 * 60_000;

/**
 * What a loan takes in the database and in the store of documents: whole closing packages go through the real service
 * (upload, reading, extraction, comparison, overrides, approval), and what its tables have grown by is divided by them.
 */
export async function run(): Promise<readonly Record<string, string | number>[]> {
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
    const token = await signIn(service.address);
    const before = await tableSizes(client);
    for (const [index, { pdf }] of packages.entries()) await upload(service.address, token, `S-${index}`, pdf);
    for (let index = 0; index < LOANS; index += 1) await decide(service.address, token, `S-${index}`);
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
    return [
      {
        table: 'pages of the package, and its bytes as sent',
        'rows a loan': round(sent.pages / LOANS),
        'bytes a loan': Math.round(sent.bytes / LOANS),
      },
      {
        table: 'documents in it, and bytes in the store',
        'rows a loan': round(sent.documents / LOANS),
        'bytes a loan': Math.round(stored / LOANS),
      },
      ...rows,
      { table: 'database in all', 'rows a loan': '', 'bytes a loan': total },
    ];
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

async function signIn(address: string): Promise<string> {
  await call(address, 'POST', '/v1/setup/admin', '', admin);
  const { email, password } = admin;
  return (await call<{ accessToken: string }>(address, 'POST', '/v1/auth/login', '', { email, password })).accessToken;
}

async function call<Body>(address: string, method: string, path: string, token: string, body?: unknown): Promise<Body> {
  const headers = { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${address}${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${await answer.text()}`);
  return answer.json() as Promise<Body>;
}

async function upload(address: string, token: string, externalRef: string, pdf: Uint8Array): Promise<void> {
  const { headers, body } = form({ externalRef, borrowerName: 'Mary Ann Okafor' }, [
    { part: 'files', filename: 'package.pdf', content: pdf },
  ]);
  const answer = await fetch(`${address}/v1/packages`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${token}` },
    body: new Uint8Array(body),
  });
  if (answer.status !== 201) throw new Error(`A package was answered ${answer.status}.`);
}

/** As a manager would: what blocks is overridden, then the loan is approved. */
async function decide(address: string, token: string, ref: string): Promise<void> {
  const deadline = performance.now() + LIMIT_MS;
  for (;;) {
    const view = await call<ReviewView>(address, 'GET', `/v1/loans/${ref}/review`, token);
    if (view.loan.state === 'review') {
      const reasons = { reasonCode: 'other', note: 'The lender has confirmed it in writing.' };
      for (const { finding } of view.findings) {
        if (finding.blocksApproval) await call(address, 'POST', `/v1/findings/${finding.id}/override`, token, reasons);
      }
      await call(address, 'POST', `/v1/loans/${ref}/approve`, token, { note: 'Looked at by a person.' });
      return;
    }
    if (performance.now() > deadline) throw new Error(`${ref} is still ${view.loan.state}.`);
    await wait(500);
  }
}

async function bytesUnder(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  }
  return bytes;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
