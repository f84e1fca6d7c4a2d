import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { parseStrictJson } from '../parsing/index.ts';
import { DomainError, type RefusedField } from '../platform/domain-error.ts';
import type { CheckedValue, IncomingJson, Parser } from '../platform/parser.ts';

/** Parsing this much takes a millisecond or two, less than it takes to hand it to a thread and back. */
const SMALL_BYTES = 64 * 1024;

const NOT_JSON = 'Send the body as application/json, in UTF-8.';

/** A body that was checked by the operation's schema where it was parsed. */
export class CheckedBody {
  readonly value: unknown;
  readonly refused: readonly RefusedField[];

  constructor({ value, refused }: CheckedValue) {
    this.value = value;
    this.refused = refused;
  }
}

/** Reads JSON bodies up to the operation's limit. A large one is parsed and checked in a thread, so that nobody waits for it. */
export function createBodyReader(parser: Parser) {
  return async (request: FastifyRequest, payload: Readable): Promise<unknown> => {
    if (!/^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i.test(request.headers['content-type'] ?? '')) {
      throw new DomainError({ code: 'unsupported_media_type', detail: NOT_JSON });
    }
    const body = new ArrivingBody(parser);
    try {
      await readInto(body, request, payload);
      return await body.parse(request.routeOptions.config.body ?? {});
    } finally {
      body.drop();
    }
  };
}

/** Kept here while it is small; from then on every piece goes to where it is parsed. */
class ArrivingBody {
  readonly #parser: Pick<Parser, 'receiveJson'>;
  #pieces: Uint8Array[] = [];
  #large: IncomingJson | null = null;
  length = 0;

  constructor(parser: Pick<Parser, 'receiveJson'>) {
    this.#parser = parser;
  }

  add(piece: Uint8Array): void {
    this.length += piece.length;
    this.#pieces.push(piece);
    if (this.length <= SMALL_BYTES) return;
    this.#large ??= this.#parser.receiveJson();
    for (const each of this.#pieces) this.#large.add(each);
    this.#pieces = [];
  }

  async parse(schema: object): Promise<unknown> {
    if (this.#large !== null) return new CheckedBody(await this.#large.parse(schema));
    return this.length === 0 ? undefined : parseStrictJson(Buffer.concat(this.#pieces));
  }

  drop(): void {
    this.#large?.drop();
  }
}

async function readInto(body: ArrivingBody, request: FastifyRequest, payload: Readable): Promise<void> {
  const { bodyLimit } = request.routeOptions;
  const declared = request.headers['content-length'];
  if (declared !== undefined && Number(declared) > bodyLimit) throw tooLarge();
  // Not destroyed when too much of it came: the connection would go with it, and the client would never see why.
  for await (const piece of payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>) {
    if (body.length + piece.length > bodyLimit) {
      payload.resume();
      throw tooLarge();
    }
    body.add(piece);
  }
  if (declared !== undefined && Number(declared) !== body.length) {
    const detail = 'The body is shorter or longer than its Content-Length says.';
    throw new DomainError({ code: 'request_invalid', detail });
  }
}

function tooLarge(): DomainError {
  return new DomainError({ code: 'body_too_large', detail: 'The body is larger than this operation takes.' });
}

/** A form is read by the handler, part by part as it arrives: a file of a gigabyte is never in memory. */
export async function leaveUnread(request: FastifyRequest): Promise<undefined> {
  if (request.routeOptions.config.takesMultipart === true) return undefined;
  throw new DomainError({ code: 'unsupported_media_type', detail: NOT_JSON });
}
