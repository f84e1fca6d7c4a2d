import type { LiveSession } from '@countersign/contract/identity';
import type { PageQuery } from '@countersign/contract/shapes';
import type { App } from '../platform/app.ts';
import { cursorOf, type Page, rowsToFetch, toPage } from '../platform/cursor.ts';
import { userNotFound } from './end-sessions.ts';
import { listLiveSessions } from './session.queries.ts';
import { findStaff } from './staff.queries.ts';

const sessionCursor = cursorOf('sessions', 'uuid');

/** The sessions of a user that could still be refreshed, newest first. */
export async function listSessions(
  app: App,
  staffId: string,
  page: PageQuery,
  currentSessionId: string,
): Promise<Page<LiveSession>> {
  const [after = null] = sessionCursor.decode(page.cursor) ?? [];
  if ((await app.db.maybe(findStaff, [staffId])) === undefined) throw userNotFound(staffId);
  const rows = await app.db.many(listLiveSessions, [staffId, app.clock.now(), after, rowsToFetch(page.limit)]);
  const { items, nextCursor } = toPage(rows, page.limit, sessionCursor, (row) => [row.id] as const);
  return {
    items: items.map((row) => ({
      id: row.id,
      createdAt: row.created_at.toISOString(),
      lastUsedAt: row.last_used_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      address: row.address,
      userAgent: row.user_agent,
      current: row.id === currentSessionId,
    })),
    nextCursor,
  };
}
