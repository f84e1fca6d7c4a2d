import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageRoot } from '../../src/platform/package-root.ts';

export interface RunningService {
  readonly address: string;
  readonly pid: number;
  /** Everything it printed so far. */
  output(): string;
  /** Ends it as an operator would, and answers its exit code. */
  stop(): Promise<number | null>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

const entry = join(packageRoot(), 'bin/countersign.mjs');
/** Generous: these machines are shared. The tests themselves assert no time. */
const START_LIMIT_MS = 300_000;

function launch(args: readonly string[], environment: Readonly<Record<string, string>>, uid?: number) {
  const child = spawn(process.execPath, [entry, ...args], {
    env: { PATH: process.env.PATH ?? '', LOG_LEVEL: 'info', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return { child, output: () => output };
}

/** Runs a sub-command to its end. */
export async function runCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Ended> {
  return startCommand(args, environment).ended;
}

/** The same for one that is not left alone until its end. */
export function startCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): { readonly ended: Promise<Ended>; kill(): void } {
  const { child, output } = launch(args, environment);
  const closed = once(child, 'close') as Promise<[number | null]>;
  return {
    ended: closed.then(([code]) => ({ code, output: output() })),
    kill: () => void child.kill('SIGKILL'),
  };
}

/** Starts the service and waits until it says where it is. */
export async function startService(
  environment: Readonly<Record<string, string>>,
  uid?: number,
): Promise<RunningService> {
  const { child, output } = launch(['serve'], environment, uid);
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const address = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`It did not start in time:\n${output()}`)), START_LIMIT_MS);
    const look = () => {
      const found = /Countersign is running at (\S+)/.exec(output())?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    };
    child.stdout.on('data', look);
    void exited.then(([code]) => {
      clearTimeout(timer);
      reject(new Error(`It ended with ${code}:\n${output()}`));
    });
  });
  return {
    address,
    pid: child.pid ?? 0,
    output,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      const [code] = await exited;
      return code;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** The process of the embedded database, as its own file says. */
export async function postmaster(dataDir: string): Promise<number | undefined> {
  const text = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => null);
  return text === null ? undefined : Number(text.split('\n', 1)[0]);
}

export interface FamilyMember {
  readonly pid: number;
  readonly name: 'api' | 'worker' | 'postgres' | 'other';
}

/** The processes that work on a data folder, found by what the system says of them. Linux only, as are its callers. */
export function processesOf(dataDir: string): readonly FamilyMember[] {
  const found: FamilyMember[] = [];
  for (const entryName of readdirSync('/proc')) {
    const pid = Number(entryName);
    if (!Number.isInteger(pid)) continue;
    const environment = readProc(pid, 'environ');
    const command = readProc(pid, 'cmdline').replaceAll('\0', ' ');
    const ours =
      environment.includes(`DATA_DIR=${dataDir}\0`) || command.includes(dataDir) || cwdOf(pid).startsWith(dataDir);
    if (!ours || readProc(pid, 'stat').includes(') Z ')) continue;
    const role = /(?:^|\0)ROLE=(api|worker)\0/.exec(environment)?.[1] as 'api' | 'worker' | undefined;
    found.push({ pid, name: role ?? (command.includes('postgres') ? 'postgres' : 'other') });
  }
  return found;
}

function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** The database works in its own folder, whatever its command line says. */
function cwdOf(pid: number): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
}
