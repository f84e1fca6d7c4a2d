import { mkdir, realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { connectionThrough, connectionUrl, type PostgresConnection } from './connection.ts';
import { systemCopyRoots } from './copy-binaries.ts';
import { findBinaries } from './find-binaries.ts';
import { dataDirectoryArgument, ensureCluster } from './initialise-cluster.ts';
import { chooseRunAs } from './run-as.ts';
import { serverEnvironment } from './server-environment.ts';
import { type Exit, launchServer } from './server-process.ts';
import { serverArguments, type Tuning } from './server-settings.ts';
import { prepareSocketDirectory } from './socket-directory.ts';
import { stopLeftovers } from './stop-leftovers.ts';

export type { PostgresConnection };

export interface EmbeddedPostgres {
  readonly connection: PostgresConnection;
  /** For pg and everything that takes a connection string. */
  readonly url: string;
  readonly pid: number;
  /** The cluster's folder as we see it. The server itself may know it under another name ("show data_directory"). */
  readonly clusterDir: string;
  /** Settles when the server has ended, wanted or not. */
  readonly exited: Promise<Exit>;
  /** Ends sessions and writes a checkpoint; insists after a while. May be called again. */
  stop(): Promise<void>;
}

export interface StartOptions {
  readonly dataDir: string;
  readonly log: (line: string) => void;
  readonly maxConnections?: number;
  readonly tuning?: Tuning;
  /** For tests: settings of the server that differ from ours, such as those of one that others stream from. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Folders that may take a copy of the programs where their own folder is closed to the database's account. */
  readonly copyRoots?: string[];
}

/**
 * Starts the PostgreSQL that comes with the program on `<dataDir>/postgres`. The caller must hold the lock of the data
 * folder (acquireDataDirLock): any server found running there is taken for an orphan and stopped.
 */
export async function startEmbeddedPostgres(options: StartOptions): Promise<EmbeddedPostgres> {
  await mkdir(resolve(options.dataDir), { recursive: true, mode: 0o700 });
  const dataDir = await realpath(options.dataDir);
  const clusterDir = join(dataDir, 'postgres');
  const tuning = options.tuning ?? 'durable';

  const runAs = await chooseRunAs(clusterDir);
  const binaries = await findBinaries(dataDir, runAs, options.copyRoots ?? (runAs === null ? [] : systemCopyRoots));
  await ensureCluster(clusterDir, binaries, runAs, tuning, options.log);
  const strangerPid = await stopLeftovers(clusterDir, options.log);
  const socketDir = await prepareSocketDirectory(dataDir, runAs);
  const connection = connectionThrough(socketDir.path);

  const server = await launchServer({
    program: join(binaries.binDir, 'postgres'),
    args: [
      '-D',
      await dataDirectoryArgument(clusterDir, runAs),
      ...serverArguments({
        socketDir: socketDir.path,
        port: connection.port,
        maxConnections: options.maxConnections ?? 100,
        tuning,
      }),
      // The last word counts.
      ...Object.entries(options.settings ?? {}).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    env: {
      ...serverEnvironment(),
      // PostgreSQL refuses to start while the number in an old postmaster.pid is in use. This variable names a process
      // that is not to be taken for a server; removing the file instead would also remove the check for survivors.
      ...(strangerPid === null ? {} : { PG_GRANDPARENT_PID: String(strangerPid) }),
    },
    runAs,
    dataDir,
    clusterDir,
    log: options.log,
  });
  return {
    connection,
    url: connectionUrl(connection),
    pid: server.pid,
    clusterDir,
    exited: server.exited,
    async stop() {
      await server.stop();
      await socketDir.remove();
    },
  };
}
