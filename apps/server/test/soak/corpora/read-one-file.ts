import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { PageFailed, type ReaderLimits, type ReaderPool } from '../../../src/reading/isolation/index.ts';
import { FileRefused } from '../../../src/reading/pdf/pdf-file.ts';
import type { CorpusFile } from './list-files.ts';

export interface FileResult {
  readonly corpus: string;
  readonly name: string;
  readonly pages: number;
  readonly words: number;
  readonly refused: { readonly code: string; readonly detail: string } | null;
  readonly failures: readonly PageFault[];
  readonly seconds: number;
  readonly longestCallSeconds: number;
  readonly peakBytes: number;
  /** What must never happen: see read-corpora.ts. */
  readonly faults: readonly string[];
}

interface PageFault {
  readonly pageNo: number;
  readonly work: 'read' | 'render';
  readonly code: string;
  readonly detail: string;
}

/** About 100 dpi on a letter page: enough that every picture and pattern of a page is unpacked and painted. */
const WIDTH = 850;
/** A piece of work is begun twice at most, each ended after ten times its limit by the clock. */
const CLOCK_FACTOR = 2 * 10;
/** A busy machine may take this long to start two processes for it. */
const GRACE_SECONDS = 60;
/** Between two looks at a process it can grow by some hundred megabytes. */
const MEMORY_GRACE = 1.5;

class NeverSettled extends Error {}

/** Reads and draws every page of a file, and judges how the pool behaved over it. */
export async function readOneFile(pool: ReaderPool, limits: ReaderLimits, file: CorpusFile): Promise<FileResult> {
  return readBytes(pool, limits, file, await readFile(file.path));
}

/** The same for bytes that stand in no file; only the first pages are worked on where told so. */
export async function readBytes(
  pool: ReaderPool,
  limits: ReaderLimits,
  { corpus, name }: Pick<CorpusFile, 'corpus' | 'name'>,
  bytes: Uint8Array,
  most: { readonly read: number; readonly drawn: number } = { read: Infinity, drawn: Infinity },
): Promise<FileResult> {
  const started = performance.now();
  const faults: string[] = [];
  const failures: PageFault[] = [];
  let refused: FileResult['refused'] = null;
  let words = 0;
  let pages = 0;
  let peakBytes = 0;
  let longest = 0;

  const timed = async <T>(seconds: number, work: Promise<T>): Promise<T> => {
    const begun = performance.now();
    const stop = new AbortController();
    const late = wait((CLOCK_FACTOR * seconds + GRACE_SECONDS) * 1000, undefined, {
      signal: stop.signal,
      ref: true,
    }).then(() => {
      throw new NeverSettled();
    });
    try {
      return await Promise.race([work, late]);
    } finally {
      stop.abort();
      late.catch(() => {});
      longest = Math.max(longest, (performance.now() - begun) / 1000);
    }
  };
  const complain = (what: string, error: unknown) => {
    if (error instanceof NeverSettled) faults.push(`${what}: no answer within the limit and its grace`);
    else faults.push(`${what}: ${error instanceof Error ? error.name : 'something'} instead of a reason`);
  };

  try {
    const opened = await timed(limits.openSeconds, pool.open(bytes));
    pages = opened.pageCount;
    const onPage = async (pageNo: number, work: PageFault['work'], seconds: number, ask: Promise<unknown>) => {
      try {
        return await timed(seconds, ask);
      } catch (error) {
        if (!(error instanceof PageFailed)) throw error;
        const { code, detail } = error.failure;
        failures.push({ pageNo, work, code, detail });
        if (!isSentence(detail) || !detail.includes(String(pageNo)))
          faults.push(`page ${pageNo}: "${detail}" is no reason`);
        return undefined;
      }
    };
    for (let pageNo = 1; pageNo <= Math.min(pages, most.read); pageNo += 1) {
      await onPage(
        pageNo,
        'read',
        limits.readSeconds,
        opened.readPage(pageNo).then((page) => {
          words += page.words.length;
        }),
      );
      if (pageNo > most.drawn) continue;
      const request = { pageNo, width: WIDTH, colour: 'gray' } as const;
      await onPage(pageNo, 'render', limits.renderSeconds, opened.renderPage(request));
    }
    await timed(limits.openSeconds, opened.close());
    peakBytes = opened.peakBytes();
  } catch (error) {
    if (error instanceof FileRefused) {
      refused = { code: error.code, detail: error.message };
      if (!isSentence(error.message)) faults.push(`"${error.message}" is no reason`);
    } else complain('the file', error);
  }
  if (peakBytes > limits.memoryBytes * MEMORY_GRACE) faults.push(`a process held ${peakBytes} bytes`);
  const seconds = (performance.now() - started) / 1000;
  return { corpus, name, pages, words, refused, failures, seconds, longestCallSeconds: longest, peakBytes, faults };
}

/** A reason that can be shown: at least one whole sentence. */
function isSentence(detail: string): boolean {
  return /^[A-Z].{20,}\.$/.test(detail);
}
