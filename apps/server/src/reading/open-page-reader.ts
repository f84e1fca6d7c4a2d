import type { Config } from '../platform/config.ts';
import type { PageReader } from '../platform/page-reader.ts';
import { type OcrEngineChoice, openOcrEngine } from './ocr/index.ts';
import { createPageReader } from './page-reader.ts';

/** Two files at a time: one is read while another waits for its pictures to be recognized. */
const PROCESSES = 2;

export interface NodeReaderOptions {
  readonly config: Config;
  /** The setting `ocr.engine`; `auto` where there are no settings. */
  readonly choice?: () => Promise<OcrEngineChoice>;
}

/** The reader of a node: with the engine of the inference process where one is configured, else of the machine. */
export function openPageReader({ config, choice }: NodeReaderOptions): PageReader {
  const { inferenceUrl: url, inferenceToken: token, inferenceTimeoutSeconds: timeoutSeconds } = config;
  // Without a token the inference process answers 401, and its sentence says what is missing.
  const remote = url === null ? null : { url, token: token ?? '', timeoutSeconds };
  return createPageReader({
    processes: PROCESSES,
    ocrSeconds: timeoutSeconds,
    choice: choice ?? (async () => 'auto'),
    openEngine: (chosen) => openOcrEngine(chosen, { parallel: PROCESSES, remote }),
  });
}
