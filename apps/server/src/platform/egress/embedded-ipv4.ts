import ipaddr from 'ipaddr.js';

/** For each kind of IPv6 address that stands for an IPv4 address: where its four bytes are. */
interface Wrapping {
  readonly range: string;
  readonly positions: readonly (readonly [number, number, number, number])[];
  /** Teredo stores the client's address with every bit turned over. */
  readonly inverted?: readonly (readonly [number, number, number, number])[];
}

const LAST = [12, 13, 14, 15] as const;

const WRAPPINGS: readonly Wrapping[] = [
  { range: '::/96', positions: [LAST] }, // IPv4-compatible, deprecated
  { range: '::ffff:0:0:0/96', positions: [LAST] }, // IPv4-translated, RFC 2765
  { range: '64:ff9b::/96', positions: [LAST] }, // NAT64, RFC 6052
  {
    // NAT64 for local use, RFC 8215. How long the prefix is, is the network's choice: RFC 6052 puts the bytes
    // at each of these places (byte 8 is always skipped), so each of them is looked at.
    range: '64:ff9b:1::/48',
    positions: [[6, 7, 9, 10], [7, 9, 10, 11], [9, 10, 11, 12], LAST],
  },
  { range: '2001::/32', positions: [[4, 5, 6, 7]], inverted: [LAST] }, // Teredo: its server and its client
  { range: '2002::/16', positions: [[2, 3, 4, 5]] }, // 6to4
];

const PARSED = WRAPPINGS.map((wrapping) => ({ ...wrapping, range: ipaddr.IPv6.parseCIDR(wrapping.range) }));

/**
 * The IPv4 addresses that a gateway may make of an IPv6 address: refusing 169.254.169.254 is worth little when
 * 64:ff9b::a9fe:a9fe leads to it. A NAT64 prefix that a network picks out of its own addresses cannot be known here.
 */
export function embeddedIpv4(address: ipaddr.IPv6): ipaddr.IPv4[] {
  const bytes = address.toByteArray();
  const at = (places: readonly number[], mask: number) =>
    new ipaddr.IPv4(places.map((place) => (bytes[place] ?? 0) ^ mask));

  const found = PARSED.filter(({ range }) => address.match(range[0], range[1])).flatMap(({ positions, inverted }) => [
    ...positions.map((places) => at(places, 0)),
    ...(inverted ?? []).map((places) => at(places, 0xff)),
  ]);
  return isIsatap(bytes) ? [...found, at(LAST, 0)] : found;
}

/** ISATAP (RFC 5214) may stand behind any prefix; its interface identifier is 0000:5efe or 0200:5efe and the IPv4 address. */
function isIsatap(bytes: readonly number[]): boolean {
  return (bytes[8] === 0 || bytes[8] === 2) && bytes[9] === 0 && bytes[10] === 0x5e && bytes[11] === 0xfe;
}
