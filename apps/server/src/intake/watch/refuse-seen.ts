import { quarantineFile } from '../quarantine-file.ts';
import { MAX_FILE_BYTES } from '../store-file.ts';
import { type Desk, ORIGIN } from './desk.ts';
import { finishTaking, freeTarget } from './finish-taking.ts';
import { nameOf } from './group-files.ts';
import { requireHolding } from './hold-folder.ts';
import { QUARANTINE, type SeenFile } from './list-folder.ts';
import { withFile } from './open-file.ts';
import { reasonText } from './reason-text.ts';
import { insertTaking, type Taking } from './watch.queries.ts';

/** Keeps a file that cannot be filed: an entry in quarantine, the file and its reason in `quarantine`. */
export async function refuseSeen(
  { app, folder, beforeMove }: Desk,
  ref: string | null,
  seen: SeenFile,
  reason: { readonly code: string; readonly detail: string },
): Promise<void> {
  const target = await freeTarget(folder.files, QUARANTINE, seen.path, new Set());
  let taking: Taking | undefined;
  await withFile(folder.files, seen, async ({ content, requireUnchanged }) => {
    const about = { origin: ORIGIN, name: nameOf(seen.path), externalRef: ref, reason };
    const isKept = seen.size <= MAX_FILE_BYTES;
    await quarantineFile(app, { ...about, content: isKept ? content() : null }, async (tx, entry) => {
      await requireUnchanged();
      await requireHolding(tx, folder);
      const now = app.clock.now();
      const text = reasonText({ path: seen.path, ...reason, entryId: entry.id, at: now });
      taking = { path: seen.path, size: seen.size, sha256: entry.sha256, target, reason: text };
      await tx.run(insertTaking, [folder.id, seen.path, seen.size, entry.sha256, target, text, now]);
    });
  });
  if (taking === undefined) return;
  await beforeMove?.();
  await finishTaking(app, folder, taking, seen);
}
