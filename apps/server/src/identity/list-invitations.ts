import type { Invitation } from '@countersign/contract/enrolment';
import type { PageQuery } from '@countersign/contract/shapes';
import type { App } from '../platform/app.ts';
import { cursorOf, type Page, rowsToFetch, toPage } from '../platform/cursor.ts';
import { listInvitations as list } from './invitation.queries.ts';
import { toInvitation } from './invitation.ts';

/** Ids begin with the time, so their order is the order of inviting. */
const cursor = cursorOf('invitations', 'uuid');

/** All invitations, newest first. */
export async function listInvitations(app: App, { limit, cursor: after }: PageQuery): Promise<Page<Invitation>> {
  const last = cursor.decode(after)?.[0] ?? null;
  const rows = await app.db.many(list, [last, rowsToFetch(limit)]);
  const { items, nextCursor } = toPage(rows, limit, cursor, (row) => [row.id] as const);
  const now = app.clock.now();
  return { items: items.map((row) => toInvitation(row, now)), nextCursor };
}
