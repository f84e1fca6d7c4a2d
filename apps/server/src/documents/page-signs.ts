import type { PageSign } from '@countersign/engine/reconciliation/loan-package';
import type { App } from '../platform/app.ts';
import type { Runner } from '../platform/db.ts';
import { listPagesWithSigns } from './page.queries.ts';
import { openPage } from './page-content.ts';

/** What looks changed on the pages of files, by file. Few pages have any, and only those are opened. */
export async function listPageSigns(
  app: Pick<App, 'keyring'>,
  runner: Runner,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, readonly PageSign[]>> {
  const signs = new Map<string, PageSign[]>();
  for (const row of await runner.many(listPagesWithSigns, [[...documentIds]])) {
    if (row.content === null) continue;
    const page = openPage(app.keyring, row.document_id, row.page_no, row.content);
    const own = (page.signs ?? []).map((sign): PageSign => ({ ...sign, pageNo: row.page_no }));
    signs.set(row.document_id, [...(signs.get(row.document_id) ?? []), ...own]);
  }
  return signs;
}
