import type { UserPrincipal } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import { holdsRole } from '../settings/index.ts';
import { listBoardingsToDecide } from './boarding.queries.ts';

/** Boardings that wait for this person: to be checked by somebody else than the maker, or to be settled with the core. */
export async function boardingsToDecide(app: App, { id, roles }: UserPrincipal, limit: number) {
  const rows = await app.db.many(listBoardingsToDecide, [id, limit]);
  return rows.filter(({ required_role: role }) => holdsRole(roles, role));
}
