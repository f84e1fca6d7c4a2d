import type { LarProfile } from '@countersign/contract/intake';
import type { App } from '../platform/app.ts';
import { cursorOf, rowsToFetch, toPage } from '../platform/cursor.ts';
import { readSettings } from '../settings/index.ts';
import { listProfiles as listRows } from './profile.queries.ts';
import { toProfile } from './profile.ts';

const cursor = cursorOf('lar profiles', 'text', 'integer');

/** All versions, by name and number. */
export async function listProfiles(
  app: App,
  page: { readonly limit?: number | undefined; readonly cursor?: string | undefined },
): Promise<{ readonly items: readonly LarProfile[]; readonly nextCursor: string | null }> {
  const [name, version] = cursor.decode(page.cursor) ?? ['', 0];
  // A forged cursor may hold any whole number; the column holds those of 32 bits.
  const after = Math.max(0, Math.min(version, 2_147_483_647));
  const rows = await app.db.many(listRows, [name, after, rowsToFetch(page.limit)]);
  const { items, nextCursor } = toPage(rows, page.limit, cursor, (row) => [row.name, row.version] as const);
  const configured = (await readSettings(app))['intake.lar_profile'];
  return { items: items.map((row) => toProfile(row, configured)), nextCursor };
}
