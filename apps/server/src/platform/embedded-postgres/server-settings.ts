export type Tuning = 'durable' | 'test';

export interface SettingsInput {
  readonly socketDir: string;
  readonly port: number;
  readonly maxConnections: number;
  readonly tuning: Tuning;
}

/**
 * All settings are given on the command line: a file in the data folder could then not open the server to the network,
 * and a newer version of ours changes old clusters too.
 */
export function serverArguments(input: SettingsInput): string[] {
  const settings: Record<string, string> = {
    // Reachable through the socket only. The bundled OpenSSL is old, and nothing here needs the network.
    listen_addresses: '',
    unix_socket_directories: input.socketDir,
    port: String(input.port),
    // A second wall behind the private folder: the account itself and root may connect, nobody else.
    unix_socket_permissions: '0700',

    max_connections: String(input.maxConnections),
    shared_buffers: '128MB',
    // The level that the backup calls in SQL need. Nobody streams from this server.
    wal_level: 'replica',
    max_wal_senders: '0',
    max_logical_replication_workers: '0',
    wal_compression: 'on',
    min_wal_size: '80MB',
    max_wal_size: '1GB',
    // Many small statements on few cores: starting helpers or compiling a plan costs more than it saves. Parallel plans
    // would also need /dev/shm, of which a container has 64 MB by default.
    jit: 'off',
    max_parallel_workers_per_gather: '0',
    max_parallel_maintenance_workers: '0',
    // A transaction that waits for its client holds locks that stop every reviewer of a loan. Outside calls are never
    // made inside a transaction, so a minute without a statement is a fault. Running statements are not limited.
    idle_in_transaction_session_timeout: '60s',

    timezone: 'UTC',
    log_timezone: 'UTC',
    log_destination: 'stderr',
    logging_collector: 'off',
    log_min_messages: 'warning',
    log_line_prefix: '%m [%p] ',
    log_checkpoints: 'off',
    // The details of an error quote values of rows ("Key (email)=(…) already exists"), which do not belong in a log.
    log_error_verbosity: 'terse',
    ...(input.tuning === 'test' ? testSettings : durableSettings),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** These are PostgreSQL's defaults, repeated so that no file in the data folder can take the promise away. */
const durableSettings = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };

/** Loses data when the machine stops, which a test does not mind; nothing else about the server differs. */
const testSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // Hundreds of short-lived databases: checkpoints and vacuuming between the tests only take their processor time.
  checkpoint_timeout: '1h',
  max_wal_size: '4GB',
  autovacuum: 'off',
};
