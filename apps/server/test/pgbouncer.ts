import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';

export interface PgBouncer {
  /** The same database through the pooler. */
  through(databaseUrl: string): string;
  stop(): Promise<void>;
}

const PLACES = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'];
export const PGBOUNCER_ABSENT = 'PgBouncer is not installed on this machine (Debian: apt-get install pgbouncer)';
const START_LIMIT_MS = 30_000;

export function findPgBouncer(): string | null {
  return PLACES.find((place) => existsSync(place)) ?? null;
}

/**
 * PgBouncer in transaction mode before the server of this URL (a socket, as the embedded one has), for every database
 * on it. `poolSize` connections a database: with fewer than clients, they get each other's connections all the time.
 */
export async function startPgBouncer(databaseUrl: string, poolSize: number): Promise<PgBouncer> {
  const program = findPgBouncer();
  if (program === null) throw new Error(PGBOUNCER_ABSENT);
  const server = readSocketUrl(databaseUrl);
  const folder = await mkdtemp(join(tmpdir(), 'cs-bouncer-'));
  const port = await freePort();
  const config = join(folder, 'pgbouncer.ini');
  await writeFile(
    config,
    `[databases]
* = host=${server.socketDir} port=${server.port} user=${server.user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 2000
server_idle_timeout = 10
ignore_startup_parameters = extra_float_digits
log_connections = 0
log_disconnections = 0
`,
  );
  // It refuses to run as root, and only the database's own account may use the socket.
  const { uid, gid } = await stat(join(server.socketDir, `.s.PGSQL.${server.port}`));
  if (process.getuid?.() === 0) {
    await Promise.all([chown(folder, uid, gid), chown(config, uid, gid)]);
    await chmod(folder, 0o700);
  }
  const account = process.getuid?.() === 0 ? { uid, gid } : {};
  const child = spawn(program, ['-q', config], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], ...account });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-10_000);
    });
  }
  const exited = once(child, 'exit');
  const deadline = performance.now() + START_LIMIT_MS;
  while (!(await accepts(port))) {
    if (child.exitCode !== null || performance.now() > deadline) throw new Error(`PgBouncer did not start:\n${output}`);
    await wait(50);
  }
  return {
    through: (url) => `postgresql://${server.user}@127.0.0.1:${port}/${readSocketUrl(url).database}`,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function readSocketUrl(url: string) {
  const found = /^postgres(?:ql)?:\/\/([^@/:]+)@[^/]*\/([^?]+)\?(.*)$/.exec(url);
  const query = new URLSearchParams(found?.[3] ?? '');
  const socketDir = query.get('host');
  if (found === null || socketDir === null) throw new Error('The URL of the test database names no socket.');
  return { user: found[1] ?? '', database: found[2] ?? '', socketDir, port: query.get('port') ?? '5432' };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
