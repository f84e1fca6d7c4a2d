import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { parseUrl } from '../parse-url.ts';
import { type Address, readAddress } from './address-ranges.ts';
import { hostOf, isHostName } from './host-name.ts';

/** One host name of the list; a port narrows it to that port. */
export interface AllowedHost {
  readonly host: string;
  readonly port: number | null;
}

/** One range of addresses of the list. A single address is a range of one, and may have a port. */
export interface AllowedRange {
  readonly range: readonly [Address, number];
  readonly port: number | null;
}

/**
 * What EGRESS_ALLOW says. Unset (`isSet` false): https to public addresses. Set: only what is listed, whether public
 * or not, over https or plain http, because "an address outside it" is refused.
 */
export interface EgressPolicy {
  readonly isSet: boolean;
  readonly hosts: readonly AllowedHost[];
  readonly ranges: readonly AllowedRange[];
}

/**
 * Reads EGRESS_ALLOW and throws at the first entry that is not exactly a host, a host:port or a CIDR range: an entry
 * that is silently understood in another way is a hole in a wall that looks whole. An empty text counts as unset,
 * which is how compose files and unit files write "nothing here".
 */
export function parseEgressAllow(text: string | undefined): EgressPolicy {
  if (text === undefined || text.trim() === '') return { isSet: false, hosts: [], ranges: [] };

  const entries = text.split(',').map((entry) => entry.trim());
  const parsed = entries.filter((entry) => entry !== '').map(parseEntry);
  if (parsed.length === 0) throw new Error('EGRESS_ALLOW holds commas only. List hosts, or leave it unset.');
  return {
    isSet: true,
    hosts: parsed.filter((entry) => 'host' in entry),
    ranges: parsed.filter((entry) => 'range' in entry),
  };
}

function parseEntry(entry: string): AllowedHost | AllowedRange {
  if (entry.includes('://')) throw badEntry(entry, 'is an address of a page; write the host only');
  if (entry.includes('*')) throw badEntry(entry, 'has a wildcard; list each host, or a CIDR range');
  if (entry.includes('/')) return { range: parseRange(entry), port: null };
  if (isIP(entry) === 6) return { range: singleAddress(entry, entry), port: null };

  const { host, port } = splitPort(entry);
  const unbracketed = /^\[(.*)\]$/.exec(host)?.[1];
  if (unbracketed !== undefined) {
    if (isIP(unbracketed) !== 6) throw badEntry(entry, 'has brackets around something that is not an IPv6 address');
    return { range: singleAddress(unbracketed, entry), port };
  }
  if (isIP(host) === 4) return { range: singleAddress(host, entry), port };
  return { host: parseHost(host, entry), port };
}

function parseRange(entry: string): [Address, number] {
  const [base = '', length = '', ...rest] = entry.split('/');
  const address = readAddress(base);
  const bits = isIP(base) === 4 ? 32 : 128;
  if (address === null || rest.length > 0 || !/^\d{1,3}$/.test(length) || Number(length) > bits) {
    throw badEntry(entry, 'is not a CIDR range such as 10.0.0.0/8 or fd00::/8');
  }
  if (isIP(base) === 6 && address.kind() === 'ipv4')
    throw badEntry(entry, 'wraps IPv4 addresses; write the IPv4 range');
  // 10.1.2.3/8 is either a slip of the pen for /32 or for 10.0.0.0/8, sixteen million addresses apart.
  const network =
    address.kind() === 'ipv4' ? ipaddr.IPv4.networkAddressFromCIDR(entry) : ipaddr.IPv6.networkAddressFromCIDR(entry);
  if (network.toString() !== address.toString()) {
    throw badEntry(entry, `does not start at the beginning of its range; write ${network.toString()}/${length}`);
  }
  return [address, Number(length)];
}

function singleAddress(text: string, entry: string): [Address, number] {
  const address = readAddress(text);
  if (address === null) throw badEntry(entry, 'has a zone; write the address without it');
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

function splitPort(entry: string): { host: string; port: number | null } {
  const match = /^(.*):([^:\]]*)$/.exec(entry);
  if (match === null) return { host: entry, port: null };
  const [, host = '', port = ''] = match;
  if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65_535) {
    throw badEntry(entry, 'has a port that is not a number from 1 to 65535');
  }
  return { host, port: Number(port) };
}

/** Brings the entry into the form that a parsed URL has, so that bücher.example meets xn--bcher-kva.example. */
function parseHost(host: string, entry: string): string {
  // Only letters, digits and what a name in another script needs: "a@b" or "a#b" would be read as something else.
  const url = /^[\p{L}\p{M}\p{N}._-]+$/u.test(host) ? parseUrl(`http://${host}/`) : null;
  if (url === null) throw badEntry(entry, 'is not a host, a host:port or a CIDR range');
  const normal = hostOf(url);
  if (isIP(normal) !== 0) throw badEntry(entry, `is another spelling of ${normal}; write that`);
  if (!isHostName(normal)) throw badEntry(entry, 'is not a host name (no dot at its end, no empty part)');
  return normal;
}

function badEntry(entry: string, why: string): Error {
  return new Error(`EGRESS_ALLOW: the entry "${entry}" ${why}.`);
}
