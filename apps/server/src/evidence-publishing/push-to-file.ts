import { constants, open, stat } from 'node:fs/promises';
import { parseCheckpoint } from '@countersign/engine/evidence/checkpoint';
import { parseNote } from '@countersign/engine/evidence/signed-note';

/**
 * Adds checkpoints to the end of a file, best on a disk that the database's owner cannot write to. `countersign fsck
 * --checkpoints FILE` holds the log against it. The setting names any path that the service can write, so a file that
 * does not begin like one of ours is left alone: nobody can have the service write into something else with it.
 */
export async function pushToFile(path: string, notes: readonly string[]): Promise<void> {
  const [first] = notes;
  if (first === undefined) return;
  const { origin } = parseCheckpoint(parseNote(first).text);
  // No O_TRUNC anywhere; appending also works on storage that lets nobody rewrite.
  const file = await open(path, constants.O_RDWR | constants.O_APPEND | constants.O_CREAT, 0o644);
  try {
    const stats = await file.stat();
    if (!stats.isFile()) throw new Error(`${path} is not a file.`);
    const wanted = `${origin}\n`;
    const { buffer, bytesRead } = await file.read(Buffer.alloc(Buffer.byteLength(wanted)), 0, undefined, 0);
    if (stats.size > 0 && buffer.subarray(0, bytesRead).toString('utf8') !== wanted) {
      throw new Error(`${path} exists and does not hold checkpoints of this install; choose another file.`);
    }
    // The empty line after a note separates it from the next one.
    await file.appendFile(notes.map((note) => `${note}\n`).join(''), 'utf8');
    await file.sync();
  } finally {
    await file.close();
  }
}

export async function hasCheckpoints(path: string): Promise<boolean> {
  try {
    return (await stat(path)).size > 0;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
