import type { ApiKeySummary } from '@countersign/contract/identity';
import type { PageQuery } from '@countersign/contract/shapes';
import type { App } from '../platform/app.ts';
import { cursorOf, type Page, rowsToFetch, toPage } from '../platform/cursor.ts';
import { listApiKeyRows } from './api-key.queries.ts';
import { toApiKeySummary } from './api-key.ts';

const keyCursor = cursorOf('api-keys', 'uuid');

/** All keys, revoked ones too: who was let in once stays visible. Newest first. */
export async function listApiKeys(app: App, page: PageQuery): Promise<Page<ApiKeySummary>> {
  const [after = null] = keyCursor.decode(page.cursor) ?? [];
  const rows = await app.db.many(listApiKeyRows, [after, rowsToFetch(page.limit)]);
  const { items, nextCursor } = toPage(rows, page.limit, keyCursor, (row) => [row.id] as const);
  return { items: items.map(toApiKeySummary), nextCursor };
}
