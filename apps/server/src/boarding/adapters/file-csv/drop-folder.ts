import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import type { LoanFile } from './write-csv.ts';

/**
 * The folder between us and the core. Every step is one rename, so that after a crash at any moment the names tell what
 * was done, and of two that do the same at once one does it:
 *
 *   pending/<id>.<random>/  being written; means nothing
 *   sent/<id>/              the order exists: made whole by one rename
 *   sent/<id>/manifest.json not published yet; publishing renames it to out/<id>.json
 *   sent/<id>/withdrawn.json  withdrawn: the manifest was taken back, or never went
 *   out/<id>.csv, out/<id>.json  for the core, which takes the manifest away first and reads on then only
 *   ack/<id>.json           the core's answer
 */
export interface DropFolder {
  /** Why it cannot be used, or null. */
  refuse(): Promise<string | null>;
  /** Makes sent/<id> unless it is there. */
  prepare(id: string, file: LoanFile | null): Promise<void>;
  publish(id: string): Promise<void>;
  /** Takes the order back unless the core has taken it. Answers whether it is withdrawn. */
  withdraw(id: string): Promise<boolean>;
  standing(id: string): Promise<'absent' | 'prepared' | 'published' | 'withdrawn'>;
  /** Null where there is none yet. */
  readAck(id: string): Promise<string | null>;
}

/** An answer is a few lines; more is none. */
const MAX_ACK_BYTES = 65_536;

export function openDropFolder(root: string): DropFolder {
  const at = (...parts: string[]) => join(root, ...parts);
  const sent = (id: string, name: string) => at('sent', id, name);

  return {
    async refuse() {
      if (!isAbsolute(root)) return 'file_csv.folder must be an absolute path.';
      for (const folder of [root, at('ack')]) {
        const found = await stat(folder).catch(() => null);
        if (found?.isDirectory() !== true) return `There is no folder ${folder}. Make it, or change file_csv.folder.`;
      }
      for (const name of ['pending', 'sent', 'out']) await mkdir(at(name), { recursive: true });
      return null;
    },

    async prepare(id, file) {
      if (await exists(at('sent', id))) return;
      const draft = at('pending', `${id}.${randomUUID()}`);
      await mkdir(draft);
      if (file === null) await writeSynced(join(draft, 'withdrawn.json'), '{}\n');
      else {
        await writeSynced(join(draft, 'order.csv'), file.csv);
        await writeSynced(join(draft, 'manifest.json'), file.manifest);
      }
      await syncFolder(draft);
      try {
        await rename(draft, at('sent', id));
      } catch (error) {
        await rm(draft, { recursive: true, force: true });
        if (!(await exists(at('sent', id)))) throw error;
      }
      await syncFolder(at('sent'));
    },

    async publish(id) {
      // The file first: the manifest is what the core looks for.
      await renameOnce(sent(id, 'order.csv'), at('out', `${id}.csv`));
      await syncFolder(at('out'));
      await renameOnce(sent(id, 'manifest.json'), at('out', `${id}.json`));
      await syncFolder(at('out'));
      await syncFolder(at('sent', id));
    },

    async withdraw(id) {
      const back = sent(id, 'withdrawn.json');
      if (await exists(back)) return true;
      const taken =
        !(await renameOnce(sent(id, 'manifest.json'), back)) && !(await renameOnce(at('out', `${id}.json`), back));
      if (taken) return exists(back);
      await rm(at('out', `${id}.csv`), { force: true });
      await syncFolder(at('out'));
      await syncFolder(at('sent', id));
      return true;
    },

    async standing(id) {
      if (await exists(sent(id, 'withdrawn.json'))) return 'withdrawn';
      if (await exists(sent(id, 'manifest.json'))) return 'prepared';
      return (await exists(at('sent', id))) ? 'published' : 'absent';
    },

    async readAck(id) {
      const path = at('ack', `${id}.json`);
      const found = await stat(path).catch(ifMissing(null));
      if (found === null) return null;
      return found.size > MAX_ACK_BYTES ? `${'x'.repeat(100)}… (${found.size} bytes)` : readFile(path, 'utf8');
    },
  };
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(() => true, ifMissing(false));
}

function ifMissing<T>(otherwise: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === 'ENOENT') return otherwise;
    throw error;
  };
}

/** False where it was renamed before, or taken. */
async function renameOnce(from: string, to: string): Promise<boolean> {
  return rename(from, to).then(() => true, ifMissing(false));
}

async function writeSynced(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
