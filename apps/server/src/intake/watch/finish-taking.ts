import { lstat, mkdir, rename, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { App } from '../../platform/app.ts';
import type { HeldFolder } from './hold-folder.ts';
import { type DONE, listFolder, markOf, QUARANTINE, REASON_ENDING, type SeenFile, unlessGone } from './list-folder.ts';
import { sha256Of, withFile } from './open-file.ts';
import { deleteTaking, listTakings, type Taking } from './watch.queries.ts';

/** A free name for a file that is through. Only the holder of the folder gives names, so it stays free. */
export async function freeTarget(
  root: string,
  folder: typeof DONE | typeof QUARANTINE,
  path: string,
  given: ReadonlySet<string>,
): Promise<string> {
  const [, stem = path, ending = ''] = /^(.*?)(\.[^./]*)?$/s.exec(path) ?? [];
  for (let turn = 1; ; turn += 1) {
    const target = `${folder}/${turn === 1 ? path : `${stem} (${turn})${ending}`}`;
    if (!given.has(target) && (await unlessGone(lstat(join(root, target)))) === null) return target;
  }
}

/** Moves what was filed or quarantined, writes the reason beside it, and forgets the note. Each step may be repeated. */
export async function finishTaking(app: App, folder: HeldFolder, taking: Taking, seen: SeenFile): Promise<void> {
  await moveSeen(folder.root, seen, taking.target);
  await tellReason(folder.root, taking);
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
  const { files } = await listFolder(folder.root);
  const byPath = new Map(files.map((file) => [file.path, file]));
  for (const taking of takings) {
    const file = byPath.get(taking.path);
    try {
      if (file !== undefined && (await holdsSame(folder.root, file, taking))) {
        await finishTaking(app, folder, taking, file);
        continue;
      }
      await tellReason(folder.root, taking);
      await app.db.run(deleteTaking, [folder.id, taking.path]);
    } catch (error) {
      // One file that cannot be moved must not keep the others waiting.
      app.log.error({ err: error }, 'a file of the watched folder is filed and cannot be moved');
      stuck.add(taking.path);
    }
  }
  return stuck;
}

async function holdsSame(root: string, file: SeenFile, { size, sha256 }: Taking): Promise<boolean> {
  if (file.size !== size) return false;
  return sha256 === null || (await withFile(root, file, ({ content }) => sha256Of(content()))) === sha256;
}

/**
 * Moves the very file that was seen. One that took its name in the last moment is put back: it was not filed. The names
 * are on one disk, so a move is one step.
 */
async function moveSeen(root: string, { path, mark }: SeenFile, target: string): Promise<void> {
  const [from, to] = [join(root, path), join(root, target)];
  if ((await markAt(from)) !== mark) return;
  await mkdir(dirname(to), { recursive: true });
  await unlessGone(rename(from, to));
  const moved = await markAt(to);
  if (moved !== null && moved !== mark && (await markAt(from)) === null) await rename(to, from);
}

async function markAt(path: string): Promise<string | null> {
  const stats = await unlessGone(lstat(path, { bigint: true }));
  return stats === null ? null : markOf(stats);
}

/** The reason stands beside a refused file; the one of a file that came back and was filed goes. */
async function tellReason(root: string, { path, target, reason }: Taking): Promise<void> {
  if (reason === null) {
    const old = join(root, QUARANTINE, path);
    if ((await unlessGone(lstat(old))) === null) await unlessGone(unlink(`${old}${REASON_ENDING}`));
    return;
  }
  await writeReason(root, `${target}${REASON_ENDING}`, reason);
}

/** A link that stands under the name is replaced, never written through. */
export async function writeReason(root: string, path: string, text: string): Promise<void> {
  const to = join(root, path);
  await mkdir(dirname(to), { recursive: true });
  const fresh = `${to}.tmp`;
  await unlessGone(unlink(fresh));
  await writeFile(fresh, text, { flag: 'wx' });
  await rename(fresh, to);
}
