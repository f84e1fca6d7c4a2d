import type { Config } from '../platform/config.ts';
import type { PageReader } from '../platform/page-reader.ts';
import { openOcrEngine } from './ocr/index.ts';
import { createPageReader } from './page-reader.ts';

/** Two files at a time: one is read while another waits for its pictures to be recognized. */
const PROCESSES = 2;

/** The reader of a node: with the recognizer of the inference process where one is configured, else one of its own. */
export function openPageReader({ config }: { readonly config: Config }): PageReader {
  const { inferenceUrl: url, inferenceToken: token, inferenceTimeoutSeconds: timeoutSeconds } = config;
  // Without a token the inference process answers 401, and its sentence says what is missing.
  const remote = url === null ? null : { url, token: token ?? '', timeoutSeconds };
  return createPageReader({
    processes: PROCESSES,
    ocrSeconds: timeoutSeconds,
    openEngine: () => openOcrEngine({ parallel: PROCESSES, remote }),
  });
}
