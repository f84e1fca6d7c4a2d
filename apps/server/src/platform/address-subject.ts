import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

export type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** One spelling an address: an IPv4 address that arrived over an IPv6 socket is that IPv4 address. */
export function parseAddress(text: string): Address | null {
  // The library also reads shorthands such as 127.1 or 0x7f000001, which no proxy writes.
  return isIP(text) === 0 ? null : ipaddr.process(text);
}

/**
 * Whom a limit counts: an IPv4 address, or the /64 network of an IPv6 one. A single customer of a provider is given a
 * whole /64, so counting its addresses one by one would limit nobody.
 */
export function addressSubject(address: string): string {
  const parsed = parseAddress(address);
  if (parsed === null || parsed.kind() === 'ipv4') return address;
  const network = (parsed as ipaddr.IPv6).parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
