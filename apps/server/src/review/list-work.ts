import type { UserPrincipal } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import { listConfirmedExceptions, listEscalationsFor, listReadyForApproval } from './escalation.queries.ts';

/** What of reviews waits for one person, as far as it can be told without opening a loan. */
export async function reviewWorkFor(app: App, { id, roles }: UserPrincipal, limit: number) {
  const decides = roles.some((role) => role !== 'specialist');
  return {
    escalations: await app.db.many(listEscalationsFor, [id, decides, limit]),
    exceptions: decides ? await app.db.many(listConfirmedExceptions, [limit]) : [],
    approvals: decides ? await app.db.many(listReadyForApproval, [limit]) : [],
  };
}
