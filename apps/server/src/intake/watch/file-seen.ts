import type { Alongside } from '../alongside.ts';
import { settleReturned } from '../quarantine.queries.ts';
import { type Desk, ORIGIN } from './desk.ts';
import { finishTaking, freeTarget } from './finish-taking.ts';
import { requireHolding } from './hold-folder.ts';
import { DONE, type SeenFile } from './list-folder.ts';
import { insertTaking, type Taking } from './watch.queries.ts';

/** A file and the bytes that were read from it. */
export interface ReadFile {
  readonly seen: SeenFile;
  readonly sha256: string;
}

/**
 * Files what was read, notes it in the same commit, then moves it to `done`. A node that dies before the commit has
 * filed nothing; one that dies after it left a note, by which the next node moves the files and files nothing again.
 */
export async function fileSeen(
  { app, folder, beforeMove }: Desk,
  ref: string,
  files: readonly ReadFile[],
  filing: (alongside: Alongside) => Promise<unknown>,
): Promise<void> {
  const takings: { readonly seen: SeenFile; readonly taking: Taking }[] = [];
  const given = new Set<string>();
  for (const { seen, sha256 } of files) {
    const target = await freeTarget(folder.files, DONE, seen.path, given);
    given.add(target);
    takings.push({ seen, taking: { path: seen.path, size: seen.size, sha256, target, reason: null } });
  }
  await filing(async (tx) => {
    await requireHolding(tx, folder);
    const now = app.clock.now();
    for (const { path, size, sha256, target, reason } of takings.map(({ taking }) => taking)) {
      await tx.run(insertTaking, [folder.id, path, size, sha256, target, reason, now]);
      await tx.run(settleReturned, [ORIGIN, sha256 ?? '', ref, now]);
    }
  });
  await beforeMove?.();
  for (const { seen, taking } of takings) await finishTaking(app, folder, taking, seen);
}
