import type { Config } from '../platform/config.ts';
import type { PageReader } from '../platform/page-reader.ts';
import { openNativeEngine, openNpmEngine } from './ocr/index.ts';
import { createPageReader } from './page-reader.ts';

/** Two files at a time: one is read while another waits for its pictures to be recognized. */
const PROCESSES = 2;

/** The reader of a node, with the engine that the node has. */
export function openPageReader(config: Config): PageReader {
  return createPageReader({
    processes: PROCESSES,
    ocrSeconds: config.inferenceTimeoutSeconds,
    openEngine: async () => (await openNativeEngine()) ?? (await openNpmEngine({ parallel: PROCESSES })),
  });
}
