import { randomUUID } from 'node:crypto';
import { sealEntry } from '@countersign/engine/evidence/seal-entry';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { olderInstall } from '../../test/older-install.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { systemActor } from '../platform/actor.ts';
import type { DomainError } from '../platform/domain-error.ts';
import { appendEvidence, integrateAndSign, markOldEntries, verifyChain } from './index.ts';
import { readMarker } from './marker.ts';
import { requireSealed } from './records.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

const act = { actor: systemActor('test'), requestId: null };

async function append(loanId: string, times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await test.app.db.transaction((tx) =>
      appendEvidence(tx, test.app, { loanId, kind: 'finding.commented', act, payload: { time } }),
    );
  }
}

/** As somebody would who knows the format and the database, and not the key file. */
async function forge(loanId: string, daysAgo = 30): Promise<void> {
  const { rows } = await test.database.pool.query('select seq::int, head from evidence_chain where chain_id = $1', [
    loanId,
  ]);
  const { seq, head } = rows[0] ?? { seq: 0, head: '0'.repeat(64) };
  const actor = { type: 'user', id: randomUUID(), name: 'Somebody else', roles: ['manager'] } as const;
  const at = new Date(Date.now() - daysAgo * 86_400_000).toISOString();
  const place = { loanId, seq: seq + 1, kind: 'loan.approved', at, actor, requestId: null } as const;
  const { sealed, hash } = sealEntry({ ...place, payload: { note: 'fine' }, prevHash: head });
  await test.database.pool.query(
    `insert into evidence_entry (chain_id, seq, kind, sealed, hash) values ($1, $2, 'loan.approved', $3, $4)`,
    [loanId, seq + 1, sealed, hash],
  );
}

async function aroundTheProgram(statement: string, values: readonly unknown[] = []): Promise<void> {
  const client = await test.database.pool.connect();
  await client.query('set session_replication_role = replica');
  await client.query(statement, [...values]);
  await client.query('set session_replication_role = origin');
  client.release();
}

const detailOf = (error: unknown) => (error as DomainError).refusal.detail;

describe('an entry that was written into the database', () => {
  it('is never signed, and is named', async () => {
    const loan = randomUUID();
    await append(loan, 2);
    await integrateAndSign(test.app);
    await forge(loan);
    const other = randomUUID();
    await append(other);
    // What others do is signed all the same: nobody stops a bank's evidence with one forged row.
    expect((await integrateAndSign(test.app))?.size).toBe(3);
    expect(await verifyChain(test.app, other)).toMatchObject({ valid: true });
    await append(loan);
    expect((await integrateAndSign(test.app))?.size).toBe(3);
    expect(await verifyChain(test.app, loan)).toMatchObject({ firstBadSeq: 3, fault: { reason: 'not-authentic' } });
  });

  it('is not signed when it was put into the log by hand either', async () => {
    const loan = randomUUID();
    await append(loan);
    await integrateAndSign(test.app);
    await forge(loan);
    await aroundTheProgram(`insert into evidence_leaf
      select 1, chain_id, seq, sha256('\\x00'::bytea || convert_to(sealed, 'UTF8')) from evidence_entry where seq = 2`);
    await aroundTheProgram('delete from evidence_pending');
    expect(detailOf(await integrateAndSign(test.app).catch((error: unknown) => error))).toMatch(
      /last checkpoint signs 1/,
    );
  });

  it('is found when it takes the place of the newest one before the next checkpoint', async () => {
    const loan = randomUUID();
    await append(loan, 2);
    await aroundTheProgram('delete from evidence_entry where chain_id = $1 and seq = 2', [loan]);
    const { rows } = await test.database.pool.query('select hash from evidence_entry where chain_id = $1', [loan]);
    await aroundTheProgram('update evidence_chain set seq = 1, head = $2 where chain_id = $1', [loan, rows[0].hash]);
    await forge(loan);
    expect(await verifyChain(test.app, loan)).toMatchObject({ firstBadSeq: 2, fault: { reason: 'not-authentic' } });
  });

  it('is found when a code is copied onto it from another entry', async () => {
    const loan = randomUUID();
    await append(loan);
    await forge(loan);
    await aroundTheProgram(
      'update evidence_entry e set mac = o.mac from evidence_entry o where e.seq = 2 and o.seq = 1',
    );
    expect(await verifyChain(test.app, loan)).toMatchObject({ firstBadSeq: 2, fault: { reason: 'not-authentic' } });
  });
});

describe('entries from before entries had codes', () => {
  const old = randomUUID();
  beforeEach(async () => {
    await append(old, 3);
    await aroundTheProgram('update evidence_entry set mac = null');
  });

  it('are covered once by a marker that names what it covers', async () => {
    expect(await verifyChain(test.app, old)).toMatchObject({ fault: { reason: 'not-authentic' } });
    await markOldEntries(olderInstall(test.app));
    await markOldEntries(olderInstall(test.app));
    expect(await readMarker(test.app, test.app.db)).toMatchObject({ seq: 1, treeSize: 3 });
    expect(await verifyChain(test.app, old)).toMatchObject({ valid: true, entries: 3 });
    await append(old);
    await integrateAndSign(test.app);
    expect(await verifyChain(test.app, old)).toMatchObject({ valid: true, entries: 4 });
  });

  it('are no excuse for one that comes later without a code', async () => {
    await markOldEntries(olderInstall(test.app));
    await forge(old);
    expect(await verifyChain(test.app, old)).toMatchObject({ firstBadSeq: 4, fault: { reason: 'not-authentic' } });
  });

  it('are not covered by a marker that somebody wrote into the database', async () => {
    const { rows } = await test.database.pool.query('select count(*)::int as n from evidence_leaf');
    const body = { loanId: null, seq: 1, kind: 'evidence.authenticated', at: new Date().toISOString() } as const;
    const actor = { type: 'system', id: null, name: 'start', roles: [] } as const;
    const payload = { reason: 'upgrade', treeSize: rows[0].n + 1_000, root: '' };
    const { sealed, hash } = sealEntry({ ...body, actor, requestId: null, payload, prevHash: '0'.repeat(64) });
    await test.database.pool.query(`insert into evidence_chain values ('00000000-0000-0000-0000-000000000000')`);
    await test.database.pool.query(
      `insert into evidence_entry values ('00000000-0000-0000-0000-000000000000', 1, 'evidence.authenticated', $1, $2)`,
      [sealed, hash],
    );
    await test.database.pool.query('insert into evidence_marker values (1)');
    expect(await readMarker(test.app, test.app.db)).toBeNull();
  });
});

it('an install whose entries have codes is not marked as an old one, however often it starts', async () => {
  const loan = randomUUID();
  await append(loan);
  await forge(loan);
  await markOldEntries(olderInstall(test.app));
  expect(await readMarker(test.app, test.app.db)).toBeNull();
  expect(await verifyChain(test.app, loan)).toMatchObject({ firstBadSeq: 2, fault: { reason: 'not-authentic' } });
});

it('an install that began with codes is not marked as an old one by taking all of them away', async () => {
  const loan = randomUUID();
  await append(loan, 2);
  await aroundTheProgram('update evidence_entry set mac = null');
  await markOldEntries(test.app);
  expect(await readMarker(test.app, test.app.db)).toBeNull();
  await integrateAndSign(test.app);
  expect(await verifyChain(test.app, loan)).toMatchObject({ firstBadSeq: 1, fault: { reason: 'not-authentic' } });
});

describe('a sealed record', () => {
  const record = { kind: 'wire', id: 'one', facts: { amount: '100.00', stagedBy: 'a' } } as const;
  beforeEach(async () => {
    await test.app.db.transaction((tx) =>
      appendEvidence(tx, test.app, {
        loanId: randomUUID(),
        kind: 'wire.staged',
        act,
        payload: {},
        records: [record],
      }),
    );
  });

  it('is taken as it was recorded', async () => {
    await expect(requireSealed(test.app.db, test.app, [record], new Map())).resolves.toBeUndefined();
  });

  it.each([
    ['with another fact', { ...record, facts: { ...record.facts, stagedBy: 'b' } }],
    ['under another id', { ...record, id: 'two' }],
    ['as another kind of record', { ...record, kind: 'boarding' as const }],
  ])('is refused %s', async (_name, changed) => {
    await expect(requireSealed(test.app.db, test.app, [changed], new Map())).rejects.toMatchObject({
      refusal: { code: 'record_tampered' },
    });
  });

  it('is refused when its seal is gone, or is that of another', async () => {
    await aroundTheProgram(`update record_seal set id = 'other'`);
    await expect(requireSealed(test.app.db, test.app, [record], new Map())).rejects.toMatchObject({
      refusal: { code: 'record_tampered' },
    });
    await expect(requireSealed(test.app.db, test.app, [{ ...record, id: 'other' }], new Map())).rejects.toMatchObject({
      refusal: { code: 'record_tampered' },
    });
  });
});
