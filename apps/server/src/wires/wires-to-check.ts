import type { UserPrincipal } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import { holdsRole } from '../settings/index.ts';
import { listWiresToCheck } from './wire.queries.ts';

/** Wires that wait for this person: staged by somebody else, of an amount that they may check. */
export async function wiresToCheck(app: App, { id, roles }: UserPrincipal, limit: number) {
  const rows = await app.db.many(listWiresToCheck, [id, limit]);
  return rows.filter(({ required_role: role }) => holdsRole(roles, role));
}
