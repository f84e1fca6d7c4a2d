import { chown, cp, lchown, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../src/platform/embedded-postgres/index.ts';

export interface StreamingReplica {
  readonly primaryUrl: string;
  readonly replicaUrl: string;
  /** The replica is cut off, as by a failure of its machine. */
  stopReplica(): Promise<void>;
  startReplica(): Promise<void>;
  /** Changes arrive and are not applied until it is told to go on. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  close(): Promise<void>;
}

const STREAMED = { max_wal_senders: '4' };

/** A PostgreSQL and a real replica of it that follows it by streaming, made from a copy as a backup would be. */
export async function startStreamingReplica(): Promise<StreamingReplica> {
  const folder = await mkdtemp(join(tmpdir(), 'cs-stream-'));
  const quiet = { log: () => {}, tuning: 'test' } as const;
  const primary = await startEmbeddedPostgres({ ...quiet, dataDir: join(folder, 'primary'), settings: STREAMED });
  const standbyDir = join(folder, 'standby');
  await copyCluster(primary, join(standbyDir, 'postgres'));
  const conninfo = `host=${primary.connection.host} port=${primary.connection.port} user=${primary.connection.user}`;
  const startStandby = () =>
    startEmbeddedPostgres({
      ...quiet,
      dataDir: standbyDir,
      settings: { ...STREAMED, primary_conninfo: conninfo, wal_retrieve_retry_interval: '200ms' },
    });
  let standby = await startStandby();
  const replicaUrl = standby.url;
  const onReplica = (sql: string) => runOn(replicaUrl, sql);
  return {
    primaryUrl: primary.url,
    replicaUrl,
    stopReplica: () => standby.stop(),
    startReplica: async () => {
      standby = await startStandby();
    },
    pause: () => onReplica('select pg_wal_replay_pause()'),
    resume: () => onReplica('select pg_wal_replay_resume()'),
    close: async () => {
      await standby.stop();
      await primary.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The files between the start and the stop of a backup, the label that belongs to them, and the sign of a standby. */
async function copyCluster(primary: EmbeddedPostgres, to: string): Promise<void> {
  const client = new pg.Client({ connectionString: primary.url });
  await client.connect();
  try {
    await client.query(`select pg_backup_start('replica', true)`);
    await mkdir(to, { recursive: true, mode: 0o700 });
    const skipped = new Set(['postmaster.pid', 'postmaster.opts']);
    await cp(primary.clusterDir, to, {
      recursive: true,
      filter: (source) => !skipped.has(source.slice(primary.clusterDir.length + 1)),
    });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await writeFile(join(to, 'backup_label'), rows[0]?.labelfile ?? '');
    await writeFile(join(to, 'standby.signal'), '');
  } finally {
    await client.end();
  }
  const { uid, gid } = await stat(primary.clusterDir);
  if (process.getuid?.() === 0) await giveAll(to, uid, gid);
}

async function giveAll(folder: string, uid: number, gid: number): Promise<void> {
  await chown(folder, uid, gid);
  for (const name of await readdir(folder, { recursive: true })) await lchown(join(folder, name), uid, gid);
}

async function runOn(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}
