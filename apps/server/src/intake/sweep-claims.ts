import type { App } from '../platform/app.ts';
import { areBytesInUse, deleteClaims, listStaleClaims } from './claim.queries.ts';

const PAGE = 200;

/**
 * No upload takes longer than this between storing its bytes and filing them: a request is cut after half an hour.
 * Retention counts on the same day (documents/retention-sweep.ts).
 */
const FILING_MS = 86_400_000;

/**
 * Deletes bytes that were stored and never filed: of uploads that were refused, cut off or killed. Bytes that somebody
 * stored again since then count as young and stay; their own claim brings the sweep back to them.
 */
export async function sweepClaims(app: App): Promise<{ readonly claims: number; readonly contents: number }> {
  const before = new Date(app.clock.now().getTime() - FILING_MS);
  let [claims, contents] = [0, 0];
  for (;;) {
    const stale = await app.db.many(listStaleClaims, [before, PAGE]);
    for (const { id, sha256 } of stale) {
      const { in_use: isInUse } = await app.db.one(areBytesInUse, [sha256]);
      if (!isInUse && (await app.blobs.delete(sha256, { storedBefore: before }))) contents += 1;
      // The claim goes last: a sweep that dies in between finds it again.
      await app.db.run(deleteClaims, [[id]]);
      claims += 1;
    }
    if (stale.length < PAGE) return { claims, contents };
  }
}
