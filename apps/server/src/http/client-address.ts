import ipaddr from 'ipaddr.js';
import { type Address, parseAddress } from '../platform/address-subject.ts';

/** Stands for a client whose address a trusted proxy did not tell, or told in a form that is no address. */
const UNKNOWN_ADDRESS = 'unknown';

/** What the socket says, and the `X-Forwarded-For` header, if one was sent. */
export type ReadAddress = (socketAddress: string | undefined, forwardedFor: string | undefined) => string;

/**
 * Whose request it is (open parts, Conventions: forwarded addresses count only from proxies named in TRUST_PROXY).
 * Every proxy appends the address that it saw, so the list is read from its right end: as long as an address belongs to
 * a trusted proxy, what that proxy saw counts. Whatever stands further left was written by a stranger.
 */
export function createAddressReader(trustedProxies: readonly string[]): ReadAddress {
  const isTrusted = createTrust(trustedProxies);
  // A client that keeps its connection asks again and again from one address.
  let lastSocket: string | undefined;
  let lastAddress = UNKNOWN_ADDRESS;

  return (socketAddress, forwardedFor) => {
    if (forwardedFor !== undefined) return readAll(socketAddress, forwardedFor);
    if (socketAddress !== lastSocket || lastSocket === undefined) {
      lastAddress = readAll(socketAddress, undefined);
      lastSocket = socketAddress;
    }
    return lastAddress;
  };

  function readAll(socketAddress: string | undefined, forwardedFor: string | undefined): string {
    let address = parseAddress(socketAddress ?? '');
    const told = forwardedFor?.split(',') ?? [];
    while (address !== null && told.length > 0 && isTrusted(address))
      address = parseAddress(withoutPort(told.pop() ?? ''));
    return address?.toString() ?? UNKNOWN_ADDRESS;
  }
}

/** Whether the other end of a connection is one of the bank's own proxies. */
export function createPeerCheck(trustedProxies: readonly string[]): (socketAddress: string | undefined) => boolean {
  if (trustedProxies.length === 0) return () => false;
  const isTrusted = createTrust(trustedProxies);
  return (socketAddress) => {
    const address = parseAddress(socketAddress ?? '');
    return address !== null && isTrusted(address);
  };
}

function createTrust(trustedProxies: readonly string[]): (address: Address) => boolean {
  const trusted = trustedProxies.map(parseRange);
  return (address) =>
    trusted.some(([base, bits]) => base.kind() === address.kind() && address.match(base as never, bits));
}

export function isLoopback(address: string): boolean {
  return parseAddress(address)?.range() === 'loopback';
}

/** Some proxies append the port that they saw. It changes with every connection and would make each one a new client. */
function withoutPort(told: string): string {
  const text = told.trim();
  return /^\[(.*)\](?::\d{1,5})?$/.exec(text)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(text)?.[1] ?? text;
}

/** `address` or `address/bits`, checked when the configuration was read. */
function parseRange(range: string): [Address, number] {
  const [text = '', bits] = range.split('/');
  const base = ipaddr.process(text);
  const written = ipaddr.parse(text);
  const widest = base.kind() === 'ipv4' ? 32 : 128;
  if (bits === undefined) return [base, widest];
  // ::ffff:10.0.0.0/104 is 10.0.0.0/8.
  return [base, written.kind() === base.kind() ? Number(bits) : Math.max(0, Number(bits) - 96)];
}
