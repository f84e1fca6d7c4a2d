import pg from 'pg';
import { type ColumnType, t, type ValueOf } from './column-types.ts';

export { t };

type Columns = Readonly<Record<string, ColumnType<unknown>>>;
type Params = readonly ColumnType<unknown>[];
export type RowOf<C extends Columns> = { readonly [K in keyof C]: ValueOf<C[K]> };
export type ArgsOf<P extends Params> = { readonly [K in keyof P]: ValueOf<P[K]> };

/** A named statement with its row and its parameters declared. All SQL of a room is such values in `<noun>.queries.ts`. */
export interface Query<C extends Columns = Columns, P extends Params = Params> {
  readonly name: string;
  readonly text: string;
  readonly columns: C;
  readonly params: P;
}

const registered = new Map<string, Query>();

/**
 * Declares a statement: `query('review.find-finding', sql, { id: t.uuid }, [t.uuid])`.
 * Every statement registers itself, so that one guard test can prepare them all on the migrated schema.
 */
export function query<const C extends Columns, const P extends Params = readonly []>(
  name: string,
  text: string,
  columns: C,
  params: P = [] as unknown as P,
): Query<C, P> {
  if (registered.has(name)) throw new Error(`Two queries are named ${name}.`);
  // The name travels as a comment, so that pg_stat_activity and slow-query logs speak our language.
  const declared: Query<C, P> = { name, text: `/* ${name} */ ${text.trim()}`, columns, params };
  registered.set(name, declared as unknown as Query);
  return declared;
}

export function registeredQueries(): readonly Query[] {
  return [...registered.values()];
}

export interface Runner {
  /** Exactly one row; anything else is a bug. */
  one<C extends Columns, P extends Params>(query: Query<C, P>, args: ArgsOf<P>): Promise<RowOf<C>>;
  maybe<C extends Columns, P extends Params>(query: Query<C, P>, args: ArgsOf<P>): Promise<RowOf<C> | undefined>;
  many<C extends Columns, P extends Params>(query: Query<C, P>, args: ArgsOf<P>): Promise<RowOf<C>[]>;
  /** Runs a statement and says how many rows it touched. */
  run<C extends Columns, P extends Params>(query: Query<C, P>, args: ArgsOf<P>): Promise<number>;
}

/** Work inside one transaction. */
export interface Tx extends Runner {
  /** Runs after the commit, in order; for forgetting caches, never for work that must not be lost. */
  afterCommit(work: () => void): void;
}

/** Reads alone. */
type Reader = Pick<Runner, 'one' | 'maybe' | 'many'>;

export interface Db extends Runner {
  /**
   * For lists and statistics that people look at, which may be some seconds old: read from a replica where there is one
   * (replica.ts). Whatever decides something, and a record that is asked for by its id, is read from the Db itself.
   */
  readonly lists: Reader;
  /** Where there is a replica for lists: whether it answers them at the moment. */
  isReplicaUsed?(): boolean;
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Connections in use, idle and requests waiting for one. */
  load(): { readonly total: number; readonly idle: number; readonly waiting: number };
  close(): Promise<void>;
}

export interface DbOptions {
  readonly url: string;
  readonly maxConnections: number;
  readonly applicationName: string;
  readonly onError: (error: Error) => void;
  /** A statement or a connection that takes longer fails; for a server that somebody else can stand in for. */
  readonly patienceMs?: number;
}

const DEADLOCK = '40P01';
const SERIALIZATION_FAILURE = '40001';
/** Losing a deadlock three times in a row means a lock order bug, which waiting does not cure. */
const MAX_ATTEMPTS = 3;
/** A request that gets no connection in this time is answered 503 rather than queued without end. */
const CONNECT_TIMEOUT_MS = 10_000;

/**
 * A process that froze inside a transaction holds its locks, and on a bank's own server nothing else ends it. Local to
 * the transaction and sent with it: a pooler hands the connection to somebody else after every commit.
 */
const BEGIN = `begin; set local idle_in_transaction_session_timeout = '60s'`;

export function openDb(options: DbOptions): Db {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.maxConnections,
    application_name: options.applicationName,
    connectionTimeoutMillis: options.patienceMs ?? CONNECT_TIMEOUT_MS,
    ...(options.patienceMs === undefined ? {} : { query_timeout: options.patienceMs }),
    idleTimeoutMillis: 30_000,
    types: { getTypeParser: parserFor as typeof pg.types.getTypeParser },
  });
  // An idle connection that the server closes must not end the process; the next query opens another.
  pool.on('error', options.onError);
  // Nor must one that is cut in the middle of a transaction: the pool listens only to idle connections.
  pool.on('connect', (client) => {
    client.on('error', options.onError);
  });

  const runner = runnerOn((text, values) => pool.query(text, values));
  return {
    ...runner,
    lists: runner,
    transaction: (work) => transactionOn(pool, work),
    load: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

async function transactionOn<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptTransaction(pool, work);
    } catch (error) {
      if (attempt < MAX_ATTEMPTS && (hasSqlState(error, DEADLOCK) || hasSqlState(error, SERIALIZATION_FAILURE)))
        continue;
      throw error;
    }
  }
}

async function attemptTransaction<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const afterwards: (() => void)[] = [];
  let broken: Error | undefined;
  try {
    await client.query(BEGIN);
    const tx: Tx = {
      ...runnerOn((text, values) => client.query(text, values)),
      afterCommit: (then) => {
        afterwards.push(then);
      },
    };
    const result = await work(tx);
    await commit(client);
    for (const then of afterwards) then();
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    // A connection whose rollback failed is in an unknown state: it is closed, not given to the next caller.
    client.release(broken);
  }
}

/** What the driver says of a statement on a connection that broke between two of them. */
const NOT_QUERYABLE = /^Client (has encountered a connection error|was closed) and is not queryable$/;

/** The commit was sent and nobody heard what became of it: it may be done. Whoever reads again knows. */
export class CommitUnknownError extends Error {
  override readonly name = 'CommitUnknownError';

  constructor(cause: unknown) {
    super('The connection to the database was lost while a transaction was being committed.', { cause });
  }
}

async function commit(client: pg.PoolClient): Promise<void> {
  try {
    await client.query('commit');
  } catch (error) {
    // Not queryable: the connection was gone before the commit was sent, so that nothing was done.
    const isUnknown = isConnectionFailure(error) && !NOT_QUERYABLE.test((error as Error).message);
    throw isUnknown ? new CommitUnknownError(error) : error;
  }
}

type Execute = (text: string, values: unknown[]) => Promise<pg.QueryResult>;

function runnerOn(execute: Execute): Runner {
  const many: Runner['many'] = async (query, args) => {
    const result = await execute(query.text, args as unknown as unknown[]);
    return result.rows;
  };
  return {
    many,
    maybe: async (query, args) => {
      const rows = await many(query, args);
      if (rows.length > 1) throw new Error(`${query.name} answered ${rows.length} rows where at most one was meant.`);
      return rows[0];
    },
    one: async (query, args) => {
      const rows = await many(query, args);
      const [row] = rows;
      if (row === undefined || rows.length > 1)
        throw new Error(`${query.name} answered ${rows.length} rows instead of one.`);
      return row;
    },
    run: async (query, args) => (await execute(query.text, args as unknown as unknown[])).rowCount ?? 0,
  };
}

const asIs = (value: string) => value;

function toSafeInteger(value: string): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new Error(`${value} does not fit a number exactly.`);
  return number;
}

const int8Array = pg.types.getTypeParser(1016 as 20, 'text') as unknown as (value: string) => (string | null)[];

const parsers: ReadonlyMap<number, (value: string) => unknown> = new Map<number, (value: string) => unknown>([
  [t.int8.oid, toSafeInteger],
  [t.int8Array.oid, (value) => int8Array(value).map((each) => (each === null ? null : toSafeInteger(each)))],
  [t.date.oid, asIs],
  [t.numeric.oid, asIs],
]);

function parserFor(oid: number, format?: 'text' | 'binary'): unknown {
  return parsers.get(oid) ?? pg.types.getTypeParser(oid, format as 'text');
}

export function hasSqlState(error: unknown, state: string): boolean {
  return error instanceof Error && (error as { code?: unknown }).code === state;
}

/** The name of the constraint that a database error speaks of, or null. */
export function violatedConstraint(error: unknown): string | null {
  const constraint = error instanceof Error ? (error as { constraint?: unknown }).constraint : null;
  return typeof constraint === 'string' ? constraint : null;
}

/** Whether the database, or a disk of ours, has no room or no memory left: the caller may try again later. */
export function isOutOfRoom(error: unknown): boolean {
  const code = error instanceof Error ? (error as { code?: unknown }).code : undefined;
  // Class 53 is insufficient resources, but for too many connections.
  return typeof code === 'string' && (/^53[124]00$/.test(code) || ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code));
}

/** Whether the database could not be reached or went away: the caller may try again later. */
export function isConnectionFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof CommitUnknownError) return true;
  const code = (error as { code?: unknown }).code;
  // Class 08 is connection exceptions; 57P01 to 57P03 are shutdown and start-up; 53300 is too many connections.
  if (typeof code === 'string' && (/^08/.test(code) || /^57P0[123]$/.test(code) || code === '53300')) return true;
  if (typeof code === 'string' && ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'].includes(code)) {
    return true;
  }
  return (
    /Connection terminated|timeout exceeded when trying to connect/.test(error.message) ||
    NOT_QUERYABLE.test(error.message)
  );
}
