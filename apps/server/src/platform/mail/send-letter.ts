import type { Socket } from 'node:net';
import { createTransport } from 'nodemailer';
import { type Letter, toMailOptions } from './letter.ts';
import type { SmtpServer } from './smtp-url.ts';

/** A server that is up answers in a moment; one that is not must not hold a worker for minutes. */
const CONNECT_MS = 15_000;
/** Some servers check for spam while the client waits for the last answer. */
const SILENCE_MS = 60_000;

/** The server will never take this message, so sending it again is no use (RFC 5321, 4.2.1: replies of 5yz). */
export class MailRefusedError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MailRefusedError';
  }
}

/** Opens a connection to a mail server, or refuses to. */
export type Connect = (server: { readonly host: string; readonly port: number }) => Promise<Socket>;

/** Hands a letter to the mail server. Whatever it throws but MailRefusedError may be over by the next attempt. */
export async function sendLetter(server: SmtpServer, letter: Letter, connect: Connect): Promise<void> {
  const transport = createTransport({
    // Every connection is made by the egress guard, which looks the name up once and connects to what it checked.
    getSocket: (_options, callback) => {
      connect(server).then(
        (connection) => callback(null, { connection }),
        (error: Error) => callback(error, false),
      );
    },
    host: server.host,
    port: server.port,
    secure: server.secure,
    requireTLS: server.requireTls,
    ...(server.user === null ? {} : { auth: { user: server.user, pass: server.password ?? '' } }),
    tls: { rejectUnauthorized: server.verifyTls, minVersion: 'TLSv1.2' },
    dnsTimeout: CONNECT_MS,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  });
  try {
    await transport.sendMail(toMailOptions(letter));
  } catch (error) {
    if (isRefusal(error)) throw new MailRefusedError(`The mail server refused the message: ${error.message}`);
    throw error;
  } finally {
    transport.close();
  }
}

/**
 * Only what was said about this message, its sender or its recipient counts. A wrong password is a 5yz as well, but
 * somebody may put the setting right within the day, and then the mail still goes out.
 */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return false;
  return responseCode === undefined || (typeof responseCode === 'number' && responseCode >= 500);
}
