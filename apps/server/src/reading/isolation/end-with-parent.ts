import { Worker } from 'node:worker_threads';

/** The file descriptor of the pipe that only the parent holds the other end of; 0 to 2 are the usual three, 3 is IPC. */
const LIFELINE_FD = 4;

/**
 * Ends this process when its parent is gone, even while the main thread is stuck in WebAssembly and can notice nothing:
 * a thread of its own waits for the end of a pipe that closes with the parent, however that died. SIGKILL, because
 * anything gentler would wait for the main thread. Plain text, since a thread needs a file and this file may be
 * bundled into another.
 */
export function endWithParent(): void {
  const watcher = new Worker(
    `const { Socket } = require('node:net');
     const end = () => process.kill(process.pid, 'SIGKILL');
     new Socket({ fd: ${LIFELINE_FD}, readable: true, writable: false }).on('error', end).on('close', end).resume();`,
    // Little memory, so that the watch weighs nothing beside the reading.
    { eval: true, resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 } },
  );
  // Its trouble is ours: without the watch this process could outlive everybody who knows of it.
  watcher.on('error', () => process.exit(1));
  watcher.unref();
}
