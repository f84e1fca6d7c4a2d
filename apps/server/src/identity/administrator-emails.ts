import type { Runner } from '../platform/db.ts';
import { listActiveAdmins } from './user.queries.ts';

/** The mail addresses of all active administrators. */
export async function administratorEmails(runner: Runner): Promise<readonly string[]> {
  return (await runner.many(listActiveAdmins, [])).map(({ email }) => email);
}
