import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BoardingServer, startBoardingServer } from '../../test/given-boarding.ts';
import { givenReview } from '../../test/given-review.ts';
import { bringWireTo, givenCrew, givenWireLoan } from '../../test/given-wire.ts';
import { integrateAndSign } from '../evidence/index.ts';
import { type FsckFault, fsck } from './index.ts';

const ANOTHER = '01999999-0000-7000-8000-000000000001';

let server: BoardingServer;
beforeAll(async () => {
  server = await startBoardingServer();
});
afterAll(() => server.close());

/** Loans are brought to their states by hand here, so only what concerns their records is looked at. */
async function faultsOfRecords(incremental = false): Promise<readonly FsckFault[]> {
  const faults: FsckFault[] = [];
  await fsck(server.app, { incremental, onFault: (fault) => faults.push(fault) });
  return faults.filter(({ reason }) => reason.includes('record'));
}

/** Changes a row behind the program's back, looks, and puts it back. */
async function whenChanged(table: string, id: string, change: string): Promise<readonly FsckFault[]> {
  const client = await server.database.pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query(`create temporary table kept as select * from ${table} where id = '${id}'`);
    await client.query(change.replace('$id', `'${id}'`));
    const faults = await faultsOfRecords();
    await client.query(`delete from ${table} where id in ('${id}', '${ANOTHER}')`);
    const columns = await client.query(
      `select string_agg(quote_ident(attname), ', ' order by attnum) as names from pg_attribute
       where attrelid = '${table}'::regclass and attnum > 0 and attgenerated = '' and not attisdropped`,
    );
    const { names } = columns.rows[0];
    await client.query(`insert into ${table} (${names}) overriding system value select ${names} from kept`);
    await client.query('drop table kept');
    return faults;
  } finally {
    await client.query('set session_replication_role = origin');
    client.release();
  }
}

describe('findings, boarding records and wires against evidence', () => {
  it('are found whole in every state that people brought them to, and wrong when a row was changed', async () => {
    expect((await server.saveMap()).status).toBe(201);
    const boarded = await server.givenApproved();
    expect((await server.stage(boarded.ref)).status).toBe(201);
    expect((await server.move(boarded.ref, 'approve')).status).toBe(200);
    expect((await server.move(boarded.ref, 'commit')).status).toBe(200);
    const voided = await server.givenApproved();
    await server.stage(voided.ref);
    expect((await server.move(voided.ref, 'void')).status).toBe(200);

    const crew = await givenCrew(server);
    for (const state of ['staged', 'cancelled', 'rejected', 'approved'] as const) {
      await bringWireTo(server, crew, (await givenWireLoan(server)).ref, state);
    }

    const review = await givenReview(server.app);
    const token = server.checker.accessToken;
    const seen = await server.request<{ findings: { finding: { id: string; severity: string } }[] }>(
      'GET',
      `/v1/loans/${review.ref}/review`,
      { token },
    );
    const [first, second] = seen.body.findings.map(({ finding }) => finding);
    const accepted = await server.request('POST', `/v1/findings/${first?.id}/accept`, {
      token,
      body: { note: 'Seen.' },
    });
    const override = { reasonCode: 'other', note: 'The lender has confirmed it in writing.' };
    const overridden = await server.request('POST', `/v1/findings/${second?.id}/override`, { token, body: override });
    expect([accepted.status, overridden.status]).toEqual([200, 200]);
    await integrateAndSign(server.app);
    expect(await faultsOfRecords()).toEqual([]);

    const record = await server.record(boarded.ref);
    expect(
      await whenChanged(
        'boarding',
        record.boardingId,
        `update boarding set state = 'voided', committed_at = null where id = $id`,
      ),
    ).toMatchObject([
      { reason: 'record-differs', record: { field: 'committedAt' } },
      { reason: 'bad-record-state', externalRef: boarded.ref, detail: expect.stringContaining('says committed') },
    ]);
    const other = 'a'.repeat(64);
    expect(
      await whenChanged(
        'boarding',
        record.boardingId,
        `update boarding set digest = '${other}', approved_digest = '${other}' where id = $id`,
      ),
    ).toMatchObject([{ record: { field: 'approvedDigest' } }, { reason: 'record-changed' }]);
    expect(await whenChanged('boarding', record.boardingId, 'delete from boarding where id = $id')).toMatchObject([
      { reason: 'record-missing', seq: expect.any(Number) },
    ]);
    const { rows } = await server.database.pool.query(`select id from wire where state = 'rejected'`);
    expect(await whenChanged('wire', rows[0].id, `update wire set state = 'approved' where id = $id`)).toMatchObject([
      { reason: 'bad-record-state', detail: expect.stringContaining('says rejected') },
    ]);
    const id = second?.id ?? '';
    expect(await whenChanged('finding', id, `update finding set status = 'open' where id = $id`)).toMatchObject([
      { reason: 'bad-record-state', detail: expect.stringContaining('says overridden') },
    ]);
    expect(await whenChanged('finding', id, `update finding set id = '${ANOTHER}' where id = $id`)).toMatchObject([
      { reason: 'record-unknown' },
      { reason: 'record-missing' },
    ]);
    expect(await faultsOfRecords()).toEqual([]);
  });
});
