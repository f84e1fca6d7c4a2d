import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { DomainError, type Refusal } from '../platform/domain-error.ts';
import type { Connections } from './connections.ts';
import { toProblem } from './problem.ts';

/** How long a client that is still sending has to read its answer: closing at once would reset the connection under it. */
const LINGER_MS = 1_000;

const notHttp: Refusal = { code: 'request_invalid', detail: 'What was sent is not a valid HTTP request.' };

const refusals: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: {
    code: 'headers_too_large',
    detail: 'Address and headers may take 16 KiB together. Send less.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    code: 'body_too_large',
    detail: 'The chunks of the body carry too many extensions.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: { code: 'request_timeout', detail: 'The request did not arrive in time. Send it again.' },
};

export interface BrokenRequests {
  /** What never became a request, or stopped being one: broken syntax, headers beyond the limit, a time-out. */
  answer(error: Error & { code?: string }, socket: Socket): void;
  /** CONNECT makes a tunnel. We are no proxy, and the framework never sees the request. */
  refuseTunnel(socket: Socket): void;
}

/** Answers on the bare socket, in the same form as every other answer. */
export function createBrokenRequests(
  connections: Connections,
  headers: Readonly<Record<string, string>>,
): BrokenRequests {
  const answered = new WeakSet<Socket>();

  function write(socket: Socket, refusal: Refusal, more: Readonly<Record<string, string>> = {}): void {
    const requestId = randomUUID();
    const { problem } = toProblem(new DomainError(refusal), { instance: '', requestId });
    const body = JSON.stringify(problem);
    const all = {
      ...headers,
      ...more,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'x-request-id': requestId,
      date: new Date().toUTCString(),
      connection: 'close',
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n${lines.join('')}\r\n${body}`);
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  }

  return {
    answer: (error, socket) => {
      if (!socket.writable || error.code === 'ECONNRESET' || error.code === 'EPIPE') return void socket.destroy();
      // The parser complains again about every further piece of the same broken request.
      if (answered.has(socket)) return;
      answered.add(socket);
      const refusal = refusals[error.code ?? ''] ?? notHttp;
      const arriving = connections.arriving(socket);
      if (arriving?.response.headersSent === true) return void socket.destroy();
      if (arriving !== null) return write(socket, refusal);
      // Requests that arrived whole before the broken one are answered first, in their order.
      connections.whenAnswered(socket, () => (socket.writable ? write(socket, refusal) : socket.destroy()));
    },
    refuseTunnel: (socket) => {
      socket.on('error', () => socket.destroy());
      write(
        socket,
        { code: 'method_not_allowed', detail: 'This is no proxy: CONNECT is not taken here.' },
        { allow: '' },
      );
    },
  };
}
