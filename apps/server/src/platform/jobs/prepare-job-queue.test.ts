import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { prepareJobQueue } from './index.ts';

it('lets several nodes start at once on an empty database', async () => {
  const adminUrl = inject('adminUrl');
  const name = `t_${randomBytes(8).toString('hex')}`;
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await admin.query(`create database ${name}`);
    const url = adminUrl.replace(/@([^/]*)\/[^?]*/, `@$1/${name}`);
    await Promise.all(Array.from({ length: 8 }, () => prepareJobQueue(url)));

    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(`select count(*)::int as jobs from graphile_worker._private_jobs`);
    await client.end();
    expect(rows).toEqual([{ jobs: 0 }]);
  } finally {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  }
});
