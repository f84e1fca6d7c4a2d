/** The name of the file in the socket folder ends in this number. No TCP port is opened, so it need not be free. */
const SOCKET_PORT = 5432;

export const databaseUser = 'countersign';
export const databaseName = 'countersign';

export interface PostgresConnection {
  /** The folder of the unix socket, which is what pg expects as host. */
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
}

export function connectionThrough(socketDir: string): PostgresConnection {
  return { host: socketDir, port: SOCKET_PORT, user: databaseUser, database: databaseName };
}

export function connectionUrl(connection: PostgresConnection): string {
  const { host, port, user, database } = connection;
  return `postgresql://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`;
}

export function socketPath(socketDir: string): string {
  return `${socketDir}/.s.PGSQL.${SOCKET_PORT}`;
}
