import { mkdir } from 'node:fs/promises';
import { readConfig, type ServiceRole } from '../platform/config.ts';
import { prepareJobQueue } from '../platform/jobs/index.ts';
import { createLog, type Log } from '../platform/log.ts';
import { migrate, readMigrations } from '../platform/migrate.ts';
import { openServiceDatabase } from '../service-database.ts';
import { type SupervisedNode, superviseNode } from './supervise-node.ts';

/**
 * `countersign serve`: one small process that owns the database and watches over the nodes that do the work.
 * A node that dies is started again; the database is stopped last, when nobody needs it any more.
 */
export async function run(args: readonly string[]): Promise<number> {
  if (args.length > 0) {
    process.stderr.write('serve takes no arguments; it is configured by the environment (docs/operations.md).\n');
    return 2;
  }
  const config = readConfig(process.env);
  const log = createLog(config.logLevel, 'supervisor');
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });

  const database = await openServiceDatabase(config, log);
  const nodes: SupervisedNode[] = [];
  try {
    const { applied } = await migrate(database.ownerUrl, await readMigrations());
    if (applied.length > 0) log.info({ applied }, 'database brought up to date');
    await prepareJobQueue(database.ownerUrl);
    await database.grantService();

    for (const role of nodesOf(config.role)) {
      nodes.push(superviseNode({ role, databaseUrl: database.serviceUrl, directUrl: database.directUrl, log }));
    }
    const [address] = (await Promise.all(nodes.map((node) => node.ready))).filter((each) => each !== null);
    if (address !== undefined)
      process.stdout.write(`Countersign is running at ${config.port === 0 ? address : config.publicUrl}\n`);
    await untilToldToStop(log);
    return 0;
  } finally {
    await Promise.all(nodes.map((node) => node.stop()));
    await database.close();
  }
}

function nodesOf(role: ServiceRole): readonly ServiceRole[] {
  return role === 'all' ? ['api', 'worker'] : [role];
}

function untilToldToStop(log: Log): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        log.info({ signal }, 'stopping');
        resolve();
      });
    }
  });
}
