import { randomUUID } from 'node:crypto';
import { parseCheckpoint } from '@countersign/engine/evidence/checkpoint';
import { leafHashOfText } from '@countersign/engine/evidence/merkle-hash';
import { appendLeaves, EMPTY_FRONTIER, rootOf } from '@countersign/engine/evidence/merkle-tree';
import { parseNote } from '@countersign/engine/evidence/signed-note';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { systemActor } from '../platform/actor.ts';
import { DomainError } from '../platform/domain-error.ts';
import { openKeyring } from '../platform/keyring/index.ts';
import { macOfEntry } from './entry-mac.ts';
import { appendEvidence, integrateAndSign, verifyChain } from './index.ts';

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

async function aroundTheProgram(statement: string): Promise<void> {
  const client = await test.database.pool.connect();
  await client.query('set session_replication_role = replica');
  await client.query(statement);
  await client.query('set session_replication_role = origin');
  client.release();
}

async function count(table: string): Promise<number> {
  const { rows } = await test.database.pool.query(`select count(*)::int as n from ${table}`);
  return rows[0].n;
}

/** The root as anybody would compute it who has all texts in the order of the log. */
async function rootFromTexts(): Promise<Buffer> {
  const { rows } = await test.database.pool.query<{ sealed: string }>(
    'select sealed from evidence_leaf join evidence_entry using (chain_id, seq) order by leaf_index',
  );
  const { frontier } = appendLeaves(
    EMPTY_FRONTIER,
    rows.map(({ sealed }) => leafHashOfText(sealed)),
  );
  return Buffer.from(rootOf(frontier));
}

describe('the install-wide log', () => {
  it('has nothing to sign while there is no evidence', async () => {
    expect(await integrateAndSign(test.app)).toBeNull();
    expect(await count('evidence_signing_key')).toBe(0);
  });

  it('takes every entry once, in the order of its chain, and signs the root over all of them', async () => {
    const loans = [randomUUID(), randomUUID(), randomUUID()];
    for (const round of [1, 2, 3]) for (const loan of loans) await append(loan, round);
    const head = await integrateAndSign(test.app);
    expect(head?.size).toBe(18);
    expect([await count('evidence_leaf'), await count('evidence_pending')]).toEqual([18, 0]);
    expect(Buffer.from(parseCheckpoint(parseNote(head?.note ?? '').text).root)).toEqual(await rootFromTexts());
    for (const loan of loans) expect(await verifyChain(test.app, loan)).toMatchObject({ valid: true, entries: 6 });
  });

  it('signs again only when there is something new', async () => {
    const loan = randomUUID();
    await append(loan);
    const first = await integrateAndSign(test.app);
    test.clock.advance(60);
    expect(await integrateAndSign(test.app)).toEqual(first);
    await append(loan);
    expect((await integrateAndSign(test.app))?.size).toBe(2);
    expect(await count('evidence_checkpoint')).toBe(2);
  });

  it('works off more than one batch in one call', async () => {
    const chain = randomUUID();
    await append(chain);
    // Two thousand and a half more, as the program would have chained them, but quicker.
    const macs = Array.from({ length: 2499 }, (_, index) => macOfEntry(test.app.keyring, `text ${index + 2}`));
    await test.database.pool.query(
      `insert into evidence_entry (chain_id, seq, kind, sealed, hash, mac)
       select $1, i + 1, 'finding.commented', 'text ' || i + 1, encode(sha256(convert_to('text ' || i + 1, 'UTF8')), 'hex'), mac
       from unnest($2::text[]) with ordinality as made (mac, i) order by i`,
      [chain, macs],
    );
    expect((await integrateAndSign(test.app))?.size).toBe(2500);
    expect(await rootFromTexts()).toEqual(
      (await test.database.pool.query('select root from evidence_checkpoint order by size desc limit 1')).rows[0].root,
    );
  });

  it('is worked on by one at a time: whoever comes second waits and signs what came since', async () => {
    const loan = randomUUID();
    await append(loan, 3);
    const heads = await Promise.all(Array.from({ length: 6 }, () => integrateAndSign(test.app)));
    expect(new Set(heads.map((head) => head?.size))).toEqual(new Set([3]));
    expect(await count('evidence_checkpoint')).toBe(1);
    expect(await count('evidence_leaf')).toBe(3);
  });

  it('leaves entries of transactions that are still open for the next time', async () => {
    const [slow, quick] = [randomUUID(), randomUUID()];
    let commit = () => {};
    const held = new Promise<void>((resolve) => {
      commit = resolve;
    });
    let appended = false;
    const open = test.app.db.transaction(async (tx) => {
      await appendEvidence(tx, test.app, { loanId: slow, kind: 'finding.commented', act, payload: {} });
      appended = true;
      await held;
    });
    await vi.waitFor(() => expect(appended).toBe(true), { timeout: 120_000 });
    await append(quick);
    expect((await integrateAndSign(test.app))?.size).toBe(1);
    commit();
    await open;
    expect((await integrateAndSign(test.app))?.size).toBe(2);
    for (const loan of [slow, quick])
      expect(await verifyChain(test.app, loan)).toMatchObject({ valid: true, entries: 1 });
  });
});

describe('signing', () => {
  const refused = async () => {
    const error = await integrateAndSign(test.app).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(DomainError);
    expect((error as DomainError).refusal.code).toBe('evidence_inconsistent');
    return (error as DomainError).refusal.detail;
  };

  beforeEach(async () => {
    const loan = randomUUID();
    await append(loan, 5);
    await integrateAndSign(test.app);
    await append(loan, 2);
  });

  it('is refused when the log does not extend what was signed', async () => {
    await aroundTheProgram(`update evidence_leaf set leaf_hash = sha256('other') where leaf_index = 4`);
    expect(await refused()).toMatch(/does not extend its checkpoint over 5 entries/);
    expect(await count('evidence_checkpoint')).toBe(1);
    // Nothing half-done stays: the entries still wait.
    expect(await count('evidence_pending')).toBe(2);
  });

  it('is refused when a node that the proof needs was changed or is gone', async () => {
    await aroundTheProgram(`update evidence_node set hash = sha256('other') where level = 2`);
    expect(await refused()).toMatch(/does not extend/);
    await aroundTheProgram('delete from evidence_node where level = 2');
    expect(await refused()).toMatch(/Node 0 of level 2 of the log is missing/);
  });

  it('is refused when leaves were cut off', async () => {
    await aroundTheProgram('delete from evidence_leaf where leaf_index >= 3');
    expect(await refused()).toMatch(/A checkpoint signs 5 entries, and the log has 3/);
  });

  it('is refused when nodes stand where no leaves are', async () => {
    await aroundTheProgram(`insert into evidence_node values (1, 2, sha256('other'))`);
    expect(await refused()).toMatch(/nodes above leaves that it lacks/);
  });

  it('is refused when the last checkpoint was forged', async () => {
    await aroundTheProgram(`update evidence_checkpoint set root = sha256('other')`);
    expect(await refused()).toMatch(/Its note signs another root/);
  });

  it('is refused with a key that was put in the place of ours', async () => {
    await aroundTheProgram(`update evidence_signing_key set sealed_seed = '\\x0011'`);
    expect(await refused()).toMatch(/The key that signs checkpoints does not open/);
  });

  it('is refused with the key file of another install', async () => {
    const keyring = await openKeyring({ keyFile: `${test.dataDir}/other.key`, mayCreate: true });
    const error = await integrateAndSign({ ...test.app, keyring }).catch((thrown: unknown) => thrown);
    expect((error as DomainError).refusal.detail).toMatch(/Put back the key file/);
  });

  it('is refused when an entry was queued twice', async () => {
    await aroundTheProgram(
      'insert into evidence_pending (chain_id, seq) select chain_id, seq from evidence_leaf where leaf_index = 0',
    );
    expect(await refused()).toMatch(/waits for the log that is in it already/);
  });

  it('goes on past an entry that was deleted while it waited, and the others enter the log', async () => {
    await aroundTheProgram('delete from evidence_entry where seq = 6');
    expect((await integrateAndSign(test.app))?.size).toBe(6);
    expect(await count('evidence_pending')).toBe(1);
  });
});

describe('verifying a chain under a checkpoint that does not hold', () => {
  it('names the bad entry where there is one, and the checkpoint where there is none', async () => {
    const loan = randomUUID();
    await append(loan, 4);
    await integrateAndSign(test.app);
    await aroundTheProgram(`update evidence_checkpoint set signed_at = signed_at - interval '1 day'`);
    expect(await verifyChain(test.app, loan)).toMatchObject({
      valid: false,
      firstBadSeq: null,
      fault: { reason: 'bad-checkpoint' },
    });
    await aroundTheProgram('delete from evidence_entry where seq = 4');
    expect(await verifyChain(test.app, loan)).toMatchObject({ valid: false, firstBadSeq: 4 });
  });
});
