import { connect, type Socket } from 'node:net';
import { CONNECT_LIMIT_MS, type ConnectSettings, decideAddresses, lookupIn, notConnected } from './connect-pinned.ts';
import { EgressRefusedError } from './errors.ts';
import { readTarget } from './target.ts';

/** A server that speaks a protocol of its own, such as SMTP, which has its own rules for encryption. */
export interface ServerAddress {
  readonly host: string;
  readonly port: number;
}

/** Such a server as a web address, so that one parser and one policy decide about every way out. */
export function asUrl({ host, port }: ServerAddress): string {
  return `https://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** A connection to such a server, decided and pinned like that of every call. */
export async function connectServer(settings: ConnectSettings, server: ServerAddress): Promise<Socket> {
  const { policy, resolve, signal } = settings;
  const read = readTarget(asUrl(server));
  if ('refusal' in read) throw new EgressRefusedError(read.refusal.reason);
  const { target } = read;
  const addresses = await decideAddresses(policy, resolve, target).catch((error: unknown) => {
    throw notConnected(target, error);
  });
  return new Promise((settle, fail) => {
    const pinned = addresses.length === 0 ? {} : { lookup: lookupIn(addresses), autoSelectFamily: true };
    const socket = connect({ host: target.host, port: target.port, signal, ...pinned });
    const giveUp = (error: Error) => {
      socket.destroy();
      fail(notConnected(target, error));
    };
    socket.setTimeout(CONNECT_LIMIT_MS, () => giveUp(new Error('It took too long.')));
    socket.once('error', giveUp);
    socket.once('connect', () => {
      socket.setTimeout(0);
      socket.removeListener('error', giveUp);
      settle(socket);
    });
  });
}
