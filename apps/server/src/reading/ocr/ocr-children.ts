import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { OcrEngineError } from './ocr-engine.ts';
import { createPageQueue } from './page-queue.ts';

export interface OcrChildrenOptions {
  readonly file: string;
  /** The first message that a process gets; it answers when it can read. */
  readonly start: object;
  /** How many pages may be read at the same time. */
  readonly most: number;
  /** A process that has read this many pictures is replaced: its memory only ever grows. */
  readonly picturesPerChild: number;
}

/** What a process answers: that it failed, or what it was asked for. */
export type OcrChildAnswer<Answer> = { readonly failure: string } | Answer;

/** Warm processes of an engine: started when first needed, kept between pages, killed when told to stop. */
export interface OcrChildren<Request, Answer> {
  /** `pictures`: how many are in the request. */
  ask(request: Request, pictures: number, signal: AbortSignal): Promise<Answer>;
  close(): Promise<void>;
}

interface Child {
  readonly process: ChildProcess;
  pictures: number;
}

export function createOcrChildren<Request extends object, Answer extends object>(
  options: OcrChildrenOptions,
): OcrChildren<Request, Answer> {
  const all = new Set<Child>();
  const idle: Child[] = [];
  const queue = createPageQueue(options.most, Number.POSITIVE_INFINITY);
  let closed = false;

  async function start(signal: AbortSignal): Promise<Child> {
    const child: Child = {
      process: fork(options.file, {
        serialization: 'advanced',
        // The engine talks to itself on standard error about every page.
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        execArgv: [],
      }),
      pictures: 0,
    };
    all.add(child);
    child.process.once('exit', () => {
      all.delete(child);
      const at = idle.indexOf(child);
      if (at >= 0) idle.splice(at, 1);
    });
    await exchange(child, options.start, signal);
    return child;
  }

  async function end(child: Child): Promise<void> {
    if (child.process.exitCode !== null || child.process.signalCode !== null) return;
    const gone = once(child.process, 'exit');
    child.process.kill('SIGKILL');
    await gone;
  }

  /** Sends one message and waits for its answer; whatever goes wrong, the process is gone before this rejects. */
  async function exchange(child: Child, message: object, signal: AbortSignal): Promise<Answer> {
    const stop = new AbortController();
    try {
      signal.throwIfAborted();
      const answered = once(child.process, 'message', { signal: stop.signal });
      const ended = once(child.process, 'exit', { signal: stop.signal }).then(([code, by]) => {
        throw new OcrEngineError(`The process of the OCR engine ended with ${by ?? code} in the middle of its work.`);
      });
      const aborted = once(signal, 'abort', { signal: stop.signal }).then(() => {
        throw signal.reason;
      });
      for (const each of [answered, ended, aborted]) each.catch(() => {});
      child.process.send(message, (error) => {
        if (error !== null) child.process.kill('SIGKILL');
      });
      const [answer] = (await Promise.race([answered, ended, aborted])) as [OcrChildAnswer<Answer>];
      if ('failure' in answer) throw new OcrEngineError(`The OCR engine failed: ${answer.failure}`);
      return answer;
    } catch (error) {
      // Also after a mere failure: an engine that met something it cannot do may be left in any state.
      await end(child);
      throw error;
    } finally {
      stop.abort();
    }
  }

  return {
    ask: (request, pictures, signal) =>
      queue.run(signal, async () => {
        if (closed) throw new OcrEngineError('The OCR engine is closed.');
        const child = idle.pop() ?? (await start(signal));
        const answer = await exchange(child, request, signal);
        child.pictures += pictures;
        if (closed || child.pictures >= options.picturesPerChild) await end(child);
        else idle.push(child);
        return answer;
      }),
    async close() {
      closed = true;
      await Promise.all([...all].map(end));
    },
  };
}
