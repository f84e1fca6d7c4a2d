import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

interface Connection {
  readonly exchanges: Set<Exchange>;
  /** How much had arrived when the last answer was finished: more means that another request has begun. */
  bytesSeen: number;
  whenAnswered: (() => void)[];
}

/** The open connections of a server and what happens on them; Node itself knows idle ones only approximately. */
export interface Connections {
  /** The request that is still arriving on this socket, if its handler was called already. */
  arriving(socket: Socket): Exchange | null;
  /** Calls back when everything that was asked on this socket is answered; at once where nothing was. */
  whenAnswered(socket: Socket, then: () => void): void;
  /** Whether nothing was asked on this connection after the request that is being answered. */
  isLast(response: ServerResponse): boolean;
  /** Takes no new connections, lets the open ones finish, and resolves when all are gone. */
  drain(limits: DrainLimits): Promise<void>;
}

export interface DrainLimits {
  /** How long idle clients may use their connection a last time: one may be sending at this very moment. */
  readonly idleMs: number;
  /** After this the connections that are left are cut: a slow client does not hold up a stop for ever. */
  readonly longestMs: number;
}

/** How often a stopping server looks for connections that have become idle. */
const LOOK_EVERY_MS = 50;
/** Node accepts a few connections a round; where new ones keep coming, the door has to close at some time. */
const ACCEPT_MS = 1_000;

export function trackConnections(server: Server): Connections {
  const open = new Map<Socket, Connection>();
  let accepted = 0;

  server.on('connection', (socket: Socket) => {
    accepted += 1;
    open.set(socket, { exchanges: new Set(), bytesSeen: 0, whenAnswered: [] });
    socket.once('close', () => open.delete(socket));
  });
  // Before the framework's own listener, so that a handler never runs unseen.
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const connection = open.get(socket);
    if (connection === undefined) return;
    const exchange = { request, response };
    connection.exchanges.add(exchange);
    response.once('close', () => {
      connection.exchanges.delete(exchange);
      connection.bytesSeen = socket.bytesRead;
      if (connection.exchanges.size > 0) return;
      for (const then of connection.whenAnswered.splice(0)) then();
    });
  });

  /** Clients that wait to be accepted have sent their requests already; when the door closes, the kernel resets them. */
  async function acceptWaiting(): Promise<void> {
    const started = performance.now();
    for (let before = -1; before !== accepted && performance.now() - started < ACCEPT_MS; ) {
      before = accepted;
      await afterReading();
    }
  }

  const isIdle = (socket: Socket, { exchanges, bytesSeen }: Connection): boolean =>
    exchanges.size === 0 && socket.bytesRead === bytesSeen;

  return {
    arriving: (socket) => [...(open.get(socket)?.exchanges ?? [])].find(({ request }) => !request.complete) ?? null,
    isLast: (response) => {
      const connection = open.get(response.req.socket);
      return connection === undefined || [...connection.exchanges].at(-1)?.response === response;
    },
    whenAnswered: (socket, then) => {
      const connection = open.get(socket);
      if (connection === undefined || connection.exchanges.size === 0) then();
      else connection.whenAnswered.push(then);
    },
    drain: async ({ idleMs, longestMs }) => {
      await acceptWaiting();
      // The listening socket alone: the close of an HTTP server would also cut connections between two requests.
      const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
      const started = performance.now();
      const looking = setInterval(async () => {
        const waited = performance.now() - started;
        // A process that was busy for a while has not read everything that has arrived meanwhile.
        await afterReading();
        for (const [socket, connection] of open) {
          if (waited >= longestMs || (waited >= idleMs && isIdle(socket, connection))) socket.destroy();
        }
      }, LOOK_EVERY_MS);
      await closed;
      clearInterval(looking);
    },
  };
}

/**
 * Resolves when Node has read what had arrived. Its loop reads from all sockets and then runs what setImmediate was
 * given, but the first of these may come from the round in which it was called: only before the second was it read.
 */
function afterReading(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(() => setImmediate(resolve));
  });
}
