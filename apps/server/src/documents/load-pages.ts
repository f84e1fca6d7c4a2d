import type { Page } from '@countersign/engine/pages/page';
import type { App } from '../platform/app.ts';
import { listPageContents } from './page.queries.ts';
import { openPage } from './page-content.ts';

/** Pages fetched at a time. */
const STRETCH = 50;

/** All pages of a file, in order. */
export async function loadPages(app: Pick<App, 'db' | 'keyring'>, documentId: string): Promise<Page[]> {
  const pages: Page[] = [];
  for (;;) {
    const rows = await app.db.many(listPageContents, [documentId, pages.at(-1)?.pageNo ?? 0, STRETCH]);
    for (const { page_no: pageNo, content } of rows) {
      if (content !== null) pages.push(openPage(app.keyring, documentId, pageNo, content));
    }
    if (rows.length < STRETCH) return pages;
  }
}
