import type { Runner } from '../platform/db.ts';
import { findActiveStaff, listActiveManagers as listRows } from './user.queries.ts';

export interface Colleague {
  readonly id: string;
  readonly email: string;
  readonly displayName: string;
}

/** Every active manager and administrator, once. */
export async function listActiveManagers(runner: Runner): Promise<readonly Colleague[]> {
  const rows = await runner.many(listRows, []);
  return rows.map(({ id, email, display_name: displayName }) => ({ id, email, displayName }));
}

/** Whether work can be given to this person. */
export async function isActiveStaff(runner: Runner, id: string): Promise<boolean> {
  return (await runner.maybe(findActiveStaff, [id])) !== undefined;
}
