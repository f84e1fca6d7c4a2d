import type { User } from '@countersign/contract/identity';
import type { UserPrincipal } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import { userNotFound } from './end-sessions.ts';
import { findSessionUser, recallSessionUser } from './live-principals.ts';
import { findStaff } from './staff.queries.ts';
import { toUser } from './staff.ts';

export async function getUser(app: App, id: string): Promise<User> {
  const row = await app.db.maybe(findStaff, [id]);
  if (row === undefined) throw userNotFound(id);
  return toUser(row);
}

/** Whoever asks, as the node knows them from their session a moment ago: no trip to the database, and mostly no wait. */
export function getMe(app: App, actor: UserPrincipal): User | Promise<User> {
  return recallSessionUser(app, actor) ?? askForMe(app, actor);
}

async function askForMe(app: App, actor: UserPrincipal): Promise<User> {
  const user = await findSessionUser(app, actor);
  if (user === null) throw userNotFound(actor.id);
  return user;
}
