import { mkdir } from 'node:fs/promises';
import { simulatorFolder } from '../boarding/adapters/index.ts';
import { openFirstKeyring } from '../identity/index.ts';
import { nameProcess } from '../platform/build-metrics.ts';
import { systemClock } from '../platform/clock.ts';
import { type Config, ConfigError, readConfig, type ServiceRole } from '../platform/config.ts';
import { openDb } from '../platform/db.ts';
import { prepareJobQueue } from '../platform/jobs/index.ts';
import { createLog, type Log } from '../platform/log.ts';
import { migrate, readMigrations } from '../platform/migrate.ts';
import { explainStart } from '../platform/start-error.ts';
import { openServiceDatabase } from '../service-database.ts';
import { readVersion } from '../version.ts';
import { refuseTakenPort } from './refuse-taken-port.ts';
import { sealWhatIsThere } from './seal-what-is-there.ts';
import { superviseNode } from './supervise-node.ts';
import { type SupervisedProcess, superviseProcess } from './supervise-process.ts';
import { countRestart } from './supervisor-metrics.ts';

/**
 * `countersign serve`: one small process that owns the database and watches over the nodes that do the work.
 * A node that dies is started again; the database is stopped last, when nobody needs it any more.
 */
export async function run(args: readonly string[]): Promise<number> {
  if (args.length > 0) {
    process.stderr.write('serve takes no arguments; it is configured by the environment (docs/operations.md).\n');
    return 2;
  }
  return serve(readConfig(process.env));
}

/** Runs the service until it is told to stop; `whenReady` is called once with its address. */
export async function serve(config: Config, whenReady: (address: string) => void = () => {}): Promise<number> {
  const log = createLog(config.logLevel, 'supervisor');
  nameProcess('supervisor', readVersion());
  // Before anything is started: whoever stops us half-way must find nothing left behind.
  await refuseTakenPort(config);
  const told = untilToldToStop(log);
  if (config.role === 'inference') return serveInference(config, log, told);
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw explainStart(error, `DATA_DIR ${config.dataDir}`);
  });

  const database = await openServiceDatabase(config, log, () => countRestart('database')).catch((error: unknown) => {
    throw explainStart(error, `DATA_DIR ${config.dataDir}`);
  });
  const nodes: SupervisedProcess[] = [];
  let simulator: SupervisedProcess | null = null;
  try {
    if (told.isSo()) return 0;
    const { applied, newer } = await migrate(database.ownerUrl, await readMigrations(), readVersion()).catch(
      (error: unknown) => {
        throw explainStart(error, 'The database of DATABASE_URL');
      },
    );
    if (applied.length > 0) log.info({ applied }, 'database brought up to date');
    if (newer.length > 0) log.warn({ newer }, 'the database was brought forward by a newer release; ours runs on it');
    await prepareJobQueue(database.ownerUrl);
    await database.grantService();
    await prepareKeys(config, database.ownerUrl, log);

    for (const role of nodesOf(config.role)) {
      const { serviceUrl: url, directUrl } = database;
      nodes.push(superviseNode({ role, database: { url, directUrl }, drainSeconds: config.drainSeconds, log }));
    }
    const allReady = nodes.map((node) => node.ready);
    simulator = superviseSimulator(config, log);
    if (simulator !== null) {
      // A core for trials must not keep the service from starting; boarding to it says that it does not run.
      allReady.push(
        simulator.ready.then(
          () => null,
          (error: unknown) => {
            log.error({ err: error }, 'the simulator does not run');
            return null;
          },
        ),
      );
    }
    const addresses = await Promise.race([Promise.all(allReady), told.promise.then(() => [])]);
    const [address] = addresses.filter((each) => each !== null);
    if (address !== undefined && address !== null) {
      process.stdout.write(`Countersign is running at ${config.port === 0 ? address : config.publicUrl}\n`);
      whenReady(address);
    }
    await told.promise;
    return 0;
  } finally {
    await Promise.all(nodes.map((node) => node.stop()));
    // After the nodes: a loan that is being boarded gets its answer.
    await simulator?.stop();
    await database.close();
  }
}

/** Recognizes pages for nodes elsewhere: no database, no folder of data, nothing to prepare. */
async function serveInference(config: Config, log: Log, told: Told): Promise<number> {
  if (config.inferenceToken === null) {
    throw new ConfigError('ROLE=inference needs Inference__Token: the secret that the nodes which call it send.');
  }
  const node = superviseNode({ role: 'inference', database: null, drainSeconds: config.drainSeconds, log });
  try {
    const address = await Promise.race([node.ready, told.promise.then(() => null)]);
    if (address !== null) process.stdout.write(`The inference process is running at ${address}\n`);
    await told.promise;
    return 0;
  } finally {
    await node.stop();
  }
}

/**
 * The built-in core for trials, on its own folder. Only where this machine runs the whole service: nodes that are spread
 * over machines must all ask the same simulator, so there it is started on one of them and named by SIMULATOR_URL.
 */
function superviseSimulator(config: Config, log: Log): SupervisedProcess | null {
  if (config.role !== 'all' || config.simulatorUrl !== null) return null;
  const environment = { SIMULATOR_FOLDER: simulatorFolder(config), SIMULATOR_LISTEN: config.simulatorListen };
  return superviseProcess({ name: 'simulator', program: 'simulator.js', environment, log });
}

function nodesOf(role: ServiceRole): readonly ServiceRole[] {
  return role === 'all' ? ['api', 'worker'] : [role];
}

interface Told {
  readonly promise: Promise<void>;
  isSo(): boolean;
}

function untilToldToStop(log: Log): Told {
  let so = false;
  const promise = new Promise<void>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        so = true;
        log.info({ signal }, 'stopping');
        resolve();
      });
    }
  });
  return { promise, isSo: () => so };
}

/**
 * A lost or foreign key file is told here, in a sentence, before a node would meet it as an error. What an older release
 * wrote without a MAC or a seal gets one before the first request.
 */
async function prepareKeys(config: Config, ownerUrl: string, log: Log): Promise<void> {
  const db = openDb({ url: ownerUrl, maxConnections: 2, applicationName: 'countersign start', onError: () => {} });
  try {
    const keyring = await openFirstKeyring(db, config.keyFile);
    await sealWhatIsThere({ db, keyring, clock: systemClock, log });
  } finally {
    await db.close();
  }
}
