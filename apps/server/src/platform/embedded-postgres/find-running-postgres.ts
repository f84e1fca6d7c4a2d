import { join, resolve } from 'node:path';
import { readProcessStart } from '../process-identity.ts';
import { connectionThrough, connectionUrl, type PostgresConnection } from './connection.ts';
import { readPostmasterFile } from './postmaster-file.ts';

/** The database of a service that runs now on this folder, for commands that work beside it; null when none is ready. */
export async function findRunningPostgres(
  dataDir: string,
): Promise<{ connection: PostgresConnection; url: string } | null> {
  const postmaster = await readPostmasterFile(join(resolve(dataDir), 'postgres'));
  if (postmaster === null || !postmaster.ready) return null;
  // The file outlives a server that was killed.
  if ((await readProcessStart(postmaster.pid)) === null) return null;
  const connection = connectionThrough(postmaster.socketDir);
  return { connection, url: connectionUrl(connection) };
}
