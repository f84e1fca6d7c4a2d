import type { ServerEvent } from '../../api/events.ts';

/** How far the reading of a file is, as its events tell it. */
export interface FileProgress {
  readonly pages: ReadonlySet<number>;
  readonly failed: string | null;
}

export type Progress = ReadonlyMap<string, FileProgress>;

const NOTHING: FileProgress = { pages: new Set(), failed: null };

/** What an event says of a file. Events that say nothing of one leave everything as it is. */
export function advance(progress: Progress, { type, data }: ServerEvent): Progress {
  const { documentId, pageNo, reason } = (typeof data === 'object' && data !== null ? data : {}) as Readonly<
    Record<string, unknown>
  >;
  if (typeof documentId !== 'string') return progress;
  const known = progress.get(documentId) ?? NOTHING;
  const put = (next: FileProgress) => new Map(progress).set(documentId, next);
  switch (type) {
    case 'page.read':
      return typeof pageNo === 'number' ? put({ ...known, pages: new Set(known.pages).add(pageNo) }) : progress;
    case 'document.reading':
      // Read again from the start after a reprocess; pages that are known already are told again.
      return put({ ...known, failed: null });
    case 'document.failed':
      return put({ ...known, failed: typeof reason === 'string' ? reason : '' });
    default:
      return progress;
  }
}
