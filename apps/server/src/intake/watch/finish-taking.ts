import { lstat, rename, unlink, writeFile } from 'node:fs/promises';
import type { App } from '../../platform/app.ts';
import { type FolderHandle, type OpenFolder, splitPath } from './folder-handle.ts';
import type { HeldFolder } from './hold-folder.ts';
import { type DONE, listFolder, markOf, QUARANTINE, REASON_ENDING, type SeenFile, unlessGone } from './list-folder.ts';
import { sha256Of, withFile } from './open-file.ts';
import { deleteTaking, listTakings, type Taking } from './watch.queries.ts';

/** A free name for a file that is through. Only the holder of the folder gives names, so it stays free. */
export async function freeTarget(
  files: FolderHandle,
  folder: typeof DONE | typeof QUARANTINE,
  path: string,
  given: ReadonlySet<string>,
): Promise<string> {
  const [, stem = path, ending = ''] = /^(.*?)(\.[^./]*)?$/s.exec(path) ?? [];
  for (let turn = 1; ; turn += 1) {
    const target = `${folder}/${turn === 1 ? path : `${stem} (${turn})${ending}`}`;
    if (!given.has(target) && !(await isTaken(files, target))) return target;
  }
}

async function isTaken(files: FolderHandle, path: string): Promise<boolean> {
  const { folder, name } = splitPath(path);
  const found = await files.within(folder, ({ at }) => unlessGone(lstat(at(name))));
  return found !== null;
}

/** Moves what was filed or quarantined, writes the reason beside it, and forgets the note. Each step may be repeated. */
export async function finishTaking(app: App, folder: HeldFolder, taking: Taking, seen: SeenFile): Promise<void> {
  await moveSeen(folder.files, seen, taking.target);
  await tellReason(folder.files, taking);
  await app.db.run(deleteTaking, [folder.id, taking.path]);
}

/**
 * What a node that was killed has filed and not moved. It is known by its bytes: another file of the name stays. Answers
 * the paths of files that are filed and cannot be moved even now: they must not be taken again.
 */
export async function finishLeft(app: App, folder: HeldFolder): Promise<ReadonlySet<string>> {
  const stuck = new Set<string>();
  const takings = await app.db.many(listTakings, [folder.id]);
  if (takings.length === 0) return stuck;
  const { files } = await listFolder(folder.files);
  const byPath = new Map(files.map((file) => [file.path, file]));
  for (const taking of takings) {
    const file = byPath.get(taking.path);
    try {
      if (file !== undefined && (await holdsSame(folder.files, file, taking))) {
        await finishTaking(app, folder, taking, file);
        continue;
      }
      await tellReason(folder.files, taking);
      await app.db.run(deleteTaking, [folder.id, taking.path]);
    } catch (error) {
      // One file that cannot be moved must not keep the others waiting.
      app.log.error({ err: error }, 'a file of the watched folder is filed and cannot be moved');
      stuck.add(taking.path);
    }
  }
  return stuck;
}

async function holdsSame(files: FolderHandle, file: SeenFile, { size, sha256 }: Taking): Promise<boolean> {
  if (file.size !== size) return false;
  return sha256 === null || (await withFile(files, file, ({ content }) => sha256Of(content()))) === sha256;
}

/**
 * Moves the very file that was seen. One that took its name in the last moment is put back: it was not filed. The names
 * are on one disk, so a move is one step; both folders are held open, so it cannot end outside of them.
 */
async function moveSeen(files: FolderHandle, { path, mark }: SeenFile, target: string): Promise<void> {
  const [from, to] = [splitPath(path), splitPath(target)];
  await files.within(from.folder, async (source) => {
    if ((await markAt(source, from.name)) !== mark) return;
    await files.making(to.folder, async (goal) => {
      const move = async (start: string, end: string) => {
        await source.requireSame();
        await goal.requireSame();
        await unlessGone(rename(start, end));
      };
      await move(source.at(from.name), goal.at(to.name));
      const moved = await markAt(goal, to.name);
      if (moved !== null && moved !== mark && (await markAt(source, from.name)) === null) {
        await move(goal.at(to.name), source.at(from.name));
      }
    });
  });
}

async function markAt(folder: OpenFolder, name: string): Promise<string | null> {
  const stats = await unlessGone(lstat(folder.at(name), { bigint: true }));
  return stats === null ? null : markOf(stats);
}

/** The reason stands beside a refused file; the one of a file that came back and was filed goes. */
async function tellReason(files: FolderHandle, { path, target, reason }: Taking): Promise<void> {
  if (reason !== null) return writeReason(files, `${target}${REASON_ENDING}`, reason);
  const { folder, name } = splitPath(`${QUARANTINE}/${path}`);
  await files.within(folder, async ({ at, requireSame }) => {
    if ((await unlessGone(lstat(at(name)))) !== null) return;
    await requireSame();
    await unlessGone(unlink(at(`${name}${REASON_ENDING}`)));
  });
}

/** A link that stands under the name is replaced, never written through. */
export async function writeReason(files: FolderHandle, path: string, text: string): Promise<void> {
  const { folder, name } = splitPath(path);
  await files.making(folder, async ({ at, requireSame }) => {
    const fresh = at(`${name}.tmp`);
    await unlessGone(unlink(fresh));
    await requireSame();
    await writeFile(fresh, text, { flag: 'wx' });
    await requireSame();
    await rename(fresh, at(name));
  });
}
