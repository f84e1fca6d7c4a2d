import { randomUUID } from 'node:crypto';
import { KINDS_AFTER_SEAL, LOAN_KINDS } from '@countersign/engine/evidence/evidence-kinds';
import { sealEntry } from '@countersign/engine/evidence/seal-entry';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { systemActor } from '../platform/actor.ts';
import { DomainError } from '../platform/domain-error.ts';
import { grantServiceRole } from '../platform/service-role.ts';
import { macOfEntry } from './entry-mac.ts';
import { appendEvidence, type NewEvidence, verifyChain } from './index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const act = {
  actor: { type: 'user', id: randomUUID(), name: 'Mary Miller', roles: ['manager'], sessionId: 's' },
  requestId: randomUUID(),
} as const;

function append(loanId: string | null, changes: Partial<NewEvidence> = {}): Promise<void> {
  const entry: NewEvidence = { loanId, kind: 'finding.commented', act, payload: { note: 'looks right' }, ...changes };
  return test.app.db.transaction((tx) => appendEvidence(tx, test.app, entry));
}

async function entriesOf(loanId: string) {
  const { rows } = await test.database.pool.query(
    'select seq::int, kind, hash from evidence_entry where chain_id = $1 order by seq',
    [loanId],
  );
  return rows as { seq: number; kind: string; hash: string }[];
}

/** A session in which triggers are off, as an owner of the database could switch them off. */
async function aroundTheProgram(statement: string, values: unknown[]): Promise<void> {
  const client = await test.database.pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query(statement, values);
  } finally {
    await client.query('set session_replication_role = origin');
    client.release();
  }
}

describe('appending evidence', () => {
  it('chains entries from seq 1 on, each naming the one before, and keeps the head', async () => {
    const loanId = randomUUID();
    await append(loanId, { kind: 'package.received', payload: { externalRef: 'L-1' } });
    await append(loanId);
    const [first, second] = await entriesOf(loanId);
    expect([first?.seq, second?.seq]).toEqual([1, 2]);
    const { rows } = await test.database.pool.query(
      'select seq::int, head, sealed from evidence_chain where chain_id = $1',
      [loanId],
    );
    expect(rows).toEqual([{ seq: 2, head: second?.hash, sealed: false }]);
    expect(await verifyChain(test.app, loanId)).toMatchObject({
      valid: true,
      entries: 2,
      firstBadSeq: null,
      head: second?.hash,
    });
  });

  it('records from where somebody acted beside what they did, and lets no payload claim it', async () => {
    const loanId = randomUUID();
    const origin = { address: '203.0.113.7', session: 'a session' };
    await append(loanId, { act: { ...act, origin } });
    const { rows } = await test.database.pool.query('select sealed from evidence_entry where chain_id = $1', [loanId]);
    expect(JSON.parse(String(rows[0].sealed).split('\n')[1] ?? '').payload).toEqual({ note: 'looks right', origin });
    await expect(append(loanId, { payload: { origin: 'elsewhere' } })).rejects.toThrow(/origin of its own/);
  });

  it('records who, when and in which request, in the format of the specification', async () => {
    const loanId = randomUUID();
    await append(loanId);
    const { rows } = await test.database.pool.query('select sealed from evidence_entry where chain_id = $1', [loanId]);
    const [format, body] = String(rows[0].sealed).split('\n');
    expect(format).toBe('countersign-evidence/v1');
    expect(JSON.parse(body ?? '')).toEqual({
      v: 1,
      loanId,
      seq: 1,
      kind: 'finding.commented',
      at: test.clock.now().toISOString(),
      actor: { type: 'user', id: act.actor.id, name: 'Mary Miller', roles: ['manager'] },
      requestId: act.requestId,
      payload: { note: 'looks right' },
      prevHash: '0'.repeat(64),
    });
  });

  it('lives and dies with the transaction of the change that it records', async () => {
    const loanId = randomUUID();
    const failed = test.app.db.transaction(async (tx) => {
      await appendEvidence(tx, test.app, { loanId, kind: 'finding.commented', act, payload: {} });
      throw new Error('the change failed');
    });
    await expect(failed).rejects.toThrow('the change failed');
    expect(await entriesOf(loanId)).toEqual([]);
  });

  it('keeps the chain of administrative acts apart and takes no act into the wrong chain', async () => {
    await append(null, {
      kind: 'setting.changed',
      act: { actor: systemActor('setup'), requestId: null },
      payload: { key: 'a' },
    });
    expect(await verifyChain(test.app, null)).toMatchObject({ valid: true, entries: 1 });
    await expect(append(null)).rejects.toThrow(/not a kind of the install's own chain/);
    await expect(append(randomUUID(), { kind: 'setting.changed' })).rejects.toThrow(/not a kind of a loan's chain/);
  });
});

describe('writers of one chain', () => {
  it('wait for each other and then chain onto what the other wrote', async () => {
    const loanId = randomUUID();
    await append(loanId);
    const rival = await test.database.pool.connect();
    await rival.query('begin');
    await rival.query('select 1 from evidence_chain where chain_id = $1 for update', [loanId]);

    const ours = append(loanId);
    await vi.waitFor(
      async () => {
        const { rows } = await test.database.pool.query(
          `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        );
        expect(rows[0].n).toBe(1);
      },
      { timeout: 120_000 },
    );
    expect((await entriesOf(loanId)).length).toBe(1);
    await rival.query('commit');
    rival.release();
    await ours;
    expect(await verifyChain(test.app, loanId)).toMatchObject({ valid: true, entries: 2 });
  });

  it('answer evidence_conflict and record nothing when somebody wrote the next entry around the lock', async () => {
    const loanId = randomUUID();
    await append(loanId);
    await aroundTheProgram(
      `insert into evidence_entry (chain_id, seq, kind, sealed, hash) values ($1, 2, 'finding.commented', 'x', $2)`,
      [loanId, 'a'.repeat(64)],
    );
    const refused = await append(loanId).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(DomainError);
    expect((refused as DomainError).refusal.code).toBe('evidence_conflict');
    expect((await entriesOf(loanId)).map(({ seq, hash }) => [seq, hash.slice(0, 2)])).toEqual([
      [1, expect.any(String)],
      [2, 'aa'],
    ]);
  });
});

describe('a process that does not know the newest head', () => {
  /** As another node would: the program in this process hears nothing of it. */
  async function appendElsewhere(loanId: string): Promise<void> {
    const { rows } = await test.database.pool.query('select seq::int, head from evidence_chain where chain_id = $1', [
      loanId,
    ]);
    const [{ seq, head }] = rows as [{ seq: number; head: string }];
    const body = { loanId, seq: seq + 1, kind: 'finding.commented', at: new Date().toISOString() } as const;
    const actor = { type: 'system', id: null, name: 'another node', roles: [] } as const;
    const entry = sealEntry({ ...body, actor, requestId: null, payload: {}, prevHash: head });
    const mac = macOfEntry(test.app.keyring, entry.sealed);
    const sent = [loanId, seq + 1, head, body.kind, entry.sealed, entry.hash, mac];
    await test.database.pool.query('select evidence_append($1, $2, $3, $4, $5, $6, $7)', sent);
  }

  it('chains onto what another process wrote', async () => {
    const loanId = randomUUID();
    await append(loanId);
    await appendElsewhere(loanId);
    await append(loanId);
    await append(loanId);
    expect(await verifyChain(test.app, loanId)).toMatchObject({ valid: true, entries: 4 });
  });

  it('is not misled by an entry of its own that was rolled back', async () => {
    const loanId = randomUUID();
    await append(loanId);
    const failed = test.app.db.transaction(async (tx) => {
      await appendEvidence(tx, test.app, { loanId, kind: 'finding.commented', act, payload: {} });
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    await append(loanId);
    expect(await verifyChain(test.app, loanId)).toMatchObject({ valid: true, entries: 2 });
  });

  it('learns of a seal from the database', async () => {
    const loanId = randomUUID();
    await append(loanId);
    await test.database.pool.query(`insert into evidence_entry values ($1, 2, 'loan.sealed', 'x', $2)`, [
      loanId,
      'a'.repeat(64),
    ]);
    const refused = await append(loanId).catch((error: unknown) => error);
    expect((refused as DomainError).refusal.code).toBe('loan_sealed');
  });
});

describe('a sealed chain', () => {
  const sealedLoan = async () => {
    const loanId = randomUUID();
    await append(loanId, { kind: 'loan.sealed', payload: {} });
    return loanId;
  };

  it.each(LOAN_KINDS.filter((kind) => !(KINDS_AFTER_SEAL as readonly string[]).includes(kind)))(
    'takes no %s, neither from the program nor in raw SQL',
    async (kind) => {
      const loanId = await sealedLoan();
      const refused = await append(loanId, { kind }).catch((error: unknown) => error);
      expect((refused as DomainError).refusal.code).toBe('loan_sealed');
      const raw = test.database.pool.query(
        `insert into evidence_entry (chain_id, seq, kind, sealed, hash) values ($1, 2, $2, 'x', $3)`,
        [loanId, kind, 'a'.repeat(64)],
      );
      await expect(raw).rejects.toMatchObject({ constraint: 'evidence_after_seal' });
      expect((await entriesOf(loanId)).length).toBe(1);
    },
  );

  it.each(KINDS_AFTER_SEAL)('still takes %s', async (kind) => {
    const loanId = await sealedLoan();
    await append(loanId, { kind });
    expect(await verifyChain(test.app, loanId)).toMatchObject({ valid: true, entries: 2 });
  });
});

describe('the database itself', () => {
  const tables = ['evidence_entry', 'evidence_leaf', 'evidence_node', 'evidence_checkpoint', 'evidence_signing_key'];

  it.each(
    tables.flatMap((table) => [
      `update ${table} set ${table === 'evidence_signing_key' ? 'name = name' : columnOf(table)}`,
      `delete from ${table}`,
      `truncate ${table} cascade`,
    ]),
  )('refuses to %s by its triggers, even for its owner', async (statement) => {
    await append(randomUUID());
    await expect(test.database.pool.query(statement)).rejects.toMatchObject({ code: '23001' });
  });

  function columnOf(table: string): string {
    return (
      { evidence_entry: 'hash = hash', evidence_leaf: 'seq = seq', evidence_node: 'hash = hash' }[table] ??
      'note = note'
    );
  }

  it.each(['update evidence_chain set seq = seq + 1', 'delete from evidence_chain', 'truncate evidence_chain'])(
    'moves heads with entries only and refuses to %s',
    async (statement) => {
      await append(randomUUID());
      await expect(test.database.pool.query(statement)).rejects.toMatchObject({ code: '23001' });
    },
  );

  it('takes only the next entry of a chain', async () => {
    const loanId = randomUUID();
    await append(loanId);
    for (const seq of [1, 3]) {
      const raw = test.database.pool.query(
        `insert into evidence_entry (chain_id, seq, kind, sealed, hash) values ($1, $2, 'finding.commented', 'x', $3)`,
        [loanId, seq, 'a'.repeat(64)],
      );
      await expect(raw).rejects.toMatchObject({ code: '23505', constraint: 'evidence_entry_pkey' });
    }
  });

  it('grants the service nothing but adding evidence, and no right to switch a trigger off', async () => {
    await grantServiceRole(test.database.url);
    const client = await test.database.pool.connect();
    try {
      await client.query('set role countersign_service');
      const statements = tables
        .filter((table) => table !== 'evidence_signing_key')
        .flatMap((table) => [
          `update ${table} set ${columnOf(table)}`,
          `delete from ${table}`,
          `truncate ${table}`,
          `alter table ${table} disable trigger all`,
          'set session_replication_role = replica',
        ]);
      for (const statement of statements)
        await expect(client.query(statement)).rejects.toMatchObject({ code: '42501' });
    } finally {
      await client.query('reset role');
      client.release();
    }
  });
});
