import type { App } from '../../../platform/app.ts';
import { DomainError } from '../../../platform/domain-error.ts';

/** A few tabs of one person; a program that opens more has a fault. */
const MOST_FOR_ONE = 5;
/** Each asks the database twice a second: all together a small part of what one process may ask. */
const MOST_FOR_ALL = 200;

const open = new WeakMap<App['db'], Map<string, number>>();

/** Counts a stream of events until its client has gone, and refuses one too many. For this process alone. */
export function countStream(app: App, principalId: string, gone: AbortSignal): void {
  const streams = open.get(app.db) ?? new Map<string, number>();
  open.set(app.db, streams);
  const own = streams.get(principalId) ?? 0;
  const all = [...streams.values()].reduce((sum, each) => sum + each, 0);
  if (own >= MOST_FOR_ONE || all >= MOST_FOR_ALL) {
    throw new DomainError({
      code: 'too_many_streams',
      detail: `At most ${MOST_FOR_ONE} event streams are open for one person and ${MOST_FOR_ALL} in all. Close one.`,
      retryAfterSeconds: 5,
    });
  }
  streams.set(principalId, own + 1);
  const release = () => {
    const left = (streams.get(principalId) ?? 1) - 1;
    if (left === 0) streams.delete(principalId);
    else streams.set(principalId, left);
  };
  gone.addEventListener('abort', release, { once: true });
}
