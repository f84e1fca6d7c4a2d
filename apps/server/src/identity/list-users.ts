import type { StaffMember } from '@countersign/contract/enrolment';
import type { User } from '@countersign/contract/identity';
import type { PageQuery } from '@countersign/contract/shapes';
import type { App } from '../platform/app.ts';
import { cursorOf, type Page, rowsToFetch, toPage } from '../platform/cursor.ts';
import { inOrder, toUser } from './staff.ts';
import { listActiveStaffAfter, listUsersAfter } from './user.queries.ts';

const userCursor = cursorOf('users', 'uuid');
const staffCursor = cursorOf('staff', 'uuid');

/** All users, active or not, in the order in which they were added. */
export async function listUsers(app: App, { limit, cursor }: PageQuery): Promise<Page<User>> {
  const last = userCursor.decode(cursor)?.[0] ?? null;
  const rows = await app.db.many(listUsersAfter, [last, rowsToFetch(limit)]);
  const page = toPage(rows, limit, userCursor, (row) => [row.id] as const);
  return { ...page, items: page.items.map(toUser) };
}

/** Active staff, as everybody may know them: whom a loan can be given to. */
export async function listStaff(app: App, { limit, cursor }: PageQuery): Promise<Page<StaffMember>> {
  const last = staffCursor.decode(cursor)?.[0] ?? null;
  const rows = await app.db.many(listActiveStaffAfter, [last, rowsToFetch(limit)]);
  const page = toPage(rows, limit, staffCursor, (row) => [row.id] as const);
  const items = page.items.map((row) => ({ id: row.id, displayName: row.display_name, roles: inOrder(row.roles) }));
  return { ...page, items };
}
