export type { OpenFile } from './open-file.ts';
export { PageFailed } from './page-failed.ts';
export { PoolClosed } from './process-queue.ts';
export { defaultReaderLimits, type ReaderLimits } from './reader-limits.ts';
export { createReaderPool, type ReaderPool, type ReaderPoolOptions } from './reader-pool.ts';
