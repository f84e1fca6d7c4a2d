import { join } from 'node:path';
import { packageRoot } from '../../platform/package-root.ts';
import { type OpenFile, type OpenOptions, openFile } from './open-file.ts';
import { createProcessQueue } from './process-queue.ts';
import { defaultPoolHabits, defaultReaderLimits, type PoolHabits, type ReaderLimits } from './reader-limits.ts';

/** Reads files in processes of their own: whatever a file does, it does it there. */
export interface ReaderPool {
  /**
   * Opens a PDF, JPEG, PNG or TIFF. The bytes are kept until the file is closed, and must not be changed until then:
   * after a page that broke its process the same file is opened again for the next one. Fails with FileRefused.
   */
  open(bytes: Uint8Array, options?: OpenOptions): Promise<OpenFile>;
  /** Ends every process. Whoever still waits or reads gets a PoolClosed. */
  close(): Promise<void>;
}

export interface ReaderPoolOptions {
  /** How many files are worked on at the same time. */
  readonly processes: number;
  readonly limits?: Partial<ReaderLimits>;
  readonly habits?: Partial<PoolHabits>;
  /** The reading program; the one that was built with this release when nothing is said. */
  readonly program?: string;
}

export function createReaderPool(options: ReaderPoolOptions): ReaderPool {
  const limits = { ...defaultReaderLimits, ...options.limits };
  const habits = { ...defaultPoolHabits, ...options.habits };
  const program = options.program ?? join(packageRoot(), 'dist/reader.js');
  const queue = createProcessQueue(program, options.processes, habits);
  return {
    open: (bytes, openOptions = {}) => openFile(queue, limits, habits, bytes, openOptions),
    close: () => queue.close(),
  };
}
