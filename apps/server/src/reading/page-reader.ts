import type { PageReader } from '../platform/page-reader.ts';
import { encodeRgbPng } from './images/encode-png.ts';
import { turnRgb } from './images/turn-rgb.ts';
import { createReaderPool, type ReaderPool } from './isolation/index.ts';
import { type OcrEngine, recognizePage } from './ocr/index.ts';
import { readDocument } from './read-document.ts';

/** Raise it with every change after which the same file may give other words, boxes or marks. */
const READER_VERSION = 1;

export interface PageReaderOptions {
  /** Reading processes, and pages recognized at the same time. */
  readonly processes: number;
  readonly openEngine: () => Promise<OcrEngine>;
  /** What one page may take to be recognized, in seconds. */
  readonly ocrSeconds: number;
}

/** Nothing is started before the first file arrives: most commands and nodes never read one. */
export function createPageReader(options: PageReaderOptions): PageReader {
  let pool: ReaderPool | undefined;
  let engine: Promise<OcrEngine> | undefined;
  const thePool = (): ReaderPool => {
    pool ??= createReaderPool({ processes: options.processes });
    return pool;
  };
  const theEngine = (): Promise<OcrEngine> => {
    engine ??= options.openEngine().catch((error: unknown) => {
      // Asked again next time: an engine that could not start now may start later.
      engine = undefined;
      throw error;
    });
    return engine;
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
    cutPages: async (bytes, ranges) => {
      const file = await thePool().open(bytes);
      try {
        const cut: Uint8Array[] = [];
        for (const { fromPage, toPage } of ranges) cut.push(await file.cutPages({ pageNo: fromPage, toPage }));
        return cut;
      } finally {
        await file.close();
      }
    },
    close: async () => {
      await pool?.close();
      await (await engine?.catch(() => undefined))?.close();
    },
  };
}
