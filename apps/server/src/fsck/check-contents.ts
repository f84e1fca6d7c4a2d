import { showText } from '@countersign/engine/evidence/show-text';
import { findContentForCheck, listContentsForCheck } from '../documents/index.ts';
import type { App } from '../platform/app.ts';
import { type FsckFault, fsckFault } from './fsck-fault.ts';

const PAGE = 500;

/**
 * Reads the stored bytes of every document and holds them against their hash. Not under the snapshot of the rest, which
 * reading gigabytes would keep open for hours; so what looks wrong is asked for once more before it is called a fault.
 */
export async function checkContents(
  app: Pick<App, 'db' | 'blobs'>,
  since: Date,
  onFault: (fault: FsckFault) => void,
): Promise<number> {
  let [checked, last] = [0, ''];
  for (;;) {
    const page = await app.db.many(listContentsForCheck, [last, since, PAGE]);
    for (const content of page) {
      last = content.sha256;
      checked += 1;
      const fault = await findFault(app, content);
      if (fault === null) continue;
      const again = await app.db.maybe(findContentForCheck, [content.sha256]);
      const stays = again === undefined ? null : await findFault(app, again);
      if (stays !== null) onFault(stays);
    }
    if (page.length < PAGE) return checked;
  }
}

interface Content {
  readonly sha256: string;
  readonly loan_id: string;
  readonly name: string;
  readonly needed: boolean;
  readonly deleted: boolean;
}

async function findFault({ blobs }: Pick<App, 'blobs'>, content: Content): Promise<FsckFault | null> {
  const about = `${showText(content.name)}, SHA-256 ${content.sha256}.`;
  const place = { loanId: content.loan_id, seq: null };
  if (!content.needed) {
    // Purged and waiting for the sweep, the bytes may still be there; deleted, they may not.
    const isThere = content.deleted && (await blobs.verify(content.sha256)) !== 'missing';
    return isThere ? fsckFault(place, 'bytes-kept', about) : null;
  }
  const found = await blobs.verify(content.sha256);
  return found === 'ok' ? null : fsckFault(place, found === 'missing' ? 'bytes-missing' : 'bytes-corrupt', about);
}
