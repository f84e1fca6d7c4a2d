import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { readProcessStart } from '../../process-identity.ts';
import { listServerProcesses } from '../find-server-processes.ts';
import { type EmbeddedPostgres, type StartOptions, startEmbeddedPostgres } from '../index.ts';
import { sendSignal } from '../stop-leftovers.ts';
import { bundleForChild } from './bundle-for-child.ts';

export const isRoot = process.getuid?.() === 0;

export interface Harness {
  readonly root: string;
  readonly lines: string[];
  /** A new folder that every account can reach. */
  folder(name: string): Promise<string>;
  start(dataDir: string, options?: Partial<StartOptions>): Promise<EmbeddedPostgres>;
  /** Starts a node process that runs startEmbeddedPostgres; answers when the database is ready or the start failed. */
  startInChild(options: ChildOptions): Promise<ChildStart>;
  /** Starts anything else that has to be gone at the end. */
  adopt(child: ChildProcess): ChildProcess;
  cleanUp(): Promise<void>;
}

export interface ChildOptions {
  readonly dataDir: string;
  /** Where the program lies, with node_modules beside it. */
  readonly programDir?: string;
  readonly uid?: number;
  readonly copyRoots?: string[];
  readonly command?: string[];
  readonly onSpawn?: (child: ChildProcess) => void;
}

export interface ChildStart {
  readonly child: ChildProcess;
  readonly ready?: { pid: number; url: string };
  readonly error?: string;
}

const childSource = `
import { startEmbeddedPostgres } from "platform/embedded-postgres/index.ts";
const options = JSON.parse(process.argv[2]);
try {
  const postgres = await startEmbeddedPostgres({ ...options, tuning: 'test', log: () => {} });
  console.log(JSON.stringify({ ready: { pid: postgres.pid, url: postgres.url } }));
  process.stdin.on('end', () => postgres.stop());
  process.stdin.resume();
} catch (error) {
  console.log(JSON.stringify({ error: error.message }));
}
`;

/** Everything a test starts or writes is inside one folder, so that nothing survives it even when it fails. */
export async function createHarness(): Promise<Harness> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'cs-pg-')));
  await chmod(root, 0o755);
  // Socket folders for long paths go here too. Children inherit it.
  const outerTmpdir = process.env.TMPDIR;
  process.env.TMPDIR = join(root, 'tmp');
  await mkdir(process.env.TMPDIR);
  await chmod(process.env.TMPDIR, 0o1777);

  const started: EmbeddedPostgres[] = [];
  const children: ChildProcess[] = [];
  const lines: string[] = [];

  return {
    root,
    lines,
    async folder(name) {
      const path = join(root, name);
      await mkdir(path, { recursive: true });
      await chmod(path, 0o755);
      return path;
    },
    async start(dataDir, options) {
      const postgres = await startEmbeddedPostgres({
        dataDir,
        tuning: 'test',
        copyRoots: [],
        log: (line) => lines.push(line),
        ...options,
      });
      started.push(postgres);
      return postgres;
    },
    async startInChild({ dataDir, programDir = join(root, 'program'), uid, copyRoots, command = [], onSpawn }) {
      const program = await bundleForChild(programDir, childSource);
      const [first = process.execPath, ...rest] = [
        ...command,
        process.execPath,
        program,
        JSON.stringify({ dataDir, copyRoots: copyRoots ?? [] }),
      ];
      const child = spawn(first, rest, {
        stdio: ['pipe', 'pipe', 'inherit'],
        ...(uid === undefined ? {} : { uid, gid: uid }),
      });
      children.push(child);
      onSpawn?.(child);
      const line = await Promise.race([
        once(createInterface(child.stdout), 'line').then(([text]) => text as string),
        once(child, 'exit').then(([code, signal]) => JSON.stringify({ error: `child ended: ${signal ?? code}` })),
      ]);
      return { child, ...(JSON.parse(line) as Omit<ChildStart, 'child'>) };
    },
    adopt(child) {
      children.push(child);
      return child;
    },
    async cleanUp() {
      for (const child of children) child.kill('SIGKILL');
      await Promise.all(started.map((postgres) => postgres.stop()));
      await killServersUnder(root);
      if (outerTmpdir === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = outerTmpdir;
      await rm(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

/** Servers that no handle is left for: those whose starter was killed, or whose start did not succeed. */
async function killServersUnder(root: string): Promise<void> {
  for (const { pid, cwd } of await listServerProcesses()) {
    if (cwd.startsWith(`${root}/`)) sendSignal(pid, 'SIGKILL');
  }
}

export async function isRunning(pid: number): Promise<boolean> {
  return (await readProcessStart(pid)) !== null;
}

export async function query<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  // A test that kills the server breaks this connection on purpose.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

export function readServerLog(dataDir: string): Promise<string> {
  return readFile(join(dataDir, 'postgres-log', 'postgres.log'), 'utf8');
}
