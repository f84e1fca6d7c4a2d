import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import {
  ExtractionTooSlow,
  type ExtractionWork,
  type Extractor,
  ExtractorBusy,
  type WorkLimit,
} from '../../platform/extractor.ts';
import { packageRoot } from '../../platform/package-root.ts';

interface Task {
  readonly id: number;
  readonly work: ExtractionWork;
  readonly limit: WorkLimit;
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
}

/** A thread that outgrows this is ended by the engine, and its task fails; the process goes on. */
const MAX_MEMORY_MB = 1024;

/** One thread, one task at a time: extracting is quick, and the other core reads pages meanwhile. */
export function openExtractor(): Extractor {
  const waiting: Task[] = [];
  let current: { task: Task; timer: NodeJS.Timeout } | null = null;
  let thread: Worker | null = null;
  let lastId = 0;
  let closed = false;

  function start(): Worker {
    const made = new Worker(join(packageRoot(), 'dist/extractor.js'), {
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
    });
    made.unref();
    made.on('message', (message: { id: number; result?: never; error?: string; tooManySteps?: boolean }) => {
      if (current?.task.id !== message.id) return;
      const { task } = current;
      release();
      if (message.tooManySteps === true)
        task.reject(new ExtractionTooSlow(`It took more than ${task.limit.steps} steps.`));
      else if (message.error === undefined) task.resolve(message.result as never);
      else task.reject(new Error(message.error));
      next();
    });
    made.on('error', (error) => drop(made, error instanceof Error ? error : new Error(String(error))));
    made.on('exit', () => drop(made, new Error('The extracting thread ended.')));
    return made;
  }

  function release(): void {
    if (current !== null) clearTimeout(current.timer);
    current = null;
  }

  /** Forgets a thread that is gone; its task fails, the others get a new thread. */
  function drop(gone: Worker, error: Error): void {
    if (thread !== gone) return;
    thread = null;
    const failed = current?.task;
    release();
    failed?.reject(error);
    next();
  }

  function next(): void {
    if (closed || current !== null) return;
    const task = waiting.shift();
    if (task === undefined) return;
    thread ??= start();
    const running = thread;
    const timer = setTimeout(() => {
      drop(running, new ExtractorBusy(`It was not done within ${task.limit.seconds} seconds.`));
      void running.terminate();
    }, task.limit.seconds * 1000);
    current = { task, timer };
    running.postMessage({ id: task.id, work: task.work, steps: task.limit.steps });
  }

  return {
    run: (work, limit) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new Error('The extractor is closed.'));
        lastId += 1;
        waiting.push({ id: lastId, work, limit, resolve, reject });
        next();
      }),
    async close() {
      closed = true;
      release();
      for (const task of waiting.splice(0)) task.reject(new Error('The extractor is closed.'));
      await thread?.terminate();
      thread = null;
    },
  };
}
