import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { doWork, movedBy, type ParsingWork } from './work.ts';

/** When the processors are busy, the thread that answers requests comes first. On Linux 0 means this thread alone. */
const NICENESS = 10;
if (process.platform === 'linux') yieldToOthers();

function yieldToOthers(): void {
  try {
    setPriority(0, NICENESS);
  } catch {
    // A sandbox may forbid it (deploy/systemd does); parsing then shares the processors evenly.
  }
}

/** A parsing thread (dist/parser.js). */
parentPort?.on('message', ({ id, work }: { readonly id: number; readonly work: ParsingWork }) => {
  doWork(work).then(
    (result) => {
      parentPort?.postMessage({ id, result }, [...movedBy(result)]);
    },
    (error: unknown) => parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) }),
  );
});
