import type { QuarantineEntry } from '@countersign/contract/intake';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { deleteClaims } from './claim.queries.ts';
import { type EntryRow, findEntry, findWaitingEntry, insertEntry, recordRetry } from './quarantine.queries.ts';
import { toEntry } from './quarantine-entry.ts';
import { storeBytes } from './store-file.ts';

export interface QuarantinedFile {
  /** Where it came from: `watch_folder`. */
  readonly origin: string;
  readonly name: string;
  readonly externalRef: string | null;
  readonly reason: { readonly code: string; readonly detail: string };
  /** Null for what is too large to be kept. */
  readonly content: AsyncIterable<Uint8Array> | Uint8Array | null;
}

/** Keeps a file that could not be filed, with the reason, for a person to look at. */
export async function quarantineFile(
  app: App,
  file: QuarantinedFile,
  alongside?: (tx: Tx, entry: EntryRow) => Promise<void>,
): Promise<QuarantineEntry> {
  const { origin, name, externalRef, reason, content } = file;
  const stored = content === null ? null : await storeBytes(app, { name, field: 'file' }, content);
  return app.db.transaction(async (tx) => {
    const now = app.clock.now();
    const { sha256 = null, size = null } = stored ?? {};
    const about = [origin, name, externalRef, reason.code, reason.detail] as const;
    // The same file once more, still refused: the entry that waits tells of it, with the reason of today.
    const waiting = sha256 === null ? undefined : await tx.maybe(findWaitingEntry, [origin, name, externalRef, sha256]);
    if (waiting !== undefined) await tx.run(recordRetry, [waiting.id, reason.code, reason.detail]);
    const row =
      waiting === undefined
        ? await tx.one(insertEntry, [newId(now), ...about, sha256, size, now])
        : await tx.one(findEntry, [waiting.id]);
    if (stored !== null) await tx.run(deleteClaims, [[stored.claimId]]);
    await alongside?.(tx, row);
    return toEntry(row);
  });
}
