import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@countersign/engine/pages/page';
import { createReaderPool, type ReaderPool } from '../../apps/server/src/reading/isolation/index.ts';
import { openRecognizer, type RecognizedPage, recognizePage } from '../../apps/server/src/reading/ocr/index.ts';
import { openPdf } from '../../apps/server/src/reading/pdf/open-pdf.ts';
import { readDocument } from '../../apps/server/src/reading/read-document.ts';

/** The text of a file that is known to be honest: no picture is painted, which makes long packages cheap. */
export async function readHonestText(bytes: Uint8Array): Promise<readonly Page[]> {
  const pdf = await openPdf(bytes);
  try {
    return Array.from({ length: pdf.pageCount }, (_, index) => {
      const { hidden: _hidden, pictures: _pictures, ...page } = pdf.readPage(index + 1);
      return { ...page, uprightTurn: 0, method: 'text', marks: [], failure: null };
    });
  } finally {
    pdf.close();
  }
}

/** Reads whole files as the product does. Recognition costs seconds a page: its words are kept by picture and engine. */
export interface PageReader {
  readonly engine: string;
  read(bytes: Uint8Array): Promise<readonly Page[]>;
  close(): Promise<void>;
}

/** The machine may be busy with others: a page that is late here says nothing of splitting. */
const PAGE_MS = 900_000;

export async function openPageReader(): Promise<PageReader> {
  const pool: ReaderPool = createReaderPool({ processes: 2 });
  const engine = await openRecognizer();
  const kept = join(tmpdir(), 'countersign-bench-words');
  mkdirSync(kept, { recursive: true });
  return {
    engine: engine.version,
    async read(bytes) {
      const pages: Page[] = [];
      await readDocument(
        {
          pool,
          pagesAtOnce: 2,
          async recognize(image, options) {
            const name = createHash('sha256').update(engine.version).update(image.data).digest('hex');
            const file = join(kept, `${name}.json`);
            if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as RecognizedPage;
            const recognized = await recognizePage(engine, image, { ...options, timeoutMs: PAGE_MS });
            writeFileSync(file, JSON.stringify(recognized));
            return recognized;
          },
        },
        bytes,
        { onPage: (page) => void pages.push(page) },
      );
      return pages.sort((left, right) => left.pageNo - right.pageNo);
    },
    async close() {
      await engine.close();
      await pool.close();
    },
  };
}
