import type { KeyPrincipal } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import { newId } from '../platform/ids.ts';
import { insertAccess } from './access.queries.ts';

/** What a key read. */
export interface Access {
  readonly operation: string;
  readonly externalRef: string | null;
  readonly documentId: string | null;
  readonly address: string;
  readonly requestId: string;
}

/** Writes down that a key reads customer data. Called before the answer goes out: what is not written is not read. */
export async function recordAccess(
  app: Pick<App, 'db' | 'clock'>,
  key: KeyPrincipal,
  { operation, externalRef, documentId, address, requestId }: Access,
): Promise<void> {
  const now = app.clock.now();
  const about = [operation, externalRef, documentId, address, requestId] as const;
  await app.db.run(insertAccess, [newId(now), now, key.id, key.name, ...about]);
}
