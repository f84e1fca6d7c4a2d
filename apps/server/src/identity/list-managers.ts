import type { Runner, Tx } from '../platform/db.ts';
import {
  findActiveColleague,
  findActiveStaff,
  listActiveAdmins,
  listActiveManagers as listRows,
  lockActiveAdmins,
} from './user.queries.ts';

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

/** Every active administrator. */
export async function listActiveAdministrators(runner: Runner): Promise<readonly Colleague[]> {
  const rows = await runner.many(listActiveAdmins, []);
  return rows.map(({ id, email, display_name: displayName }) => ({ id, email, displayName }));
}

/** As listActiveAdministrators; who may still become or cease to be one waits for the end of the transaction. */
export async function lockActiveAdministrators(tx: Tx): Promise<readonly Colleague[]> {
  await tx.many(lockActiveAdmins, []);
  // Read after the lock, as a statement of its own: whoever was made one while we waited counts too.
  return listActiveAdministrators(tx);
}

/** Whom a mail about their work can be sent to; null once they have left. */
export async function findColleague(runner: Runner, id: string): Promise<Colleague | null> {
  const row = await runner.maybe(findActiveColleague, [id]);
  return row === undefined ? null : { id: row.id, email: row.email, displayName: row.display_name };
}

/** Whether work can be given to this person. */
export async function isActiveStaff(runner: Runner, id: string): Promise<boolean> {
  return (await runner.maybe(findActiveStaff, [id])) !== undefined;
}
