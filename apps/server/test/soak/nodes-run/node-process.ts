import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { packageRoot } from '../../../src/platform/package-root.ts';

type NodeRole = 'api' | 'worker' | 'inference';

/** One machine of the cluster: a supervisor and the node that it watches over, with a data folder of its own. */
export interface NodeProcess {
  readonly name: string;
  readonly role: NodeRole;
  /** Where an API node is asked. */
  readonly address: string;
  /** `through`: a command that it is started by, such as a shell that sets limits first. */
  start(through?: readonly string[]): Promise<void>;
  /** As an operator stops it; answers the exit code. */
  stop(): Promise<number | null>;
  /** The machine is gone: everything on it ends at once. */
  killMachine(): Promise<void>;
  /** The node dies and its supervisor lives; false where it was between two lives. */
  killNode(): boolean;
  /** The whole machine stands still, as a paused virtual machine does. */
  freeze(): void;
  wake(): void;
  isReady(): Promise<boolean>;
  /** The last lines that it printed, for a fault that has to be explained. */
  tail(): string;
}

const entry = join(packageRoot(), 'bin/countersign.mjs');
const START_LIMIT_MS = 600_000;
/** Of everything that is printed only the end is of use. */
const KEPT_OUTPUT = 20_000;

export function createNode(
  name: string,
  role: NodeRole,
  port: number,
  environment: Readonly<Record<string, string>>,
): NodeProcess {
  const address = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  let output = '';
  let readyCount = 0;

  function launch(through: readonly string[]): ChildProcess {
    const [program = process.execPath, ...args] = [...through, process.execPath, entry, 'serve'];
    const launched = spawn(program, args, {
      env: { PATH: process.env.PATH ?? '', ...environment, ROLE: role, PORT: String(port), LOG_LEVEL: 'info' },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that a kill takes the reading processes of a worker along.
      detached: true,
    });
    for (const stream of [launched.stdout, launched.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        readyCount += text.split('node is ready').length - 1;
        output = (output + text).slice(-KEPT_OUTPUT);
      });
    }
    return launched;
  }

  async function isReady(): Promise<boolean> {
    if (role !== 'api') return readyCount > 0;
    const answer = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
    await answer?.arrayBuffer().catch(() => null);
    return answer?.status === 200;
  }

  function signal(name: NodeJS.Signals): void {
    const pid = child?.pid;
    if (pid === undefined || child?.exitCode !== null || child.signalCode !== null) return;
    process.kill(-pid, name);
  }

  return {
    name,
    role,
    address,
    start: async (through = []) => {
      // A machine that was killed may still hold its port for a moment.
      for (let attempt = 1; ; attempt += 1) {
        readyCount = 0;
        const launched = launch(through);
        child = launched;
        const ended = once(launched, 'exit').then(() => 'ended' as const);
        const deadline = performance.now() + START_LIMIT_MS;
        let outcome: 'ready' | 'ended' | 'slow' = 'slow';
        while (outcome === 'slow' && performance.now() < deadline) {
          if (await isReady()) outcome = 'ready';
          else outcome = await Promise.race([ended, wait(50).then(() => 'slow' as const)]);
        }
        if (outcome === 'ready') return;
        if (outcome === 'slow' || attempt === 5) throw new Error(`${name} did not start:\n${output}`);
        await wait(500);
      }
    },
    stop: async () => {
      const running = child;
      if (running === null || running.exitCode !== null || running.signalCode !== null) return running?.exitCode ?? 0;
      const gone = once(running, 'exit') as Promise<[number | null]>;
      // To the supervisor alone: it stops its node.
      running.kill('SIGTERM');
      const [code] = await gone;
      return code;
    },
    killMachine: async () => {
      const running = child;
      if (running === null || running.exitCode !== null || running.signalCode !== null) return;
      const gone = once(running, 'exit');
      signal('SIGKILL');
      await gone;
    },
    killNode: () => {
      const pid = nodeOf(child?.pid);
      if (pid === null) return false;
      process.kill(pid, 'SIGKILL');
      return true;
    },
    freeze: () => signal('SIGSTOP'),
    wake: () => signal('SIGCONT'),
    isReady,
    tail: () => output.slice(-2_000),
  };
}

/** The node under a supervisor, as the system knows it. Linux only, as is the whole run. */
function nodeOf(supervisor: number | undefined): number | null {
  if (supervisor === undefined) return null;
  try {
    const children = readFileSync(`/proc/${supervisor}/task/${supervisor}/children`, 'utf8').trim().split(/\s+/);
    return Number(children.find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('node.js'))) || null;
  } catch {
    return null;
  }
}
