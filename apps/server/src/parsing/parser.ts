import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type MessagePort, Worker } from 'node:worker_threads';
import { DomainError } from '../platform/domain-error.ts';
import { packageRoot } from '../platform/package-root.ts';
import type { Parser } from '../platform/parser.ts';
import { unpackValue } from './long-texts.ts';
import { ownBytes } from './own-bytes.ts';
import { receiveJson } from './receive-json.ts';
import { StrictJsonError } from './strict-json.ts';
import type { ParsingResult, ParsingWork } from './thread/work.ts';

export interface ParserLimits {
  /** Parsing is never what a node does most; one thread must stay for the requests. */
  readonly threads: number;
  /** A thread that outgrows this is ended, and its task fails. The largest body is 30 MiB, and has several copies. */
  readonly memoryMb: number;
  /** Every task ends by its caps long before this; it is there for what nobody thought of. */
  readonly taskSeconds: number;
  /** What waits for a thread. Its bytes are in memory, so they are counted, too. */
  readonly waitingTasks: number;
  readonly waitingBytes: number;
}

const LIMITS: ParserLimits = {
  threads: Math.min(2, availableParallelism()),
  memoryMb: 512,
  taskSeconds: 30,
  waitingTasks: 200,
  waitingBytes: 256 * 1024 * 1024,
};

const RETRY_AFTER_SECONDS = 2;

interface Task {
  readonly id: number;
  readonly work: ParsingWork;
  readonly bytes: number;
  /** Where its bytes are. */
  readonly moved: ArrayBuffer | MessagePort;
  readonly settle: (result: ParsingResult) => void;
  readonly fail: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  running: { readonly task: Task; readonly timer: NodeJS.Timeout } | null;
}

/** A few threads that stay, and a bounded queue before them. */
export function openParser(limits: ParserLimits = LIMITS): Parser {
  const threads = new Set<Thread>();
  const waiting: Task[] = [];
  let waitingBytes = 0;
  let lastId = 0;
  let closed = false;

  function start(): Thread {
    const worker = new Worker(join(packageRoot(), 'dist/parser.js'), {
      resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
    });
    const thread: Thread = { worker, running: null };
    threads.add(thread);
    worker.unref();
    worker.on('message', (message: { id: number; result?: ParsingResult; error?: string }) => {
      const task = thread.running?.task;
      if (task?.id !== message.id) return;
      release(thread);
      if (message.result === undefined) task.fail(new Error(message.error));
      else task.settle(message.result);
      next();
    });
    worker.on('error', (error) => drop(thread, failureOf(error)));
    worker.on('exit', () => drop(thread, new Error('A parsing thread ended.')));
    return thread;
  }

  function release(thread: Thread): void {
    if (thread.running !== null) clearTimeout(thread.running.timer);
    thread.running = null;
  }

  /** Forgets a thread that is gone; its task fails, the others get a new thread. */
  function drop(thread: Thread, error: Error): void {
    if (!threads.delete(thread)) return;
    const failed = thread.running?.task;
    release(thread);
    failed?.fail(error);
    next();
  }

  function next(): void {
    if (closed || waiting.length === 0) return;
    const free = [...threads].find(({ running }) => running === null);
    if (free === undefined && threads.size >= limits.threads) return;
    const task = waiting.shift();
    if (task === undefined) return;
    waitingBytes -= task.bytes;
    const thread = free ?? start();
    const timer = setTimeout(() => {
      drop(thread, busy(`Reading it took longer than ${limits.taskSeconds} seconds.`));
      void thread.worker.terminate();
    }, limits.taskSeconds * 1000);
    thread.running = { task, timer };
    thread.worker.postMessage({ id: task.id, work: task.work }, [task.moved]);
    next();
  }

  function run(work: ParsingWork, bytes: number, moved: Task['moved']): Promise<ParsingResult> {
    return new Promise((settle, fail) => {
      if (closed) return fail(new Error('The parser is closed.'));
      const isFull = waiting.length >= limits.waitingTasks || waitingBytes + bytes > limits.waitingBytes;
      // One is always taken, however large it is.
      if (isFull && waiting.length > 0) return fail(busy('Too many bodies wait to be read.'));
      lastId += 1;
      waiting.push({ id: lastId, work, bytes, moved, settle, fail });
      waitingBytes += bytes;
      next();
    });
  }

  function runOn(work: ParsingWork, { buffer, length }: Uint8Array): Promise<ParsingResult> {
    return run(work, length, buffer as ArrayBuffer);
  }

  return {
    receiveJson: () =>
      receiveJson(async (port, bytes, schema) => {
        const result = await run({ kind: 'json', body: port, schema: textOf(schema) }, bytes, port);
        if (result.kind === 'not-json') throw new StrictJsonError(result.message, result.pointer);
        if (result.kind !== 'json') throw new Error('The parsing thread answered something else.');
        const { body, refused } = result;
        return { value: body === null ? undefined : unpackValue(body), refused };
      }),
    async decodeBase64(utf8) {
      const own = ownBytes(utf8);
      const result = await runOn({ kind: 'base64', utf8: own }, own);
      if (result.kind !== 'base64') throw new Error('The parsing thread answered something else.');
      return result.bytes;
    },
    async readRecord(mapping, bytes, profile) {
      const copy = new Uint8Array(bytes);
      const result = await runOn({ kind: 'record', mapping, bytes: copy, profile }, copy);
      if (result.kind !== 'record') throw new Error('The parsing thread answered something else.');
      return result.record;
    },
    async suggestMapping(bytes, format) {
      const copy = new Uint8Array(bytes);
      const result = await runOn({ kind: 'suggest', format, bytes: copy }, copy);
      if (result.kind !== 'suggest') throw new Error('The parsing thread answered something else.');
      return result.suggested;
    },
    async close() {
      closed = true;
      for (const task of waiting.splice(0)) task.fail(new Error('The parser is closed.'));
      for (const thread of threads) release(thread);
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
      threads.clear();
    },
  };
}

/** By which the threads know a schema again. */
const texts = new WeakMap<object, string>();

function textOf(schema: object): string {
  const text = texts.get(schema) ?? JSON.stringify(schema);
  texts.set(schema, text);
  return text;
}

/** A thread that ran out of memory was given more than it can hold, which is no fault of the service. */
function failureOf(error: unknown): Error {
  if ((error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY') {
    return busy('Reading it took more memory than there is for it.');
  }
  return error instanceof Error ? error : new Error(String(error));
}

function busy(reason: string): DomainError {
  const detail = `${reason} Nothing was changed; try again in ${RETRY_AFTER_SECONDS} seconds.`;
  return new DomainError({ code: 'unavailable', detail, retryAfterSeconds: RETRY_AFTER_SECONDS });
}
