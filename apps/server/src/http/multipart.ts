import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy, { type Busboy } from 'busboy';
import { DomainError } from '../platform/domain-error.ts';

/** One part of a form, in the order in which it was sent. A file's bytes are read while they arrive, once. */
export type UploadedPart =
  | { readonly kind: 'field'; readonly name: string; readonly value: string }
  | {
      readonly kind: 'file';
      readonly name: string;
      /** As the client calls it, without folders; empty where it gave none. */
      readonly filename: string;
      readonly content: AsyncIterable<Uint8Array>;
    };

/** A multipart body that has not been read yet. */
export interface Upload {
  /** Reads the form. Whoever stops in between leaves the rest of the body unread. */
  parts(): AsyncGenerator<UploadedPart, void, undefined>;
}

const LIMITS = {
  /** Every field of ours is a line of text. */
  fieldSize: 16 * 1024,
  fields: 50,
  /** More files than any closing has; a client that sends more cuts its package in two. */
  files: 1_000,
  headerPairs: 50,
};

export function isMultipart(contentType: string | undefined): boolean {
  return /^multipart\/form-data\s*(;|$)/i.test(contentType ?? '');
}

export function createUpload(request: IncomingMessage): Upload {
  return { parts: () => readParts(request) };
}

async function* readParts(request: IncomingMessage): AsyncGenerator<UploadedPart, void, undefined> {
  const parser = openParser(request);
  const waiting: { readonly part: UploadedPart; readonly stream: Readable | null }[] = [];
  let failure: DomainError | null = null;
  let ended = false;
  let wake = () => {};
  const fail = (detail: string) => {
    failure ??= malformed(detail);
    wake();
  };

  parser.on('file', (name, stream, { filename }) => {
    // A stream that is cut while nobody reads it must not end the process.
    stream.on('error', () => {});
    const part = { kind: 'file', name: name ?? '', filename: filename ?? '', content: bytesOf(stream) } as const;
    waiting.push({ part, stream });
    wake();
  });
  parser.on('field', (name, value, { valueTruncated }) => {
    if (valueTruncated) return fail(`The field ${name} is longer than ${LIMITS.fieldSize} bytes.`);
    waiting.push({ part: { kind: 'field', name: name ?? '', value }, stream: null });
    wake();
  });
  parser.on('filesLimit', () =>
    fail(`At most ${LIMITS.files} files are taken in one request. Send the rest in another.`),
  );
  parser.on('fieldsLimit', () => fail(`At most ${LIMITS.fields} fields are taken in one request.`));
  parser.on('error', () => fail('The form ended too early or is not well-formed multipart/form-data.'));
  parser.on('close', () => {
    ended = true;
    wake();
  });
  const cut = () => parser.destroy(new Error('aborted'));
  request.once('aborted', cut);
  request.once('error', cut);
  request.pipe(parser);

  try {
    for (;;) {
      if (failure !== null) throw failure;
      const next = waiting.shift();
      if (next !== undefined) {
        yield next.part;
        // What the caller left unread of a file stands before the next part.
        next.stream?.resume();
      } else if (ended) return;
      else {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    }
  } finally {
    request.off('aborted', cut);
    request.unpipe(parser);
    // Read on and thrown away, so that a client that is still sending sees its answer (server.ts cuts it in the end).
    request.resume();
    parser.destroy();
  }
}

function openParser(request: IncomingMessage): Busboy {
  try {
    return busboy({ headers: request.headers, limits: LIMITS, defParamCharset: 'utf8' });
  } catch {
    throw malformed('The header content-type names no boundary of the form.');
  }
}

async function* bytesOf(stream: Readable): AsyncGenerator<Uint8Array, void, undefined> {
  try {
    yield* stream as AsyncIterable<Uint8Array>;
  } catch {
    throw malformed('The connection or the form ended in the middle of a file. Nothing was stored; send it again.');
  }
}

function malformed(detail: string): DomainError {
  return new DomainError({ code: 'malformed_multipart', detail });
}
