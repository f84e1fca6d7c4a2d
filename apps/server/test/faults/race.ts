import type { RequestOptions } from '../serve-test-app.ts';
import type { RaceWorld } from './race-world.ts';

/** The same valid request, ready to be sent through both nodes at once. */
export interface RaceStart extends RequestOptions {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  /** Where both must pass the lock of one loan. */
  readonly loanId?: string;
}

export interface Race {
  /** The operation's id. */
  readonly operation: string;
  given(world: RaceWorld): Promise<RaceStart>;
  /** The two statuses, smaller first. */
  readonly statuses: readonly [number, number];
  /** The entries of evidence that both leave together. */
  readonly kinds: readonly string[];
}

const NIL = '00000000-0000-0000-0000-000000000000';
/** Both wait or are answered long before, also on a machine that is busy with other things. */
const TOGETHER_LIMIT_MS = 10_000;

/** Runs a race, and answers what was not as it must be. */
export async function runRace(world: RaceWorld, race: Race): Promise<readonly string[]> {
  const start = await race.given(world);
  const before = await lastEntry(world);
  const answers = await together(world, start);
  const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
  const kinds = await kindsSince(world, before);
  const faults: string[] = [];
  if (statuses.join() !== race.statuses.join()) {
    faults.push(
      `${race.operation} was answered ${statuses.join()}: ${answers.map(({ text }) => text.slice(0, 300)).join(' | ')}`,
    );
  }
  if (kinds.toSorted().join() !== race.kinds.toSorted().join()) {
    faults.push(`${race.operation} left ${kinds.join() || 'no entry'} in evidence.`);
  }
  return faults;
}

/** Both wait for a lock that we hold, where they take one, before the first may go on. */
async function together(world: RaceWorld, { method, url, loanId, ...options }: RaceStart) {
  const client = await world.pool.connect();
  try {
    await client.query('begin');
    if (loanId !== undefined) await client.query('select from loan where id = $1 for update', [loanId]);
    else await client.query('select from evidence_chain where chain_id = $1 for update', [NIL]);
    let answered = 0;
    const running = world.nodes.map(async (request) => {
      const answer = await request(method, url, options);
      answered += 1;
      return answer;
    });
    const settled = Promise.allSettled(running);
    const deadline = performance.now() + TOGETHER_LIMIT_MS;
    while (answered < 2 && performance.now() < deadline) {
      const { rows } = await client.query<{ n: number }>(
        `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      if ((rows[0]?.n ?? 0) + answered >= 2) break;
    }
    await client.query('commit');
    await settled;
    return await Promise.all(running);
  } finally {
    client.release();
  }
}

async function lastEntry({ pool }: RaceWorld): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<{ chain_id: string; seq: number }>(
    'select chain_id, seq::int as seq from evidence_chain',
  );
  return new Map(rows.map(({ chain_id, seq }) => [chain_id, seq]));
}

async function kindsSince({ pool }: RaceWorld, before: ReadonlyMap<string, number>): Promise<readonly string[]> {
  const { rows } = await pool.query<{ chain_id: string; seq: number; kind: string }>(
    'select chain_id, seq::int as seq, kind from evidence_entry order by chain_id, seq',
  );
  return rows.filter(({ chain_id, seq }) => seq > (before.get(chain_id) ?? 0)).map(({ kind }) => kind);
}
