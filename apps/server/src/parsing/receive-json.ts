import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { CheckedValue, IncomingJson } from '../platform/parser.ts';
import { ownBytes } from './own-bytes.ts';

/** Handed over together: a message costs more than a piece of the size that sockets give. */
const BATCH_BYTES = 256 * 1024;

/** Parses what waits in the queue of a port. */
export type ParseQueued = (body: MessagePort, bytes: number, schema: object) => Promise<CheckedValue>;

/**
 * Pieces wait in the queue of a port that nobody listens to, outside the memory that the thread of the requests has to
 * look through; the port goes to a parsing thread when one is free.
 */
export function receiveJson(parse: ParseQueued): IncomingJson {
  const { port1, port2 } = new MessageChannel();
  let batch: Uint8Array[] = [];
  let batchBytes = 0;
  let bytes = 0;

  function post(): void {
    const moved = batch.map(({ buffer }) => buffer as ArrayBuffer);
    port1.postMessage(batch, moved);
    batch = [];
    batchBytes = 0;
  }

  return {
    add(piece) {
      bytes += piece.length;
      batch.push(ownBytes(piece));
      batchBytes += piece.length;
      if (batchBytes >= BATCH_BYTES) post();
    },
    parse(schema) {
      post();
      return parse(port2, bytes, schema);
    },
    drop: () => port1.close(),
  };
}
