import { parentPort } from 'node:worker_threads';
import { doWork, type ParsingWork } from './work.ts';

/** A parsing thread (dist/parser.js). */
parentPort?.on('message', ({ id, work }: { readonly id: number; readonly work: ParsingWork }) => {
  doWork(work).then(
    (result) => {
      const moved = result.kind === 'json' ? [result.body.bytes.buffer as ArrayBuffer] : [];
      parentPort?.postMessage({ id, result }, moved);
    },
    (error: unknown) => parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) }),
  );
});
