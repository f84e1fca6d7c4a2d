import type { PageWord } from '@countersign/contract/documents';
import type { App } from '../platform/app.ts';
import { cursorOf } from '../platform/cursor.ts';
import { DomainError } from '../platform/domain-error.ts';
import { findPageContent } from './page.queries.ts';
import { openPage } from './page-content.ts';
import { requireDocument } from './require-document.ts';

/** As every list of the interface, unless told. */
const DEFAULT_WORDS = 50;

const cursor = cursorOf('page words', 'integer');

export interface WordList {
  readonly items: readonly PageWord[];
  readonly nextCursor: string | null;
}

/** The words of a page in reading order, a stretch at a time. */
export async function listPageWords(
  app: App,
  documentId: string,
  pageNo: number,
  page: { readonly limit?: number | undefined; readonly cursor?: string | undefined },
): Promise<WordList> {
  const { file } = await requireDocument(app.db, documentId);
  const row = await app.db.maybe(findPageContent, [file.id, pageNo]);
  if (row === undefined) {
    throw new DomainError({ code: 'page_not_found', detail: `The document has no page ${pageNo} that was read.` });
  }
  if (row.content === null) {
    throw new DomainError({
      code: 'document_purged',
      detail: 'The document’s words were deleted after its retention.',
    });
  }
  const [from] = cursor.decode(page.cursor) ?? [0];
  const { words } = openPage(app.keyring, file.id, pageNo, row.content);
  const end = from + (page.limit ?? DEFAULT_WORDS);
  return {
    items: words.slice(from, end).map(({ text, box, confidence, method }) => ({ text, box, confidence, method })),
    nextCursor: end < words.length ? cursor.encode([end]) : null,
  };
}
