import type { User } from '@countersign/contract/identity';
import type { App } from '../platform/app.ts';
import { userNotFound } from './end-sessions.ts';
import { findStaff } from './staff.queries.ts';
import { toUser } from './staff.ts';

export async function getUser(app: App, id: string): Promise<User> {
  const row = await app.db.maybe(findStaff, [id]);
  if (row === undefined) throw userNotFound(id);
  return toUser(row);
}
