import type { CoreFieldMap } from '@countersign/contract/boarding';
import type { App } from '../platform/app.ts';
import { cursorOf, rowsToFetch, toPage } from '../platform/cursor.ts';
import { listFieldMapsAfter } from './field-map.queries.ts';
import { toFieldMap } from './field-map.ts';

const cursor = cursorOf('core field maps', 'text', 'integer');

/** All versions, by provider and number. */
export async function listFieldMaps(
  app: App,
  page: { readonly limit?: number | undefined; readonly cursor?: string | undefined },
): Promise<{ readonly items: readonly CoreFieldMap[]; readonly nextCursor: string | null }> {
  const [provider, version] = cursor.decode(page.cursor) ?? ['', 0];
  // A forged cursor may hold any whole number; the column holds those of 32 bits.
  const after = Math.max(0, Math.min(version, 2_147_483_647));
  const rows = await app.db.many(listFieldMapsAfter, [provider, after, rowsToFetch(page.limit)]);
  const { items, nextCursor } = toPage(rows, page.limit, cursor, (row) => [row.provider_id, row.version] as const);
  return { items: items.map(toFieldMap), nextCursor };
}
