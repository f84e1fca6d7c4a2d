import { listUnneededContents } from '../intake/index.ts';
import type { App } from '../platform/app.ts';

const PAGE = 500;

/**
 * The documents of a backup are copied around the moment of its database and not at it, so some may be there that the
 * restored database knows to be purged, or never heard of. They go: bytes that were deleted must not come back.
 */
export async function dropUnneeded(app: Pick<App, 'db' | 'blobs'>): Promise<number> {
  let dropped = 0;
  const drop = async (names: readonly string[]) => {
    for (const { sha256 } of await app.db.many(listUnneededContents, [[...names]])) {
      if (sha256 !== null && (await app.blobs.delete(sha256))) dropped += 1;
    }
  };
  let page: string[] = [];
  for await (const { sha256 } of app.blobs.list()) {
    page.push(sha256);
    if (page.length < PAGE) continue;
    await drop(page);
    page = [];
  }
  await drop(page);
  return dropped;
}
