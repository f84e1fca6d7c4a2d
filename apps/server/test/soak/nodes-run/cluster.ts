import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import S3rver from 's3rver';
import { startEmbeddedPostgres } from '../../../src/platform/embedded-postgres/index.ts';
import { freePort } from '../../free-port.ts';
import { createNode, type NodeProcess } from './node-process.ts';

export interface Cluster {
  readonly nodes: readonly NodeProcess[];
  readonly apis: readonly NodeProcess[];
  readonly workers: readonly NodeProcess[];
  readonly databaseUrl: string;
  /** What every node and every command is told. */
  readonly environment: Readonly<Record<string, string>>;
  /** For looking, past the service. */
  readonly pool: pg.Pool;
  /** A receiver of webhooks, and how often each message came. */
  readonly receiver: { readonly url: string; readonly messages: ReadonlyMap<string, number> };
  close(): Promise<void>;
}

interface ClusterSize {
  readonly apis: number;
  readonly workers: number;
  readonly drainSeconds: number;
}

/** One PostgreSQL, one S3-compatible server, and nodes that share nothing else but the key file. None is started yet. */
export async function openCluster(size: ClusterSize): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'cs-nodes-'));
  const postgres = await startEmbeddedPostgres({
    dataDir: join(folder, 'database'),
    log: () => {},
    tuning: 'durable',
    maxConnections: 300,
  });
  const bucket = 'documents';
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    vhostBuckets: false,
    configureBuckets: [{ name: bucket }],
  });
  await mkdir(join(folder, 's3'), { recursive: true });
  const { port: storePort } = await store.run();
  const messages = new Map<string, number>();
  const receiver = await startReceiver(messages);
  const environment = {
    DATABASE_URL: postgres.url,
    BLOB_URL: `s3://${bucket}/bank?endpoint=http://127.0.0.1:${storePort}`,
    // The only account that this server knows.
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
    EGRESS_ALLOW: '127.0.0.1',
    KEY_FILE: join(folder, 'keys/master.key'),
    DRAIN_SECONDS: String(size.drainSeconds),
    // Tokens name it as their issuer: it is the address of whatever shares out the requests, on every node.
    PUBLIC_URL: 'http://countersign.bank.example',
    DATA_DIR: join(folder, 'tools'),
  };
  const node = async (role: 'api' | 'worker', index: number) => {
    const name = `${role}${index + 1}`;
    return createNode(name, role, await freePort(), { ...environment, DATA_DIR: join(folder, name) });
  };
  const apis = await Promise.all(Array.from({ length: size.apis }, (_, index) => node('api', index)));
  const workers = await Promise.all(Array.from({ length: size.workers }, (_, index) => node('worker', index)));
  const nodes = [...apis, ...workers];
  const pool = new pg.Pool({ connectionString: postgres.url, max: 4 });
  // The server goes first at the end; what it tells its idle connections then is no fault.
  pool.on('error', () => {});
  return {
    nodes,
    apis,
    workers,
    databaseUrl: postgres.url,
    environment,
    pool,
    receiver: { url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`, messages },
    close: async () => {
      for (const each of nodes) each.wake();
      await Promise.all(nodes.map((each) => each.killMachine()));
      await pool.end();
      await store.close();
      receiver.closeAllConnections();
      receiver.close();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A receiver of webhooks that notes how often each message came. */
export async function startReceiver(messages: Map<string, number>): Promise<Server> {
  const server = createHttpServer((request, response) => {
    const id = String(request.headers['webhook-id']);
    request.resume().on('end', () => {
      messages.set(id, (messages.get(id) ?? 0) + 1);
      response.writeHead(204).end();
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return server;
}
