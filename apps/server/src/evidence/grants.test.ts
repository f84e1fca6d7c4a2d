import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { systemActor } from '../platform/actor.ts';
import { openDb } from '../platform/db.ts';
import { migrate, readMigrations } from '../platform/migrate.ts';
import { appendEvidence, integrateAndSign, verifyChain } from './index.ts';

/** A bank's own database: one plain role owns it, migrates it and runs the service on it. */
const name = `owner_${randomBytes(6).toString('hex')}`;
let admin: pg.Client;
let url: string;
let test: TestApp;
beforeAll(async () => {
  admin = new pg.Client({ connectionString: inject('adminUrl') });
  await admin.connect();
  await admin.query(`create role ${name} login`);
  await admin.query(`create database ${name} owner ${name}`);
  url = inject('adminUrl').replace(/\/\/[^@/]*@([^/]*)\/[^?]*/, `//${name}@$1/${name}`);
  await migrate(url, await readMigrations());
  test = await createTestApp();
});
afterAll(async () => {
  await test.close();
  await admin.query(`drop database ${name} with (force)`);
  await admin.query(`drop role ${name}`);
  await admin.end();
});

describe('on a database that the service owns itself', () => {
  it('evidence is recorded, signed and verified', async () => {
    const db = openDb({ url, maxConnections: 2, applicationName: 'test', onError: () => {} });
    const app = { ...test.app, db };
    const loanId = '018f0000-0000-7000-8000-000000000001';
    const act = { actor: systemActor('test'), requestId: null };
    for (let time = 0; time < 3; time += 1) {
      await db.transaction((tx) =>
        appendEvidence(tx, app, { loanId, kind: 'finding.commented', act, payload: { time } }),
      );
    }
    await integrateAndSign(app);
    expect(await verifyChain(app, loanId)).toMatchObject({ valid: true, entries: 3 });
    await db.close();
  });

  it.each([
    ['evidence_entry', 'hash = hash'],
    ['evidence_leaf', 'seq = seq'],
    ['evidence_node', 'hash = hash'],
    ['evidence_checkpoint', 'note = note'],
  ])('changing %s is refused by the grants even after its triggers were switched off', async (table, set) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`alter table ${table} disable trigger user`);
    for (const statement of [`update ${table} set ${set}`, `delete from ${table}`, `truncate ${table}`]) {
      await expect(client.query(statement)).rejects.toMatchObject({ code: '42501' });
    }
    await client.query(`alter table ${table} enable trigger user`);
    await client.end();
  });
});
