import type { QuarantineEntry } from '@countersign/contract/intake';
import type { App } from '../platform/app.ts';
import { newId } from '../platform/ids.ts';
import { deleteClaims } from './claim.queries.ts';
import { insertEntry } from './quarantine.queries.ts';
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
export async function quarantineFile(app: App, file: QuarantinedFile): Promise<QuarantineEntry> {
  const { origin, name, externalRef, reason, content } = file;
  const stored = content === null ? null : await storeBytes(app, { name, field: 'file' }, content);
  return app.db.transaction(async (tx) => {
    const now = app.clock.now();
    const { sha256 = null, size = null } = stored ?? {};
    const about = [origin, name, externalRef, reason.code, reason.detail] as const;
    const row = await tx.one(insertEntry, [newId(now), ...about, sha256, size, now]);
    if (stored !== null) await tx.run(deleteClaims, [[stored.claimId]]);
    return toEntry(row);
  });
}
