import { parentPort } from 'node:worker_threads';
import type { ExtractionWork } from '../../platform/extractor.ts';
import { doWork } from './work.ts';

/**
 * The extracting thread (dist/extractor.js). Templates are written by people and documents by anybody: here they can
 * take their time, and be stopped, without any other request waiting for it.
 */
parentPort?.on('message', ({ id, work }: { readonly id: number; readonly work: ExtractionWork }) => {
  try {
    parentPort?.postMessage({ id, result: doWork(work) });
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
