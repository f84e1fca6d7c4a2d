import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';

/** One file of an order: its name while it is ours, and what follows the order's id in its name for the core. */
export interface DroppedName {
  readonly draft: string;
  readonly ending: string;
}

/** The names that one core knows. The last file is the one that the core takes, the manifest where there is one. */
export interface DropNames {
  readonly before: readonly DroppedName[];
  readonly token: DroppedName;
  /** What follows the order's id in the name of the core's answer. */
  readonly ack: string;
}

/**
 * The folder between us and the core. Every step is one rename, so that after a crash at any moment the names tell what
 * was done, and of two that do the same at once one does it:
 *
 *   pending/<id>.<random>/  being written; means nothing
 *   sent/<id>/              the order exists: made whole by one rename
 *   sent/<id>/<token>       not published yet; publishing renames it into out
 *   sent/<id>/withdrawn     withdrawn: the token was taken back, or never went
 *   out/<id>…               for the core, which takes the token away first and reads on then only
 *   ack/<id>…               the core's answer
 */
export interface DropFolder {
  /** Why it cannot be used, or null. */
  refuse(): Promise<string | null>;
  /** Makes sent/<id> with these files, each by its name while it is ours, unless it is there. Null: withdrawn. */
  prepare(id: string, files: Readonly<Record<string, string>> | null): Promise<void>;
  publish(id: string): Promise<void>;
  /** Takes the order back unless the core has taken it. Answers whether it is withdrawn. */
  withdraw(id: string): Promise<boolean>;
  standing(id: string): Promise<'absent' | 'prepared' | 'published' | 'withdrawn'>;
  /** Null where there is none yet. */
  readAck(id: string): Promise<string | null>;
}

/** An answer is a few lines; more is none. */
const MAX_ACK_BYTES = 65_536;
const WITHDRAWN = 'withdrawn';

export function openDropFolder(root: string, setting: string, names: DropNames): DropFolder {
  const at = (...parts: string[]) => join(root, ...parts);
  const sent = (id: string, name: string) => at('sent', id, name);
  const out = (id: string, { ending }: DroppedName) => at('out', `${id}${ending}`);
  const { before, token } = names;

  return {
    async refuse() {
      if (!isAbsolute(root)) return `${setting} must be an absolute path.`;
      for (const folder of [root, at('ack')]) {
        const found = await stat(folder).catch(() => null);
        if (found?.isDirectory() !== true) return `There is no folder ${folder}. Make it, or change ${setting}.`;
      }
      for (const name of ['pending', 'sent', 'out']) await mkdir(at(name), { recursive: true });
      return null;
    },

    async prepare(id, files) {
      if (await exists(at('sent', id))) return;
      const draft = at('pending', `${id}.${randomUUID()}`);
      await mkdir(draft);
      const written = files ?? { [WITHDRAWN]: '' };
      for (const [name, text] of Object.entries(written)) await writeSynced(join(draft, name), text);
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
      // The token last: it is what the core looks for.
      for (const file of [...before, token]) {
        await renameOnce(sent(id, file.draft), out(id, file));
        await syncFolder(at('out'));
      }
      await syncFolder(at('sent', id));
    },

    async withdraw(id) {
      const back = sent(id, WITHDRAWN);
      if (await exists(back)) return true;
      const taken = !(await renameOnce(sent(id, token.draft), back)) && !(await renameOnce(out(id, token), back));
      if (taken) return exists(back);
      for (const file of before) await rm(out(id, file), { force: true });
      await syncFolder(at('out'));
      await syncFolder(at('sent', id));
      return true;
    },

    async standing(id) {
      if (await exists(sent(id, WITHDRAWN))) return 'withdrawn';
      if (await exists(sent(id, token.draft))) return 'prepared';
      return (await exists(at('sent', id))) ? 'published' : 'absent';
    },

    async readAck(id) {
      const path = at('ack', `${id}${names.ack}`);
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
