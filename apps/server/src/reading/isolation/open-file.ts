import type { CutRequest, PageText, Raster, RenderRequest } from '../pdf/pdf-file.ts';
import type { InspectedPage } from '../picture/inspect-page.ts';
import { describeFailedPage, describeRefusedFile } from './describe-end.ts';
import { PageFailed, type PageWork } from './page-failed.ts';
import type { ProcessQueue } from './process-queue.ts';
import type { PoolHabits, ReaderLimits } from './reader-limits.ts';
import { type CallLimits, ReaderEnded, type ReaderProcess } from './reader-process.ts';

export interface OpenOptions {
  /** Gives up: the wait for a process at once, work in hand by ending its process. */
  readonly signal?: AbortSignal;
}

/** An open file. Calls are done one after the other; a page that fails costs only itself. */
export interface OpenFile {
  readonly pageCount: number;
  /** Fails with PageFailed when this page is at fault. */
  readPage(pageNo: number, options?: OpenOptions): Promise<PageText>;
  /** Reads the page and holds it against its picture. */
  inspectPage(pageNo: number, options?: OpenOptions): Promise<InspectedPage>;
  renderPage(request: RenderRequest, options?: OpenOptions): Promise<Raster>;
  /** The pages of a range as a PDF of their own. Fails with PageFailed, by the first of them. */
  cutPages(request: CutRequest, options?: OpenOptions): Promise<Uint8Array>;
  /** The most memory that a process was seen to hold while it worked on this file, in bytes. */
  peakBytes(): number;
  close(): Promise<void>;
}

/**
 * How often a piece of work is begun when its process dies under it. Twice: the page may be blamed for a kill from
 * outside, or for memory that earlier pages left behind, but not on a second process as well.
 */
const ATTEMPTS = 2;

export async function openFile(
  queue: ProcessQueue,
  limits: ReaderLimits,
  habits: PoolHabits,
  bytes: Uint8Array,
  options: OpenOptions,
): Promise<OpenFile> {
  let held: ReaderProcess | null = null;
  let closed = false;
  let peakBytes = 0;
  let idleTimer: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  /** Calls of one file queue up behind each other, so that its process is never asked two things at once. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work, work);
    // Without its value: the last page would otherwise be kept until the next is asked for.
    last = done.then(
      () => {},
      () => {},
    );
    return done;
  };

  const callLimits = (seconds: number, signal: AbortSignal | undefined): CallLimits => ({
    seconds,
    memoryBytes: limits.memoryBytes,
    signal,
  });

  const letGo = async () => {
    clearTimeout(idleTimer);
    queue.withdraw(holder);
    const process = held;
    held = null;
    if (process === null) return;
    peakBytes = Math.max(peakBytes, await process.takePeakBytes());
    // A process that dies of closing a file has nothing more to lose by it.
    if (process.isAlive() && !process.isSpoilt()) {
      await process.call('close', null, callLimits(limits.openSeconds, undefined)).catch(() => process.end());
    }
    await queue.giveBack(process);
  };

  const holder = { yieldProcess: () => inTurn(letGo) };

  const rest = () => {
    idleTimer = setTimeout(() => queue.offer(holder), habits.idleMs);
    // Whoever leaves a file open must not be kept running by it.
    idleTimer.unref();
  };

  /** Opens the file on a process of the queue. A process that crashes over it gets one successor. */
  const hold = async (signal: AbortSignal | undefined): Promise<{ process: ReaderProcess; pageCount: number }> => {
    for (let attempt = 1; ; attempt += 1) {
      const process = await queue.take(signal);
      held = process;
      const within = callLimits(limits.openSeconds, signal);
      try {
        await process.sendBytes(bytes, within);
        return { process, pageCount: await process.call('open', { maxPages: limits.pages }, within) };
      } catch (error) {
        await letGo();
        if (error instanceof PageFailed) throw describeRefusedFile('died', limits);
        if (!(error instanceof ReaderEnded)) throw error;
        if (error.reason === 'time' || attempt === ATTEMPTS) throw describeRefusedFile(error.reason, limits);
      }
    }
  };

  const onPage = <T>(
    pageNo: number,
    work: PageWork,
    seconds: number,
    signal: AbortSignal | undefined,
    ask: (process: ReaderProcess, within: CallLimits) => Promise<T>,
  ) =>
    inTurn(async () => {
      if (closed) throw new Error('The file is closed.');
      if (!Number.isInteger(pageNo) || pageNo < 1 || pageNo > pageCount)
        throw new RangeError(`The file has pages 1 to ${pageCount}; there is no page ${pageNo}.`);
      clearTimeout(idleTimer);
      queue.withdraw(holder);
      for (let attempt = 1; ; attempt += 1) {
        const process = held ?? (await hold(signal)).process;
        try {
          const answer = await ask(process, callLimits(seconds, signal));
          rest();
          return answer;
        } catch (error) {
          if (!process.isAlive() || process.isSpoilt()) await letGo();
          else rest();
          if (!(error instanceof ReaderEnded)) throw error;
          // More time would not help: what takes that long once takes that long again.
          if (error.reason !== 'time' && attempt < ATTEMPTS) continue;
          throw new PageFailed(pageNo, describeFailedPage(pageNo, work, error.reason, seconds, limits));
        }
      }
    });

  const { pageCount } = await inTurn(() => hold(options.signal));
  rest();

  return {
    pageCount,
    readPage: (pageNo, { signal } = {}) =>
      onPage(pageNo, 'read', limits.readSeconds, signal, (process, within) => process.call('read', { pageNo }, within)),
    inspectPage: (pageNo, { signal } = {}) =>
      onPage(pageNo, 'read', limits.readSeconds + limits.renderSeconds, signal, (process, within) =>
        process.call('inspect', { pageNo }, within),
      ),
    renderPage: (request, { signal } = {}) =>
      onPage(request.pageNo, 'drawn', limits.renderSeconds, signal, (process, within) =>
        process.call('render', request, within),
      ),
    cutPages: (request, { signal } = {}) =>
      onPage(request.pageNo, 'cut out', limits.openSeconds, signal, (process, within) =>
        process.call('cut', request, within),
      ),
    peakBytes: () => peakBytes,
    close: () => {
      closed = true;
      return inTurn(letGo);
    },
  };
}
