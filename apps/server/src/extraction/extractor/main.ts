import { parentPort } from 'node:worker_threads';
import { TooManySteps, withSteps } from '@countersign/engine/extraction/pattern-steps';
import type { ExtractionWork } from '../../platform/extractor.ts';
import { doWork } from './work.ts';

/**
 * The extracting thread (dist/extractor.js). Templates are written by people and documents by anybody: here they can
 * take their time, and be stopped, without any other request waiting for it.
 */
parentPort?.on('message', ({ id, work, steps }: { id: number; work: ExtractionWork; steps: number }) => {
  try {
    parentPort?.postMessage({ id, result: withSteps(steps, () => doWork(work)) });
  } catch (error) {
    if (error instanceof TooManySteps) return parentPort?.postMessage({ id, tooManySteps: true });
    parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
