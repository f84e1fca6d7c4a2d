import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { vi } from 'vitest';

export interface Received {
  readonly at: Date;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Receiver {
  readonly port: number;
  readonly received: readonly Received[];
  /** How the next requests are answered; 204 until told. */
  answerWith(answer: (response: ServerResponse, count: number) => void): void;
  stop(): Promise<void>;
}

/** Somebody else's system: a real HTTP server that remembers what it was sent. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let reply: (response: ServerResponse, count: number) => void = (response) => response.writeHead(204).end();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const headers = request.headers as Record<string, string>;
    received.push({ at: new Date(), path: request.url ?? '', headers, body: Buffer.concat(chunks).toString('utf8') });
    reply(response, received.length);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    received,
    answerWith: (answer) => {
      reply = answer;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Whether the public library takes the message, at a time of ours: it refuses what is five minutes old. */
export function isVerified(secret: string, message: Received, at: Date): boolean {
  vi.useFakeTimers({ toFake: ['Date'], now: at });
  try {
    new Webhook(secret).verify(message.body, { ...message.headers });
    return true;
  } catch {
    return false;
  } finally {
    vi.useRealTimers();
  }
}
