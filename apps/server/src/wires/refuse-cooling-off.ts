import { coolingOffUntil } from '../identity/index.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { PersonalAct } from '../review/index.ts';

/** For a day after somebody else reset a password, its owner checks no wire: it may not be the owner who signed in. */
export async function refuseCoolingOff(tx: Tx, app: App, { actor }: PersonalAct): Promise<void> {
  const until = await coolingOffUntil(tx, app, actor.id);
  if (until === null) return;
  throw new DomainError({
    code: 'checker_cooling_off',
    detail: `Your password was reset by someone else. Until ${sayInstant(until)} another person has to approve wires.`,
  });
}

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

function sayInstant(at: Date): string {
  return `${format.format(at).replaceAll('\u202f', ' ')} UTC`;
}
