import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { embeddedIpv4 } from './embedded-ipv4.ts';

export type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** What an address is: `public` needs no listing, `listed` may be reached when listed, `never` may not be reached at all. */
export interface AddressKind {
  readonly reach: 'public' | 'listed' | 'never';
  /** Completes "ADDRESS is …" in a sentence. */
  readonly what: string;
}

type Row = readonly [range: string, reach: 'listed' | 'never', what: string];

const LINK_LOCAL = 'a link-local address';
const METADATA = "a cloud provider's metadata address";
const MULTICAST = 'a multicast address';
const PRIVATE = 'a private address';
const DOCUMENTATION = 'an address reserved for documentation';
const PROTOCOL = 'an address reserved for protocols';

/**
 * Everything that is not an ordinary public address, after the special-purpose registries of the IANA (RFC 6890 and
 * later) and the metadata services of the cloud providers. The first row that holds an address decides, so the
 * rows of one address stand before the range around it. `never` is the specification's "always refused", plus what
 * cannot be a server at all (unspecified, multicast, broadcast): on Linux 0.0.0.0 reaches loopback.
 */
const ROWS: readonly Row[] = [
  ['169.254.0.0/16', 'never', LINK_LOCAL],
  ['168.63.129.16/32', 'never', METADATA], // Azure
  ['100.100.100.200/32', 'never', METADATA], // Alibaba Cloud
  ['192.0.0.192/32', 'never', METADATA], // Oracle Cloud
  ['0.0.0.0/8', 'never', 'an unspecified address'],
  ['224.0.0.0/4', 'never', MULTICAST],
  ['255.255.255.255/32', 'never', 'the broadcast address'],
  ['10.0.0.0/8', 'listed', PRIVATE],
  ['100.64.0.0/10', 'listed', "a carrier's shared address"],
  ['127.0.0.0/8', 'listed', 'a loopback address'],
  ['172.16.0.0/12', 'listed', PRIVATE],
  ['192.0.0.0/24', 'listed', PROTOCOL],
  ['192.0.2.0/24', 'listed', DOCUMENTATION],
  ['192.88.99.0/24', 'listed', PROTOCOL],
  ['192.168.0.0/16', 'listed', PRIVATE],
  ['198.18.0.0/15', 'listed', 'an address reserved for benchmarks'],
  ['198.51.100.0/24', 'listed', DOCUMENTATION],
  ['203.0.113.0/24', 'listed', DOCUMENTATION],
  ['240.0.0.0/4', 'listed', 'a reserved address'],

  ['fe80::/10', 'never', LINK_LOCAL],
  ['fd00:ec2::/32', 'never', METADATA], // AWS
  ['fd20:ce::254/128', 'never', METADATA], // Google Cloud
  ['fd00:42::42/128', 'never', METADATA], // Scaleway
  ['::/128', 'never', 'an unspecified address'],
  ['ff00::/8', 'never', MULTICAST],
  ['::1/128', 'listed', 'a loopback address'],
  ['fc00::/7', 'listed', PRIVATE],
  ['fec0::/10', 'listed', 'a site-local address'],
  ['2001::/23', 'listed', PROTOCOL],
  ['2001:db8::/32', 'listed', DOCUMENTATION],
  ['2002::/16', 'listed', 'an address that wraps an IPv4 address'],
  ['3fff::/20', 'listed', DOCUMENTATION],
];

const RANGES = ROWS.map(([range, reach, what]) => ({ range: ipaddr.parseCIDR(range), kind: { reach, what } }));

/** The one block that the IANA gives out for ordinary IPv6 use. Whatever lies outside of it is not public. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

const PUBLIC: AddressKind = { reach: 'public', what: 'a public address' };
const WRAPPED: AddressKind = { reach: 'listed', what: 'an address that wraps an IPv4 address' };
const OUTSIDE: AddressKind = { reach: 'listed', what: 'a reserved address' };

/**
 * Reads an address as the operating system would print it; null for anything else. ipaddr.js alone is too kind here:
 * it takes 0x7f.1 and 0177.0.0.1, which other readers take for other addresses. An IPv4-mapped address is the
 * IPv4 address: the operating system connects it over IPv4, so the rules for IPv4 must hold for it. An address with
 * a zone (fe80::1%eth0) means something on one link only, so it is none that could be called.
 */
export function readAddress(text: string): Address | null {
  return isIP(text) === 0 || text.includes('%') ? null : ipaddr.process(text);
}

export function isInRange(address: Address, range: readonly [Address, number]): boolean {
  return address.kind() === range[0].kind() && address.match(range[0], range[1]);
}

export function kindOf(address: Address): AddressKind {
  const special = RANGES.find(({ range }) => isInRange(address, range))?.kind;
  const wrapped = address instanceof ipaddr.IPv6 ? embeddedIpv4(address) : [];
  const behind = wrapped.map(kindOf).find((kind) => kind.what === LINK_LOCAL || kind.what === METADATA);
  if (behind !== undefined) return behind;
  if (special !== undefined) return special;
  if (wrapped.length > 0) return WRAPPED;
  return address instanceof ipaddr.IPv4 || isInRange(address, GLOBAL_UNICAST) ? PUBLIC : OUTSIDE;
}
