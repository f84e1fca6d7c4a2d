import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { PageRange } from '../platform/page-reader.ts';
import { FileRefused, PageFailed } from '../reading/index.ts';
import type { DocumentRow } from './document.ts';
import type { PartRow } from './part.ts';
import { MAX_FILE_BYTES } from './read-document.ts';
import { requireDocument } from './require-document.ts';

/** More pages than any file has: to its end. */
const LAST = 1_000_000;

/** The pages that a document is; all of them for a file that holds no other. */
export function rangeOf(part: PartRow | null): PageRange {
  return { fromPage: part?.from_page ?? 1, toPage: part?.to_page ?? LAST };
}

/** Runs of pages of one file, each as a PDF of its own. */
export async function cutFile(
  app: App,
  file: DocumentRow,
  ranges: readonly PageRange[],
): Promise<readonly Uint8Array[]> {
  if (file.purged_at !== null) {
    const detail = 'The document’s bytes were deleted after its retention.';
    throw new DomainError({ code: 'document_purged', detail });
  }
  const bytes = await app.blobs.read(file.sha256, MAX_FILE_BYTES);
  try {
    return await app.reader.cutPages(bytes, ranges);
  } catch (error) {
    if (error instanceof PageFailed) throw new DomainError({ code: 'page_not_drawn', detail: error.failure.detail });
    if (error instanceof FileRefused) throw new DomainError({ code: 'page_not_drawn', detail: error.message });
    throw error;
  }
}

export interface DocumentPdf {
  readonly file: DocumentRow;
  readonly part: PartRow | null;
  readonly pdf: Uint8Array;
}

/** A document by itself, whatever file it came in. */
export async function documentPdf(app: App, id: string): Promise<DocumentPdf> {
  const { file, part } = await requireDocument(app.db, id);
  const [pdf = new Uint8Array()] = await cutFile(app, file, [rangeOf(part)]);
  return { file, part, pdf };
}
