import { randomBytes, randomUUID } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type GivenLoan, givenLoan, reviewer } from '../../test/given-loan.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { runOn } from '../cli/fsck.ts';
import { addDocument, sweepRetention } from '../documents/index.ts';
import { appendEvidence, integrateAndSign } from '../evidence/index.ts';
import { lockLoan, sealLoan, setHold } from '../loans/index.ts';
import { adoptOldRecords, type FsckFault, type FsckOptions, fsck } from './index.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

async function check(options: FsckOptions = {}) {
  const faults: FsckFault[] = [];
  const report = await fsck(test.app, { ...options, onFault: (fault) => faults.push(fault) });
  return { report, faults };
}

async function aroundTheProgram(statement: string, values: unknown[] = []): Promise<void> {
  const client = await test.database.pool.connect();
  await client.query('set session_replication_role = replica');
  await client.query(statement, values);
  await client.query('set session_replication_role = origin');
  client.release();
}

const comment = ({ loan }: GivenLoan) =>
  test.app.db.transaction((tx) =>
    appendEvidence(tx, test.app, { loanId: loan.id, kind: 'finding.commented', act: reviewer, payload: {} }),
  );

/** The file in which the store keeps the bytes of a hash, wherever that is. */
async function fileOf(sha256: string): Promise<string> {
  const names = await readdir(test.dataDir, { recursive: true });
  return join(test.dataDir, names.find((name) => name.endsWith(sha256)) ?? '');
}

describe('a check of the whole install', () => {
  it('finds nothing wrong with an empty one, nor with loans in every state', async () => {
    expect((await check()).report).toMatchObject({ chains: 0, entries: 0, faults: 0 });
    for (const state of [
      'received',
      'processing',
      'processing_failed',
      'review',
      'approved',
      'rejected',
      'boarding_staged',
      'boarded',
      'sealed',
    ] as const) {
      await givenLoan(test.app, { state });
    }
    await integrateAndSign(test.app);
    const held = await givenLoan(test.app, { state: 'boarded' });
    await setHold(test.app, reviewer, held.loan.external_ref, { note: 'a lawsuit' });
    await sealLoan(test.app, reviewer, held.loan.external_ref, {});
    const { report, faults } = await check();
    expect(faults).toEqual([]);
    expect(report).toMatchObject({ since: 0, chains: 10, loans: 10, documents: 20, contents: 20 });
  });

  it('counts more entries than fit a page', async () => {
    const chain = await givenLoan(test.app, { contents: [] });
    await test.app.db.transaction(async (tx) => {
      for (let time = 0; time < 2_500; time += 1) {
        await appendEvidence(tx, test.app, {
          loanId: chain.loan.id,
          kind: 'finding.commented',
          act: reviewer,
          payload: { time },
        });
      }
    });
    await givenLoan(test.app, { contents: [] });
    await integrateAndSign(test.app);
    expect((await check()).report).toMatchObject({ entries: 2_502, leaves: 2_502, chains: 2, faults: 0 });
    await aroundTheProgram(`update evidence_entry set hash = repeat('a', 64) where chain_id = $1 and seq = 2300`, [
      chain.loan.id,
    ]);
    expect((await check()).faults).toMatchObject([
      { loanId: chain.loan.id, seq: 2_300, reason: 'bad-hash', externalRef: chain.loan.external_ref },
    ]);
  });

  it('is not disturbed by writers', async () => {
    const given = await givenLoan(test.app, { contents: [] });
    let writing = true;
    const writers = Array.from({ length: 4 }, async () => {
      while (writing) await comment(given);
    });
    for (let time = 0; time < 5; time += 1) {
      await integrateAndSign(test.app);
      expect((await check()).faults).toEqual([]);
    }
    writing = false;
    await Promise.all(writers);
  });

  it('tells of bytes that are gone or were changed, once for each content', async () => {
    const content = randomBytes(5_000);
    const first = await givenLoan(test.app, { contents: [content, randomBytes(100)] });
    test.clock.advance(1);
    await givenLoan(test.app, { contents: [content] });
    const { rows } = await test.database.pool.query(
      'select sha256, size::int from document where loan_id = $1 order by size',
      [first.loan.id],
    );
    await rm(await fileOf(rows[0].sha256));
    await writeFile(await fileOf(rows[1].sha256), randomBytes(5_000));
    const { faults } = await check();
    expect(faults.map(({ reason, loanId }) => [reason, loanId]).sort()).toEqual([
      ['bytes-corrupt', first.loan.id],
      ['bytes-missing', first.loan.id],
    ]);
  });

  it('tells of bytes that came back after retention had deleted them', async () => {
    const content = randomBytes(500);
    await givenLoan(test.app, { state: 'sealed', contents: [content] });
    test.clock.advance(3_000 * 86_400);
    await sweepRetention(test.app);
    expect((await check()).faults).toEqual([]);
    await test.app.blobs.put(content);
    expect((await check()).faults).toMatchObject([{ reason: 'bytes-kept' }]);
  });
});

describe('an incremental check', () => {
  it('looks only at what came since the last one without a fault', async () => {
    const old = await givenLoan(test.app, { state: 'review' });
    const grown = await givenLoan(test.app, { state: 'review' });
    await integrateAndSign(test.app);
    const { report: whole } = await check({ incremental: true });
    expect(whole).toMatchObject({ since: 0, chains: 2, faults: 0 });

    await comment(grown);
    await integrateAndSign(test.app);
    await comment(grown);
    const { report, faults } = await check({ incremental: true });
    expect(faults).toEqual([]);
    expect(report).toMatchObject({ since: whole.leaves, chains: 1, entries: 2, loans: 1 });

    // What was checked before is not looked at again; a whole check is there for that.
    await aroundTheProgram(`update evidence_entry set hash = repeat('a', 64) where chain_id = $1 and seq = 1`, [
      old.loan.id,
    ]);
    await comment(grown);
    expect((await check({ incremental: true })).faults).toEqual([]);
    expect((await check()).faults).toMatchObject([{ loanId: old.loan.id, seq: 1 }]);
  });

  it('names what is wrong with the new entries, and starts there again until it is put right', async () => {
    const given = await givenLoan(test.app, { state: 'review' });
    await integrateAndSign(test.app);
    await check({ incremental: true });
    await comment(given);
    await comment(given);
    await integrateAndSign(test.app);
    const { rows } = await test.database.pool.query('select hash from evidence_entry where chain_id = $1 and seq = 7', [
      given.loan.id,
    ]);
    await aroundTheProgram(`update evidence_entry set hash = repeat('a', 64) where chain_id = $1 and seq = 7`, [
      given.loan.id,
    ]);
    for (let time = 0; time < 2; time += 1) {
      expect((await check({ incremental: true })).faults).toMatchObject([
        { loanId: given.loan.id, seq: 7, reason: 'bad-hash' },
      ]);
    }
    await aroundTheProgram('update evidence_entry set hash = $2 where chain_id = $1 and seq = 7', [
      given.loan.id,
      rows[0].hash,
    ]);
    expect((await check({ incremental: true })).report).toMatchObject({ since: 5, faults: 0 });
  });

  it('holds new states and documents against the new entries', async () => {
    const given = await givenLoan(test.app, { state: 'boarded' });
    await integrateAndSign(test.app);
    await check({ incremental: true });
    await sealLoan(test.app, reviewer, given.loan.external_ref, {});
    const other = await givenLoan(test.app, { state: 'review' });
    await integrateAndSign(test.app);
    await aroundTheProgram(`update loan set state = 'boarded' where id = $1`, [given.loan.id]);
    await aroundTheProgram(`update document set name = 'x' where loan_id = $1`, [other.loan.id]);
    const { faults } = await check({ incremental: true });
    expect(faults.map(({ reason }) => reason).sort()).toEqual([
      'bad-state',
      'document-changed',
      'document-changed',
      'record-differs',
      'record-differs',
    ]);
  });

  it('is a whole check when its memory was changed by hand', async () => {
    await givenLoan(test.app, { state: 'review' });
    await integrateAndSign(test.app);
    await check({ incremental: true });
    await aroundTheProgram(`update fsck_progress set sealed = 'AAAA'`);
    expect((await check({ incremental: true })).report.since).toBe(0);
  });

  it('starts over when the checkpoint that it would start from is no longer what was signed', async () => {
    const given = await givenLoan(test.app, { state: 'review' });
    await integrateAndSign(test.app);
    await check({ incremental: true });
    await comment(given);
    await integrateAndSign(test.app);
    await aroundTheProgram(`update evidence_leaf set leaf_hash = sha256('x') where leaf_index = 4`);
    expect((await check({ incremental: true })).faults.map(({ reason }) => reason)).toContain('bad-root');
  });
});

describe('countersign fsck', () => {
  const printed: string[] = [];
  const print = { out: (text: string) => void printed.push(text), error: (text: string) => void printed.push(text) };
  beforeEach(() => {
    printed.length = 0;
  });

  it('says what it checked, or each fault with its place, and answers 0 or 1', async () => {
    await adoptOldRecords(test.app);
    const given = await givenLoan(test.app, { state: 'review' });
    await integrateAndSign(test.app);
    expect(await runOn(test.app, { incremental: false, checkpoints: undefined }, print)).toBe(0);
    expect(printed.join('')).toMatch(
      /^Everything was checked: 6 entries in 2 chains, 6 leaves, 1 checkpoints, .*\nNo fault was found\.\n$/,
    );
    printed.length = 0;
    await aroundTheProgram('delete from evidence_entry where chain_id = $1 and seq = 2', [given.loan.id]);
    expect(await runOn(test.app, { incremental: false, checkpoints: undefined }, print)).toBe(1);
    expect(printed[0]).toMatch(new RegExp(`^loan ${given.loan.external_ref}, entry 2: .*\\(bad-seq\\)\\n$`));
  });

  it('answers 2 when the kept checkpoints cannot be read', async () => {
    const path = join(test.dataDir, `${randomUUID()}.txt`);
    expect(await runOn(test.app, { incremental: false, checkpoints: path }, print)).toBe(2);
  });
});

describe('documents', () => {
  it('are filed in a chain that is locked with the loan', async () => {
    const { loan } = await givenLoan(test.app, { contents: [] });
    const stored = await test.app.blobs.put(randomBytes(100));
    await test.app.db.transaction(async (tx) => {
      await tx.one(lockLoan, [loan.id]);
      const about = { loanId: loan.id, packageVersion: 1, mediaType: 'application/pdf', docType: null };
      await addDocument(tx, test.app, reviewer, { ...about, name: 'Åsa’s note.pdf', stored });
    });
    expect((await check()).report).toMatchObject({ documents: 1, contents: 1, faults: 0 });
  });
});
