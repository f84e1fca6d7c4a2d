import type { AdminChange, ChangeState } from '@countersign/contract/administration';
import type { PageQuery } from '@countersign/contract/shapes';
import type { App } from '../platform/app.ts';
import { cursorOf, type Page, rowsToFetch, toPage } from '../platform/cursor.ts';
import { listChanges as list } from './admin-change.queries.ts';
import { toAdminChange } from './admin-change.ts';

const cursor = cursorOf('admin changes', 'uuid');

/** Changes that take two administrators, newest first, of one state where one is named. */
export async function listChanges(
  app: App,
  page: PageQuery & { readonly state?: ChangeState | undefined },
): Promise<Page<AdminChange>> {
  const [after = null] = cursor.decode(page.cursor) ?? [];
  const now = app.clock.now();
  const rows = await app.db.many(list, [page.state ?? null, after, rowsToFetch(page.limit), now]);
  const { items, nextCursor } = toPage(rows, page.limit, cursor, (row) => [row.id] as const);
  return { items: items.map((row) => toAdminChange(app, row, now)), nextCursor };
}
