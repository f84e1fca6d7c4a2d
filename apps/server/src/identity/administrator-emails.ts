import type { Runner } from '../platform/db.ts';
import { listAdministratorEmails } from './user.queries.ts';

/** The mail addresses of all active administrators. */
export async function administratorEmails(runner: Runner): Promise<readonly string[]> {
  return (await runner.many(listAdministratorEmails, [])).map(({ email }) => email);
}
