import type { PageReader } from '../platform/page-reader.ts';
import { encodeRgbPng } from './images/encode-png.ts';
import { turnRgb } from './images/turn-rgb.ts';
import { createReaderPool, type ReaderPool } from './isolation/index.ts';
import { type OcrEngine, type OcrEngineChoice, recognizePage } from './ocr/index.ts';
import { readDocument } from './read-document.ts';

/** Raise it with every change after which the same file may give other words, boxes or marks. */
const READER_VERSION = 1;

export interface PageReaderOptions {
  /** Reading processes, and pages recognized at the same time. */
  readonly processes: number;
  /** Which engine to use; asked before each file, since an administrator may pin another one while the node runs. */
  readonly choice: () => Promise<OcrEngineChoice>;
  readonly openEngine: (choice: OcrEngineChoice) => Promise<OcrEngine>;
  /** What one page may take to be recognized, in seconds. */
  readonly ocrSeconds: number;
}

/** Nothing is started before the first file arrives: most commands and nodes never read one. */
export function createPageReader(options: PageReaderOptions): PageReader {
  let pool: ReaderPool | undefined;
  const engines = new Map<OcrEngineChoice, Promise<OcrEngine>>();
  const thePool = (): ReaderPool => {
    pool ??= createReaderPool({ processes: options.processes });
    return pool;
  };
  const theEngine = async (): Promise<OcrEngine> => {
    const choice = await options.choice();
    const known = engines.get(choice);
    if (known !== undefined) return known;
    const opened = options.openEngine(choice).catch((error: unknown) => {
      // Asked again next time: an engine that could not start now may start later.
      engines.delete(choice);
      throw error;
    });
    engines.set(choice, opened);
    return opened;
  };
  return {
    version: async () => `reader:${READER_VERSION} ${(await theEngine()).version}`,
    readFile: (bytes, readOptions) =>
      readDocument(
        {
          pool: thePool(),
          pagesAtOnce: options.processes,
          recognize: async (image, { dpi, signal }) => {
            const limits = { dpi, timeoutMs: options.ocrSeconds * 1000 };
            return recognizePage(await theEngine(), image, signal === undefined ? limits : { ...limits, signal });
          },
        },
        bytes,
        readOptions,
      ),
    drawPage: async (bytes, { pageNo, width, aspect, uprightTurn }) => {
      const file = await thePool().open(bytes);
      try {
        const lying = uprightTurn % 180 !== 0;
        const drawn = lying ? Math.max(1, Math.round(width * aspect)) : width;
        const image = turnRgb(await file.renderPage({ pageNo, width: drawn, colour: 'rgb' }), uprightTurn / 90);
        return { png: encodeRgbPng(image), width: image.width, height: image.height };
      } finally {
        await file.close();
      }
    },
    close: async () => {
      await pool?.close();
      for (const engine of engines.values()) await (await engine.catch(() => undefined))?.close();
    },
  };
}
