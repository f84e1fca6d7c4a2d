import { readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BoardingServer, startBoardingServer } from '../../../test/given-boarding.ts';
import { bringWireTo, givenCrew, givenWireLoan } from '../../../test/given-wire.ts';
import type { SignedUp } from '../../../test/test-server.ts';
import { integrateAndSign, verifyChain } from '../../evidence/index.ts';
import { adoptOldRecords, type FsckFault, fsck } from '../../fsck/index.ts';
import { refreshSession } from '../../identity/index.ts';
import type { App } from '../../platform/app.ts';
import { openBlobs } from '../../platform/blobs/index.ts';
import { addMasterKey, openKeyring } from '../../platform/keyring/index.ts';
import { readSettings } from '../../settings/index.ts';
import { exportWire } from '../../wires/index.ts';
import { rotateKeys } from './rotate-keys.ts';
import { sealedColumns } from './sealed-columns.ts';

let server: BoardingServer;
beforeAll(async () => {
  server = await startBoardingServer();
});
afterAll(() => server.close());

/** The App of a node that was started with the key file as it is now. */
async function restarted(): Promise<App> {
  const keyring = await openKeyring({ keyFile: server.app.config.keyFile, mayCreate: false });
  const blobs = await openBlobs(server.app.config.blobUrl, { keyring, fetch: server.app.egress.fetch });
  return { ...server.app, keyring, blobs };
}

async function dropOldKeys(): Promise<void> {
  const { keyFile } = server.app.config;
  const lines = (await readFile(keyFile, 'utf8')).split('\n');
  const newest = lines.find((line) => /^[0-9a-f]{8}:/.test(line));
  await writeFile(keyFile, lines.filter((line) => line === newest || !line.includes(':')).join('\n'));
}

describe('rotating keys', () => {
  it('says what to do while there is one key only', async () => {
    await expect(rotateKeys(server.app, server.database.url, () => {})).rejects.toThrow(/Add one with/);
  });

  it('leaves nothing that needs the old key, and evidence that holds without it', async () => {
    expect((await server.saveMap()).status).toBe(201);
    const boarded = await server.givenApproved();
    expect((await server.stage(boarded.ref)).status).toBe(201);
    const crew = await givenCrew(server);
    const wired = await givenWireLoan(server);
    await bringWireTo(server, crew, wired.ref, 'approved');
    const { sha256 } = await server.app.blobs.put(Buffer.from('a document'));
    const { rows } = await server.database.pool.query('select id from loan where external_ref = $1', [wired.ref]);
    await adoptOldRecords(server.app);
    await integrateAndSign(server.app);

    await addMasterKey(server.app.config.keyFile);
    const both = await restarted();
    const first = await rotateKeys(both, server.database.url, () => {});
    expect(first.columns['wire.content']).toBeGreaterThan(0);
    expect(first.columns['evidence_loan_key.sealed_key']).toBeGreaterThan(0);
    expect(first.checkpoints).toBeGreaterThan(0);
    expect(first.documents).toBeGreaterThan(0);
    expect(first.seals).toBeGreaterThan(0);
    const again = await rotateKeys(both, server.database.url, () => {});
    expect([...Object.values(again.columns), again.seals, again.documents].every((count) => count === 0)).toBe(true);

    await dropOldKeys();
    const alone = await restarted();
    expect(alone.keyring.fingerprint).toBe(alone.keyring.rootFingerprint);
    expect(Buffer.from(await alone.blobs.read(sha256, 100)).toString()).toBe('a document');
    await expect(readSettings(alone, alone.db)).resolves.toBeDefined();
    expect(await verifyChain(alone, rows[0].id)).toMatchObject({ valid: true });
    expect(await verifyChain(alone, null)).toMatchObject({ valid: true });
    await expect(integrateAndSign(alone)).resolves.not.toBeNull();

    const { pool } = server.database;
    const left = await pool.query('select kind, id from record_seal where seal not like $1', [
      `${alone.keyring.fingerprint}:%`,
    ]);
    expect(left.rows).toEqual([]);
    await adoptOldRecords(alone);
    const faults: FsckFault[] = [];
    const report = await fsck(alone, { onFault: (fault) => faults.push(fault) });
    expect([faults, report.isAdopted]).toEqual([[], true]);
    const session = await refreshSession(alone, crew.maker.refreshToken);
    expect(session.user.id).toBe(crew.maker.user.id);
    const person = { actor: { type: 'user', ...actorOf(crew.checker) }, requestId: null } as const;
    await exportWire(alone, person, { ref: wired.ref }, 'csv');
  });

  function actorOf({ user }: SignedUp) {
    return { id: user.id, name: user.displayName, roles: user.roles, sessionId: 'none' };
  }

  it('covers every column of the database that holds sealed bytes', async () => {
    const { rows } = await server.database.pool.query<{ name: string }>(
      `select c.table_name || '.' || c.column_name as name from information_schema.columns c
       join pg_class k on k.relname = c.table_name and k.relkind in ('r', 'p') and not k.relispartition
       where c.table_schema = 'public' and c.data_type = 'bytea' order by 1`,
    );
    const covered = sealedColumns.map(({ table, column }) => `${table}.${column}`);
    expect(rows.map(({ name }) => name).filter((name) => !covered.includes(name))).toEqual(notSealed);
  });
});

/** Hashes and codes, which are compared and never opened. */
const notSealed = [
  'api_key.key_hash',
  'evidence_checkpoint.root',
  'evidence_checkpoint.tag',
  'evidence_leaf.leaf_hash',
  'evidence_node.hash',
  'invitation.token_hash',
  'login_failure.account',
  'login_failure.source',
  'oidc_code.browser_hash',
  'oidc_code.code_hash',
  'oidc_state.browser_hash',
  'oidc_state.state_hash',
  'password_reset.token_hash',
  'recovery_code.code_hash',
  'refresh_token.token_hash',
];
