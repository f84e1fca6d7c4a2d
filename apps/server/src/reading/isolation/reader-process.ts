import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { FileRefused } from '../pdf/pdf-file.ts';
import { PageFailed } from './page-failed.ts';
import { readUsage } from './process-usage.ts';
import type { PoolHabits } from './reader-limits.ts';
import { type CallName, type FromReader, pageOf, type ReaderCalls, type ToReader } from './reader-protocol.ts';

/** Why a process is no more: we ended it for one of the first three, or it ended by itself. */
export type EndReason = 'time' | 'memory' | 'aborted' | 'died';

export class ReaderEnded extends Error {
  override readonly name = 'ReaderEnded';
  readonly reason: EndReason;

  constructor(reason: EndReason) {
    super(`The reading process ended (${reason}).`);
    this.reason = reason;
  }
}

export interface CallLimits {
  /** Of computing: the same page must not fail because the machine had much else to do. */
  readonly seconds: number;
  readonly memoryBytes: number;
  readonly signal?: AbortSignal | undefined;
}

/** One reading process, from our side. */
export interface ReaderProcess {
  readonly pid: number;
  /** The most memory that was seen since it was last asked. */
  takePeakBytes(): Promise<number>;
  isAlive(): boolean;
  /** An engine that broke inside: the process answers, but must not be given another page. */
  isSpoilt(): boolean;
  sendBytes(bytes: Uint8Array, limits: CallLimits): Promise<void>;
  call<Name extends CallName>(
    name: Name,
    argument: ReaderCalls[Name]['argument'],
    limits: CallLimits,
  ): Promise<ReaderCalls[Name]['answer']>;
  end(): Promise<void>;
}

/** Large enough that few messages carry a large file, small enough that its copies on the way weigh little. */
const CHUNK_BYTES = 1024 * 1024;
/** Objects of a page, not its pixels: a page of a hundred thousand words takes a tenth of it. */
const HEAP_MEGABYTES = 512;
/**
 * A process that computes nothing, because it was stopped or because nine others want its core, is ended after so many
 * times its limit by the clock.
 */
const CLOCK_FACTOR = 10;
/** What a process that cannot start says is a program's words, not a file's; a few lines of them are enough. */
const START_OUTPUT_CHARACTERS = 4_000;

/** Starts a process and waits until it can open files. */
export async function startReaderProcess(program: string, habits: PoolHabits): Promise<ReaderProcess> {
  const child = fork(program, {
    // A group of its own, so that all of it can be ended at once.
    detached: true,
    // Nothing of ours: keys and passwords of the service are not there for a hostile file to find.
    env: {},
    execArgv: [`--max-old-space-size=${HEAP_MEGABYTES}`],
    serialization: 'advanced',
    // The fifth is the lifeline: see end-with-parent.ts.
    stdio: ['ignore', 'ignore', 'pipe', 'ipc', 'pipe'],
  });
  const spoken = collectOutput(child.stderr);
  let endedFor: EndReason | null = null;
  /** Who waits for an answer. Not chained to the promise below: that would keep every answer as long as the process lives. */
  const bereaved = new Set<() => void>();
  const exited = new Promise<void>((resolve) => {
    const tell = () => {
      for (const hear of bereaved) hear();
      resolve();
    };
    child.once('exit', tell);
    // A program that cannot be run at all has no exit.
    child.once('error', tell);
  });
  const end = (reason: EndReason) => {
    // The first reason counts: while it is being ended, others may come to the same end.
    if (!isGone(child)) endedFor ??= reason;
    killGroup(child);
    return exited;
  };

  const started = await Promise.race([
    firstMessage(child).then(() => true),
    exited.then(() => false),
    after(habits.startSeconds).then(() => false),
  ]);
  spoken.stop();
  if (!started || child.pid === undefined) {
    await end('died');
    throw new Error(`The reading process did not start. ${spoken.text()}`.trim());
  }
  const { pid } = child;
  let peakBytes = 0;
  let spoilt = false;
  let lastId = 0;
  const look = async () => {
    const usage = (await readUsage(pid)) ?? { residentBytes: 0, cpuSeconds: 0 };
    peakBytes = Math.max(peakBytes, usage.residentBytes);
    return usage;
  };

  /** Holds a piece of the process's work to its limits. Settles only when the work is over or the process is gone. */
  const within = async <T>(limits: CallLimits, work: (settle: Settle<T>) => () => void): Promise<T> => {
    if (limits.signal?.aborted === true) throw limits.signal.reason;
    let over = false;
    const timer = setTimeout(() => void end('time'), limits.seconds * CLOCK_FACTOR * 1000);
    // From the first look on: a look before every call would cost more than most pages take.
    let usedBefore: number | null = null;
    const watch = setInterval(async () => {
      const { residentBytes, cpuSeconds } = await look();
      // A look that comes back late must not be held against whatever runs by then.
      if (over) return;
      usedBefore ??= cpuSeconds;
      if (residentBytes > limits.memoryBytes) void end('memory');
      else if (cpuSeconds - usedBefore > limits.seconds) void end('time');
    }, habits.watchMs);
    const abort = () => void end('aborted');
    limits.signal?.addEventListener('abort', abort, { once: true });
    let stopListening = () => {};
    let mourn = () => {};
    try {
      return await new Promise<T>((resolve, reject) => {
        mourn = () => reject(endedFor === 'aborted' ? limits.signal?.reason : new ReaderEnded(endedFor ?? 'died'));
        if (isGone(child)) return mourn();
        bereaved.add(mourn);
        stopListening = work({ resolve, reject });
      });
    } finally {
      over = true;
      clearTimeout(timer);
      clearInterval(watch);
      limits.signal?.removeEventListener('abort', abort);
      bereaved.delete(mourn);
      stopListening();
    }
  };

  return {
    pid,
    takePeakBytes: async () => {
      await look();
      const peak = peakBytes;
      peakBytes = 0;
      return peak;
    },
    isAlive: () => child.connected && !isGone(child),
    isSpoilt: () => spoilt,
    sendBytes: async (bytes, limits) => {
      await within<void>(limits, (settle) => {
        void sendInChunks(child, bytes).then(settle.resolve, () => killGroup(child));
        return () => {};
      });
    },
    call: (name, argument, limits) =>
      within(limits, (settle) => {
        lastId += 1;
        const id = lastId;
        const hear = (message: FromReader) => {
          if (message.kind === 'ready' || message.id !== id) return;
          if (message.kind === 'failed') spoilt ||= message.spoilt;
          settleWith(message, argument, settle);
        };
        child.on('message', hear);
        child.send({ kind: 'call', id, call: name, argument } satisfies ToReader, () => {});
        return () => child.off('message', hear);
      }),
    end: () => end('died'),
  };
}

interface Settle<T> {
  resolve(value: T): void;
  reject(error: unknown): void;
}

function settleWith<T>(message: Exclude<FromReader, { kind: 'ready' }>, argument: unknown, settle: Settle<T>): void {
  if (message.kind === 'answer') settle.resolve(message.value as T);
  else if (message.kind === 'refused') settle.reject(new FileRefused(message.code, message.detail));
  else settle.reject(new PageFailed(pageOf(argument), message.failure));
}

async function sendInChunks(child: ChildProcess, bytes: Uint8Array): Promise<void> {
  await send(child, { kind: 'expect', byteLength: bytes.length });
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    // One after the other: what is queued inside the channel would be a second copy of the file.
    await send(child, { kind: 'bytes', bytes: bytes.subarray(start, start + CHUNK_BYTES) });
  }
}

function send(child: ChildProcess, message: ToReader): Promise<void> {
  return new Promise((resolve, reject) => {
    child.send(message, (error) => (error === null ? resolve() : reject(error)));
  });
}

async function firstMessage(child: ChildProcess): Promise<void> {
  await once(child, 'message');
}

function after(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000).unref());
}

function isGone(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** The whole group, and SIGKILL: a process that is stuck in WebAssembly hears nothing gentler. */
function killGroup(child: ChildProcess): void {
  if (child.pid === undefined || isGone(child)) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It ended between the look and the signal.
  }
}

function collectOutput(stream: Readable | null) {
  let text = '';
  const add = (chunk: Buffer) => {
    text = (text + chunk.toString('utf8')).slice(-START_OUTPUT_CHARACTERS);
  };
  stream?.on('data', add);
  return {
    text: () => text,
    // From here on a file is in play: whatever is said is let run by unread.
    stop: () => void stream?.off('data', add).resume(),
  };
}
