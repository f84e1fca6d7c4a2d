import { createHash } from 'node:crypto';
import { splitPackage } from '@countersign/engine/classification/split-package';
import { extractDocument } from '@countersign/engine/extraction/extract-document';
import type { Page } from '@countersign/engine/pages/page';
import { makePackage } from '../../../../tools/packages/core/make-package.ts';
import { workingLayouts } from '../../../../tools/packages/working/index.ts';
import { openExtractor } from '../../src/extraction/index.ts';
import { openPdf } from '../../src/reading/pdf/open-pdf.ts';
import { createRandom } from './random.ts';

export const title =
  'The same pages give the same values, byte for byte: in any order, in this process and in another thread';

export const defaultRounds = 1_000;

const DOCUMENTS = 12;
const LIMIT = { steps: 10_000_000_000, seconds: 60 };

/** Each round extracts one document of a package, drawn at random; every tenth in the extracting thread. */
export async function run({ seed, rounds }: { seed: number; rounds: number; log: (line: string) => void }) {
  const { pdf } = await makePackage({ layouts: workingLayouts, seed: 77, documents: DOCUMENTS });
  const pages = await readPages(pdf);
  const documents = splitPackage(pages).documents.map(({ docType, fromPage, toPage }) => ({
    docType,
    pages: pages.filter(({ pageNo }) => pageNo >= fromPage && pageNo <= toPage),
  }));
  const expected = documents.map((document) => hash(extractDocument(document)));
  const random = createRandom(seed);
  const extractor = openExtractor();
  const faults: string[] = [];
  const figures = { 'extractions here': 0, 'extractions in the thread': 0 };
  try {
    for (let round = 0; round < rounds; round += 1) {
      const index = random.integer(0, documents.length - 1);
      const document = documents[index];
      if (document === undefined) continue;
      const elsewhere = round % 10 === 0;
      const values = elsewhere
        ? (await extractor.run({ kind: 'document', ...document, templates: [] }, LIMIT)).values
        : extractDocument(document);
      figures[elsewhere ? 'extractions in the thread' : 'extractions here'] += 1;
      if (hash(values) !== expected[index])
        faults.push(`seed ${seed}, round ${round}: ${document.docType} came out otherwise`);
    }
  } finally {
    await extractor.close();
  }
  return { figures, faults };
}

function hash(values: unknown): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}

async function readPages(bytes: Uint8Array): Promise<Page[]> {
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
