import { Counter, Gauge } from 'prom-client';
import { type Db, isConnectionFailure, type Runner } from './db.ts';
import type { Log } from './log.ts';
import { registry } from './metrics.ts';
import { askReplicaLag } from './replica.queries.ts';

const reads = new Counter({
  name: 'countersign_list_reads_total',
  help: 'Reads of lists and statistics by the database that answered, where a replica is configured.',
  labelNames: ['database'] as const,
  registers: [registry],
});
const lag = new Gauge({
  name: 'countersign_replica_lag_seconds',
  help: 'How far the replica was behind when it was last asked; -1 while it cannot be reached.',
  registers: [registry],
});

interface ReplicaOptions {
  readonly primary: Db;
  readonly replica: Db;
  readonly log: Log;
  readonly timing?: Partial<typeof TIMING>;
}

const TIMING = {
  /** How often the replica is asked how far it is behind; no list waits for this. */
  lookEveryMs: 5_000,
  /** A person may miss what happened in the last half a minute; a replica further behind is not asked. */
  mostBehindSeconds: 30,
};

/** The role may not connect, the password is wrong or the database is not there: as good as unreachable. */
const REFUSED = /^(28|3D)/;

/** A Db whose lists come from the replica while it answers and is not far behind, and from the primary otherwise. */
export function readListsFrom({ primary, replica, log, timing }: ReplicaOptions): Db {
  const { lookEveryMs, mostBehindSeconds } = { ...TIMING, ...timing };
  let usable = true;

  function use(isUsable: boolean, why: Readonly<Record<string, unknown>>): void {
    if (isUsable !== usable) {
      if (isUsable) log.info(why, 'lists are read from the replica again');
      else log.warn(why, 'the replica cannot be used; lists are read from the primary');
    }
    usable = isUsable;
  }

  async function look(): Promise<void> {
    try {
      const { seconds } = await replica.one(askReplicaLag, []);
      lag.set(seconds);
      use(seconds <= mostBehindSeconds, { seconds });
    } catch (error) {
      lag.set(-1);
      use(false, { err: error });
    }
  }
  const looking = setInterval(() => void look(), lookEveryMs);
  looking.unref();
  void look();

  /** A list is asked again at the primary rather than refused: the replica makes nothing worse. */
  async function read<T>(ask: (runner: Runner) => Promise<T>): Promise<T> {
    if (usable) {
      try {
        const found = await ask(replica);
        reads.inc({ database: 'replica' });
        return found;
      } catch (error) {
        // Whatever it was, the primary knows better: a query that a replica cancelled in favour of a change, a column that
        // an upgrade has just added and the replica not yet. What is really wrong fails there again.
        if (isUnreachable(error)) use(false, { err: error });
      }
    }
    reads.inc({ database: 'primary' });
    return ask(primary);
  }

  return {
    ...primary,
    lists: {
      many: (query, args) => read((runner) => runner.many(query, args)),
      maybe: (query, args) => read((runner) => runner.maybe(query, args)),
      one: (query, args) => read((runner) => runner.one(query, args)),
    },
    isReplicaUsed: () => usable,
    close: async () => {
      clearInterval(looking);
      await Promise.all([primary.close(), replica.close()]);
    },
  };
}

function isUnreachable(error: unknown): boolean {
  const code = (error as { code?: unknown }).code;
  if (error instanceof Error && error.message === 'Query read timeout') return true;
  return isConnectionFailure(error) || (typeof code === 'string' && REFUSED.test(code));
}
