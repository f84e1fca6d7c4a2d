import type { UserPrincipal } from '../../../platform/actor.ts';
import { DomainError } from '../../../platform/domain-error.ts';

/** Comes before the user is looked up: whoever may not ask does not learn whether there is such a user. */
export function refuseOthersSessions(actor: UserPrincipal, userId: string): void {
  if (actor.roles.includes('admin') || actor.id === userId.toLowerCase()) return;
  throw new DomainError({ code: 'forbidden', detail: 'Only administrators may see or end the sessions of others.' });
}
