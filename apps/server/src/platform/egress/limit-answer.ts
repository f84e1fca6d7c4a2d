import type { Readable } from 'node:stream';
import { EgressTooLargeError } from './errors.ts';

export interface AnswerLimit {
  readonly maxBytes: number;
  /** Turns what the connection says into what callers know. */
  readonly explain: (error: unknown) => unknown;
  /** Called once, however the answer ends. */
  readonly onEnd: () => void;
}

/**
 * The answer's body as a stream that counts. What is read ahead of the reader is bounded by the buffers of the
 * connection, so an endless answer costs no more memory than a short one.
 */
export function limitAnswer(body: Readable, limit: AnswerLimit): ReadableStream<Uint8Array> {
  let taken = 0;
  const chunks: AsyncIterator<Uint8Array> = body[Symbol.asyncIterator]();
  // The connection may break, or the time may be up, while nobody reads; the reader hears of it at the next read.
  body.on('error', () => {});
  body.once('close', limit.onEnd);

  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await chunks.next();
          if (done === true) return controller.close();
          taken += value.byteLength;
          if (taken > limit.maxBytes) throw tooLarge(limit.maxBytes);
          controller.enqueue(value);
        } catch (error) {
          body.destroy();
          controller.error(limit.explain(error));
        }
      },
      cancel() {
        body.destroy();
      },
    },
    // Nothing is taken from the connection before somebody reads.
    { highWaterMark: 0 },
  );
}

export function tooLarge(maxBytes: number): EgressTooLargeError {
  return new EgressTooLargeError(`The answer is longer than the ${maxBytes} bytes that are taken.`);
}
