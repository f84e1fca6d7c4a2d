import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { SimulatorFault } from './faults.ts';

export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** What a spoilt answer says instead. */
  readonly wrongType?: Readonly<Record<string, unknown>>;
  readonly wrongOrder?: Readonly<Record<string, unknown>>;
}

/** Longer than any adapter reads. */
const TOO_LONG_BYTES = 3 * 1024 * 1024;
const GARBAGE = '<html><body>\u0000 Temporary maintenance {"answer":"done"';

/** Faults that come before anything is done. Answers whether there was one. */
export function spoilBefore(fault: SimulatorFault, request: IncomingMessage, response: ServerResponse): boolean {
  if (fault === 'timeout_before') return true;
  if (fault === 'reset_before') {
    request.socket.destroy();
    return true;
  }
  if (fault === 'garbage_before') {
    sendText(response, 200, GARBAGE);
    return true;
  }
  if (fault === 'error_before') {
    sendText(response, 503, 'Service Unavailable');
    return true;
  }
  return false;
}

/** Sends the answer, or what the fault makes of it. Where nothing is sent, the caller waits until it gives up. */
export async function sendAnswer(
  fault: SimulatorFault,
  response: ServerResponse,
  answer: Answer,
  delayMs: number,
): Promise<void> {
  const text = JSON.stringify(answer.body);
  switch (fault) {
    case 'timeout_after':
      return;
    case 'reset_after':
      response.socket?.destroy();
      return;
    case 'garbage':
      return sendText(response, 200, GARBAGE);
    case 'error_after':
      return sendText(response, 500, 'Internal Server Error');
    case 'echo':
      // Careless cores show what they were sent, credentials and all.
      return sendText(response, 200, `Trace: ${JSON.stringify(response.req.headers)} ${GARBAGE}`);
    case 'wrong_type':
      return sendText(
        response,
        answer.status,
        JSON.stringify(answer.wrongType ?? { ...answer.body, answer: 1, standing: 'yes' }),
      );
    case 'wrong_order':
      return sendText(
        response,
        answer.status,
        JSON.stringify(answer.wrongOrder ?? { ...answer.body, boardingId: 'another' }),
      );
    case 'too_long':
      return sendText(response, answer.status, `${text}${' '.repeat(TOO_LONG_BYTES)}`);
    case 'partial':
      response.writeHead(answer.status, { 'content-type': 'application/json', 'content-length': text.length + 100 });
      response.write(text.slice(0, text.length / 2), () => response.socket?.destroy());
      return;
    case 'twice': {
      const socket = response.socket;
      response.once('finish', () => socket?.write(asBytes(answer.status, text)));
      return sendText(response, answer.status, text);
    }
    case 'slow':
      await delay(delayMs);
      return sendText(response, answer.status, text);
    default:
      for (const [name, value] of Object.entries(answer.headers ?? {})) response.setHeader(name, value);
      return sendText(response, answer.status, text);
  }
}

function sendText(response: ServerResponse, status: number, text: string): void {
  if (response.destroyed) return;
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
  response.end(text);
}

/** A second answer that nobody asked for, as it goes over the wire. */
function asBytes(status: number, text: string): string {
  return `HTTP/1.1 ${status} OK\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
}
