import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { StartError } from './start-error.ts';

/** What PostgreSQL says of a copy of its data folder that was taken while it ran. */
export interface FinishedBackup {
  /** Must lie in the copy as backup_label: without it the copy starts from the wrong checkpoint and is silently torn. */
  readonly label: string;
  /** Names of files in pg_wal; the copy needs both and all between them. */
  readonly firstSegment: string;
  readonly lastSegment: string;
  readonly segmentBytes: number;
  readonly startPosition: string;
  readonly stopPosition: string;
}

export interface BackupSession {
  start(label: string): Promise<void>;
  finish(): Promise<FinishedBackup>;
  /** Ends the session and with it the slot; a backup that was started and not finished is called off by that. */
  close(): Promise<void>;
}

/**
 * One connection of the database's owner for a copy of the data folder (PostgreSQL's low-level backup calls). The slot is
 * there so that no segment of the log is recycled between start and copying; it is temporary and dies with the session.
 */
export async function openBackupSession(ownerUrl: string): Promise<BackupSession> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'countersign backup' });
  // A connection that is lost while files are copied is told by the next statement, not by ending the process.
  client.on('error', () => {});
  await client.connect();
  const ask = <T extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
    client.query<T>(text, values).catch((error: unknown) => {
      throw explainLoss(error);
    });
  let startPosition = '';
  return {
    async start(label) {
      const slot = `countersign_backup_${randomBytes(6).toString('hex')}`;
      // The second argument reserves the log at once and not at the first reader, of whom there is none.
      await ask('select pg_create_physical_replication_slot($1, true, true)', [slot]);
      // A fast checkpoint: a person waits for the backup.
      const { rows } = await ask<{ lsn: string }>('select pg_backup_start($1, true)::text as lsn', [label]);
      startPosition = rows[0]?.lsn ?? '';
    },
    async finish() {
      // Nobody archives here; the slot keeps what waiting for an archive would keep.
      const { rows } = await ask<{ lsn: string; label: string; tablespaces: string; last: string }>(
        `select lsn::text as lsn, labelfile as label, spcmapfile as tablespaces, pg_walfile_name(lsn) as last
         from pg_backup_stop(false)`,
      );
      const [row] = rows;
      const first = /^START WAL LOCATION: \S+ \(file ([0-9A-F]{24})\)$/m.exec(row?.label ?? '')?.[1];
      if (row === undefined || first === undefined) throw new Error('PostgreSQL gave no backup label.');
      if (row.tablespaces !== '') throw new Error('The database has tablespaces outside of its folder.');
      const size = await ask<{ bytes: string }>(
        `select setting as bytes from pg_settings where name = 'wal_segment_size'`,
      );
      return {
        label: row.label,
        firstSegment: first,
        lastSegment: row.last,
        segmentBytes: Number(size.rows[0]?.bytes),
        startPosition,
        stopPosition: row.lsn,
      };
    },
    close: () => client.end().catch(() => undefined),
  };
}

/** A server that was stopped says so by one of these codes, one that was killed by none at all. */
function explainLoss(error: unknown): unknown {
  const code = error instanceof Error ? (error as { code?: unknown }).code : undefined;
  const isGone = typeof code !== 'string' || /^(57P0\d|08\d{3}|E[A-Z]+)$/.test(code);
  if (!isGone) return error;
  return new StartError('The database ended during the backup, which is called off by that. Take it again.', {
    cause: error,
  });
}
