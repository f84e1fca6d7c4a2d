import { GENESIS_HASH } from '@countersign/engine/evidence/entry';
import { sealEntry } from '@countersign/engine/evidence/seal-entry';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { macOfEntry } from '../../src/evidence/entry-mac.ts';
import { markOldEntries } from '../../src/evidence/index.ts';
import { adoptOldRecords, type FsckFault, fsck } from '../../src/fsck/index.ts';
import type { App } from '../../src/platform/app.ts';
import { type BoardingServer, startBoardingServer } from '../given-boarding.ts';
import { bringWireTo, type Crew, givenCrew, givenWireLoan } from '../given-wire.ts';
import { installEvidence } from '../install-evidence.ts';
import { olderInstall } from '../older-install.ts';

let server: BoardingServer;
let crew: Crew;
let ref: string;
let older: App;

/** As an older release left them: rows without seals, entries that name none. */
async function forget(): Promise<void> {
  const client = await server.database.pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query('delete from record_seal');
    for (const table of ['session', 'refresh_token']) await client.query(`update ${table} set seal = null`);
    await tellOfNoRows(client);
  } finally {
    await client.query('set session_replication_role = origin');
    client.release();
  }
}

/** All chains anew, each entry as its act was recorded before entries told of rows. */
async function tellOfNoRows(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ chainId: string; seq: string; sealed: string }>(
    'select chain_id as "chainId", seq, sealed from evidence_entry order by chain_id, seq',
  );
  let prevHash = '';
  for (const { chainId, seq, sealed: before } of rows) {
    if (Number(seq) === 1) prevHash = GENESIS_HASH;
    const body = JSON.parse(before.slice(before.indexOf('\n') + 1));
    const { records: _told, ...payload } = body.payload;
    const { sealed, hash } = sealEntry({ ...body, payload, prevHash });
    await client.query('update evidence_entry set sealed = $3, hash = $4, mac = $5 where chain_id = $1 and seq = $2', [
      chainId,
      seq,
      sealed,
      hash,
      macOfEntry(server.app.keyring, sealed),
    ]);
    await client.query('update evidence_chain set head = $2 where chain_id = $1 and seq = $3', [chainId, hash, seq]);
    prevHash = hash;
  }
}

async function faultsOf(app: App): Promise<readonly FsckFault[]> {
  const faults: FsckFault[] = [];
  await fsck(app, { onFault: (fault) => faults.push(fault) });
  return faults;
}

beforeAll(async () => {
  server = await startBoardingServer();
  crew = await givenCrew(server);
  ({ ref } = await givenWireLoan(server));
  await bringWireTo(server, crew, ref, 'staged');
  older = olderInstall(server.app);
  await markOldEntries(older);
});
afterAll(() => server.close());
beforeEach(() => server.clock.advance(5));

describe('rows from before rows had seals', () => {
  it('are sealed once, by the release that starts on them, and nobody is signed out by it', async () => {
    await forget();
    const token = crew.maker.accessToken;
    server.clock.advance(5);
    expect((await server.request('GET', '/v1/auth/me', { token })).status).toBe(401);
    await adoptOldRecords(older);
    server.clock.advance(5);
    expect((await server.request('GET', '/v1/auth/me', { token })).status).toBe(200);
    const adopted = (await installEvidence(server.database)).filter(({ kind }) => kind === 'records.adopted');
    expect(adopted.at(-1)?.payload).toMatchObject({ complete: true, counts: { user: 7, wire: 1 } });
    expect(adopted.flatMap(({ records }) => records).some(({ kind }) => kind === 'user')).toBe(true);
    const answer = await server.request('POST', `/v1/loans/${ref}/wire/cancel`, { token, body: {} });
    expect(answer.status).toBe(200);
  });

  it('are not sealed again: what lacks a seal from then on was put there', async () => {
    await server.database.pool.query(
      `insert into rule_switch (rule_id, enabled, changed_at) values ('R-999', false, now())`,
    );
    await adoptOldRecords(older);
    const faults = await faultsOf(server.app);
    expect(faults.filter(({ record }) => record?.kind === 'rule_switch')).toMatchObject([
      { reason: 'record-unknown', record: { kind: 'rule_switch', id: 'R-999' } },
    ]);
    await server.database.pool.query(`delete from rule_switch where rule_id = 'R-999'`);
  });
});

describe('adopting', () => {
  it('goes on where it was interrupted, and says that it is done only at its end', async () => {
    const other = await startBoardingServer();
    try {
      const { pool } = other.database;
      await pool.query(`delete from record_seal where kind in ('user', 'core_field_map')`);
      let calls = 0;
      const failing: App = {
        ...olderInstall(other.app),
        db: {
          ...other.app.db,
          transaction: (work) => {
            calls += 1;
            if (calls > 2) throw new Error('the power went');
            return other.app.db.transaction(work);
          },
        },
      };
      await expect(adoptOldRecords(failing)).rejects.toThrow('the power went');
      const entries = async () =>
        (await installEvidence(other.database)).filter(({ kind }) => kind === 'records.adopted');
      expect((await entries()).some(({ payload }) => payload.complete === true)).toBe(false);
      await adoptOldRecords(olderInstall(other.app));
      const done = await entries();
      expect(done.filter(({ payload }) => payload.complete === true)).toHaveLength(1);
      const users = done.flatMap(({ records }) => records).filter(({ kind }) => kind === 'user');
      expect(new Set(users.map(({ id }) => id)).size).toBe(users.length);
      expect(await faultsOf(other.app)).toEqual([]);
    } finally {
      await other.close();
    }
  });
});
