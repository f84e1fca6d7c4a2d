import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { type SplitDocument, splitPackage } from '@countersign/engine/classification/split-package';
import { ENGINE_VERSION } from '@countersign/engine/engine-version';
import { type ExtractedValue, extractDocument } from '@countersign/engine/extraction/extract-document';
import type { RecordValue } from '@countersign/engine/lar/record-value';
import type { Page } from '@countersign/engine/pages/page';
import type { PageReader } from '../../platform/page-reader.ts';

/** A file that was read. */
export interface ReviewedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly pages: readonly Page[];
}

/** A document that a file holds, with what was read off it. */
export interface ReviewedDocument {
  readonly id: string;
  readonly file: ReviewedFile;
  readonly split: SplitDocument;
  readonly values: readonly ExtractedValue[];
}

export interface Review {
  readonly engineVersion: string;
  readonly documents: readonly ReviewedDocument[];
  /** The approval record's values; null where none was given. */
  readonly record: readonly RecordValue[] | null;
}

/** The whole engine on files, with no server and no database. */
export async function reviewFiles(
  reader: PageReader,
  files: readonly { readonly path: string; readonly bytes: Uint8Array }[],
  record: readonly RecordValue[] | null,
): Promise<Review> {
  const documents: ReviewedDocument[] = [];
  for (const { path, bytes } of files) {
    const pages: Page[] = [];
    await reader.readFile(bytes, { onPage: (page) => void pages.push(page) });
    pages.sort((a, b) => a.pageNo - b.pageNo);
    const file = { name: basename(path), bytes, pages };
    for (const split of splitPackage(pages).documents) {
      const own = pages.filter(({ pageNo }) => pageNo >= split.fromPage && pageNo <= split.toPage);
      const values = extractDocument({ docType: split.docType, pages: own });
      documents.push({ id: documentId(bytes, split), file, split, values });
    }
  }
  return { engineVersion: `engine ${ENGINE_VERSION}, ${await reader.version()}`, documents, record };
}

/** The same document of the same file has the same id in every run, so that two outputs can be compared. */
function documentId(bytes: Uint8Array, { fromPage, toPage }: SplitDocument): string {
  const hash = createHash('sha256').update(bytes).update(`${fromPage}-${toPage}`).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `a${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
