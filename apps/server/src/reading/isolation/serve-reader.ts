import { writeFileSync } from 'node:fs';
import {
  type CutRequest,
  FileRefused,
  PageRefused,
  type PageText,
  type PdfFile,
  type Raster,
  type RenderRequest,
} from '../pdf/pdf-file.ts';
import { type InspectedPage, inspectPage } from '../picture/inspect-page.ts';
import { endWithParent } from './end-with-parent.ts';
import { pageBroken, pageRefused } from './page-failed.ts';
import { type CallName, type FromReader, pageOf, type ToReader } from './reader-protocol.ts';

/** How bytes become an open file. May take its time; whatever it throws but FileRefused counts as a crash. */
export type OpenBytes = (bytes: Uint8Array) => PdfFile | Promise<PdfFile>;

/**
 * The reading process: holds one file at a time and answers the pool until the pool closes the channel. It never
 * prints anything, since what it could print would come from the file.
 */
export async function serveReader(prepare: () => Promise<OpenBytes>): Promise<void> {
  endWithParent();
  offerToOutOfMemoryKiller();
  process.on('disconnect', () => process.exit(0));
  const openBytes = await prepare();
  let bytes: Uint8Array | null = null;
  let filled = 0;
  let file: PdfFile | null = null;

  const calls: { readonly [Name in CallName]: (argument: never) => unknown } = {
    open: async ({ maxPages }: { maxPages: number }) => {
      if (bytes === null) throw new Error('No bytes were sent.');
      const opened = await openBytes(bytes);
      bytes = null;
      file = opened;
      if (opened.pageCount > maxPages) throw new FileRefused('file_too_many_pages', tooManyPages(opened, maxPages));
      return opened.pageCount;
    },
    read: ({ pageNo }: { pageNo: number }): PageText => theFile(file).readPage(pageNo),
    inspect: ({ pageNo }: { pageNo: number }): InspectedPage => inspectPage(theFile(file), pageNo),
    render: (request: RenderRequest): Raster => theFile(file).renderPage(request),
    cut: (request: CutRequest): Uint8Array => theFile(file).cutPages(request),
    close: () => {
      const closing = file;
      bytes = null;
      file = null;
      closing?.close();
      return null;
    },
  };

  process.on('message', async (message: ToReader) => {
    if (message.kind === 'expect') {
      bytes = new Uint8Array(message.byteLength);
      filled = 0;
      return;
    }
    if (message.kind === 'bytes') {
      bytes?.set(message.bytes, filled);
      filled += message.bytes.length;
      return;
    }
    const { id, call, argument } = message;
    try {
      tell({ kind: 'answer', id, value: await calls[call](argument as never) });
    } catch (error) {
      tell(describeError(id, call, argument, error));
    }
  });
  tell({ kind: 'ready' });
}

function theFile(file: PdfFile | null): PdfFile {
  if (file === null) throw new Error('No file is open.');
  return file;
}

function tell(message: FromReader): void {
  // A parent that is gone needs no answer, and the disconnect ends this process.
  process.send?.(message, undefined, undefined, () => {});
}

function describeError(id: number, call: CallName, argument: unknown, error: unknown): FromReader {
  if (error instanceof FileRefused) return { kind: 'refused', id, code: error.code, detail: error.message };
  const work = call === 'render' ? 'drawn' : call === 'cut' ? 'cut out' : 'read';
  const pageNo = pageOf(argument);
  if (error instanceof PageRefused) {
    return { kind: 'failed', id, failure: pageRefused(pageNo, work, error.code, error.message), spoilt: false };
  }
  return { kind: 'failed', id, failure: pageBroken(pageNo, work), spoilt: isSpoiling(error) };
}

/** A trap of WebAssembly or an exhausted stack leaves the engine's memory half-written; an ordinary error does not. */
function isSpoiling(error: unknown): boolean {
  return !(error instanceof Error) || error.name === 'RuntimeError' || error instanceof RangeError;
}

function tooManyPages(file: PdfFile, maxPages: number): string {
  const [count, most] = [file.pageCount, maxPages].map((pages) => pages.toLocaleString('en-US'));
  return `The file has ${count} pages; at most ${most} are read. Split it and upload the parts.`;
}

/** When the machine itself runs out of memory, this process is the one to go and not the service. Linux only. */
function offerToOutOfMemoryKiller(): void {
  if (process.platform !== 'linux') return;
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Some containers forbid it; the pool's own watch over the memory still holds.
  }
}
