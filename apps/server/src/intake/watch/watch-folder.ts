import { randomUUID } from 'node:crypto';
import type { App } from '../../platform/app.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { refuseWhenBusy } from '../refuse-when-busy.ts';
import type { Desk } from './desk.ts';
import { finishLeft, writeReason } from './finish-taking.ts';
import { type FolderHandle, type HandleOptions, LinkInFolderError } from './folder-handle.ts';
import { groupFiles } from './group-files.ts';
import { FolderLostError, type HeldFolder, hold, letGo, openWatched, prepareFolder } from './hold-folder.ts';
import { listFolder, QUARANTINE, REASON_ENDING, type StrangeEntry } from './list-folder.ts';
import { strangeText } from './reason-text.ts';
import { forget, noteLook, restOf, type Seen } from './rest.ts';
import { type Patience, takeGroup } from './take-group.ts';

export interface WatchOptions extends Patience, HandleOptions {
  readonly root: string;
  /** After this time without a sign of life another node takes the folder over. */
  readonly leaseSeconds: number;
  /** A clock that only goes forward, in milliseconds. */
  readonly nowMs: () => number;
  readonly beforeMove?: (() => Promise<void>) | undefined;
}

/** What one look came to. */
export interface Look {
  /** False while another node has the folder. */
  readonly isHolder: boolean;
  readonly filed: number;
  readonly refused: number;
  /** Files that are not whole yet, wait for others, or could not be taken now. */
  readonly waiting: number;
}

export interface FolderWatch {
  look(): Promise<Look>;
  /** Ends a look that is under way after the files in hand. */
  interrupt(): void;
  close(): Promise<void>;
}

/** Looks into the watched folder whenever it is asked to. Nothing of what it remembers is needed after a crash. */
export function openWatch(app: App, options: WatchOptions): FolderWatch {
  const holder = randomUUID();
  let folder: Pick<HeldFolder, 'id' | 'holder'> | null = null;
  let seen: Seen = new Map();
  const told = new Set<string>();
  /** Of the last look: told once, not every few seconds. */
  let troubles: ReadonlySet<string> = new Set();
  let isInterrupted = false;

  async function tellStrange(files: FolderHandle, strange: readonly StrangeEntry[]): Promise<void> {
    for (const { path, what } of strange) {
      if (told.has(path)) continue;
      await writeReason(files, `${QUARANTINE}/${path}${REASON_ENDING}`, strangeText(path, what)).catch(
        (error: unknown) => {
          // Whoever linked one folder of the quarantine away must not keep all other files waiting.
          if (!(error instanceof LinkInFolderError)) throw error;
          app.log.warn({ err: error }, 'the reason cannot be written into the quarantine of the watched folder');
        },
      );
      // No names in the log: files are often called after people.
      app.log.warn({ what }, 'an entry of the watched folder is left; the reason stands in its quarantine');
      told.add(path);
    }
  }

  async function take(held: HeldFolder): Promise<Omit<Look, 'isHolder'>> {
    const stuck = await finishLeft(app, held);
    const { files: all, strange } = await listFolder(held.files);
    const files = all.filter(({ path }) => !stuck.has(path));
    const nowMs = options.nowMs();
    seen = noteLook(seen, files, nowMs);
    await tellStrange(held.files, strange);
    let [filed, refused] = [0, 0];
    const now = new Set<string>();
    const desk: Desk = { app, folder: held, beforeMove: options.beforeMove };
    for (const group of groupFiles(files)) {
      if (isInterrupted || (await isBusy(app))) break;
      try {
        const outcome = await takeGroup(desk, group, ({ path }) => restOf(seen, path, nowMs), options);
        filed += outcome.filed.length;
        refused += outcome.refused.length;
        // A file that is moved back is looked at like a new one.
        seen = forget(seen, [...outcome.filed, ...outcome.refused]);
        await tellStrange(held.files, outcome.left);
      } catch (error) {
        if (error instanceof FolderLostError) throw error;
        // Whatever it is, the files are where they were; the next look tries again.
        const trouble = error instanceof Error ? error.message : String(error);
        if (!troubles.has(trouble)) app.log.error({ err: error }, 'files of the watched folder could not be taken now');
        now.add(trouble);
      }
    }
    troubles = now;
    return { filed, refused, waiting: files.length - filed - refused };
  }

  async function lookInto(held: HeldFolder): Promise<Look> {
    if (!(await hold(app, held, options.leaseSeconds))) {
      return { isHolder: false, filed: 0, refused: 0, waiting: 0 };
    }
    const renewal = setInterval(() => {
      hold(app, held, options.leaseSeconds).catch((error) => app.log.warn({ err: error }, 'a lease was not renewed'));
    }, options.leaseSeconds * 300);
    try {
      return { isHolder: true, ...(await take(held)) };
    } catch (error) {
      if (!(error instanceof FolderLostError)) throw error;
      return { isHolder: false, filed: 0, refused: 0, waiting: 0 };
    } finally {
      clearInterval(renewal);
    }
  }

  return {
    look: async () => {
      const files = await openWatched(options.root, options);
      try {
        const held = { files, id: await prepareFolder(files), holder };
        folder = held;
        return await lookInto(held);
      } finally {
        await files.close();
      }
    },
    interrupt: () => {
      isInterrupted = true;
    },
    close: async () => {
      if (folder !== null) await letGo(app, folder);
    },
  };
}

async function isBusy(app: App): Promise<boolean> {
  try {
    await refuseWhenBusy(app);
    return false;
  } catch (error) {
    if (error instanceof DomainError && error.refusal.code === 'intake_busy') return true;
    throw error;
  }
}
