import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { PageImage } from '../platform/page-reader.ts';
import { PageFailed } from '../reading/index.ts';
import { createImageCache, type ImageCache } from './image-cache.ts';
import { findPageContent } from './page.queries.ts';
import { MAX_FILE_BYTES } from './read-document.ts';
import { requireDocument } from './require-document.ts';

/** Pictures that are shown again and again, such as those of the page under review, in the memory of this process. */
const CACHE_BYTES = 96 * 1024 * 1024;
const caches = new WeakMap<App, ImageCache>();

/** The page as a picture of a given width. The same file, page and width always give the same picture. */
export async function pageImage(app: App, documentId: string, pageNo: number, width: number): Promise<PageImage> {
  const { file } = await requireDocument(app.db, documentId);
  const page = await app.db.maybe(findPageContent, [file.id, pageNo]);
  if (page === undefined) {
    const detail = `The document has no page ${pageNo} that was read.`;
    throw new DomainError({ code: 'page_not_found', detail });
  }
  if (file.purged_at !== null) {
    throw new DomainError({
      code: 'document_purged',
      detail: 'The document’s bytes were deleted after its retention.',
    });
  }
  const cache = caches.get(app) ?? createImageCache(CACHE_BYTES);
  caches.set(app, cache);
  const uprightTurn = page.upright_turn;
  return cache.get(`${file.sha256}/${pageNo}/${width}/${uprightTurn}`, async () => {
    const bytes = await app.blobs.read(file.sha256, MAX_FILE_BYTES);
    try {
      return await app.reader.drawPage(bytes, { pageNo, width, aspect: page.height / page.width, uprightTurn });
    } catch (error) {
      if (error instanceof PageFailed) throw new DomainError({ code: 'page_not_drawn', detail: error.failure.detail });
      throw error;
    }
  });
}
