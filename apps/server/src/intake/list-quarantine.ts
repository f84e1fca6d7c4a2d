import type { QuarantineEntry } from '@countersign/contract/intake';
import type { App } from '../platform/app.ts';
import { cursorOf, rowsToFetch, toPage } from '../platform/cursor.ts';
import { listEntries } from './quarantine.queries.ts';
import { toEntry } from './quarantine-entry.ts';

const cursor = cursorOf('quarantine', 'time', 'uuid');
const START = [new Date(0), '00000000-0000-0000-0000-000000000000'] as const;

/** What waits for a person, oldest first; or what was settled. */
export async function listQuarantine(
  app: App,
  query: {
    readonly limit?: number | undefined;
    readonly cursor?: string | undefined;
    readonly status?: QuarantineEntry['status'] | undefined;
  },
): Promise<{ readonly items: readonly QuarantineEntry[]; readonly nextCursor: string | null }> {
  const [at, id] = cursor.decode(query.cursor) ?? START;
  const rows = await app.db.many(listEntries, [query.status ?? 'open', at, id, rowsToFetch(query.limit)]);
  const { items, nextCursor } = toPage(rows, query.limit, cursor, (row) => [row.quarantined_at, row.id] as const);
  return { items: items.map(toEntry), nextCursor };
}
