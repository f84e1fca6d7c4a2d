import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../../platform/package-root.ts';
import type { RecognizerAnswer, RecognizerRequest } from '../recognizer/recognizer-messages.ts';
import { recognizerVersion } from '../recognizer/recognizer-version.ts';
import { slopeDegrees } from '../recognizer/slope-degrees.ts';
import { createOcrChildren } from './ocr-children.ts';
import type { OcrEngine } from './ocr-engine.ts';

export interface RecognizerOptions {
  /** How many pages at the same time; as many as there are cores unless told. */
  readonly parallel?: number;
  /** The bundled process, for tests. */
  readonly childFile?: string;
}

/** A process is replaced after so many pages, so that nothing it may leak adds up. */
const PAGES_PER_CHILD = 500;

/** Our own recognizer, which ships with the service. It works in processes of its own, so that a page can be ended. */
export async function openRecognizer(options: RecognizerOptions = {}): Promise<OcrEngine> {
  const version = await recognizerVersion();
  const children = createOcrChildren<RecognizerRequest, RecognizerAnswer>({
    file: options.childFile ?? join(packageRoot(), 'dist/recognizer.js'),
    start: {},
    most: options.parallel ?? availableParallelism(),
    picturesPerChild: PAGES_PER_CHILD,
  });
  return {
    version,
    recognizePage: async ({ width, height, data }, { dpi, signal }) => {
      const { words, quarterTurns, slope, without } = await children.ask({ width, height, data, dpi }, 1, signal);
      const page = { words, engineVersion: version, quarterTurns, skewDegrees: slopeDegrees(slope) };
      return without === null ? page : { ...page, without };
    },
    close: () => children.close(),
  };
}
