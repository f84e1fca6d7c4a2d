import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import type { App } from '../../src/platform/app.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/platform/embedded-postgres/index.ts';
import { packageRoot } from '../../src/platform/package-root.ts';
import { freePort } from '../free-port.ts';
import { prepareBoarding } from '../soak/boarding-run/prepare.ts';
import { type Balancer, createBalancer } from '../soak/nodes-run/balancer.ts';
import { type Cluster, startReceiver } from '../soak/nodes-run/cluster.ts';
import { createNode, type NodeProcess } from '../soak/nodes-run/node-process.ts';
import { openClusterApp, type Prepared, prepare } from '../soak/nodes-run/prepare.ts';
import { createTraffic, type Ledger, openLedger, type Traffic } from '../soak/nodes-run/traffic.ts';
import { clockFileOf } from './clock-file.ts';
import { type DatabaseProxy, openDatabaseProxy } from './database-proxy.ts';
import { openSimulator, type SimulatorProcess } from './simulator-process.ts';

export interface World extends Cluster {
  readonly folder: string;
  /** An App of our own on the same database and documents, for looking. */
  readonly app: App;
  /** Between each node and the database, by the node's name. */
  readonly proxies: ReadonlyMap<string, DatabaseProxy>;
  /** Started where the world has one. */
  readonly inference: NodeProcess;
  readonly simulator: SimulatorProcess;
  readonly balancer: Balancer;
  readonly prepared: Prepared;
  readonly traffic: Traffic;
  readonly ledger: Ledger;
  /** Set by a fault that delivers jobs more than once: then only their effects are counted. */
  readonly jobsMayRepeat: { yes: boolean };
  /** Loans that are approved and wait to be boarded. */
  readonly boardable: string[];
  /** Kills the database, and starts it again on what it left. */
  killDatabase(): Promise<void>;
}

export interface WorldOptions {
  readonly seed: number;
  readonly apis?: number;
  readonly workers?: number;
  readonly boardable?: number;
  /** Whether pages are recognized by an inference process, and not by the workers themselves. */
  readonly hasInference?: boolean;
  /** Beside what every node is told. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Called with the empty folder before anything is written to it. */
  readonly prepareFolder?: (folder: string) => Promise<void>;
}

const LOANS = 4;

/**
 * A whole service on one machine: nodes as processes of their own, each with a proxy of its own before the one
 * database; stored documents in a folder; a core, and a receiver of webhooks.
 */
export async function openWorld(options: WorldOptions): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'cs-faults-'));
  await options.prepareFolder?.(folder);
  const startDatabase = () =>
    startEmbeddedPostgres({
      dataDir: join(folder, 'database'),
      log: () => {},
      tuning: 'durable',
      maxConnections: 300,
      // Processes are killed here, not machines: what the system was given it keeps.
      settings: { fsync: 'off' },
    });
  let postgres: EmbeddedPostgres = await startDatabase();
  const { host, port, user, database } = postgres.connection;
  const server = { socketPath: `${host}/.s.PGSQL.${port}`, user, database };
  const messages = new Map<string, number>();
  const receiver = await startReceiver(messages);
  const simulator = await openSimulator(join(folder, 'simulator'), await freePort());
  const inferencePort = await freePort();
  const secret = 'the-token-of-the-inference-process';
  const environment = {
    DATABASE_URL: postgres.url,
    BLOB_URL: `file:${join(folder, 'blobs')}`,
    EGRESS_ALLOW: '127.0.0.1',
    KEY_FILE: join(folder, 'keys/master.key'),
    PUBLIC_URL: 'http://countersign.bank.example',
    DATA_DIR: join(folder, 'tools'),
    SIMULATOR_URL: simulator.url,
    SIMULATOR_TOKEN: simulator.token,
    ...(options.hasInference === true
      ? { Inference__Url: `http://127.0.0.1:${inferencePort}`, Inference__Token: secret }
      : {}),
    ...options.environment,
  };
  const proxies = new Map<string, DatabaseProxy>();
  const node = async (role: 'api' | 'worker', index: number) => {
    const name = `${role}${index + 1}`;
    const proxy = await openDatabaseProxy(server);
    proxies.set(name, proxy);
    return createNode(name, role, await freePort(), {
      ...environment,
      DATA_DIR: join(folder, name),
      DATABASE_URL: proxy.url,
      NODE_OPTIONS: `--import=${pathToFileURL(join(packageRoot(), 'test/faults/clock-shift.mjs')).href}`,
      FAULTS_CLOCK_FILE: clockFileOf(folder, name),
    });
  };
  const apis = await Promise.all(Array.from({ length: options.apis ?? 2 }, (_, index) => node('api', index)));
  const workers = await Promise.all(Array.from({ length: options.workers ?? 2 }, (_, index) => node('worker', index)));
  const inference = createNode('inference', 'inference', inferencePort, {
    Inference__Token: secret,
    DATA_DIR: join(folder, 'inference'),
  });
  const pool = new pg.Pool({ connectionString: postgres.url, max: 4 });
  // What a database that is killed tells its idle connections is no fault.
  pool.on('error', () => {});
  const cluster: Cluster = {
    nodes: [...apis, ...workers],
    apis,
    workers,
    databaseUrl: postgres.url,
    environment,
    pool,
    receiver: { url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`, messages },
    close: async () => {},
  };
  const boardable: string[] = [];
  const prepared = await prepare(cluster, LOANS, async (app) => {
    boardable.push(...(await prepareBoarding(app, options.boardable ?? 20)));
  });
  const { app, close: closeApp } = await openClusterApp(cluster);
  const balancer = createBalancer(apis);
  const ledger = openLedger();

  const close = async () => {
    balancer.close();
    const all = [...cluster.nodes, inference];
    for (const each of all) each.wake();
    await Promise.all(all.map((each) => each.killMachine()));
    await simulator.kill();
    for (const proxy of proxies.values()) await proxy.close();
    await closeApp();
    await pool.end();
    receiver.closeAllConnections();
    receiver.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    if (options.hasInference === true) await inference.start();
    await Promise.all(cluster.nodes.map((each) => each.start()));
    await Promise.all(apis.map((each) => balancer.untilIn(each)));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    ...cluster,
    folder,
    app,
    proxies,
    inference,
    simulator,
    balancer,
    prepared,
    traffic: createTraffic(balancer, prepared, ledger, options.seed),
    ledger,
    jobsMayRepeat: { yes: false },
    boardable,
    killDatabase: async () => {
      const gone = postgres.exited;
      process.kill(postgres.pid, 'SIGKILL');
      await gone;
      await wait(200);
      postgres = await startDatabase();
    },
    close,
  };
}

export function proxyOf(world: World, name: string): DatabaseProxy {
  const proxy = world.proxies.get(name);
  if (proxy === undefined) throw new Error(`There is no node ${name}.`);
  return proxy;
}

export function nodeOf(world: World, name: string): NodeProcess {
  const node = world.nodes.find((each) => each.name === name);
  if (node === undefined) throw new Error(`There is no node ${name}.`);
  return node;
}
