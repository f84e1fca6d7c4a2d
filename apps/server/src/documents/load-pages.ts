import type { Page } from '@countersign/engine/pages/page';
import type { App } from '../platform/app.ts';
import type { Runner } from '../platform/db.ts';
import { findPageContent, listPageContents } from './page.queries.ts';
import { openPage } from './page-content.ts';

/** Pages fetched at a time. */
const STRETCH = 20;

/** The pages of a file one after the other, in order: those of a long one are too many to hold at once. */
export async function* eachPage(
  app: Pick<App, 'db' | 'keyring'>,
  documentId: string,
  { from = 1, to = Number.POSITIVE_INFINITY }: { readonly from?: number; readonly to?: number } = {},
): AsyncGenerator<Page> {
  let last = from - 1;
  for (;;) {
    const stretch = Math.min(STRETCH, to - last);
    const rows = stretch > 0 ? await app.db.many(listPageContents, [documentId, last, stretch]) : [];
    for (const { page_no: pageNo, content } of rows) {
      if (pageNo > to) return;
      if (content !== null) yield openPage(app.keyring, documentId, pageNo, content);
      last = pageNo;
    }
    if (rows.length < stretch || stretch <= 0) return;
  }
}

/** One page of a file; null where it was not read, or its words are gone. */
export async function loadPage(
  app: Pick<App, 'keyring'>,
  runner: Runner,
  documentId: string,
  pageNo: number,
): Promise<Page | null> {
  const content = (await runner.maybe(findPageContent, [documentId, pageNo]))?.content ?? null;
  return content === null ? null : openPage(app.keyring, documentId, pageNo, content);
}

/** The pages of one of a file's documents. */
export async function loadPages(
  app: Pick<App, 'db' | 'keyring'>,
  documentId: string,
  range: { readonly from: number; readonly to: number },
): Promise<Page[]> {
  const pages: Page[] = [];
  for await (const page of eachPage(app, documentId, range)) pages.push(page);
  return pages;
}
