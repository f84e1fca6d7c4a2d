import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type GivenLoan, givenLoan, reviewer } from '../../test/given-loan.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { verifyEvidenceFile } from '../cli/verify-evidence.ts';
import { concealPersonal, exportEvidence, verifyChain } from '../evidence/index.ts';
import { type FsckFault, fsck } from '../fsck/index.ts';
import { releaseHold, sealDueLoans, setHold } from '../loans/index.ts';
import { systemActor } from '../platform/actor.ts';
import { changeSetting } from '../settings/index.ts';
import { sweepRetention } from './index.ts';

let test: TestApp;
let folder: string;
beforeAll(async () => {
  test = await createTestApp();
  folder = await mkdtemp(join(tmpdir(), 'cs-retention-'));
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

const DAY = 86_400;
const start = new Date();
beforeEach(() => test.clock.set(start));

const documentsOf = async ({ loan }: GivenLoan) => {
  const { rows } = await test.database.pool.query(
    'select id, sha256, purged_at, bytes_deleted_at from document where loan_id = $1 order by id',
    [loan.id],
  );
  return rows as { id: string; sha256: string; purged_at: Date | null; bytes_deleted_at: Date | null }[];
};

const kindsOf = async ({ loan }: GivenLoan) => {
  const { rows } = await test.database.pool.query('select kind from evidence_entry where chain_id = $1 order by seq', [
    loan.id,
  ]);
  return rows.map(({ kind }) => kind as string);
};

const bytesOf = async (given: GivenLoan) =>
  Promise.all((await documentsOf(given)).map(({ sha256 }) => test.app.blobs.stat(sha256)));

async function faults(): Promise<readonly FsckFault[]> {
  const told: FsckFault[] = [];
  await fsck(test.app, { onFault: (fault) => told.push(fault) });
  return told;
}

describe('the retention sweep', () => {
  it('leaves documents alone until the term is over, to the day', async () => {
    const given = await givenLoan(test.app, { state: 'sealed' });
    test.clock.advance(2557 * DAY);
    await sweepRetention(test.app);
    expect((await bytesOf(given)).every((bytes) => bytes !== null)).toBe(true);
    expect(await kindsOf(given)).not.toContain('document.purged');
  });

  it('takes the words of the pages with the bytes', async () => {
    const given = await givenLoan(test.app, { state: 'sealed' });
    const [document] = await documentsOf(given);
    await test.database.pool.query(
      `insert into document_page (document_id, page_no, width, height, upright_turn, method, word_count, reader_version,
         content, read_at) values ($1, 1, 612, 792, 0, 'text', 3, 'reader:1', 'words', now())`,
      [document?.id],
    );
    const words = async () =>
      (await test.database.pool.query('select content from document_page where document_id = $1', [document?.id])).rows;
    expect(await words()).toEqual([{ content: Buffer.from('words') }]);
    test.clock.advance(2558 * DAY);
    await sweepRetention(test.app);
    expect(await words()).toEqual([{ content: null }]);
  });

  it('deletes the bytes, keeps the rows, records each document, and the chain still verifies', async () => {
    const given = await givenLoan(test.app, { state: 'sealed' });
    test.clock.advance(2558 * DAY);
    expect(await sweepRetention(test.app)).toMatchObject({ documents: expect.any(Number) });
    expect(await bytesOf(given)).toEqual([null, null]);
    const rows = await documentsOf(given);
    expect(rows.every(({ purged_at, bytes_deleted_at }) => purged_at !== null && bytes_deleted_at !== null)).toBe(true);
    expect((await kindsOf(given)).slice(-3)).toEqual(['loan.sealed', 'document.purged', 'document.purged']);
    expect(await verifyChain(test.app, given.loan.id)).toMatchObject({ valid: true });
    expect(await faults()).toEqual([]);
  });

  it('changes nothing the second time', async () => {
    const given = await givenLoan(test.app, { state: 'sealed' });
    test.clock.advance(2600 * DAY);
    await sweepRetention(test.app);
    const before = await kindsOf(given);
    expect(await sweepRetention(test.app)).toEqual({ loans: 0, documents: 0, contents: 0 });
    expect(await kindsOf(given)).toEqual(before);
  });

  it('lets an export made afterwards verify without the database, with the documents still listed', async () => {
    const given = await givenLoan(test.app, { state: 'sealed' });
    test.clock.advance(2600 * DAY);
    await sweepRetention(test.app);
    const path = join(folder, `${randomUUID()}.zip`);
    await writeFile(
      path,
      await exportEvidence(test.app, reviewer, { id: given.loan.id, externalRef: given.loan.external_ref }),
    );
    expect(await verifyEvidenceFile(path)).toMatchObject({ valid: true, checked: { documents: 2 } });
  });

  it('destroys the key of the personal values, so that nobody can find out what they were', async () => {
    const given = await givenLoan(test.app, { state: 'sealed' });
    const conceal = () =>
      test.app.db.transaction((tx) => concealPersonal(tx, test.app, given.loan.id, 'Åsa Lindström'));
    const code = await conceal();
    const { rows } = await test.database.pool.query(
      'select sealed from evidence_entry where chain_id = $1 and seq = 1',
      [given.loan.id],
    );
    expect(rows[0].sealed).toContain(code);
    test.clock.advance(2600 * DAY);
    await sweepRetention(test.app);
    await expect(conceal()).rejects.toThrow(/was destroyed by retention/);
    const key = await test.database.pool.query('select sealed_key from evidence_loan_key where loan_id = $1', [
      given.loan.id,
    ]);
    expect(key.rows).toEqual([{ sealed_key: null }]);
  });

  it('destroys the key of a loan without documents too', async () => {
    const given = await givenLoan(test.app, { state: 'sealed', contents: [] });
    test.clock.advance(2600 * DAY);
    await sweepRetention(test.app);
    const key = await test.database.pool.query('select sealed_key from evidence_loan_key where loan_id = $1', [
      given.loan.id,
    ]);
    expect(key.rows).toEqual([{ sealed_key: null }]);
  });

  it('keeps bytes that a document of another loan still needs, and deletes them with the last', async () => {
    const content = randomBytes(3_000);
    const [old, young] = [
      await givenLoan(test.app, { state: 'sealed', contents: [content] }),
      await givenLoan(test.app, { state: 'review', contents: [content] }),
    ];
    test.clock.advance(2600 * DAY);
    await sweepRetention(test.app);
    expect((await documentsOf(old))[0]).toMatchObject({ purged_at: expect.any(Date), bytes_deleted_at: null });
    expect((await bytesOf(young))[0]).not.toBeNull();
    expect(await faults()).toEqual([]);

    await test.database.pool.query(`update loan set state = 'approved' where id = $1`, [young.loan.id]);
    for (const state of ['boarding_staged', 'boarded', 'sealed'])
      await test.database.pool.query('update loan set state = $2, state_since = $3 where id = $1', [
        young.loan.id,
        state,
        start,
      ]);
    await sweepRetention(test.app);
    expect((await bytesOf(young))[0]).toBeNull();
    expect((await documentsOf(old))[0]?.bytes_deleted_at).not.toBeNull();
  });

  it('spares bytes that were stored again a moment ago: somebody is about to file them', async () => {
    const content = randomBytes(3_000);
    const given = await givenLoan(test.app, { state: 'sealed', contents: [content] });
    // The clock stays at the present, which is also the store's; the loan was sealed long ago.
    await test.database.pool.query('update loan set state_since = $2 where id = $1', [
      given.loan.id,
      new Date(start.getTime() - 3000 * DAY * 1000),
    ]);
    const { sha256 } = await test.app.blobs.put(content);
    await sweepRetention(test.app);
    expect((await documentsOf(given))[0]).toMatchObject({ purged_at: expect.any(Date), bytes_deleted_at: null });
    expect(await test.app.blobs.stat(sha256)).not.toBeNull();
    test.clock.advance(2 * DAY);
    await sweepRetention(test.app);
    expect(await test.app.blobs.stat(sha256)).toBeNull();
  });

  it('goes by the setting', async () => {
    const given = await givenLoan(test.app, { state: 'sealed' });
    const act = { actor: systemActor('test'), requestId: null };
    await changeSetting(test.app, act, 'documents.retention_days', 30);
    test.clock.advance(31 * DAY);
    await sweepRetention(test.app);
    await changeSetting(test.app, act, 'documents.retention_days', null);
    expect(await bytesOf(given)).toEqual([null, null]);
  });

  it('leaves loans that are not sealed alone, however old', async () => {
    const given = await givenLoan(test.app, { state: 'boarded' });
    test.clock.advance(9000 * DAY);
    await sweepRetention(test.app);
    expect((await bytesOf(given)).every((bytes) => bytes !== null)).toBe(true);
  });
});

describe('a legal hold', () => {
  it('stops the sweep until it is released', async () => {
    const given = await givenLoan(test.app, { state: 'sealed' });
    await setHold(test.app, reviewer, given.loan.external_ref, { note: 'a lawsuit' });
    test.clock.advance(3000 * DAY);
    await sweepRetention(test.app);
    expect((await bytesOf(given)).every((bytes) => bytes !== null)).toBe(true);
    await releaseHold(test.app, reviewer, given.loan.external_ref, { note: 'settled' });
    await sweepRetention(test.app);
    expect(await bytesOf(given)).toEqual([null, null]);
    expect((await kindsOf(given)).slice(-4)).toEqual([
      'loan.hold_set',
      'loan.hold_released',
      'document.purged',
      'document.purged',
    ]);
  });

  it('that is set while the sweep waits for the loan is seen by it', async () => {
    const given = await givenLoan(test.app, { state: 'sealed' });
    test.clock.advance(3000 * DAY);
    const rival = await test.database.pool.connect();
    await rival.query('begin');
    await rival.query('select 1 from loan where id = $1 for update', [given.loan.id]);
    await rival.query('update loan set on_hold = true where id = $1', [given.loan.id]);
    const sweeping = sweepRetention(test.app);
    await vi.waitFor(
      async () => {
        const { rows } = await test.database.pool.query(
          `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        );
        expect(rows[0].n).toBe(1);
      },
      { timeout: 120_000 },
    );
    await rival.query('commit');
    rival.release();
    await sweeping;
    expect(await kindsOf(given)).not.toContain('document.purged');
    await test.database.pool.query('update loan set on_hold = false where id = $1', [given.loan.id]);
  });

  it('is held by the database itself', async () => {
    const given = await givenLoan(test.app, { state: 'sealed' });
    await setHold(test.app, reviewer, given.loan.external_ref, { note: 'a lawsuit' });
    const raw = test.database.pool.query('update document set purged_at = now() where loan_id = $1', [given.loan.id]);
    await expect(raw).rejects.toMatchObject({ constraint: 'document_retention' });
  });
});

describe('the rows of documents', () => {
  it.each([
    `update document set name = 'other'`,
    `update document set sha256 = repeat('a', 64)`,
    `update document set size = 1`,
    'delete from document',
    'truncate document cascade',
  ])('keep what evidence says of them: %s is refused', async (statement) => {
    await givenLoan(test.app);
    await expect(test.database.pool.query(statement)).rejects.toMatchObject({ code: '23001' });
  });
});

describe('the nightly seal', () => {
  it('seals loans that were boarded or rejected longer than the setting ago, and no others', async () => {
    test.clock.set(new Date(start.getTime() + 20_000 * DAY * 1000));
    const [boarded, rejected, review] = [
      await givenLoan(test.app, { state: 'boarded' }),
      await givenLoan(test.app, { state: 'rejected' }),
      await givenLoan(test.app, { state: 'review' }),
    ];
    test.clock.advance(90 * DAY);
    const late = await givenLoan(test.app, { state: 'boarded' });
    await sealDueLoans(test.app);
    const stateOf = async ({ loan }: GivenLoan) =>
      (await test.database.pool.query('select state from loan where id = $1', [loan.id])).rows[0].state;
    expect(await Promise.all([boarded, rejected, review, late].map(stateOf))).toEqual([
      'boarded',
      'rejected',
      'review',
      'boarded',
    ]);
    test.clock.advance(1);
    await sealDueLoans(test.app);
    expect(await Promise.all([boarded, rejected, review, late].map(stateOf))).toEqual([
      'sealed',
      'sealed',
      'review',
      'boarded',
    ]);
    const { rows } = await test.database.pool.query(
      'select sealed from evidence_entry where chain_id = $1 order by seq desc limit 1',
      [boarded.loan.id],
    );
    expect(rows[0].sealed).toContain('"actor":{"id":null,"name":"nightly seal","roles":[],"type":"system"}');
  });
});
