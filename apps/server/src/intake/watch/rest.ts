import type { SeenFile } from './list-folder.ts';

/** Since when a file stands as it does, and how many looks have seen it so. */
interface Standing {
  readonly mark: string;
  readonly sinceMs: number;
  readonly looks: number;
}

export type Seen = ReadonlyMap<string, Standing>;

/** What is known after one more look. A file that changed starts over. */
export function noteLook(before: Seen, files: readonly SeenFile[], nowMs: number): Seen {
  return new Map(
    files.map(({ path, mark }): [string, Standing] => {
      const known = before.get(path);
      return [path, known?.mark === mark ? { ...known, looks: known.looks + 1 } : { mark, sinceMs: nowMs, looks: 1 }];
    }),
  );
}

/**
 * How long a file stands unchanged; null before the second look. Measured by our own clock from look to look: the clock
 * of a file server, which wrote the file's time, may be another.
 */
export function restOf(seen: Seen, path: string, nowMs: number): number | null {
  const known = seen.get(path);
  return known === undefined || known.looks < 2 ? null : nowMs - known.sinceMs;
}

export function forget(seen: Seen, files: readonly SeenFile[]): Seen {
  if (files.length === 0) return seen;
  const gone = new Set(files.map(({ path }) => path));
  return new Map([...seen].filter(([path]) => !gone.has(path)));
}
