import type { AccessEntry, AccessFilter, AccessQuery } from '@countersign/contract/access-log';
import type { App } from '../platform/app.ts';
import { cursorOf, type Page, rowsToFetch, toPage } from '../platform/cursor.ts';
import type { RowOf } from '../platform/db.ts';
import { listAccessRows } from './access.queries.ts';

const cursor = cursorOf('access-log', 'time', 'uuid');

/** What keys read, the newest first. */
export async function listAccess(app: Pick<App, 'db'>, query: AccessQuery): Promise<Page<AccessEntry>> {
  const after = cursor.decode(query.cursor) ?? null;
  const rows = await app.db.many(listAccessRows, [...filterOf(query), ...placeOf(after), rowsToFetch(query.limit)]);
  const { items, nextCursor } = toPage(rows, query.limit, cursor, ({ at, id }) => [at, id] as const);
  return { items: items.map(toAccessEntry), nextCursor };
}

export function filterOf({ key, loan, from, to }: AccessFilter) {
  const time = (text: string | undefined) => (text === undefined ? null : new Date(text));
  return [key ?? null, loan ?? null, time(from), time(to)] as const;
}

export function placeOf(after: readonly [Date, string] | null) {
  return [after?.[0] ?? null, after?.[1] ?? null] as const;
}

export function toAccessEntry(row: RowOf<typeof listAccessRows.columns>): AccessEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    keyId: row.key_id,
    keyName: row.key_name,
    operation: row.operation,
    externalRef: row.external_ref,
    documentId: row.document_id,
    address: row.address,
    requestId: row.request_id,
  };
}
