import { sealEntry } from '@countersign/engine/evidence/seal-entry';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { integrateAndSign, verifyChain } from '../../src/evidence/index.ts';
import { type FsckFault, fsck } from '../../src/fsck/index.ts';
import { grantServiceRole, serviceUrl } from '../../src/platform/service-role.ts';
import { givenLoan, reviewer } from '../given-loan.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let service: pg.Client;
beforeEach(async () => {
  test = await createTestApp();
  await grantServiceRole(test.database.url);
  service = new pg.Client({ connectionString: serviceUrl(test.database.url) });
  await service.connect();
});
afterEach(async () => {
  await service.end();
  await test.close();
});

async function faultsOf(): Promise<readonly FsckFault[]> {
  const faults: FsckFault[] = [];
  await fsck(test.app, { onFault: (fault) => faults.push(fault) });
  return faults;
}

/** An entry that is right in every way but that nobody of ours wrote it; a day old by what it says. */
async function forge(loanId: string) {
  const { rows } = await service.query('select seq::int, head from evidence_chain where chain_id = $1', [loanId]);
  const [{ seq: last, head: prevHash }] = rows;
  const { type, id, name } = reviewer.actor;
  const at = new Date(test.clock.now().getTime() - 86_400_000).toISOString();
  const body = { loanId, seq: last + 1, kind: 'loan.approved', at, requestId: null, prevHash, payload: {} } as const;
  return { ...sealEntry({ ...body, actor: { type, id, name, roles: ['manager'] } }), seq: last + 1, prevHash };
}

/** What somebody who has read a code elsewhere in the table could put there. */
async function someMac(): Promise<string> {
  const { rows } = await service.query('select mac from evidence_entry limit 1');
  return rows[0].mac;
}

describe('an entry that somebody writes under the role of the service, dated back', () => {
  it.each([
    ['by the function', 'select evidence_append($1, $2, $3, $4, $5, $6, $7)'],
    [
      'straight into the table',
      `insert into evidence_entry (chain_id, seq, kind, sealed, hash, mac)
       select $1::uuid, $2::bigint, $4::text, $5::text, $6::text, $7::text where $3::text is not null`,
    ],
  ])('%s is never signed, and named by fsck and verify', async (_how, statement) => {
    const { loan } = await givenLoan(test.app, { state: 'review', contents: [] });
    await integrateAndSign(test.app);
    const { seq, prevHash, sealed, hash } = await forge(loan.id);
    await service.query(statement, [loan.id, seq, prevHash, 'loan.approved', sealed, hash, await someMac()]);
    await integrateAndSign(test.app);
    const { rows } = await test.database.pool.query('select 1 from evidence_leaf where chain_id = $1 and seq = $2', [
      loan.id,
      seq,
    ]);
    expect(rows).toEqual([]);
    expect(await faultsOf()).toContainEqual(expect.objectContaining({ loanId: loan.id, seq, reason: 'not-authentic' }));
    expect(await verifyChain(test.app, loan.id)).toMatchObject({ valid: false, firstBadSeq: seq });
  });
});

describe('the newest entry, rewritten before the next checkpoint', () => {
  it('is named by fsck and verify, with its hash and the head made anew', async () => {
    const { loan } = await givenLoan(test.app, { state: 'review', contents: [] });
    const { pool } = test.database;
    const { rows } = await pool.query(
      'select seq::int, sealed from evidence_entry where chain_id = $1 order by seq desc limit 1',
      [loan.id],
    );
    const [{ seq, sealed }] = rows;
    const body = JSON.parse(sealed.slice(sealed.indexOf('\n') + 1));
    const rewritten = sealEntry({ ...body, payload: { note: 'all is well' } });
    const client = await pool.connect();
    await client.query('set session_replication_role = replica');
    await client.query('update evidence_entry set sealed = $3, hash = $4 where chain_id = $1 and seq = $2', [
      loan.id,
      seq,
      rewritten.sealed,
      rewritten.hash,
    ]);
    await client.query('update evidence_chain set head = $2 where chain_id = $1', [loan.id, rewritten.hash]);
    await client.query('set session_replication_role = origin');
    client.release();
    expect(await faultsOf()).toContainEqual(expect.objectContaining({ loanId: loan.id, seq, reason: 'not-authentic' }));
    expect(await verifyChain(test.app, loan.id)).toMatchObject({ valid: false, firstBadSeq: seq });
    await integrateAndSign(test.app);
    const leaves = await pool.query('select 1 from evidence_leaf where chain_id = $1 and seq = $2', [loan.id, seq]);
    expect(leaves.rows).toEqual([]);
  });
});
