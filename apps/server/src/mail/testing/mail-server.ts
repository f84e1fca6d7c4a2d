import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';

/** A message as it arrived. */
export interface Delivery {
  readonly email: Email;
  readonly raw: string;
  readonly to: readonly string[];
  readonly secure: boolean;
  readonly user: string | null;
}

export interface MailServer {
  readonly port: number;
  readonly deliveries: Delivery[];
  stop(): Promise<void>;
}

type Options = Omit<SMTPServerOptions, 'onData'> & {
  readonly port?: number;
  /** Answers a message that has arrived whole. An error is the answer; "hang up" closes the connection instead. */
  readonly answerMessage?: (count: number) => Error | 'hang up' | null;
};

/** A real mail server on this machine that keeps what it gets. */
export async function startMailServer(options: Options = {}): Promise<MailServer> {
  const { port = 0, answerMessage = () => null, ...rest } = options;
  const deliveries: Delivery[] = [];
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    ...rest,
    onData: async (stream, session, callback) => {
      const parts: Buffer[] = [];
      try {
        for await (const part of stream) parts.push(part as Buffer);
      } catch {
        // Whoever sent it is gone before its end: nothing arrived, and nobody is there to be answered.
        return;
      }
      deliveries.push(await toDelivery(Buffer.concat(parts), session));
      const said = answerMessage(deliveries.length);
      if (said === 'hang up') for (const socket of sockets) socket.destroy();
      else callback(said);
    },
  });
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    deliveries,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function toDelivery(raw: Buffer, session: SMTPServerSession): Promise<Delivery> {
  return {
    email: await PostalMime.parse(raw),
    raw: raw.toString('latin1'),
    to: session.envelope.rcptTo.map(({ address }) => address),
    secure: session.secure,
    user: session.user === undefined ? null : String(session.user),
  };
}

export function smtpError(code: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode: code });
}
