import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { appendEvidence, integrateAndSign } from '../../src/evidence/index.ts';
import { systemActor } from '../../src/platform/actor.ts';
import type { App } from '../../src/platform/app.ts';
import { givenLoan } from '../given-loan.ts';

export interface WorldEntry {
  readonly chainId: string;
  readonly seq: number;
  readonly kind: string;
  readonly sealed: string;
  readonly hash: string;
  /** Null while it waits for the log. */
  readonly leafIndex: number | null;
}

/** A small install with honest evidence, and the means to change it behind the program's back and to put it back. */
export interface TamperWorld {
  readonly app: App;
  readonly pool: pg.Pool;
  readonly entries: readonly WorldEntry[];
  /** Chains of loans, each with its entries in order. */
  readonly chains: readonly (readonly WorldEntry[])[];
  readonly checkpointSizes: readonly number[];
  /** All checkpoints as a place outside would have kept them. */
  readonly keptNotes: readonly string[];
  /** Runs statements in a session in which triggers are off, as an owner of the database could switch them off. */
  change(work: (client: pg.PoolClient) => Promise<void>): Promise<void>;
  restore(): Promise<void>;
}

const TABLES = [
  'evidence_pending',
  'evidence_checkpoint',
  'evidence_node',
  'evidence_leaf',
  'evidence_entry',
  'evidence_chain',
  'evidence_signing_key',
  'document',
  'loan',
];

/**
 * Loans in several states, administrative acts, and a checkpoint after every step as the job signs them, so that
 * checkpoints stand close and a rewritten entry can be told from its neighbours. The last entries wait for the log.
 */
export async function buildTamperWorld(app: App, pool: pg.Pool): Promise<TamperWorld> {
  for (const state of ['received', 'review', 'approved', 'boarded', 'sealed'] as const) {
    const { loan } = await givenLoan(app, { state, contents: [randomBytes(40), randomBytes(60)] });
    await recordAct(app, 'setting.changed', { key: 'loans.seal_after_days', value: 90 });
    await integrateAndSign(app);
    for (let index = 0; index < 3; index += 1) {
      const kind = state === 'sealed' ? 'loan.hold_set' : 'finding.commented';
      if (state === 'sealed' && index > 0) break;
      await app.db.transaction((tx) =>
        appendEvidence(tx, app, {
          loanId: loan.id,
          kind,
          act: system,
          payload: { note: `note ${index}`, page: index },
        }),
      );
      if (state === 'sealed') await pool.query('update loan set on_hold = true where id = $1', [loan.id]);
      await integrateAndSign(app);
    }
  }
  await givenLoan(app, { state: 'review', contents: [randomBytes(30)] });
  await recordAct(app, 'rule.changed', { id: 'R-101', enabled: false });
  return openWorld(app, pool);
}

const system = { actor: systemActor('tamper world'), requestId: null };

function recordAct(
  app: App,
  kind: 'setting.changed' | 'rule.changed',
  payload: { [key: string]: string | number | boolean },
) {
  return app.db.transaction((tx) => appendEvidence(tx, app, { loanId: null, kind, act: system, payload }));
}

async function openWorld(app: App, pool: pg.Pool): Promise<TamperWorld> {
  const { rows } = await pool.query<{
    chain_id: string;
    seq: string;
    kind: string;
    sealed: string;
    hash: string;
    leaf_index: string | null;
  }>(
    `select e.*, l.leaf_index from evidence_entry e left join evidence_leaf l using (chain_id, seq) order by e.chain_id, e.seq`,
  );
  const entries = rows.map((row) => ({
    chainId: row.chain_id,
    seq: Number(row.seq),
    kind: row.kind,
    sealed: row.sealed,
    hash: row.hash,
    leafIndex: row.leaf_index === null ? null : Number(row.leaf_index),
  }));
  const byChain = new Map<string, WorldEntry[]>();
  for (const entry of entries) byChain.set(entry.chainId, [...(byChain.get(entry.chainId) ?? []), entry]);
  const checkpoints = await pool.query<{ size: string; note: string }>(
    'select size, note from evidence_checkpoint order by size',
  );
  for (const table of TABLES) await pool.query(`create table kept_${table} as select * from ${table}`);

  const change: TamperWorld['change'] = async (work) => {
    const client = await pool.connect();
    try {
      await client.query('set session_replication_role = replica');
      await work(client);
    } finally {
      await client.query('set session_replication_role = origin');
      client.release();
    }
  };
  return {
    app,
    pool,
    entries,
    chains: [...byChain.values()].filter(([first]) => !/^0{8}-/.test(first?.chainId ?? '')),
    checkpointSizes: checkpoints.rows.map(({ size }) => Number(size)),
    keptNotes: checkpoints.rows.map(({ note }) => note),
    change,
    restore: () =>
      change(async (client) => {
        const statements = TABLES.flatMap((table) => [
          `delete from ${table}`,
          `insert into ${table} overriding system value select * from kept_${table}`,
        ]);
        await client.query(`begin; ${statements.join('; ')}; commit`);
      }),
  };
}
