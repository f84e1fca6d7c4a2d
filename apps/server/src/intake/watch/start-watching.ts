import { watch } from 'node:fs';
import type { App } from '../../platform/app.ts';
import { type FolderWatch, openWatch } from './watch-folder.ts';

/** Long enough for a slow disk, short enough that a dead node's folder does not wait. */
const LEASE_SECONDS = 15;
/** Several events come for one file; one look serves them all. */
const SETTLE_MS = 200;

export interface Watching {
  stop(): Promise<void>;
}

/** Watches WATCH_DIR until it is stopped; nothing where none is set. */
export function startWatching(app: App): Watching {
  const { watchDir: root, watchRestSeconds, watchPairSeconds, watchPollSeconds } = app.config;
  if (root === null) return { stop: async () => {} };
  const folder = openWatch(app, {
    root,
    restMs: watchRestSeconds * 1000,
    companionMs: watchPairSeconds * 1000,
    leaseSeconds: LEASE_SECONDS,
    nowMs: () => performance.now(),
  });
  return keepLooking(app, folder, root, watchPollSeconds * 1000);
}

/**
 * Looks by the clock, which works on every mount; the system's events only make the next look come sooner. Looks never
 * overlap.
 */
function keepLooking(app: App, folder: FolderWatch, root: string, pollMs: number): Watching {
  let stopping = false;
  let wake = () => {};
  let lastTrouble = '';
  const hint = listen(root, () => wake());

  async function lookOnce(): Promise<void> {
    try {
      await folder.look();
      lastTrouble = '';
    } catch (error) {
      // Told once, not at every look: a mount that is away may be away all night.
      const trouble = error instanceof Error ? error.message : String(error);
      if (trouble !== lastTrouble) app.log.error({ err: error }, 'the watched folder cannot be looked into');
      lastTrouble = trouble;
    }
  }

  const running = (async () => {
    while (!stopping) {
      await lookOnce();
      if (!stopping)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, pollMs);
          wake = () => {
            clearTimeout(timer);
            setTimeout(resolve, stopping ? 0 : SETTLE_MS);
          };
        });
    }
  })();

  return {
    stop: async () => {
      stopping = true;
      folder.interrupt();
      wake();
      hint();
      await running;
      await folder.close();
    },
  };
}

/** Events of the folder's own level, where the system gives any. */
function listen(root: string, onChange: () => void): () => void {
  try {
    const watcher = watch(root, { persistent: false }, onChange);
    watcher.on('error', () => watcher.close());
    return () => watcher.close();
  } catch {
    return () => {};
  }
}
